// Writes the benchmark's messages with JavaScript's Intl. See Benchmarks/README.md.
//
//     node rendering.mjs MESSAGES ANSWERS
//
// Intl has plural rules, numbers and dates but no messages: each is put together by hand, as a program would.

import { readFileSync, writeFileSync } from "node:fs";

const value = (text) => {
  const [kind, rest] = [text.slice(0, text.indexOf(":")), text.slice(text.indexOf(":") + 1)];
  if (kind === "int") return Number(rest);
  return kind === "date" ? new Date(Number(rest) * 86_400_000) : rest;
};

function cases(path) {
  const found = [];
  for (const line of readFileSync(path, "utf8").split("\n").slice(0, -1)) {
    const fields = line.split("\t");
    if (fields[0] === "case") {
      found.push({ name: fields[1], locale: fields[2], sets: [] });
    } else {
      found.at(-1).sets.push(Object.fromEntries(fields.slice(1).map((field) => {
        const equals = field.indexOf("=");
        return [field.slice(0, equals), value(field.slice(equals + 1))];
      })));
    }
  }
  return found;
}

function writer(name, locale) {
  const rules = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);
  const long = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const day = new Intl.DateTimeFormat(locale, { month: "long", day: "numeric", timeZone: "UTC" });
  const one = (n) => rules.select(n) === "one";
  const english = {
    Title: ({ streak, first }) => `${number.format(streak)} ${one(streak) ? "day" : "days"} since ${long.format(first)}`,
    Body: ({ count, last }) =>
      `The last one was on ${day.format(last)}. ${number.format(count)} ${one(count) ? "entry is" : "entries are"} here.`,
    Insertion: ({ name, count }) => `${name}, you have written down ${number.format(count)} things that went well.`,
  };
  const chinese = {
    Title: ({ streak, first }) => `从${long.format(first)}起，${number.format(streak)} 天`,
    Body: ({ count, last }) => `上一项是${day.format(last)}写的，到现在共有 ${number.format(count)} 项。`,
    Insertion: ({ name, count }) => `${name}，你已经记下 ${number.format(count)} 件顺心的事。`,
  };
  const kind = name.split(":")[2];
  return (locale === "en" ? english : chinese)[kind === "TitleNewDate" ? "Title" : kind];
}

console.log(`data\tICU ${process.versions.icu}`);
const answers = [];
for (const { name, locale, sets } of cases(process.argv[2])) {
  const write = writer(name, locale);
  for (const set of sets) answers.push(write(set));
  let length = 0;
  const run = (passes) => {
    const start = process.hrtime.bigint();
    for (let pass = 0; pass < passes; pass++) for (const set of sets) length += write(set).length;
    return Number(process.hrtime.bigint() - start);
  };
  let passes = 1;
  while (run(passes) < 20e6) passes *= 2;
  const times = Array.from({ length: 25 }, () => run(passes) / passes / sets.length).sort((a, b) => a - b);
  if (length === 0) throw new Error("no text");
  console.log(["time", name, ...[times[12], times[0], times[24]].map((t) => t.toFixed(2)), sets.length].join("\t"));
}
writeFileSync(process.argv[3], answers.join("\n") + "\n");
