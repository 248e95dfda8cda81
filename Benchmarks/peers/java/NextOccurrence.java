import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;
import java.time.zone.ZoneRulesProvider;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;

/**
 * Asks java.time for next occurrences: LocalDate to count days, ZonedDateTime to resolve them.
 *
 * <p>Zones are those of the Java runtime, which reads no zoneinfo tree. Prepared, not timed: the zone, the anchor, the moment as
 * an Instant. Timed: the moment's local date, the rule's next date, its instant. ZonedDateTime.of moves a skipped time later by
 * the length of the gap and takes the first passing of a repeated one.
 */
public final class NextOccurrence {
    private record Question(ZoneId zone, LocalDate anchor, Instant moment) {}

    /** Each rule has a loop of its own, so that the compiler can inline the rule into it. */
    private interface Pass {
        long sum(Question[] questions);
    }

    private static final LocalTime EVENING = LocalTime.of(20, 0);
    private static final TemporalAdjuster SECOND_TUESDAY = TemporalAdjusters.dayOfWeekInMonth(2, DayOfWeek.TUESDAY);
    private static final double WARM_UP_NANOSECONDS = 3e9;

    private static long evening(Question question, LocalDate date) {
        return ZonedDateTime.of(date, EVENING, question.zone).toEpochSecond();
    }

    private static LocalDate today(Question question) {
        return LocalDate.ofInstant(question.moment, question.zone);
    }

    private static long nextDaily(Question question) {
        LocalDate today = today(question);
        long firing = evening(question, today);
        return firing > question.moment.getEpochSecond() ? firing : evening(question, today.plusDays(1));
    }

    private static long nextStepping(Question question, long step) {
        LocalDate today = today(question);
        long phase = (today.toEpochDay() - question.anchor.toEpochDay()) % step;
        LocalDate date = phase == 0 ? today : today.plusDays(step - phase);
        long firing = evening(question, date);
        return firing > question.moment.getEpochSecond() ? firing : evening(question, date.plusDays(step));
    }

    private static long nextMonthlyByDay(Question question) {
        LocalDate today = today(question);
        LocalDate date = today.with(SECOND_TUESDAY);
        if (!date.isBefore(today)) {
            long firing = evening(question, date);
            if (firing > question.moment.getEpochSecond()) return firing;
        }
        return evening(question, today.withDayOfMonth(1).plusMonths(1).with(SECOND_TUESDAY));
    }

    private static long passDaily(Question[] questions) {
        long sum = 0;
        for (Question question : questions) sum += nextDaily(question);
        return sum;
    }

    private static long passEveryThreeDays(Question[] questions) {
        long sum = 0;
        for (Question question : questions) sum += nextStepping(question, 3);
        return sum;
    }

    private static long passWeekly(Question[] questions) {
        long sum = 0;
        for (Question question : questions) sum += nextStepping(question, 7);
        return sum;
    }

    private static long passMonthlyByDay(Question[] questions) {
        long sum = 0;
        for (Question question : questions) sum += nextMonthlyByDay(question);
        return sum;
    }

    private static long repeat(Pass pass, Question[] questions, int passes, long expected) {
        long begin = System.nanoTime();
        for (int i = 0; i < passes; i++) {
            if (pass.sum(questions) != expected) throw new IllegalStateException("an answer changed");
        }
        return System.nanoTime() - begin;
    }

    /** Writes the answers; warms up; then times 25 repetitions of at least 20 ms. */
    private static void run(
            String rule, List<String> lines, ToLongFunction<Question> next, Pass pass, PrintWriter answers) {
        Question[] questions = lines.stream().map(line -> line.split(" ")).filter(fields -> fields[0].equals(rule))
                .map(fields -> new Question(
                        ZoneId.of(fields[1]), LocalDate.parse(fields[2]), Instant.ofEpochSecond(Long.parseLong(fields[3]))))
                .toArray(Question[]::new);
        long expected = 0;
        for (Question question : questions) {
            long answer = next.applyAsLong(question);
            answers.println(answer);
            expected += answer;
        }
        long begin = System.nanoTime();
        while (System.nanoTime() - begin < WARM_UP_NANOSECONDS) repeat(pass, questions, 10, expected);
        int passes = 1;
        while (repeat(pass, questions, passes, expected) < 20e6) passes *= 2;
        double[] all = new double[25];
        for (int i = 0; i < all.length; i++) {
            all[i] = (double) repeat(pass, questions, passes, expected) / passes / questions.length;
        }
        Arrays.sort(all);
        System.out.printf(Locale.ROOT, "time\t%s\t%.2f\t%.2f\t%.2f\t%d%n",
                rule, all[all.length / 2], all[0], all[all.length - 1], questions.length);
    }

    public static void main(String[] arguments) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(arguments[0]));
        System.out.println("data\t" + ZoneRulesProvider.getVersions("UTC").lastEntry().getKey());
        try (PrintWriter answers = new PrintWriter(arguments[1])) {
            run("Time:NextOccurrence:Daily", lines, NextOccurrence::nextDaily, NextOccurrence::passDaily, answers);
            run("Time:NextOccurrence:EveryThreeDays", lines, question -> nextStepping(question, 3),
                    NextOccurrence::passEveryThreeDays, answers);
            run("Time:NextOccurrence:Weekly", lines, question -> nextStepping(question, 7),
                    NextOccurrence::passWeekly, answers);
            run("Time:NextOccurrence:MonthlyByDay", lines, NextOccurrence::nextMonthlyByDay,
                    NextOccurrence::passMonthlyByDay, answers);
        }
    }
}
