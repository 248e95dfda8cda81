// swift-format-ignore-file

/// The tz database, release 2026f: 345 zones and 253 links, 207,069 bytes as TZif files.
///
/// Origin: the TZif files of the Python package tzdata 2026.6, as they are. Licence: public domain.
/// Made by `Scripts/make-zone-data`; run that rather than edit this.
///
/// String literals, since they compile in a fraction of a second; an array of the same bytes takes 17 s (Swift 6.3).
enum CompiledZoneData {
  /// The release.
  static let version = "2026f"

  /// All names in order of their bytes, one a line. After a zone's name stands how many bytes its file has; after a
  /// link's, the zone that it is another name of.
  static let index = """
    Africa/Abidjan 130
    Africa/Accra Africa/Abidjan
    Africa/Addis_Ababa Africa/Nairobi
    Africa/Algiers 470
    Africa/Asmara Africa/Nairobi
    Africa/Asmera Africa/Nairobi
    Africa/Bamako Africa/Abidjan
    Africa/Bangui Africa/Lagos
    Africa/Banjul Africa/Abidjan
    Africa/Bissau 149
    Africa/Blantyre Africa/Maputo
    Africa/Brazzaville Africa/Lagos
    Africa/Bujumbura Africa/Maputo
    Africa/Cairo 1309
    Africa/Casablanca 793
    Africa/Ceuta 562
    Africa/Conakry Africa/Abidjan
    Africa/Dakar Africa/Abidjan
    Africa/Dar_es_Salaam Africa/Nairobi
    Africa/Djibouti Africa/Nairobi
    Africa/Douala Africa/Lagos
    Africa/El_Aaiun 704
    Africa/Freetown Africa/Abidjan
    Africa/Gaborone Africa/Maputo
    Africa/Harare Africa/Maputo
    Africa/Johannesburg 190
    Africa/Juba 458
    Africa/Kampala Africa/Nairobi
    Africa/Khartoum 458
    Africa/Kigali Africa/Maputo
    Africa/Kinshasa Africa/Lagos
    Africa/Lagos 180
    Africa/Libreville Africa/Lagos
    Africa/Lome Africa/Abidjan
    Africa/Luanda Africa/Lagos
    Africa/Lubumbashi Africa/Maputo
    Africa/Lusaka Africa/Maputo
    Africa/Malabo Africa/Lagos
    Africa/Maputo 131
    Africa/Maseru Africa/Johannesburg
    Africa/Mbabane Africa/Johannesburg
    Africa/Mogadishu Africa/Nairobi
    Africa/Monrovia 164
    Africa/Nairobi 191
    Africa/Ndjamena 160
    Africa/Niamey Africa/Lagos
    Africa/Nouakchott Africa/Abidjan
    Africa/Ouagadougou Africa/Abidjan
    Africa/Porto-Novo Africa/Lagos
    Africa/Sao_Tome 173
    Africa/Timbuktu Africa/Abidjan
    Africa/Tripoli 431
    Africa/Tunis 449
    Africa/Windhoek 638
    America/Adak 969
    America/Anchorage 977
    America/Anguilla America/Puerto_Rico
    America/Antigua America/Puerto_Rico
    America/Araguaina 592
    America/Argentina/Buenos_Aires 708
    America/Argentina/Catamarca 708
    America/Argentina/ComodRivadavia America/Argentina/Catamarca
    America/Argentina/Cordoba 708
    America/Argentina/Jujuy 690
    America/Argentina/La_Rioja 717
    America/Argentina/Mendoza 708
    America/Argentina/Rio_Gallegos 708
    America/Argentina/Salta 690
    America/Argentina/San_Juan 717
    America/Argentina/San_Luis 717
    America/Argentina/Tucuman 726
    America/Argentina/Ushuaia 708
    America/Aruba America/Puerto_Rico
    America/Asuncion 1085
    America/Atikokan America/Panama
    America/Atka America/Adak
    America/Bahia 682
    America/Bahia_Banderas 700
    America/Barbados 278
    America/Belem 394
    America/Belize 1045
    America/Blanc-Sablon America/Puerto_Rico
    America/Boa_Vista 430
    America/Bogota 179
    America/Boise 999
    America/Buenos_Aires America/Argentina/Buenos_Aires
    America/Cambridge_Bay 883
    America/Campo_Grande 952
    America/Cancun 538
    America/Caracas 190
    America/Catamarca America/Argentina/Catamarca
    America/Cayenne 151
    America/Cayman America/Panama
    America/Chicago 1754
    America/Chihuahua 691
    America/Ciudad_Juarez 718
    America/Coral_Harbour America/Panama
    America/Cordoba America/Argentina/Cordoba
    America/Costa_Rica 232
    America/Coyhaique 1362
    America/Creston America/Phoenix
    America/Cuiaba 934
    America/Curacao America/Puerto_Rico
    America/Danmarkshavn 447
    America/Dawson 1029
    America/Dawson_Creek 683
    America/Denver 1042
    America/Detroit 899
    America/Dominica America/Puerto_Rico
    America/Edmonton 1313
    America/Eirunepe 436
    America/El_Salvador 176
    America/Ensenada America/Tijuana
    America/Fort_Nelson 1448
    America/Fort_Wayne America/Indiana/Indianapolis
    America/Fortaleza 484
    America/Glace_Bay 880
    America/Godthab America/Nuuk
    America/Goose_Bay 1580
    America/Grand_Turk 853
    America/Grenada America/Puerto_Rico
    America/Guadeloupe America/Puerto_Rico
    America/Guatemala 212
    America/Guayaquil 179
    America/Guyana 181
    America/Halifax 1672
    America/Havana 1369
    America/Hermosillo 258
    America/Indiana/Indianapolis 531
    America/Indiana/Knox 1016
    America/Indiana/Marengo 567
    America/Indiana/Petersburg 683
    America/Indiana/Tell_City 522
    America/Indiana/Vevay 369
    America/Indiana/Vincennes 558
    America/Indiana/Winamac 603
    America/Indianapolis America/Indiana/Indianapolis
    America/Inuvik 1160
    America/Iqaluit 855
    America/Jamaica 339
    America/Jujuy America/Argentina/Jujuy
    America/Juneau 966
    America/Kentucky/Louisville 1242
    America/Kentucky/Monticello 972
    America/Knox_IN America/Indiana/Knox
    America/Kralendijk America/Puerto_Rico
    America/La_Paz 170
    America/Lima 283
    America/Los_Angeles 1294
    America/Louisville America/Kentucky/Louisville
    America/Lower_Princes America/Puerto_Rico
    America/Maceio 502
    America/Managua 295
    America/Manaus 412
    America/Marigot America/Puerto_Rico
    America/Martinique 178
    America/Matamoros 437
    America/Mazatlan 690
    America/Mendoza America/Argentina/Mendoza
    America/Menominee 917
    America/Merida 654
    America/Metlakatla 586
    America/Mexico_City 773
    America/Miquelon 550
    America/Moncton 1493
    America/Monterrey 709
    America/Montevideo 969
    America/Montreal America/Toronto
    America/Montserrat America/Puerto_Rico
    America/Nassau America/Toronto
    America/New_York 1744
    America/Nipigon America/Toronto
    America/Nome 975
    America/Noronha 484
    America/North_Dakota/Beulah 1043
    America/North_Dakota/Center 990
    America/North_Dakota/New_Salem 990
    America/Nuuk 965
    America/Ojinaga 718
    America/Panama 149
    America/Pangnirtung America/Iqaluit
    America/Paramaribo 187
    America/Phoenix 240
    America/Port-au-Prince 565
    America/Port_of_Spain America/Puerto_Rico
    America/Porto_Acre America/Rio_Branco
    America/Porto_Velho 394
    America/Puerto_Rico 177
    America/Punta_Arenas 1218
    America/Rainy_River America/Winnipeg
    America/Rankin_Inlet 807
    America/Recife 484
    America/Regina 638
    America/Resolute 807
    America/Rio_Branco 418
    America/Rosario America/Argentina/Cordoba
    America/Santa_Isabel America/Tijuana
    America/Santarem 409
    America/Santiago 1354
    America/Santo_Domingo 317
    America/Sao_Paulo 952
    America/Scoresbysund 984
    America/Shiprock America/Denver
    America/Sitka 956
    America/St_Barthelemy America/Puerto_Rico
    America/St_Johns 1878
    America/St_Kitts America/Puerto_Rico
    America/St_Lucia America/Puerto_Rico
    America/St_Thomas America/Puerto_Rico
    America/St_Vincent America/Puerto_Rico
    America/Swift_Current 368
    America/Tegucigalpa 194
    America/Thule 455
    America/Thunder_Bay America/Toronto
    America/Tijuana 1367
    America/Toronto 1717
    America/Tortola America/Puerto_Rico
    America/Vancouver 1673
    America/Virgin America/Puerto_Rico
    America/Whitehorse 1029
    America/Winnipeg 1637
    America/Yakutat 946
    America/Yellowknife America/Edmonton
    Antarctica/Casey 287
    Antarctica/Davis 197
    Antarctica/DumontDUrville Pacific/Port_Moresby
    Antarctica/Macquarie 976
    Antarctica/Mawson 152
    Antarctica/McMurdo Pacific/Auckland
    Antarctica/Palmer 887
    Antarctica/Rothera 132
    Antarctica/South_Pole Pacific/Auckland
    Antarctica/Syowa Asia/Riyadh
    Antarctica/Troll 158
    Antarctica/Vostok 170
    Arctic/Longyearbyen Europe/Berlin
    Asia/Aden Asia/Riyadh
    Asia/Almaty 618
    Asia/Amman 928
    Asia/Anadyr 743
    Asia/Aqtau 606
    Asia/Aqtobe 615
    Asia/Ashgabat 375
    Asia/Ashkhabad Asia/Ashgabat
    Asia/Atyrau 616
    Asia/Baghdad 630
    Asia/Bahrain Asia/Qatar
    Asia/Baku 744
    Asia/Bangkok 152
    Asia/Barnaul 753
    Asia/Beirut 732
    Asia/Bishkek 618
    Asia/Brunei Asia/Kuching
    Asia/Calcutta Asia/Kolkata
    Asia/Chita 750
    Asia/Choibalsan Asia/Ulaanbaatar
    Asia/Chongqing Asia/Shanghai
    Asia/Chungking Asia/Shanghai
    Asia/Colombo 247
    Asia/Dacca Asia/Dhaka
    Asia/Damascus 1234
    Asia/Dhaka 231
    Asia/Dili 170
    Asia/Dubai 133
    Asia/Dushanbe 366
    Asia/Famagusta 940
    Asia/Gaza 2950
    Asia/Harbin Asia/Shanghai
    Asia/Hebron 2968
    Asia/Ho_Chi_Minh 232
    Asia/Hong_Kong 775
    Asia/Hovd 594
    Asia/Irkutsk 760
    Asia/Istanbul Europe/Istanbul
    Asia/Jakarta 248
    Asia/Jayapura 171
    Asia/Jerusalem 1074
    Asia/Kabul 159
    Asia/Kamchatka 727
    Asia/Karachi 266
    Asia/Kashgar Asia/Urumqi
    Asia/Kathmandu 161
    Asia/Katmandu Asia/Kathmandu
    Asia/Khandyga 775
    Asia/Kolkata 220
    Asia/Krasnoyarsk 741
    Asia/Kuala_Lumpur Asia/Singapore
    Asia/Kuching 320
    Asia/Kuwait Asia/Riyadh
    Asia/Macao Asia/Macau
    Asia/Macau 791
    Asia/Magadan 751
    Asia/Makassar 190
    Asia/Manila 274
    Asia/Muscat Asia/Dubai
    Asia/Nicosia 597
    Asia/Novokuznetsk 726
    Asia/Novosibirsk 753
    Asia/Omsk 741
    Asia/Oral 625
    Asia/Phnom_Penh Asia/Bangkok
    Asia/Pontianak 247
    Asia/Pyongyang 183
    Asia/Qatar 152
    Asia/Qostanay 624
    Asia/Qyzylorda 624
    Asia/Rangoon Asia/Yangon
    Asia/Riyadh 133
    Asia/Saigon Asia/Ho_Chi_Minh
    Asia/Sakhalin 755
    Asia/Samarkand 366
    Asia/Seoul 415
    Asia/Shanghai 393
    Asia/Singapore 256
    Asia/Srednekolymsk 742
    Asia/Taipei 511
    Asia/Tashkent 366
    Asia/Tbilisi 620
    Asia/Tehran 812
    Asia/Tel_Aviv Asia/Jerusalem
    Asia/Thimbu Asia/Thimphu
    Asia/Thimphu 154
    Asia/Tokyo 213
    Asia/Tomsk 753
    Asia/Ujung_Pandang Asia/Makassar
    Asia/Ulaanbaatar 594
    Asia/Ulan_Bator Asia/Ulaanbaatar
    Asia/Urumqi 133
    Asia/Ust-Nera 771
    Asia/Vientiane Asia/Bangkok
    Asia/Vladivostok 742
    Asia/Yakutsk 741
    Asia/Yangon 187
    Asia/Yekaterinburg 760
    Asia/Yerevan 708
    Atlantic/Azores 1401
    Atlantic/Bermuda 1024
    Atlantic/Canary 478
    Atlantic/Cape_Verde 175
    Atlantic/Faeroe Atlantic/Faroe
    Atlantic/Faroe 441
    Atlantic/Jan_Mayen Europe/Berlin
    Atlantic/Madeira 1372
    Atlantic/Reykjavik Africa/Abidjan
    Atlantic/South_Georgia 132
    Atlantic/St_Helena Africa/Abidjan
    Atlantic/Stanley 789
    Australia/ACT Australia/Sydney
    Australia/Adelaide 921
    Australia/Brisbane 289
    Australia/Broken_Hill 941
    Australia/Canberra Australia/Sydney
    Australia/Currie Australia/Hobart
    Australia/Darwin 234
    Australia/Eucla 314
    Australia/Hobart 1003
    Australia/LHI Australia/Lord_Howe
    Australia/Lindeman 325
    Australia/Lord_Howe 692
    Australia/Melbourne 904
    Australia/NSW Australia/Sydney
    Australia/North Australia/Darwin
    Australia/Perth 306
    Australia/Queensland Australia/Brisbane
    Australia/South Australia/Adelaide
    Australia/Sydney 904
    Australia/Tasmania Australia/Hobart
    Australia/Victoria Australia/Melbourne
    Australia/West Australia/Perth
    Australia/Yancowinna Australia/Broken_Hill
    Brazil/Acre America/Rio_Branco
    Brazil/DeNoronha America/Noronha
    Brazil/East America/Sao_Paulo
    Brazil/West America/Manaus
    CET Europe/Brussels
    CST6CDT 922
    Canada/Atlantic America/Halifax
    Canada/Central America/Winnipeg
    Canada/Eastern America/Toronto
    Canada/Mountain America/Edmonton
    Canada/Newfoundland America/St_Johns
    Canada/Pacific America/Vancouver
    Canada/Saskatchewan America/Regina
    Canada/Yukon America/Whitehorse
    Chile/Continental America/Santiago
    Chile/EasterIsland Pacific/Easter
    Cuba America/Havana
    EET Europe/Athens
    EST America/Panama
    EST5EDT 922
    Egypt Africa/Cairo
    Eire Europe/Dublin
    Etc/GMT 111
    Etc/GMT+0 Etc/GMT
    Etc/GMT+1 113
    Etc/GMT+10 114
    Etc/GMT+11 114
    Etc/GMT+12 114
    Etc/GMT+2 113
    Etc/GMT+3 113
    Etc/GMT+4 113
    Etc/GMT+5 113
    Etc/GMT+6 113
    Etc/GMT+7 113
    Etc/GMT+8 113
    Etc/GMT+9 113
    Etc/GMT-0 Etc/GMT
    Etc/GMT-1 114
    Etc/GMT-10 115
    Etc/GMT-11 115
    Etc/GMT-12 115
    Etc/GMT-13 115
    Etc/GMT-14 115
    Etc/GMT-2 114
    Etc/GMT-3 114
    Etc/GMT-4 114
    Etc/GMT-5 114
    Etc/GMT-6 114
    Etc/GMT-7 114
    Etc/GMT-8 114
    Etc/GMT-9 114
    Etc/GMT0 Etc/GMT
    Etc/Greenwich Etc/GMT
    Etc/UCT Etc/UTC
    Etc/UTC 111
    Etc/Universal Etc/UTC
    Etc/Zulu Etc/UTC
    Europe/Amsterdam Europe/Brussels
    Europe/Andorra 389
    Europe/Astrakhan 726
    Europe/Athens 682
    Europe/Belfast Europe/London
    Europe/Belgrade 478
    Europe/Berlin 705
    Europe/Bratislava Europe/Prague
    Europe/Brussels 1103
    Europe/Bucharest 661
    Europe/Budapest 766
    Europe/Busingen Europe/Zurich
    Europe/Chisinau 1207
    Europe/Copenhagen Europe/Berlin
    Europe/Dublin 1496
    Europe/Gibraltar 1220
    Europe/Guernsey Europe/London
    Europe/Helsinki 481
    Europe/Isle_of_Man Europe/London
    Europe/Istanbul 1200
    Europe/Jersey Europe/London
    Europe/Kaliningrad 904
    Europe/Kiev Europe/Kyiv
    Europe/Kirov 735
    Europe/Kyiv 558
    Europe/Lisbon 1463
    Europe/Ljubljana Europe/Belgrade
    Europe/London 1599
    Europe/Luxembourg Europe/Brussels
    Europe/Madrid 897
    Europe/Malta 928
    Europe/Mariehamn Europe/Helsinki
    Europe/Minsk 808
    Europe/Monaco Europe/Paris
    Europe/Moscow 908
    Europe/Nicosia Asia/Nicosia
    Europe/Oslo Europe/Berlin
    Europe/Paris 1105
    Europe/Podgorica Europe/Belgrade
    Europe/Prague 723
    Europe/Riga 694
    Europe/Rome 947
    Europe/Samara 732
    Europe/San_Marino Europe/Rome
    Europe/Sarajevo Europe/Belgrade
    Europe/Saratov 726
    Europe/Simferopol 865
    Europe/Skopje Europe/Belgrade
    Europe/Sofia 592
    Europe/Stockholm Europe/Berlin
    Europe/Tallinn 675
    Europe/Tirane 604
    Europe/Tiraspol Europe/Chisinau
    Europe/Ulyanovsk 760
    Europe/Uzhgorod Europe/Kyiv
    Europe/Vaduz Europe/Zurich
    Europe/Vatican Europe/Rome
    Europe/Vienna 658
    Europe/Vilnius 676
    Europe/Volgograd 753
    Europe/Warsaw 923
    Europe/Zagreb Europe/Belgrade
    Europe/Zaporozhye Europe/Kyiv
    Europe/Zurich 497
    Factory 113
    GB Europe/London
    GB-Eire Europe/London
    GMT Etc/GMT
    GMT+0 Etc/GMT
    GMT-0 Etc/GMT
    GMT0 Etc/GMT
    Greenwich Etc/GMT
    HST Pacific/Honolulu
    Hongkong Asia/Hong_Kong
    Iceland Africa/Abidjan
    Indian/Antananarivo Africa/Nairobi
    Indian/Chagos 152
    Indian/Christmas Asia/Bangkok
    Indian/Cocos Asia/Yangon
    Indian/Comoro Africa/Nairobi
    Indian/Kerguelen Indian/Maldives
    Indian/Mahe Asia/Dubai
    Indian/Maldives 152
    Indian/Mauritius 179
    Indian/Mayotte Africa/Nairobi
    Indian/Reunion Asia/Dubai
    Iran Asia/Tehran
    Israel Asia/Jerusalem
    Jamaica America/Jamaica
    Japan Asia/Tokyo
    Kwajalein Pacific/Kwajalein
    Libya Africa/Tripoli
    MET Europe/Brussels
    MST America/Phoenix
    MST7MDT 922
    Mexico/BajaNorte America/Tijuana
    Mexico/BajaSur America/Mazatlan
    Mexico/General America/Mexico_City
    NZ Pacific/Auckland
    NZ-CHAT Pacific/Chatham
    Navajo America/Denver
    PRC Asia/Shanghai
    PST8PDT 922
    Pacific/Apia 407
    Pacific/Auckland 1043
    Pacific/Bougainville 201
    Pacific/Chatham 808
    Pacific/Chuuk Pacific/Port_Moresby
    Pacific/Easter 1174
    Pacific/Efate 342
    Pacific/Enderbury Pacific/Kanton
    Pacific/Fakaofo 153
    Pacific/Fiji 396
    Pacific/Funafuti Pacific/Tarawa
    Pacific/Galapagos 175
    Pacific/Gambier 132
    Pacific/Guadalcanal 134
    Pacific/Guam 350
    Pacific/Honolulu 221
    Pacific/Johnston Pacific/Honolulu
    Pacific/Kanton 172
    Pacific/Kiritimati 174
    Pacific/Kosrae 242
    Pacific/Kwajalein 219
    Pacific/Majuro Pacific/Tarawa
    Pacific/Marquesas 139
    Pacific/Midway Pacific/Pago_Pago
    Pacific/Nauru 183
    Pacific/Niue 154
    Pacific/Norfolk 237
    Pacific/Noumea 198
    Pacific/Pago_Pago 146
    Pacific/Palau 148
    Pacific/Pitcairn 153
    Pacific/Pohnpei Pacific/Guadalcanal
    Pacific/Ponape Pacific/Guadalcanal
    Pacific/Port_Moresby 154
    Pacific/Rarotonga 406
    Pacific/Saipan Pacific/Guam
    Pacific/Samoa Pacific/Pago_Pago
    Pacific/Tahiti 133
    Pacific/Tarawa 134
    Pacific/Tongatapu 237
    Pacific/Truk Pacific/Port_Moresby
    Pacific/Wake Pacific/Tarawa
    Pacific/Wallis Pacific/Tarawa
    Pacific/Yap Pacific/Port_Moresby
    Poland Europe/Warsaw
    Portugal Europe/Lisbon
    ROC Asia/Taipei
    ROK Asia/Seoul
    Singapore Asia/Singapore
    Turkey Europe/Istanbul
    UCT Etc/UTC
    US/Alaska America/Anchorage
    US/Aleutian America/Adak
    US/Arizona America/Phoenix
    US/Central America/Chicago
    US/East-Indiana America/Indiana/Indianapolis
    US/Eastern America/New_York
    US/Hawaii Pacific/Honolulu
    US/Indiana-Starke America/Indiana/Knox
    US/Michigan America/Detroit
    US/Mountain America/Denver
    US/Pacific America/Los_Angeles
    US/Samoa Pacific/Pago_Pago
    UTC Etc/UTC
    Universal Etc/UTC
    W-SU Europe/Moscow
    WET Europe/Lisbon
    Zulu Etc/UTC
    """

  /// The zones' files in the order of `index`, each in base64 of its own (RFC 4648, section 4), padding included.
  static let files = """
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAj/////kuaSSAH///w4AAAAAAAAAARMTVQAR01UAApHTVQwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAiAAAABgAAABr/////a8mbJP////+RYFBP/////5tHePD/////m9cscP////+cvJFw/////53ASPD/////non+cP////+foCrw/////6BgpfD/\
    ////oYAM8P////+iLhLw/////6N6TPD/////pDWB8P////+kuAZw/////8b/BnD/////x1i6gP/////H2gmg/////8+SNBD/////0IoAAP/////R\
    chYQ/////9JOJHD/////1EsHcP/////lztMA//////NcsPAAAAAAAnjB8AAAAAADQ8jwAAAAAA3P1wAAAAAADq1E8AAAAAAPeFoAAAAAABBoWRAA\
    AAAAEnZDcAAAAAATZkKAAAAAABRffBAAAAAAFU9fAAEDAgMCAwIDAgMCAwIDAgMFBAUEBQMFAwIDAgUEBQMCAwUAAALcAAAAAAIxAAQAAA4QAQgA\
    AAAAAA0AABwgAREAAA4QABZMTVQAUE1UAFdFU1QAV0VUAENFU1QAQ0VUAApDRVQtMQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAAz/////kuackAAAAAAJZ2EQAQL///FkAAD///HwAAQAAAAAAAhMTVQALTAxAEdNVAAKR01UMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACAAAAAAwAAAA3/////fb1Nq//////Ik7Tg/////8j6e9D/////yfzv4P/////Kx+jQ/////8vLrmD/////zN8p0P/////NrOHg/////87G9ND/\
    ////z49m4P/////QqXnQ/////9GEYOD/////0oqtUP/////oNmNg/////+j0LVD/////6gu5YP/////q1WDQ/////+vs+vD/////7LVtAP/////t\
    z3/w/////+6X8gD/////77CzcP/////weSWA//////GR5vD/////8lpZAP/////zcxpw//////Q7jID/////9VWfcP/////2HhGA//////c20vD/\
    ////9/9FAP/////5GAZw//////nhygD/////+vk58P/////7wv2A//////zbvvD//////aWCgP/////+vPJw//////+GtgAAAAAAAJ4l8AAAAAAB\
    Z+mAAAAAAAJ/WXAAAAAAA0kdAAAAAAAEYd5wAAAAAAUrogAAAAAABkMR8AAAAAAHDNWAAAAAAAgkRXAAAAAACO4JAAAAAAAKBXjwAAAAAArPPIAA\
    AAAAC+f98AAAAAAMscGAAAAAAA3JMXAAAAAADpL1AAAAAAAPqmTwAAAAABB0KIAAAAAAEYuYcAAAAAASVVwAAAAAABNuHXAAAAAAFDfhAAAAAAAV\
    T1DwAAAAABYZFIAAAAAAF6CT8AAAAAAX+kgAAAAAABlwo/AAAAAAGdt7gAAAAAAa9DzwAAAAABu+AIAAAAAAHNVwcAAAAAAdnzQAAAAAAB62o/AA\
    AAAAH4BngAAAAAAgl9dwAAAAACFhmwAAAAAAInpccAAAAAAjRCAAAAAAACRiJ3AAAAAAJSVTgAAAAAAmPMNwAAAAACcGhwAAAAAAKB328AAAAAAo\
    57qAAAAAACoAe/AAAAAAKso/gAAAAAAr4a9wAAAAACyrcwAAAAAALcLi8AAAAAAujKaAAAAAAC+gE+AAAAAAMGsM0AAAAAAxf/XgAAAAADJK7tAA\
    AAAAM1/X4AAAAAA0KtDQAAAAADU/ueAAAAAANgqy0AAAAAA3KNZgAAAAADfzz1AAAAAAOQi4YAAAAAA507FQAAAAADrommAAAAAAO7OTUAAAAAA8\
    yHxgAAAAAD2TdVAAAAAAPqheYAAAAAA/c1dQAAAAAECReuAAAAAAQVxz0AAAAABCcVzgAAAAAEM8VdAAAAAARFE+4AAAAABFEv1QAAAAAEYxIOAA\
    AAAARuBqUAAAAABIEQLgAAAAAEi3EdAAAAAASfDk4AAAAABKjblQAAAAAEvaAWAAAAAATGG90AAAAABMiVjgAAAAAEyk+lAAAAAAU3U44AAAAABT\
    rInQAAAAAFPavGAAAAAAVCSCUAAAAABkSvBgAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEAAB1VAAAAACowAQQA\
    ABwgAAlMTVQARUVTVABFRVQACkVFVC0yRUVTVCxNNC41LjUvMCxNMTAuNS40LzI0Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABIAAAABQAAAAz/////llH5nP/////G/xSA/////8dYrHD/////x9ntgP/////SoTLw/////9s1pAD/////2+4n8P/////7JXJA//////vC73AA\
    AAAACGuEgAAAAAAIxm3wAAAAAAvoDAAAAAAADGFH8AAAAAANyT+AAAAAAA6O8nAAAAAAD9NRgAAAAAAQJ6NwAAAAABq3pgAAAAAAHhhv8AAAAABI\
    QeaAAAAAAEi7InAAAAAASiMaAAAAAABKjdVwAAAAAEvcwIAAAAAATF3lcAAAAABNl7iAAAAAAE40jPAAAAAAT5ygoAAAAABQCLugAAAAAFAxmiAA\
    AAAAUGenoAAAAABRfIKgAAAAAFHYy6AAAAAAUgWeoAAAAABSbHOgAAAAAFM3eqAAAAAAU64hoAAAAABT3EYgAAAAAFRMVaAAAAAAVRdcoAAAAABV\
    fOAgAAAAAFWrBKAAAAAAViw3oAAAAABW9z6gAAAAAFdTh6AAAAAAV4GsIAAAAABYFVQgAAAAAFjXIKAAAAAAWSD0oAAAAABZWFOgAAAAAFn1NiAA\
    AAAAWrcCoAAAAABa95wgAAAAAFslwKAAAAAAW9UYIAAAAABczkOgAAAAAFz8aCAAAAAAXpuwoAAAAABe0w+gAAAAAGByWCAAAAAAYKB8oAAAAABi\
    P8UgAAAAAGJ3JCAAAAAAZBZsoAAAAABkRJEgAAAAAGXtFCAAAAAAZhs4oAAAAABnuoEgAAAAAGfx4CAAAAAAaZEooAAAAABpv00gAAAAAGqvMBAC\
    AQIBAgECAQIBAgECAQIBAgMCAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEDBAMEAwQDBAMEAwQDBAMEAwL///jkAAAAAA4QAQQA\
    AAAAAAgAAA4QAAQAAAAAAQhMTVQAKzAxACswMAAKPCswMD4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAArAAAABQAAABb/////fja1AP////+e1nVw/////5+hbmD/////qgXvcP////+q524A/////63Jp/D/////rqcyAP////+voE9w/////7CHFAD/\
    ////sYl6AP////+ycDCA//////slckD/////+8LvcAAAAAAIa4SAAAAAAAjGbfAAAAAAC+gMAAAAAAAMYUfwAAAAAA3JP4AAAAAADo7ycAAAAAAP\
    01GAAAAAABAno3AAAAAAGremAAAAAAAejJAQAAAAAB98gRAAAAAAIGxyEAAAAAAhXGMQAAAAACJMVBAAAAAAIzxFEAAAAAAkLDYQAAAAACUcJxAA\
    AAAAJgwYEAAAAAAnBUOQAAAAACf1NJAAAAAAKOUlkAAAAAAp1RaQAAAAACrFB5AAAAAAK7T4kAAAAAAspOmQAAAAAC2U2pAAAAAALoTLkAAAAAAv\
    dLyQAAAAADBkrZAAAAAAMV3ZEAECAQIBAgECAQIBAgECAQIBAgECAQMEAwQDBAMEAwQDBAMEAwQDBAMEAwT///sEAAAAAAAAAAQAAA4QAQgAAA4Q\
    AA0AABwgARFMTVQAV0VUAFdFU1QAQ0VUAENFU1QACkNFVC0xQ0VTVCxNMy41LjAsTTEwLjUuMC8zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAABgAAABD/////vEjw4AAAAAAL0bCQAAAAAAvoDAAAAAAADGFH8AAAAAANyT+AAAAAAA6O8nAAAAAAD9NRgAAAAAAQJ6NwAAAAAEhB5oAA\
    AAAASLsicAAAAABKIxoAAAAAAEqN1XAAAAAAS9zAgAAAAABMXeVwAAAAAE2XuIAAAAAATjSM8AAAAABPnKCgAAAAAFAIu6AAAAAAUDGaIAAAAABQ\
    Z6egAAAAAFF8gqAAAAAAUdjLoAAAAABSBZ6gAAAAAFJsc6AAAAAAUzd6oAAAAABTriGgAAAAAFPcRiAAAAAAVExVoAAAAABVF1ygAAAAAFV84CAA\
    AAAAVasEoAAAAABWLDegAAAAAFb3PqAAAAAAV1OHoAAAAABXgawgAAAAAFgVVCAAAAAAWNcgoAAAAABZIPSgAAAAAFlYU6AAAAAAWfU2IAAAAABa\
    twKgAAAAAFr3nCAAAAAAWyXAoAAAAABb1RggAAAAAFzOQ6AAAAAAXPxoIAAAAABem7CgAAAAAF7TD6AAAAAAYHJYIAAAAABgoHygAAAAAGI/xSAA\
    AAAAYnckIAAAAABkFmygAAAAAGREkSAAAAAAZe0UIAAAAABmGzigAAAAAGe6gSAAAAAAZ/HgIAAAAABpkSigAAAAAGm/TSAAAAAAaq8wEAEDAgMC\
    AwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIFBAUEBQQFBAUEBQQFBAUEBQP///OgAAD///HwAAQAAA4QAQgAAAAAAAwAAAAA\
    AQwAAA4QAAhMTVQALTAxACswMQArMDAACjwrMDA+MAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAGAAAABAAAAAn/////bXtBQP////+CRs9o/////8yujID/////zZ5vcP/////Ojm6A/////89+UXABAwIDAgMAABpAAAAAABUYAAQAACowAQQA\
    ABwgAARMTVQAU0FTVAAKU0FTVC0yCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAjAAAABAAAABH/////tqPa3AAAAAAAnhfgAAAAAAF6NFAAAAAAAn354AAAAAADW2fQAAAAAARgfuAAAAAABT3s0AAAAAAGQGDgAAAAAAcfIFAA\
    AAAACCBC4AAAAAAJAFPQAAAAAAoAJOAAAAAACuGHUAAAAAAL4AbgAAAAAAzEDFAAAAAADb/o4AAAAAAOpT/QAAAAAA+pBWAAAAAAEIZzUAAAAAAR\
    iOdgAAAAABJnptAAAAAAE2jJYAAAAAAUSivQAAAAABVIq2AAAAAAFitfUAAAAAAXKI1gAAAAABgMktAAAAAAGQhvYAAAAAAZ7cZQAAAAABrxi+AA\
    AAAAG9BLUAAAAAAc0W3gAAAAAB2xftAAAAAAOIBFIAAAAABgFxpQAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAwIAAB2kAAAAACow\
    AQQAABwgAAkAACowAA1MTVQAQ0FTVABDQVQARUFUAApDQVQtMgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAjAAAABAAAABH/////tqPaAAAAAAAAnhfgAAAAAAF6NFAAAAAAAn354AAAAAADW2fQAAAAAARgfuAAAAAABT3s0AAAAAAGQGDgAAAAAAcfIFAA\
    AAAACCBC4AAAAAAJAFPQAAAAAAoAJOAAAAAACuGHUAAAAAAL4AbgAAAAAAzEDFAAAAAADb/o4AAAAAAOpT/QAAAAAA+pBWAAAAAAEIZzUAAAAAAR\
    iOdgAAAAABJnptAAAAAAE2jJYAAAAAAUSivQAAAAABVIq2AAAAAAFitfUAAAAAAXKI1gAAAAABgMktAAAAAAGQhvYAAAAAAZ7cZQAAAAABrxi+AA\
    AAAAG9BLUAAAAAAc0W3gAAAAAB2xftAAAAAAOIBFIAAAAABZ+ORQAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAwIAAB6AAAAAACow\
    AQQAABwgAAkAACowAA1MTVQAQ0FTVABDQVQARUFUAApDQVQtMgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABAAAABL/////hqtw0f////+MUGAA/////5aqQ9H/////oVHveAEAAgMAAAMvAAAAAAAAAAQAAAcIAAgAAA4QAA5MTVQAR01UACswMDMw\
    AFdBVAAKV0FULTEK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAj/////jULVdgEAAB6KAAAAABwgAARMTVQAQ0FUAApDQVQtMgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAADAAAABAAAAAz/////WnqmnP////+gX2ycAAAAAAPKWm4BAgP///XkAAD///XkAAT///WSAAQAAAAAAAhMTVQATU1UAEdNVAAKR01UMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAFAAAABAAAABT/////i//R/P////+x7tpY/////7TH4ND/////we2tWP/////MbHrUAQIBAwIAACKEAAAAACMoAAQAACowAAoAACasAA5MTVQA\
    KzAyMzAARUFUACswMjQ1AApFQVQtMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAADAAAAAwAAAA3/////kuaAZAAAAAASZnFwAAAAABMm3mABAgEAAA4cAAAAAA4QAAQAABwgAQhMTVQAV0FUAFdBU1QACldBVC0xCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABAAAAAz/////Xjz9MP////+S5o6AAAAAAFpJiBAAAAAAXCq7kAECAwIAAAZQAAD///djAAAAAAAAAAQAAA4QAAhMTVQAR01UAFdBVAAK\
    R01UMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAgAAAABAAAABH/////ofLBJP/////du7EQ/////94jrWD/////4XjSEP/////h52Xg/////+UvP3D/////5anM4P/////rTsbwAAAAABaSQmAA\
    AAAAFwj3cAAAAAAX+ivgAAAAABjqKvAAAAAAGdtfYAAAAAAazK/wAAAAABu95GAAAAAAHLR68AAAAAAdnxfgAAAAAB6TC3AAAAAAH4LuYAAAAAAg\
    cEpwAAAAACFhfuAAAAAAIlLPcAAAAAAjRAPgAAAAACQ0AvAAAAAAJSU3YAAAAAAmQLfwAAAAADJO8WAAAAAAM0Q2cAAAAAA0NWrgAAAAAFCdmQAA\
    AAAAUVTZgAAAAABSabSAAgECAQIBAgMCAQIBAgECAQIBAgECAQIBAgMCAQMCAQMAAAxcAAAAABwgAQQAAA4QAAkAABwgAA1MTVQAQ0VTVABDRVQA\
    RUVUAApFRVQtMgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAiAAAABAAAABH/////WUYT9P////+RYFBP/////8Y6iOD/////x1ieYP/////H2yLg/////8riVOD/////y61p8P/////M50sQ/////82pF5D/\
    ////zcIWAP/////NzLAQ/////86iNQD/////z5I0EP/////QiePg/////9FyFhD/////0k4WYAAAAAANx9/wAAAAAA6JrHAAAAAAD6pk8AAAAAAQ\
    dBpwAAAAACKjOvAAAAAAIzwo8AAAAAAkLBnwAAAAACUcCvAAAAAAJjzDcAAAAAAnBSdwAAAAAEJ0DfAAAAAAQzyAAAAAAABEJeeQAAAAAEVD/RAA\
    AAAARgXJkAAAAABHI98QAAAAAEfu5hAAAAAASQPBEAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMAAAmMAAAAAAIxAAQAABwgAQgA\
    AA4QAA1MTVQAUE1UAENFU1QAQ0VUAApDRVQtMQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA1AAAABgAAABf/////bXtLeP////+CRs9o/////8yujID/////zZ5vcAAAAAAmBqfgAAAAAC2Mx2AAAAAALmkcEAAAAAAvfekAAAAAADBI/hAA\
    AAAAMWcFgAAAAAAyKOAQAAAAADNG54AAAAAANBH8kAAAAAA1JsmAAAAAADXx3pAAAAAANwargAAAAAA30cCQAAAAADjmjYAAAAAAObGikAAAAAA6\
    xm+AAAAAADuRhJAAAAAAPK+MAAAAAAA9cWaQAAAAAD6PbgAAAAAAP1qDEAAAAABAb1AAAAAAAEE6ZRAAAAAAQk8yAAAAAABDGkcQAAAAAEQvFAAA\
    AAAARPopEAAAAABGDvYAAAAAAEbaCxAAAAAAR/gSgAAAAABIwyeQAAAAAEnX9IAAAAAASqMJkAAAAABLt9aAAAAAAEyC65AAAAAATZe4gAAAAABO\
    Ys2QAAAAAE93moAAAAAAUEKvkAAAAABRYLcAAAAAAFIikZAAAAAAU0CZAAAAAABUC64QAAAAAFUgewAAAAAAVeuQEAAAAABXAF0AAAAAAFfLchAA\
    AAAAWOA/AAAAAABZq1QQAQIDAgUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUAABAIAAAAABUYAAQAABwg\
    AAoAACowAQoAAA4QAQ8AABwgABNMTVQAKzAxMzAAU0FTVABXQVQAQ0FUAApDQVQtMgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABUAAAACgAAACH/////P8L90f////99h1pe/////8uJRND/////0iP0cP/////SYVBA//////rSVbD//////rhxUP//////qFRAAAAAAACYU1AA\
    AAAAAYg2QAAAAAACeDVQAAAAAANxUsAAAAAABGFR0AAAAAAFUTTAAAAAAAZBM9AAAAAABzEWwAAAAAAHjW3QAAAAAAkQ+MAAAAAACa3pUAAAAAAK\
    8NrAAAAAAAvg2dAAAAAADNn3QAAAAAANwLvQAAAAAA652UAAAAAAD6nYUAAAAAAQmbtAAAAAABGJulAAAAAAEnmdQAAAAAATaZxQAAAAABRZf0AA\
    AAAAFUl+UAAAAAAWOWFAAAAAABcpYFAAAAAAGCJ9wAAAAAAZCUJQAAAAABoCX8AAAAAAGisiIAAAAAAa8lDAAAAAABviM7AAAAAAHNIywAAAAAAd\
    whWwAAAAAB6yFMAAAAAAH6H3sAAAAAAgdkdAAAAAACGB2bAAAAAAIlYpQAAAAAAjavYwAAAAACQ2C0AAAAAAJUrYMAAAAAAmFe1AAAAAACcqujAA\
    AAAAJ/8JwAAAAAApCpwwAAAAACne68AAAAAAKup+MAAAAAArvs3AAAAAACzTmrAAAAAALZ6vwAAAAAAus3ywAAAAAC9+kcAAAAAAMJNesAAAAAAx\
    Z65AAAAAADJzQLAAAAAAM0eQQAAAAAA0UyKwAAAAADUnckAAAAAANjMEsAAAAAA3B1RAAAAAADgcITAAAAAAOOc2QAAAAAA5/AMwAAAAADrHGEAA\
    AAAAO9vlMAAAAAA8sDTAAAAAAD27xzAAAAAAPpAWwAAAAAA/m6kwAAAAAEBv+MAAAAAAQYTFsAAAAABCT9rAAAAAAENkp7AAAAAARC+8wAAAAABF\
    RImwAAAAAEXz70ABAgMEAgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgcJCAkICQgJCAkICQgJCAkICQgJCAkICQgJCAkICQgJCAkICQgJ\
    CAkICQgJCAkICQgAAKviAAD//1piAAD//2VQAAT//3NgAQj//3NgAQz//2VQABD//3NgART//3NgABj//4FwAR3//3NgABlMTVQATlNUAE5XVABO\
    UFQAQlNUAEJEVABBSFNUAEhEVAAKSFNUMTBIRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABUAAAACgAAACj/////P8L90f////99h0FI/////8uJNsD/////0iP0cP/////SYUIw//////rSR6D//////rhjQP//////qEYwAAAAAACYRUAA\
    AAAAAYgoMAAAAAACeCdAAAAAAANxRLAAAAAABGFDwAAAAAAFUSawAAAAAAZBJcAAAAAABzEIsAAAAAAHjV/AAAAAAAkQ6rAAAAAACa3bQAAAAAAK\
    8MywAAAAAAvgy8AAAAAADNnpMAAAAAANwK3AAAAAAA65yzAAAAAAD6nKQAAAAAAQma0wAAAAABGJrEAAAAAAEnmPMAAAAAATaY5AAAAAABRZcTAA\
    AAAAFUlwQAAAAAAWOVMwAAAAABcpUkAAAAAAGCJvsAAAAAAZCTRAAAAAABoCUbAAAAAAGisUEAAAAAAa8kKwAAAAABviJaAAAAAAHNIksAAAAAAd\
    wgegAAAAAB6yBrAAAAAAH6HpoAAAAAAgdjkwAAAAACGBy6AAAAAAIlYbMAAAAAAjauggAAAAACQ1/TAAAAAAJUrKIAAAAAAmFd8wAAAAACcqrCAA\
    AAAAJ/77sAAAAAApCo4gAAAAACne3bAAAAAAKupwIAAAAAArvr+wAAAAACzTjKAAAAAALZ6hsAAAAAAus26gAAAAAC9+g7AAAAAAMJNQoAAAAAAx\
    Z6AwAAAAADJzMqAAAAAAM0eCMAAAAAA0UxSgAAAAADUnZDAAAAAANjL2oAAAAAA3B0YwAAAAADgcEyAAAAAAOOcoMAAAAAA5+/UgAAAAADrHCjAA\
    AAAAO9vXIAAAAAA8sCawAAAAAD27uSAAAAAAPpAIsAAAAAA/m5sgAAAAAEBv6rAAAAAAQYS3oAAAAABCT8ywAAAAAENkmaAAAAAARC+usAAAAABF\
    RHugAAAAAEXz4TABAgMEAgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgcJCAkICQgJCAkICQgJCAkICQgJCAkICQgJCAkICQgJCAkICQgJ\
    CAkICQgJCAkICQgAAMT4AAD//3N4AAD//3NgAAT//4FwAQj//4FwAQz//3NgABD//4FwARX//4FwABr//4+AAR7//4FwACNMTVQAQVNUAEFXVABB\
    UFQAQUhTVABBSERUAFlTVABBS0RUAEFLU1QACkFLU1Q5QUtEVCxNMy4yLjAsTTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAzAAAAAwAAAAz/////lqp0MP////+4D0ng/////7j9QKD/////ufE0MP////+63nQg/////9o4rjD/////2uv6MP/////cGeGw/////9y5WSD/\
    ////3fsVMP/////em94g/////9/dmjD/////4FQzIP/////0l/+w//////UFXiD/////9sBkMP/////3D3Ag//////hRLDD/////+MfTMP/////6\
    CtKw//////qo+KD/////++wGMP/////8i32gAAAAAB3JjjAAAAAAHnjXoAAAAAAfoDWwAAAAACAzz6AAAAAAIYFpMAAAAAAiC8igAAAAACNYELAA\
    AAAAI+JwIAAAAAAlN/KwAAAAACXUxyAAAAAAMIB5MAAAAAAxHU2gAAAAADJXILAAAAAAMwZqIAAAAAA0OFQwAAAAADT4wSAAAAAANiAfMAAAAAA2\
    z2igAAAAADf2xrAAAAAAOLiFIAAAAAA53+MwAAAAADqPLKAAAAAAO8j/sAAAAAA8bw6gAAAAAD3EkTAAAAAAPk7woAAAAABQg2UwAAAAAFEgOaAC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQL//9LQAAD//+PgAQT//9XQAAhMTVQALTAyAC0wMwAKPC0w\
    Mz4zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAABgAAABT/////cpyoTP////+iko8w/////7Z7UkD/////txrJsP////+4Ho9A/////7jUcDD/////uhd9wP////+6taOw/////7v4sUD/\
    ////vJbXMP////+92eTA/////754CrD/////v7sYQP/////AWo+w/////8GdnUD/////wjvDMP/////DftDA/////8Qc9rD/////xWAEQP/////F\
    /iow/////8dBN8D/////x+CvMP/////IgZRA/////8pNobD/////yu6GwP/////OTf8w/////86w7cD/////0yk1sP/////UQ2TA//////Q9CDD/\
    ////9J/2wP/////1BWww//////YyEED/////9uafsP/////4E0PA//////jH0zD/////+fR3QP/////60zaw//////vDNcD//////LxTMP/////9\
    rFJA//////6cNTD//////4w0QAAAAAAHo0qwAAAAAAgkb6AAAAAAI5S1sAAAAAAkEJSgAAAAACU38rAAAAAAJfB2oAAAAAAnIQ8wAAAAACfQWKAA\
    AAAAKQDxMAAAAAApsDqgAAAAACrg0zAAAAAAK5lXIAAAAAA39sawAAAAADi/KrAAAAAAR3cJsAAAAABH3H8gAAAAAEj6orAAAAAASbxhIAECAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgUEBQQFBAUEBQQFBAUDBQQFBAX//8k0AAD//8PQAAT//8fAAAj//9XQAQz//+Pg\
    ARD//9XQAAxMTVQAQ01UAC0wNAAtMDMALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAABgAAABT/////cpyvLP////+iko8w/////7Z7UkD/////txrJsP////+4Ho9A/////7jUcDD/////uhd9wP////+6taOw/////7v4sUD/\
    ////vJbXMP////+92eTA/////754CrD/////v7sYQP/////AWo+w/////8GdnUD/////wjvDMP/////DftDA/////8Qc9rD/////xWAEQP/////F\
    /iow/////8dBN8D/////x+CvMP/////IgZRA/////8pNobD/////yu6GwP/////OTf8w/////86w7cD/////0yk1sP/////UQ2TA//////Q9CDD/\
    ////9J/2wP/////1BWww//////YyEED/////9uafsP/////4E0PA//////jH0zD/////+fR3QP/////60zaw//////vDNcD//////LxTMP/////9\
    rFJA//////6cNTD//////4w0QAAAAAAHo0qwAAAAAAgkb6AAAAAAI5S1sAAAAAAkEJSgAAAAACU38rAAAAAAJfB2oAAAAAAnIQ8wAAAAACfQWKAA\
    AAAAKQD/QAAAAAApsDqgAAAAACrg0zAAAAAAK5lXIAAAAAA39sawAAAAADi/KrAAAAAAQLvxMAAAAABA1QvAAAAAAEd3CbAAAAAAR9x/IAECAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgUEBQQFBAUEAgQFBAUDBQIFBAX//8JUAAD//8PQAAT//8fAAAj//9XQAQz//+Pg\
    ARD//9XQAAxMTVQAQ01UAC0wNAAtMDMALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAABgAAABT/////cpytsP////+iko8w/////7Z7UkD/////txrJsP////+4Ho9A/////7jUcDD/////uhd9wP////+6taOw/////7v4sUD/\
    ////vJbXMP////+92eTA/////754CrD/////v7sYQP/////AWo+w/////8GdnUD/////wjvDMP/////DftDA/////8Qc9rD/////xWAEQP/////F\
    /iow/////8dBN8D/////x+CvMP/////IgZRA/////8pNobD/////yu6GwP/////OTf8w/////86w7cD/////0yk1sP/////UQ2TA//////Q9CDD/\
    ////9J/2wP/////1BWww//////YyEED/////9uafsP/////4E0PA//////jH0zD/////+fR3QP/////60zaw//////vDNcD//////LxTMP/////9\
    rFJA//////6cNTD//////4w0QAAAAAAHo0qwAAAAAAgkb6AAAAAAI5S1sAAAAAAkEJSgAAAAACU38rAAAAAAJfB2oAAAAAAnIQ8wAAAAACfQWKAA\
    AAAAKQD/QAAAAAApsDqgAAAAACrg0zAAAAAAK5lXIAAAAAA39sawAAAAADi/KrAAAAAAR3cJsAAAAABH3H8gAAAAAEj6orAAAAAASbxhIAECAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgUEBQQFBAUEAgQFBAUDBQQFBAX//8PQAAD//8PQAAT//8fAAAj//9XQAQz//+Pg\
    ARD//9XQAAxMTVQAQ01UAC0wNAAtMDMALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA7AAAABgAAABT/////cpyuuP////+iko8w/////7Z7UkD/////txrJsP////+4Ho9A/////7jUcDD/////uhd9wP////+6taOw/////7v4sUD/\
    ////vJbXMP////+92eTA/////754CrD/////v7sYQP/////AWo+w/////8GdnUD/////wjvDMP/////DftDA/////8Qc9rD/////xWAEQP/////F\
    /iow/////8dBN8D/////x+CvMP/////IgZRA/////8pNobD/////yu6GwP/////OTf8w/////86w7cD/////0yk1sP/////UQ2TA//////Q9CDD/\
    ////9J/2wP/////1BWww//////YyEED/////9uafsP/////4E0PA//////jH0zD/////+fR3QP/////60zaw//////vDNcD//////LxTMP/////9\
    rFJA//////6cNTD//////4w0QAAAAAAHo0qwAAAAAAgkb6AAAAAAI5S1sAAAAAAkEJSgAAAAACU38rAAAAAAJfB2oAAAAAAnKlfAAAAAACfi27AA\
    AAAAKO6KQAAAAAApsDqgAAAAACrg0zAAAAAAK5lXIAAAAAA39sawAAAAADi/KrAAAAAAR3cJsAAAAABH3H8gAQIDAgMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCBQQFBAUEAgMCBAUEBQMFBAX//8LIAAD//8PQAAT//8fAAAj//9XQAQz//+PgARD//9XQAAxMTVQAQ01UAC0w\
    NAAtMDMALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA+AAAABgAAABT/////cpywLP////+iko8w/////7Z7UkD/////txrJsP////+4Ho9A/////7jUcDD/////uhd9wP////+6taOw/////7v4sUD/\
    ////vJbXMP////+92eTA/////754CrD/////v7sYQP/////AWo+w/////8GdnUD/////wjvDMP/////DftDA/////8Qc9rD/////xWAEQP/////F\
    /iow/////8dBN8D/////x+CvMP/////IgZRA/////8pNobD/////yu6GwP/////OTf8w/////86w7cD/////0yk1sP/////UQ2TA//////Q9CDD/\
    ////9J/2wP/////1BWww//////YyEED/////9uafsP/////4E0PA//////jH0zD/////+fR3QP/////60zaw//////vDNcD//////LxTMP/////9\
    rFJA//////6cNTD//////4w0QAAAAAAHo0qwAAAAAAgkb6AAAAAAI5S1sAAAAAAkEJSgAAAAACU38rAAAAAAJfB2oAAAAAAnIQ8wAAAAACfNtaAA\
    AAAAKCYmQAAAAAApAPEwAAAAACmwOqAAAAAAKuDTMAAAAAArmVcgAAAAADf2xrAAAAAAOL8qsAAAAABAu/EwAAAAAEDVC8AAAAAAR3cJsAAAAABH\
    3H8gAQIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCBQQFBAUEBQQCBQQFBAUDBQIFBAX//8FUAAD//8PQAAT//8fAAAj/\
    /9XQAQz//+PgARD//9XQAAxMTVQAQ01UAC0wNAAtMDMALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAABgAAABT/////cpyyBP////+iko8w/////7Z7UkD/////txrJsP////+4Ho9A/////7jUcDD/////uhd9wP////+6taOw/////7v4sUD/\
    ////vJbXMP////+92eTA/////754CrD/////v7sYQP/////AWo+w/////8GdnUD/////wjvDMP/////DftDA/////8Qc9rD/////xWAEQP/////F\
    /iow/////8dBN8D/////x+CvMP/////IgZRA/////8pNobD/////yu6GwP/////OTf8w/////86w7cD/////0yk1sP/////UQ2TA//////Q9CDD/\
    ////9J/2wP/////1BWww//////YyEED/////9uafsP/////4E0PA//////jH0zD/////+fR3QP/////60zaw//////vDNcD//////LxTMP/////9\
    rFJA//////6cNTD//////4w0QAAAAAAHo0qwAAAAAAgkb6AAAAAAI5S1sAAAAAAkEJSgAAAAACU38rAAAAAAJfB2oAAAAAAnGTRAAAAAACfNw7AA\
    AAAAKPpnwAAAAAApsEiwAAAAACrg4UAAAAAAK5lXIAAAAAA39sawAAAAADi/KrAAAAAAQLATsAAAAABBVj7AAAAAAEd3CbAAAAAAR9x/IAECAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgUEBQQFBAIDAgMCBAUDBQIFBAX//798AAD//8PQAAT//8fAAAj//9XQAQz//+Pg\
    ARD//9XQAAxMTVQAQ01UAC0wNAAtMDMALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAABgAAABT/////cpyyZP////+iko8w/////7Z7UkD/////txrJsP////+4Ho9A/////7jUcDD/////uhd9wP////+6taOw/////7v4sUD/\
    ////vJbXMP////+92eTA/////754CrD/////v7sYQP/////AWo+w/////8GdnUD/////wjvDMP/////DftDA/////8Qc9rD/////xWAEQP/////F\
    /iow/////8dBN8D/////x+CvMP/////IgZRA/////8pNobD/////yu6GwP/////OTf8w/////86w7cD/////0yk1sP/////UQ2TA//////Q9CDD/\
    ////9J/2wP/////1BWww//////YyEED/////9uafsP/////4E0PA//////jH0zD/////+fR3QP/////60zaw//////vDNcD//////LxTMP/////9\
    rFJA//////6cNTD//////4w0QAAAAAAHo0qwAAAAAAgkb6AAAAAAI5S1sAAAAAAkEJSgAAAAACU38rAAAAAAJfB2oAAAAAAnIQ8wAAAAACfQWKAA\
    AAAAKQDxMAAAAAApsDqgAAAAACrg0zAAAAAAK5lXIAAAAAA39sawAAAAADi/KrAAAAAAQLvxMAAAAABA1QvAAAAAAEd3CbAAAAAAR9x/IAECAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgUEBQQFBAUEBQQFBAUDBQIFBAX//78cAAD//8PQAAT//8fAAAj//9XQAQz//+Pg\
    ARD//9XQAAxMTVQAQ01UAC0wNAAtMDMALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA7AAAABgAAABT/////cpyu1P////+iko8w/////7Z7UkD/////txrJsP////+4Ho9A/////7jUcDD/////uhd9wP////+6taOw/////7v4sUD/\
    ////vJbXMP////+92eTA/////754CrD/////v7sYQP/////AWo+w/////8GdnUD/////wjvDMP/////DftDA/////8Qc9rD/////xWAEQP/////F\
    /iow/////8dBN8D/////x+CvMP/////IgZRA/////8pNobD/////yu6GwP/////OTf8w/////86w7cD/////0yk1sP/////UQ2TA//////Q9CDD/\
    ////9J/2wP/////1BWww//////YyEED/////9uafsP/////4E0PA//////jH0zD/////+fR3QP/////60zaw//////vDNcD//////LxTMP/////9\
    rFJA//////6cNTD//////4w0QAAAAAAHo0qwAAAAAAgkb6AAAAAAI5S1sAAAAAAkEJSgAAAAACU38rAAAAAAJfB2oAAAAAAnIQ8wAAAAACfQWKAA\
    AAAAKQD/QAAAAAApsDqgAAAAACrg0zAAAAAAK5lXIAAAAAA39sawAAAAADi/KrAAAAAAR3cJsAAAAABH3H8gAQIDAgMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCBQQFBAUEBQQCBAUEBQMFBAX//8KsAAD//8PQAAT//8fAAAj//9XQAQz//+PgARD//9XQAAxMTVQAQ01UAC0w\
    NAAtMDMALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA+AAAABgAAABT/////cpyxvP////+iko8w/////7Z7UkD/////txrJsP////+4Ho9A/////7jUcDD/////uhd9wP////+6taOw/////7v4sUD/\
    ////vJbXMP////+92eTA/////754CrD/////v7sYQP/////AWo+w/////8GdnUD/////wjvDMP/////DftDA/////8Qc9rD/////xWAEQP/////F\
    /iow/////8dBN8D/////x+CvMP/////IgZRA/////8pNobD/////yu6GwP/////OTf8w/////86w7cD/////0yk1sP/////UQ2TA//////Q9CDD/\
    ////9J/2wP/////1BWww//////YyEED/////9uafsP/////4E0PA//////jH0zD/////+fR3QP/////60zaw//////vDNcD//////LxTMP/////9\
    rFJA//////6cNTD//////4w0QAAAAAAHo0qwAAAAAAgkb6AAAAAAI5S1sAAAAAAkEJSgAAAAACU38rAAAAAAJfB2oAAAAAAnIQ8wAAAAACfNtaAA\
    AAAAKCYmQAAAAAApAPEwAAAAACmwOqAAAAAAKuDTMAAAAAArmVcgAAAAADf2xrAAAAAAOL8qsAAAAABAup+wAAAAAEEDMEAAAAAAR3cJsAAAAABH\
    3H8gAQIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCBQQFBAUEBQQCBQQFBAUDBQIFBAX//7/EAAD//8PQAAT//8fAAAj/\
    /9XQAQz//+PgARD//9XQAAxMTVQAQ01UAC0wNAAtMDMALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA+AAAABgAAABT/////cpyvtP////+iko8w/////7Z7UkD/////txrJsP////+4Ho9A/////7jUcDD/////uhd9wP////+6taOw/////7v4sUD/\
    ////vJbXMP////+92eTA/////754CrD/////v7sYQP/////AWo+w/////8GdnUD/////wjvDMP/////DftDA/////8Qc9rD/////xWAEQP/////F\
    /iow/////8dBN8D/////x+CvMP/////IgZRA/////8pNobD/////yu6GwP/////OTf8w/////86w7cD/////0yk1sP/////UQ2TA//////Q9CDD/\
    ////9J/2wP/////1BWww//////YyEED/////9uafsP/////4E0PA//////jH0zD/////+fR3QP/////60zaw//////vDNcD//////LxTMP/////9\
    rFJA//////6cNTD//////4w0QAAAAAAHo0qwAAAAAAgkb6AAAAAAI5S1sAAAAAAkEJSgAAAAACU38rAAAAAAJf2loAAAAAAnGTRAAAAAACfNw7AA\
    AAAAKEcbwAAAAAA39sawAAAAADi/KrAAAAAAQLqfsAAAAABBAzBAAAAAAEd3CbAAAAAAR5P8oAAAAABH01KwAAAAAEjxdkAAAAAASbM0sAAAAABK\
    0VhAAQIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCBQQFBAUEAgMCBQMFAgUEAwIDAgX//8HMAAD//8PQAAT//8fAAAj/\
    /9XQAQz//+PgARD//9XQAAxMTVQAQ01UAC0wNAAtMDMALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA/AAAABgAAABT/////cpyupP////+iko8w/////7Z7UkD/////txrJsP////+4Ho9A/////7jUcDD/////uhd9wP////+6taOw/////7v4sUD/\
    ////vJbXMP////+92eTA/////754CrD/////v7sYQP/////AWo+w/////8GdnUD/////wjvDMP/////DftDA/////8Qc9rD/////xWAEQP/////F\
    /iow/////8dBN8D/////x+CvMP/////IgZRA/////8pNobD/////yu6GwP/////OTf8w/////86w7cD/////0yk1sP/////UQ2TA//////Q9CDD/\
    ////9J/2wP/////1BWww//////YyEED/////9uafsP/////4E0PA//////jH0zD/////+fR3QP/////60zaw//////vDNcD//////LxTMP/////9\
    rFJA//////6cNTD//////4w0QAAAAAAHo0qwAAAAAAgkb6AAAAAAI5S1sAAAAAAkEJSgAAAAACU38rAAAAAAJfB2oAAAAAAnIQ8wAAAAACfQWKAA\
    AAAAKQD/QAAAAAApsDqgAAAAACrg0zAAAAAAK5lXIAAAAAA39sawAAAAADi/KrAAAAAAQLvxMAAAAABAy9FAAAAAAEd3CbAAAAAAR9x/IAAAAABI\
    +qKwAAAAAEm8YSABAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIFBAUEBQQFBAIEBQQFAwUCBQQFBAX//8LcAAD//8PQ\
    AAT//8fAAAj//9XQAQz//+PgARD//9XQAAxMTVQAQ01UAC0wNAAtMDMALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAABgAAABT/////cpyxiP////+iko8w/////7Z7UkD/////txrJsP////+4Ho9A/////7jUcDD/////uhd9wP////+6taOw/////7v4sUD/\
    ////vJbXMP////+92eTA/////754CrD/////v7sYQP/////AWo+w/////8GdnUD/////wjvDMP/////DftDA/////8Qc9rD/////xWAEQP/////F\
    /iow/////8dBN8D/////x+CvMP/////IgZRA/////8pNobD/////yu6GwP/////OTf8w/////86w7cD/////0yk1sP/////UQ2TA//////Q9CDD/\
    ////9J/2wP/////1BWww//////YyEED/////9uafsP/////4E0PA//////jH0zD/////+fR3QP/////60zaw//////vDNcD//////LxTMP/////9\
    rFJA//////6cNTD//////4w0QAAAAAAHo0qwAAAAAAgkb6AAAAAAI5S1sAAAAAAkEJSgAAAAACU38rAAAAAAJfB2oAAAAAAnIQ8wAAAAACfQWKAA\
    AAAAKQDxMAAAAAApsDqgAAAAACrg0zAAAAAAK5lXIAAAAAA39sawAAAAADi/KrAAAAAAQLlOMAAAAABA1QvAAAAAAEd3CbAAAAAAR9x/IAECAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgUEBQQFBAUEBQQFBAUDBQIFBAX//7/4AAD//8PQAAT//8fAAAj//9XQAQz//+Pg\
    ARD//9XQAAxMTVQAQ01UAC0wNAAtMDMALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABoAAAABQAAABD/////aYcRkP////+4F/WQAAAAAAUr2kAAAAAAB/zwsAAAAAAKz3TAAAAAAAuXyrAAAAAADLH5wAAAAAANeP4wAAAAAA6TLUAA\
    AAAAD1oxsAAAAAAQdGDAAAAAABFkQ7AAAAAAElWUQAAAAAATRsiwAAAAABQ4GUAAAAAAFSf8MAAAAAAWGUzAAAAAABcJL7AAAAAAF/qAQAAAAAAY\
    6mMwAAAAABnbs8AAAAAAGszoMAAAAAAbvjjAAAAAAByuG7AAAAAAHZ9sQAAAAAAej08wAAAAAB+An8AAAAAAIHCCsAAAAAAhYdNAAAAAACJTB7AA\
    AAAAI0RYQAAAAAAkNDswAAAAACVBO0AAAAAAJhVusAAAAAAnBr9AAAAAACf2ojAAAAAAKO6KQAAAAAApsEiwAAAAACrPvcAAAAAAK7kJMAAAAAAs\
    q6tAAAAAAC1wDLAAAAAALozewAAAAAAvT+6wAAAAADBuEkAAAAAAMTZoMAAAAAAyVy7AAAAAADMPsrAAAAAANDcQwAAAAAA0+M8wAAAAADYW8sAA\
    AAAANuHrsAAAAAA39tTAAAAAADjBzbAAAAAAOda2wAAAAAA6oa+wAAAAADu/00AAAAAAPK+2MAAAAAA9cZDAAAAAAD6PmDAAAAAAP1qtQAAAAABA\
    b3owAAAAAEFx7kAAAAAAQjOssAAAAABDUdBAAAAAAEQTjrAAAAAARTGyQAAAAABF83CwAAAAAEcazsAAAAAAR9NSsAAAAABI+rDAAAAAAEmzNLAA\
    AAAAStqSwAAAAABLwTswAAAAAEyn/8AAAAAATaEdMAAAAABOh+HAAAAAAE+A/zAAAAAAUHD+QAAAAABRTmwwAAAAAFJQ4EAAAAAAUy5OMAAAAABU\
    MMJAAAAAAFUOMDAAAAAAVhCkQAAAAABW90ywAAAAAFfwhkAAAAAAWNcusAAAAABZ0GhAAAAAAFq3ELAAAAAAW7mEwAAAAABclvKwAAAAAF2ZZsAA\
    AAAAXnbUsAAAAABfeUjAAAAAAGBf8TAAAAAAYVkqwAAAAABiP9MwAAAAAGM5DMAAAAAAZB+1MAAAAABlGO7AAAAAAGX/lzAAAAAAZwILQAAAAABn\
    DdqwAQIDAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIE\
    AgQCBAIEAgQCBAIEAgQCBAIEAgQCBAP//8nwAAD//8nwAAT//8fAAAj//9XQAAz//9XQAQxMTVQAQU1UAC0wNAAtMDMACjwtMDM+Mwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAAAwAAAAz/////lqprHP////+4D0ng/////7j9QKD/////ufE0MP////+63nQg/////9o4rjD/////2uv6MP/////cGeGw/////9y5WSD/\
    ////3fsVMP/////em94g/////9/dmjD/////4FQzIP/////0l/+w//////UFXiD/////9sBkMP/////3D3Ag//////hRLDD/////+MfTMP/////6\
    CtKw//////qo+KD/////++wGMP/////8i32gAAAAAB3JjjAAAAAAHnjXoAAAAAAfoDWwAAAAACAzz6AAAAAAIYFpMAAAAAAiC8igAAAAACNYELAA\
    AAAAI+JwIAAAAAAlN/KwAAAAACXUxyAAAAAAJyEPMAAAAAAnveOgAAAAACkA8TAAAAAAKZSLIAAAAAAq6g2wAAAAACtrMqAAAAAALMC1MAAAAAAt\
    ZsQgAAAAAC6glzAAAAAAL0amIAAAAAAwgHkwAAAAADEdTaAAAAAAMlcgsAAAAAAzBmogAAAAADQ4VDAAAAAANPjBIAAAAAA2IB8wAAAAADbPaKAA\
    AAAAN/bGsAAAAAA4uIUgAAAAADnf4zAAAAAAOo8soAAAAAA7yP+wAAAAADxvDqAAAAAAPcSRMAAAAAA+TvCgAAAAAE6aSLAAAAAAT0mSIAIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQL//9vkAAD//+PgAQT//9XQAAhMTVQALTAyAC0w\
    MwAKPC0wMz4zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAABQAAABT/////pbbocP////+v8Stw/////7ZmVmD/////t0E9cP////+4DDZg/////7j9hvD/////y+pxYAAAAAAxZ4QQAAAAADJzFoAA\
    AAAAM0dmEAAAAAA0UviAAAAAADUnSBAAAAAANjLagAAAAAA3ByoQAAAAADgb9wAAAAAAOOcMEAAAAAA5+9kAAAAAADr1EpAAAAAAO7bRAAAAAAA8\
    sAqQAAAAAD27nQAAAAAAPo/skAAAAAA/m38AAAAAAEBvzpAAAAAAQYSbgAAAAABCT7CQAAAAAENkfYAAAAAARC+SkAAAAABFRF+AAAAAAEYPdJAA\
    AAAARyRBgAAAAABH+JEQAAAAAEkEI4AAAAAASdhzEAAAAABK5AWAAAAAAEu4VRAAAAAATM0T8AAAAABNmCkAAAAAAE6s9fAAAAAAT3gLAAAAAABQ\
    jNfwAAAAAFFhJ4AAAAAAUmy58AAAAABTQQmAAAAAAFRMm/AAAAAAVSDrgAAAAABWLH3wAAAAAFcAzYAAAAAAWBWacAAAAABY4K+AAAAAAFn1fHAA\
    AAAAWsCRgAAAAABb1V5wAAAAAFyprgAAAAAAXbVAcAAAAABeiZAAAAAAAF+VInAAAAAAYGlyAAAAAABhfj7wAAAAAGJJVAAAAAAAY14g8AECAQMB\
    AgEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAL//51UAAD//52QAAT//6ugAAj//6ugAQz//7mw\
    ARBMTVQATVNUAENTVABNRFQAQ0RUAApDU1Q2Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAPAAAABAAAABL/////kkCpZf/////L48vQ/////8yUguD/////zdYi0P/////OfE3g/////8+bptD/////0GVqYAAAAAAOAPLgAAAAAA6UjNAA\
    AAAAD5cA4AAAAAAQdG7QAAAAABF24uAAAAAAElRQ0AAAAAATX/9gAAAAABQwPlACAQIBAgMCAQIBAgECAQL//8gbAAD//9XQAQT//8fAAAj//87I\
    AQxMTVQAQURUAEFTVAAtMDMzMAAKQVNUNAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAdAAAAAwAAAAz/////lqp0dP////+4D0ng/////7j9QKD/////ufE0MP////+63nQg/////9o4rjD/////2uv6MP/////cGeGw/////9y5WSD/\
    ////3fsVMP/////em94g/////9/dmjD/////4FQzIP/////0l/+w//////UFXiD/////9sBkMP/////3D3Ag//////hRLDD/////+MfTMP/////6\
    CtKw//////qo+KD/////++wGMP/////8i32gAAAAAB3JjjAAAAAAHnjXoAAAAAAfoDWwAAAAACAzz6AAAAAAIYFpMAAAAAAiC8igAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQL//9KMAAD//+PgAQT//9XQAAhMTVQALTAyAC0wMwAKPC0wMz4zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABiAAAABgAAABr/////k17ZsP////+fnzvg/////6BFUdj/////oX8d4P////+iLm5Y/////6Ne/+D/////pA5QWP////+lPuHg/////6XuMlj/\
    ////pyf+YP////+nzhRY/////6kH4GD/////qa32WP////+q58Jg/////6uXEtj/////rMekYP////+tdvTY/////66nhmD/////r1bW2P////+w\
    h2hg/////7E2uNj/////snCE4P////+zFprY/////7RQZuD/////tPZ82P////+2MEjg/////7bfmVj/////uBAq4P////+4v3tY/////7nwDOD/\
    ////up9dWP////+72Slg/////7x/P1j/////vbkLYP////++XyFY/////7+Y7WD/////wD8DWP/////BeM9g/////8IoH9j/////w1ixYP/////E\
    CAHY/////8U4k2D/////xefj2P/////HIa/g/////8fHxdj/////yQGR4P/////Jp6fY/////8rhc+D/////y5DEWP/////MQCLg/////9Ij9HD/\
    ////0sZxUP/////WKfpg/////9bZStj/////2AncYP/////YuSzY/////9npvmD/////2pkO2P/////b0trg/////9x48Nj/////3bK84P/////e\
    WNLY/////9+SnuD/////4EHvWP/////hcoDg/////+Ih0Vj/////41Ji4P/////kAbNY/////+UyROD/////5eGVWP/////nG2Fg/////+fBd1j/\
    ////6PtDYP/////poVlY/////+rbJWD/////64p12P/////suwdg/////+1qV9j/////7prpYP/////vSjnY//////CEBeD/////8Sob2P/////y\
    Y+fg//////MJ/dj/////9EPJ4P/////06d/Y//////Yjq+D/////9tL8WP/////4A43g//////iy3lj/////+eNv4P/////6ksBY//////vMjGD/\
    /////HKiWAAAAAAHYttgAAAAAAe50FAAAAAAGGFxYAAAAAAYqzdQAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgMEAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgUCBQL//61QAAD//7KoAQT//6ugAAr//7mwAQ7//7mwARL/\
    /7mwARZMTVQALTA1MzAAQ1NUAENXVABDUFQAQ0RUAApDU1Q2Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAhAAAAAwAAAAz/////lqp/4P////+4D1fw/////7j9TrD/////ufFCQP////+63oIw/////9o4vED/////2uwIQP/////cGe/A/////9y5ZzD/\
    ////3fsjQP/////em+ww/////9/dqED/////4FRBMP/////0mA3A//////UFbDD/////9sByQP/////3D34w//////hROkD/////+MfhQP/////6\
    CuDA//////qpBrD/////++wUQP/////8i4uwAAAAAB3JnEAAAAAAHnjlsAAAAAAfoEPAAAAAACAz3bAAAAAAIYF3QAAAAAAiC9awAAAAADf21MAA\
    AAAAOLiTMAAAAAA53/FAAAAAADnpHbACAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQL//8cgAAD//9XQAQT//8fAAAhMTVQALTAzAC0w\
    NAAKPC0wND40Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABAAAABD/////Xpw08P////+YWFVwAAAAACoCIdAAAAAAK3SJQAEDAgP//7qQAAD//7qQAAT//8fAAQj//7mwAAxMTVQAQk1UAC0wNAAt\
    MDUACjwtMDU+NQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABaAAAABwAAABz/////XgQawP////+epkig/////5+7FZD/////oIYqoP////+hmveQ/////6hGTCD/////y4kMkP/////SI/Rw/////9JhGAD/\
    ////+vh1EP/////76FgA//////zYVxD//////cg6AP/////+uDkQ//////+oHAAAAAAAAJgbEAAAAAABh/4AAAAAAAJ3/RAAAAAAA3EagAAAAAAE\
    YRmQAAAAAAVQ/IAAAAAABkD7kAAAAAAHMN6AAAAAAAeyH5AAAAAACRDAgAAAAAAJrbEQAAAAAArwooAAAAAAC+ChkAAAAAAM2b8AAAAAAA3Ag5AA\
    AAAADrmhAAAAAAAPqaAQAAAAABCZgwAAAAAAEYmCEAAAAAASeWUAAAAAABNpZBAAAAAAFFlHAAAAAAAVSUYQAAAAABY5KQAAAAAAFykoEAAAAAAY\
    IkWAAAAAABkJChAAAAAAGgIngAAAAAAa8iaQAAAAABviCYAAAAAAHNIIkAAAAAAdweuAAAAAAB6x6pAAAAAAH6HNgAAAAAAgdh0QAAAAACGBr4AA\
    AAAAIlX/EAAAAAAjaswAAAAAACQ14RAAAAAAJUquAAAAAAAmFcMQAAAAACcqkAAAAAAAJ/7fkAAAAAApCnIAAAAAACnewZAAAAAAKupUAAAAAAAr\
    vqOQAAAAACzTcIAAAAAALZ6FkAAAAAAus1KAAAAAAC9+Z5AAAAAAMJM0gAAAAAAxZ4QQAAAAADJzFoAAAAAAM0dmEAAAAAA0UviAAAAAADUnSBAA\
    AAAANjLagAAAAAA3ByoQAAAAADgb9wAAAAAAOOcMEAAAAAA5+9kAAAAAADrG7hAAAAAAO9u7AAAAAAA8sAqQAAAAAD27nQAAAAAAPo/skAAAAAA/\
    m38AAAAAAEBvzpAAAAAAQYSbgAAAAABCT7CQAAAAAENkfYAAAAAARC+SkAAAAABFRF+AAAAAAEXzxRACAQIBAgUDBAUGBQYFBgUGBQYFBgUGBQYF\
    BgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQb//5MPAAD//52QAQT//4+AAAj/\
    /6ugAQz//6ugARD//52QABT//6ugARhMTVQAUERUAFBTVABNV1QATVBUAE1TVABNRFQACk1TVDdNRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABMAAAACAAAACD/////ofLNgP/////LiQyQ/////9Ij9HD/////0mEYAAAAAAAEYRmQAAAAAAVQ/IAAAAAABkD7kAAAAAAHMN6AAAAAAAgg3ZAA\
    AAAACRDAgAAAAAAKAL+QAAAAAArwooAAAAAAC+ChkAAAAAAM2b8AAAAAAA3Ag5AAAAAADrmhAAAAAAAPqaAQAAAAABCZgwAAAAAAEYmCEAAAAAAS\
    eWUAAAAAABNpZBAAAAAAFFlHAAAAAAAVSUYQAAAAABY5KQAAAAAAFykoEAAAAAAYIkWAAAAAABkJChAAAAAAGgIngAAAAAAa8iaQAAAAABviCYAA\
    AAAAHNIIkAAAAAAdweuAAAAAAB6x6pAAAAAAH6HNgAAAAAAgdh0QAAAAACGBr4AAAAAAIlX/EAAAAAAjaswAAAAAACQ14RAAAAAAJUquAAAAAAAm\
    FcMQAAAAACcqkAAAAAAAJ/7fkAAAAAApCnIAAAAAACnewZAAAAAAKupUAAAAAAArvqOQAAAAACzTcIAAAAAALZ6FkAAAAAAus1KAAAAAAC9+Z5AA\
    AAAAMJM0gAAAAAAxZ4QQAAAAADJzFoAAAAAAM0dmEAAAAAA0UviAAAAAADUnSBAAAAAANjLagAAAAAA3ByoQAAAAADgb9wAAAAAAOOb+AAAAAAA5\
    +8rwAAAAADoE6VAAAAAAOsbuEAAAAAA727sAAAAAADywCpAAAAAAPbudAAAAAAA+j+yQAAAAAD+bfwAAAAAAQG/OkAAAAABBhJuAAAAAAEJPsJAA\
    AAAAQ2R9gAAAAABEL5KQAAAAAEVEX4AAAAAARfPFEAMBAgMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAME\
    AwQDBAMEBgUHBgQDBAMEAwQDBAMEAwQAAAAAAAD//6ugAQT//6ugAQj//52QAAz//6ugARD//7mwART//6ugABj//7mwABwtMDAATVdUAE1QVABN\
    U1QATURUAENEVABDU1QARVNUAApNU1Q3TURULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABbAAAAAwAAAAz/////lqp6NP////+4D1fw/////7j9TrD/////ufFCQP////+63oIw/////9o4vED/////2uwIQP/////cGe/A/////9y5ZzD/\
    ////3fsjQP/////em+ww/////9/dqED/////4FRBMP/////0mA3A//////UFbDD/////9sByQP/////3D34w//////hROkD/////+MfhQP/////6\
    CuDA//////qpBrD/////++wUQP/////8i4uwAAAAAB3JnEAAAAAAHnjlsAAAAAAfoEPAAAAAACAz3bAAAAAAIYF3QAAAAAAiC9awAAAAACNYHsAA\
    AAAAI+J+MAAAAAAlOADAAAAAACXU1TAAAAAAJyEdQAAAAAAnvfGwAAAAACkA/0AAAAAAKZSZMAAAAAAq6hvAAAAAACtrQLAAAAAALMDDQAAAAAAt\
    ZtIwAAAAAC6gpUAAAAAAL0a0MAAAAAAwgIdAAAAAADEdW7AAAAAAMlcuwAAAAAAzBngwAAAAADQ4YkAAAAAANPjPMAAAAAA2IC1AAAAAADbPdrAA\
    AAAAN/bUwAAAAAA4uJMwAAAAADnf8UAAAAAAOo86sAAAAAA7yQ3AAAAAADxvHLAAAAAAPcSfQAAAAAA+Tv6wAAAAAD+SDEAAAAAAQC7gsAAAAABB\
    hwZAAAAAAEIX/TAAAAAAQ1HQQAAAAABD998wAAAAAEVNYcAAAAAAReD7sAAAAABHEZRAAAAAAEe3ozAAAAAASPqwwAAAAABJl4UwAAAAAEraksAA\
    AAAAS4ChsAAAAABMunTAAAAAAE1gg7AAAAAATppWwAAAAABPSaAwAAAAAFCDc0AAAAAAUSBHsAAAAABSY1VAAAAAAFMAKbAAAAAAVEM3QAAAAABU\
    6UYwAAAAAFYjGUAAAAAAVskoMAAAAABYAvtAAAAAAFipCjAAAAAAWeLdQAAAAABaiOwwAAAAAFvebsAAAAAAXGjOMAIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQL//8zMAAD//9XQ\
    AQT//8fAAAhMTVQALTAzAC0wNAAKPC0wND40Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAArAAAABQAAABT/////pbbaYAAAAAAWiuYAAAAAABh3zNAAAAAAMWd2AAAAAAAycwhwAAAAADNHWAAAAAAANFLqcAAAAAA1JyvwAAAAADXEAGAA\
    AAAANjLMcAAAAAA3BxwAAAAAADgb6PAAAAAAOOb+AAAAAAA5+8rwAAAAADr1BIAAAAAAO7bC8AAAAAA8r/yAAAAAAD27jvAAAAAAPo/egAAAAAA/\
    m3DwAAAAAEBvwIAAAAAAQYSNcAAAAABCT6KAAAAAAENkb3AAAAAARC+EgAAAAABFRFFwAAAAAEYPZoAAAAAARyQzcAAAAABH+IMAAAAAAEkEFXAA\
    AAAASdhlAAAAAABK4/dwAAAAAEu4RwAAAAAATM0T8AAAAABNmCkAAAAAAE6s9fAAAAAAT3gLAAAAAABQjNfwAAAAAFFhJ4AAAAAAUmy58AAAAABT\
    QQmAAAAAAFRMm/AAAAAAVM3dAAECAQMBAwIEAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQL//66oAAD//6ugAAT//7mwAAj//7mw\
    AQz//8fAARBMTVQAQ1NUAEVTVABDRFQARURUAApFU1Q1Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAFAAAABAAAABL/////aYcaQP////+THiw8//////aY7EgAAAAAR1uScAAAAABXJalwAQIDAgP//8FAAAD//8FEAAT//8C4AAj//8fAAA5MTVQA\
    Q01UAC0wNDMwAC0wNAAKPC0wND40Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAAz/////kfQrkP/////7wzXAAQL//87wAAD//8fAAAT//9XQAAhMTVQALTA0AC0wMwAKPC0wMz4zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACvAAAABgAAABj/////XgP+oP////+epiyA/////5+6+XD/////oIYOgP////+hmttw/////6LLdAD/////o4P38P////+kRdKA/////6Vj2fD/\
    ////plPZAP////+nFZdw/////6gzuwD/////qP6z8P////+qE50A/////6relfD/////q/N/AP////+svnfw/////63TYQD/////rp5Z8P////+v\
    s0MA/////7B+O/D/////sZxfgP////+yZ1hw/////7N8QYD/////tEc6cP////+1XCOA/////7YnHHD/////tzwFgP////+4Bv5w/////7kb54D/\
    ////uebgcP////+7BQQA/////7vGwnD/////vOTmAP////+9r97w/////77EyAD/////v4/A8P/////AWtYA/////8GwPHD/////woSMAP/////D\
    T4Tw/////8RkbgD/////xS9m8P/////GTYqA/////8cPSPD/////yC1sgP/////I+GVw/////8oNToD/////ythHcP/////LiP6A/////9Ij9HD/\
    ////0mEJ8P/////TdfMA/////9RA6/D/////1VXVAP/////WIM3w/////9c1twD/////2ACv8P/////ZFZkA/////9ngkfD/////2v61gP/////b\
    wHPw/////9zel4D/////3amQcP/////evnmA/////9+JcnD/////4J5bgP/////haVRw/////+J+PYD/////40k2cP/////kXh+A/////+VXPPD/\
    ////5kc8AP/////nNx7w/////+gnHgD/////6RcA8P/////qBwAA/////+r24vD/////6+biAP/////s1sTw/////+3GxAD/////7r/hcP/////v\
    r+CA//////Cfw3D/////8Y/CgP/////yf6Vw//////NvpID/////9F+HcP/////1T4aA//////Y/aXD/////9y9ogP/////4KIXw//////kPSoD/\
    ////+ghn8P/////6+GcA//////voSfD//////NhJAP/////9yCvw//////64KwD//////6gN8AAAAAAAmA0AAAAAAAGH7/AAAAAAAnfvAAAAAAAD\
    cQxwAAAAAARhC4AAAAAABVDucAAAAAAGQO2AAAAAAAcw0HAAAAAAB40ngAAAAAAJELJwAAAAAAmtowAAAAAACvCUcAAAAAAL4JOAAAAAAAzZsPAA\
    AAAADcB1gAAAAAAOuZLwAAAAAA+pkgAAAAAAEJl08AAAAAARiXQAAAAAABJ5VvAAAAAAE2lWAAAAAAAUWTjwAAAAABVJOAAAAAAAFjka8AAAAAAX\
    KRoAAAAAABgiN3AAAAAAGQj8AAAAAAAaAhlwAAAAABryGIAAAAAAG+H7cAAAAAAc0fqAAAAAAB3B3XAAAAAAHrHcgAAAAAAfob9wAAAAACB2DwAA\
    AAAAIYGhcAAAAAAiVfEAAAAAACNqvfAAAAAAJDXTAAAAAAAlSp/wAAAAACYVtQAAAAAAJyqB8AAAAAAn/tGAAAAAACkKY/AAAAAAKd6zgAAAAAAq\
    6kXwAAAAACu+lYAAAAAALNNicAAAAAAtnneAAAAAAC6zRHAAAAAAL35ZgAAAAAAwkyZwAAAAADFndgAAAAAAMnMIcAAAAAAzR1gAAAAAADRS6nAA\
    AAAANSc6AAAAAAA2MsxwAAAAADcHHAAAAAAAOBvo8AAAAAA45v4AAAAAADn7yvAAAAAAOsbgAAAAAAA726zwAAAAADyv/IAAAAAAPbuO8AAAAAA+\
    j96AAAAAAD+bcPAAAAAAQG/AgAAAAABBhI1wAAAAAEJPooAAAAAAQ2RvcAAAAABEL4SAAAAAAEVEUXAAAAAARfO3AAIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIDAgECAQIBAgECAQIEBQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgH//63UAAD//7mw\
    AQT//6ugAAj//7mwAAz//7mwARD//7mwARRMTVQAQ0RUAENTVABFU1QAQ1dUAENQVAAKQ1NUNkNEVCxNMy4yLjAsTTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA8AAAABQAAABT/////pbbocP////+v8Stw/////7ZmVmD/////t0E9cP////+4DDZg/////7j9hvAAAAAAMWd2AAAAAAAycwhwAAAAADNHWAAA\
    AAAANFLqcAAAAAA1J0gQAAAAADYy2oAAAAAANwcqEAAAAAA4G/cAAAAAADjnDBAAAAAAOfvZAAAAAAA69RKQAAAAADu20QAAAAAAPLAKkAAAAAA9\
    u50AAAAAAD6P7JAAAAAAP5t/AAAAAABAb86QAAAAAEGEm4AAAAAAQk+wkAAAAABDZH2AAAAAAEQvkpAAAAAARURfgAAAAABGD3SQAAAAAEckQYAA\
    AAAAR/iREAAAAABJBCOAAAAAAEnYcxAAAAAASuQFgAAAAABLuFUQAAAAAEzNIgAAAAAATZg3EAAAAABOrQQAAAAAAE94GRAAAAAAUIzmAAAAAABR\
    YTWQAAAAAFJsyAAAAAAAU0EXkAAAAABUTKoAAAAAAFUg+ZAAAAAAViyMAAAAAABXANuQAAAAAFgVqIAAAAAAWOC9kAAAAABZ9YqAAAAAAFrAn5AA\
    AAAAW9VsgAAAAABcqbwQAAAAAF21ToAAAAAAXomeEAAAAABflTCAAAAAAGBpgBAAAAAAYX5NAAAAAABiSWIQAAAAAGNeLwABAgEDAQIEAgQCAwED\
    AQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwL//5yMAAD//52QAAT//6ugAAj//6ugAQz//7mwARBMTVQATVNU\
    AENTVABNRFQAQ0RUAApDU1Q2Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAABQAAABT/////pbbocP////+v8Stw/////7ZmVmD/////t0E9cP////+4DDZg/////7j9hvAAAAAAMWd2AAAAAAAycwhwAAAAADNHWAAA\
    AAAANFLqcAAAAAA1J0gQAAAAADYy2oAAAAAANwcqEAAAAAA4G/cAAAAAADjnDBAAAAAAOfvZAAAAAAA69RKQAAAAADu20QAAAAAAPLAKkAAAAAA9\
    u50AAAAAAD6P7JAAAAAAP5t/AAAAAABAb86QAAAAAEGEm4AAAAAAQk+wkAAAAABDZH2AAAAAAEQvkpAAAAAARURfgAAAAABGD3SQAAAAAEckQYAA\
    AAAAR/iREAAAAABJBCOAAAAAAEnYcxAAAAAASuQFgAAAAABLnKWQAAAAAEzWXIAAAAAATXyHkAAAAABOtj6AAAAAAE9caZAAAAAAUJYggAAAAABR\
    PEuQAAAAAFJ2AoAAAAAAUxwtkAAAAABUVeSAAAAAAFT8D5AAAAAAVjXGgAAAAABW5SwQAAAAAFge4wAAAAAAWMUOEAAAAABZ/sUAAAAAAFqk8BAA\
    AAAAW96nAAAAAABchNIQAAAAAF2+iQAAAAAAXmS0EAAAAABfnmsAAAAAAGBN0JAAAAAAYYeHgAAAAABiLbKQAAAAAGNeLwAAAAAAY4bxYAECAQMB\
    AgQCBAIDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAgH//5wsAAD//52QAAT//6ugAAj//6ugAQz//7mw\
    ARBMTVQATVNUAENTVABNRFQAQ0RUAApNU1Q3TURULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAKAAAABAAAABH/////aYcqTf////+j6BZNAAAAABE2SWAAAAAAEbduUAAAAAATFitgAAAAABOXUFAAAAAAJ5fgYAAAAAAobrbQAAAAACl3wmAA\
    AAAAKcLZ0AEDAgMCAwIDAgP//7EzAAD//7EzAAT//7mwAQn//6ugAA1MTVQAU0pNVABDRFQAQ1NUAApDU1Q2Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACFAAAABwAAABT/////aYcfEP////+PMEdF/////5tc5VD/////n3zixf////+hAHHA/////7Bed8X/////sXc9QP////+yQQDQ/////7NYcMD/\
    ////tCI0UP////+1OaRA/////7YDZ9D/////txrXwP////+35JtQ/////7j9XMD/////uccgUP/////MHG5A/////8xs59D/////1BfjQP/////V\
    M1XA/////9V2kkD//////dE8QP/////+kvqw///////MzcAAAAAAAHLcsAAAAAABdVDAAAAAAAJASbAAAAAAA1UywAAAAAAEICuwAAAAAAU+T0AA\
    AAAABgANsAAAAAAHC7xAAAAAAAff77AAAAAACP4TQAAAAAAJv9GwAAAAAArd9UAAAAAAC6juMAAAAAAMvddAAAAAAA2I0DAAAAAADp25QAAAAAAP\
    aLIwAAAAABCG1cAAAAAAEUiUMAAAAAASZrfAAAAAABModjAAAAAAFEaZwAAAAAAVEZKwAAAAABYme8AAAAAAFvF0sAAAAAAYBl3AAAAAABjRVrAA\
    AAAAGeY/wAAAAAAasTiwAAAAABvPXEAAAAAAHJEasAAAAAAdrz5AAAAAAB5w/LAAAAAAH48gQAAAAAAgfwMwAAAAACFvAkAAAAAAIjn7MAAAAAAj\
    TuRAAAAAACQZ3TAAAAAAJTgAwAAAAAAl+b8wAAAAACby+MAAAAAAJ9mhMAAAAAAo98TAAAAAACnCvbAAAAAAKtemwAAAAAArop+wAAAAACy3iMAA\
    AAAALYKBsAAAAAAul2rAAAAAAC9iY7AAAAAAMICHQAAAAAAxQkWwAAAAADJgaUAAAAAAMz3XMAAAAAA0QEtAAAAAADULRDAAAAAANg24QAAAAAA3\
    BtWwAAAAADgAD0AAAAAAOMsIMAAAAAA56SvAAAAAADqq6jAAAAAAO8kNwAAAAAA8iswwAAAAAD2o78AAAAAAPmquMAAAAAA/iNHAAAAAAEBTyrAA\
    AAAAQWizwAAAAABCM6ywAAAAAENIlcAAAAAARBOOsAAAAABFMbJAAAAAAEXzcLAAAAAARxGUQAAAAABH7wIwAAAAAEjxdkAAAAAASbxvMAAAAABK\
    0VhAAAAAAEu4ALAAAAAATLE6QAAAAABNxgcwAAAAAE5QgsAAAAAAT5yusAAAAABQQtnAAAAAAFF8kLAAAAAAUiv2QAAAAABTXHKwAAAAAFQL2EAA\
    AAAAVzfmMAAAAABXr+zAAAAAAFkXyDAAAAAAWY/OwAAAAABa96owAAAAAFtvsMAAAAAAXKlnsAAAAABddHzAAAAAAF6JSbAAAAAAX1RewAAAAABg\
    aSuwAAAAAGE0QMAAAAAAYkkNsAAAAABjHV1AAAAAAGQo77AAAAAAZPQEwAAAAABmEgwwAAAAAGbdIUAAAAAAZ9uEsAECAQMBBAIEAgQCBAIEAgMC\
    AwQCAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUD\
    BQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQb//7xwAAD//727AAT//7mwAAj//8fAAAz//8fAAQz//9XQARD//9XQABBMTVQAU01UAC0w\
    NQAtMDQALTAzAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABZAAAAAwAAAAz/////lqp7lP////+4D1fw/////7j9TrD/////ufFCQP////+63oIw/////9o4vED/////2uwIQP/////cGe/A/////9y5ZzD/\
    ////3fsjQP/////em+ww/////9/dqED/////4FRBMP/////0mA3A//////UFbDD/////9sByQP/////3D34w//////hROkD/////+MfhQP/////6\
    CuDA//////qpBrD/////++wUQP/////8i4uwAAAAAB3JnEAAAAAAHnjlsAAAAAAfoEPAAAAAACAz3bAAAAAAIYF3QAAAAAAiC9awAAAAACNYHsAA\
    AAAAI+J+MAAAAAAlOADAAAAAACXU1TAAAAAAJyEdQAAAAAAnvfGwAAAAACkA/0AAAAAAKZSZMAAAAAAq6hvAAAAAACtrQLAAAAAALMDDQAAAAAAt\
    ZtIwAAAAAC6gpUAAAAAAL0a0MAAAAAAwgIdAAAAAADEdW7AAAAAAMlcuwAAAAAAzBngwAAAAADQ4YkAAAAAANPjPMAAAAAA2IC1AAAAAADbPdrAA\
    AAAAN/bUwAAAAAA4uJMwAAAAADnf8UAAAAAAOo86sAAAAAA7yQ3AAAAAADxvHLAAAAAAPcSfQAAAAAA+Tv6wAAAAAEGHBkAAAAAAQhf9MAAAAABD\
    UdBAAAAAAEP33zAAAAAARU1hwAAAAABF4PuwAAAAAEcRlEAAAAAAR7ejMAAAAABI+rDAAAAAAEmXhTAAAAAAStqSwAAAAABLgKGwAAAAAEy6dMAA\
    AAAATWCDsAAAAABOmlbAAAAAAE9JoDAAAAAAUINzQAAAAABRIEewAAAAAFJjVUAAAAAAUwApsAAAAABUQzdAAAAAAFTpRjAAAAAAViMZQAAAAABW\
    ySgwAAAAAFgC+0AAAAAAWKkKMAAAAABZ4t1AAAAAAFqI7DAAAAAAW95uwAAAAABcaM4wAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQL//8tsAAD//9XQAQT//8fAAAhMTVQALTAzAC0w\
    NAAKPC0wND40Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAiAAAABAAAABD/////m4BJAAAAAAATTXxQAAAAABQz+pAAAAAAFSPrkAAAAAAWE9yQAAAAABcDzZAAAAAAF/O+kAAAAAAY46+QAAAAABnToJAA\
    AAAAGsORkAAAAAAbvL0QAAAAABysrhAAAAAAHZyfEAAAAAAejJAQAAAAAB98gRAAAAAAIGxyEAAAAAAhXGMQAAAAACJMVBAAAAAAIzxFEAAAAAAk\
    LDYQAAAAACUcJxAAAAAAJgwYEAAAAAAnBUOQAAAAACf1NJAAAAAAKOUlkAAAAAAp1RaQAAAAACrFB5AAAAAAK7T4kAAAAAAspOmQAAAAAC2U2pAA\
    AAAALoTLkAAAAAAvdLyQAAAAADBkrZAAAAAAMOdOMAECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQP//+6AAAD//9XQAAT//+PgAQgA\
    AAAAAAxMTVQALTAzAC0wMgBHTVQACkdNVDAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABdAAAACQAAACX/////fYaOtP////+euMuw/////5+7I6D/////oNAMsP////+hotKA/////8uJKLD/////0iP0cP/////SYTQg//////cvdpD/\
    ////+CiiEAAAAAAHMOyQAAAAABNpciAAAAAAFFlVEAAAAAAVSVQgAAAAABY5NxAAAAAAFyk2IAAAAAAYIlOQAAAAABkJGCAAAAAAGgI1kAAAAAAa\
    8jSgAAAAABviF5AAAAAAHNIWoAAAAAAdwfmQAAAAAB6x+KAAAAAAH6HbkAAAAAAgdisgAAAAACGBvZAAAAAAIlYNIAAAAAAjatoQAAAAACQ17yAA\
    AAAAJUq8EAAAAAAmFdEgAAAAACcqnhAAAAAAJ/7toAAAAAApCoAQAAAAACnez6AAAAAAKupiEAAAAAArvrGgAAAAACzTfpAAAAAALZ6ToAAAAAAu\
    s2CQAAAAAC9+daAAAAAAMJNCkAAAAAAxZ5IgAAAAADJzJJAAAAAAM0d0IAAAAAA0UwaQAAAAADUnViAAAAAANjLokAAAAAA3BzggAAAAADgcBRAA\
    AAAAOOcaIAAAAAA5++cQAAAAADrG/CAAAAAAO9vJEAAAAAA8sBigAAAAAD27qxAAAAAAPo/6oAAAAAA/m40QAAAAAEBv3KAAAAAAQYSpkAAAAABC\
    T76gAAAAAENki5AAAAAARC+goAAAAABFRG2QAAAAAEXz0yAAAAAARy2KEAAAAABH07UgAAAAAEkNbBAAAAAASbOXIAAAAABK7U4QAAAAAEucs6AA\
    AAAATNZqkAAAAABNfJWgAAAAAE62TJAAAAAAT1x3oAAAAABQli6QAAAAAFE8WaAAAAAAUnYQkAAAAABTHDugAAAAAFRV8pAAAAAAVPwdoAAAAABW\
    NdSQAAAAAFblOiAAAAAAWB7xEAAAAABYxRwgAAAAAFn+0xAAAAAAWqT+IAAAAABb3rUQAAAAAFyE4CAAAAAAXb6XEAAAAABeZMIgAAAAAF+eXPAC\
    AQIBAgMEAgUCBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcG\
    BwYHBgcGBwj//31MAAD//4+AAQT//4FwAAj//4+AAQz//4+AARD//52QART//4+AABn//52QAR3//52QACFMTVQAWURUAFlTVABZV1QAWVBUAFlE\
    RFQAUFNUAFBEVABNU1QACk1TVDcK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA6AAAABgAAABj/////Xj10OP////+euL2g/////5+7FZD/////y4kaoP/////SI/Rw/////9JhJhD/////1VXxIP/////WIOoQ/////9c10yD/\
    ////2ADMEP/////ZFbUg/////9ngrhD/////2v7RoP/////bwJAQ/////9zes6D/////3amskP/////evpWg/////9+JjpD/////4J53oP/////h\
    aXCQ/////+J+WaD/////40lSkP/////kXjug/////+UpNJD/////5kdYIP/////nElEQ/////+gnOiD/////6PIzEP/////qBxwg/////+rSFRD/\
    ////6+b+IP/////ssfcQ/////+3G4CD/////7pHZEP/////vr/yg//////BxuxD/////8Y/eoP/////yf8GQ//////NvwKD/////9F+jkP/////1\
    T6Kg//////Y/hZD/////9y+EoP/////4KKIQ//////kPZqD/////+giEEP/////6+IMg//////voZhD//////NhlIP/////9yEgQ//////64RyD/\
    /////6gqEAAAAAAAmCkgAAAAAAGIDBAAAAAAAngLIAAAAAADcSiQAAAAAARhJ6AAAAAABQHwkAIBAgMEAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQX//49IAAD//52QAQT//4+AAAj//52QAQz//52QARD//52QABRMTVQAUERUAFBTVABQV1QAUFBU\
    AE1TVAAKTVNUNwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABhAAAABQAAABT/////XgQMsP////+epjqQ/////5+7B4D/////oIYckP////+hmumA/////6Jl/pD/////o4QGAP////+kReCQ/////6SPpoD/\
    ////y4kMkP/////SI/Rw/////9JhGAD/////9y92kP/////4KJQA//////kPWJD/////+gh2AP/////6+HUQ//////voWAD//////NhXEP/////9\
    yDoA//////64ORD//////6gcAAAAAAAAmBsQAAAAAAGH/gAAAAAAAnf9EAAAAAADcRqAAAAAAARhGZAAAAAABVD8gAAAAAAGQPuQAAAAAAcw3oAA\
    AAAAB401kAAAAAAJEMCAAAAAAAmtsRAAAAAACvCigAAAAAAL4KGQAAAAAAzZvwAAAAAADcCDkAAAAAAOuaEAAAAAAA+poBAAAAAAEJmDAAAAAAAR\
    iYIQAAAAABJ5ZQAAAAAAE2lkEAAAAAAUWUcAAAAAABVJRhAAAAAAFjkpAAAAAAAXKSgQAAAAABgiRYAAAAAAGQkKEAAAAAAaAieAAAAAABryJpAA\
    AAAAG+IJgAAAAAAc0giQAAAAAB3B64AAAAAAHrHqkAAAAAAfoc2AAAAAACB2HRAAAAAAIYGvgAAAAAAiVf8QAAAAACNqzAAAAAAAJDXhEAAAAAAl\
    Sq4AAAAAACYVwxAAAAAAJyqQAAAAAAAn/t+QAAAAACkKcgAAAAAAKd7BkAAAAAAq6lQAAAAAACu+o5AAAAAALNNwgAAAAAAtnoWQAAAAAC6zUoAA\
    AAAAL35nkAAAAAAwkzSAAAAAADFnhBAAAAAAMnMWgAAAAAAzR2YQAAAAADRS+IAAAAAANSdIEAAAAAA2MtqAAAAAADcHKhAAAAAAOBv3AAAAAAA4\
    5wwQAAAAADn72QAAAAAAOsbuEAAAAAA727sAAAAAADywCpAAAAAAPbudAAAAAAA+j+yQAAAAAD+bfwAAAAAAQG/OkAAAAABBhJuAAAAAAEJPsJAA\
    AAAAQ2R9gAAAAABEL5KQAAAAAEVEX4AAAAAARfPFEAIBAgECAQIBAgMEAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgH//52UAAD//6ugAQT//52QAAj//6ugAQz//6ugARBMTVQATURUAE1T\
    VABNV1QATVBUAApNU1Q3TURULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABQAAAABgAAABj/////hb0iW/////+ZPJQA/////8uI8HD/////0iP0cP/////SYPvg/////9c1qPD/////2ACh4P/////7M5CM//////voO+D/\
    /////Ng68P/////9yB3gAAAAAAZA33AAAAAABzDCYAAAAAAHjRlwAAAAAAkQpGAAAAAACgCjcAAAAAAK8IZgAAAAAAvghXAAAAAADNmi4AAAAAAN\
    wGdwAAAAAA65hOAAAAAAD6mD8AAAAAAQmWbgAAAAABGJZfAAAAAAEnlI4AAAAAATaUfwAAAAABRZKuAAAAAAFUkp8AAAAAAWOQzgAAAAABcpC/AA\
    AAAAGCIpYAAAAAAZCO3wAAAAABoCC2AAAAAAGvIKcAAAAAAb4e1gAAAAABzR7HAAAAAAHcHPYAAAAAAesc5wAAAAAB+hsWAAAAAAIHYA8AAAAAAh\
    gZNgAAAAACJV4vAAAAAAI2qv4AAAAAAkNcTwAAAAACVKkeAAAAAAJhWm8AAAAAAnKnPgAAAAACf+w3AAAAAAKQpV4AAAAAAp3qVwAAAAACrqN+AA\
    AAAAK76HcAAAAAAs01RgAAAAAC2eaXAAAAAALrM2YAAAAAAvfktwAAAAADCTGGAAAAAAMWdn8AAAAAAycvpgAAAAADNHSfAAAAAANFLcYAAAAAA1\
    JyvwAAAAADYyvmAAAAAANwcN8AAAAAA4G9rgAAAAADjm7/AAAAAAOfu84AAAAAA6xtHwAAAAADvbnuAAAAAAPK/ucAAAAAA9u4DgAAAAAD6P0HAA\
    AAAAP5ti4AAAAABAb7JwAAAAAEGEf2AAAAAAQk+UcAAAAABDZGFgAAAAAEQvdnAAAAAARURDYAAAAABF86jwAQIDBAIFAgUCBQIFAgUCBQIFAgUC\
    BQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgX//7IlAAD//6ugAAT//7mwAAj//8fAAQz/\
    /8fAARD//8fAARRMTVQAQ1NUAEVTVABFV1QARVBUAEVEVAAKRVNUNUVEVCxNMy4yLjAsTTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACAAAAABgAAABj/////iN7O4P////+euK+Q/////5+7B4D/////oJiRkP////+g0oWA/////6KK6JD/////o4QGAP////+kasqQ/////6U1w4D/\
    ////plPnEP////+nFaWA/////6gzyRD/////qP7CAP/////LiQyQ/////9Ij9HD/////0mEYAP/////VVeMQ/////9Yg3AAAAAAABGEZkAAAAAAF\
    UPyAAAAAAAZA+5AAAAAABzDegAAAAAAIIN2QAAAAAAkQwIAAAAAACgC/kAAAAAAK8KKAAAAAAAvgoZAAAAAADNm/AAAAAAANwIOQAAAAAA65oQAA\
    AAAAD6mgEAAAAAAQmYMAAAAAABGJghAAAAAAEnllAAAAAAATaWQQAAAAABRZRwAAAAAAFUlGEAAAAAAWOSkAAAAAABcpKBAAAAAAGCJFgAAAAAAZ\
    CQoQAAAAABoCJ4AAAAAAGvImkAAAAAAb4gmAAAAAABzSCJAAAAAAHcHrgAAAAAAeseqQAAAAAB+hzYAAAAAAIHYdEAAAAAAhga+AAAAAACJV/xAA\
    AAAAI2rMAAAAAAAkNeEQAAAAACVKrgAAAAAAJhXDEAAAAAAnKpAAAAAAACf+35AAAAAAKQpyAAAAAAAp3sGQAAAAACrqVAAAAAAAK76jkAAAAAAs\
    03CAAAAAAC2ehZAAAAAALrNSgAAAAAAvfmeQAAAAADCTNIAAAAAAMWeEEAAAAAAycxaAAAAAADNHZhAAAAAANFL4gAAAAAA1J0gQAAAAADYy2oAA\
    AAAANwcqEAAAAAA4G/cAAAAAADjnDBAAAAAAOfvZAAAAAAA6xu4QAAAAADvbuwAAAAAAPLAKkAAAAAA9u50AAAAAAD6P7JAAAAAAP5t/AAAAAABA\
    b86QAAAAAEGEm4AAAAAAQk+wkAAAAABDZH2AAAAAAEQvkpAAAAAARURfgAAAAABF88UQAAAAAEctfAAAAAAAR9OnEAAAAABJDV4AAAAAAEmziRAA\
    AAAASu1AAAAAAABLnKWQAAAAAEzWXIAAAAAATXyHkAAAAABOtj6AAAAAAE9caZAAAAAAUJYggAAAAABRPEuQAAAAAFJ2AoAAAAAAUxwtkAAAAABU\
    VeSAAAAAAFT8D5AAAAAAVjXGgAAAAABW5SwQAAAAAFge4wAAAAAAWMUOEAAAAABZ/sUAAAAAAFqk8BAAAAAAW96nAAAAAABchNIQAAAAAF2+iQAA\
    AAAAXmS0EAAAAABfnmsAAAAAAGBN0JAAAAAAYYeHgAAAAABiLbKQAAAAAGNnaYAAAAAAZA2UkAAAAABlR0uAAAAAAGXtdpAAAAAAZyctgAAAAABn\
    zViQAAAAAGkHD4AAAAAAaa06kAAAAABq5vGAAgECAQIBAgECAQIBAgMEAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQX//5WgAAD//6ugAQT/\
    /52QAAj//6ugAQz//6ugARD//6ugABRMTVQATURUAE1TVABNV1QATVBUAENTVAAKQ1NUNgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAhAAAABAAAAAz/////lqqIgP////+4D2YA/////7j9XMD/////ufFQUP////+63pBA/////9o4ylD/////2uwWUP/////cGf3Q/////9y5dUD/\
    ////3fsxUP/////em/pA/////9/dtlD/////4FRPQP/////0mBvQ//////UFekD/////9sCAUP/////3D4xA//////hRSFD/////+MfvUP/////6\
    Cu7Q//////qpFMD/////++wiUP/////8i5nAAAAAAB3JqlAAAAAAHnjzwAAAAAAfoFHQAAAAACAz68AAAAAAIYGFUAAAAAAiC+TAAAAAACzA0VAA\
    AAAALWbgQAAAAABIYH9QAAAAAFJ/BMACAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAwL//76AAAD//8fAAQT//7mwAAj//8fAAARMTVQA\
    LTA0AC0wNQAKPC0wNT41Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAFAAAAAwAAAAz/////o9WmIAAAAAAgmtzgAAAAACFcm1AAAAAAInq+4AAAAAAjPH1QAgECAQL//6xgAAD//7mwAQT//6ugAAhMTVQAQ0RUAENT\
    VAAKQ1NUNgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACPAAAABgAAABj/////Xj12h/////+euL2g/////5+7FZD/////y4kaoP/////SI/Rw/////9JhJhD/////1VXxIP/////WIOoQ/////9c10yD/\
    ////2ADMEP/////ZFbUg/////9ngrhD/////2v7RoP/////bwJAQ/////9zes6D/////3amskP/////evpWg/////9+JjpD/////4J53oP/////h\
    aXCQ/////+J+WaD/////40lSkP/////kXjug/////+UpNJD/////5kdYIP/////nElEQ/////+gnOiD/////6PIzEP/////qBxwg/////+rSFRD/\
    ////6+b+IP/////ssfcQ/////+3G4CD/////7pHZEP/////vr/yg//////BxuxD/////8Y/eoP/////yf8GQ//////NvwKD/////9F+jkP/////1\
    T6Kg//////Y/hZD/////9y+EoP/////4KKIQ//////kPZqD/////+giEEP/////6+IMg//////voZhD//////NhlIP/////9yEgQ//////64RyD/\
    /////6gqEAAAAAAAmCkgAAAAAAGIDBAAAAAAAngLIAAAAAADcSiQAAAAAARhJ6AAAAAABVEKkAAAAAAGQQmgAAAAAAcw7JAAAAAACCDroAAAAAAJ\
    EM6QAAAAAAoAzaAAAAAACvCwkAAAAAAL4K+gAAAAAAzZzRAAAAAADcCRoAAAAAAOua8QAAAAAA+priAAAAAAEJmREAAAAAARiZAgAAAAABJ5cxAA\
    AAAAE2lyIAAAAAAUWVUQAAAAABVJVCAAAAAAFjk3EAAAAAAXKTYgAAAAABgiU5AAAAAAGQkYIAAAAAAaAjWQAAAAABryNKAAAAAAG+IXkAAAAAAc\
    0hagAAAAAB3B+ZAAAAAAHrH4oAAAAAAfoduQAAAAACB2KyAAAAAAIYG9kAAAAAAiVg0gAAAAACNq2hAAAAAAJDXvIAAAAAAlSrwQAAAAACYV0SAA\
    AAAAJyqeEAAAAAAn/u2gAAAAACkKgBAAAAAAKd7PoAAAAAAq6mIQAAAAACu+saAAAAAALNN+kAAAAAAtnpOgAAAAAC6zYJAAAAAAL351oAAAAAAw\
    k0KQAAAAADFnkiAAAAAAMnMkkAAAAAAzR3QgAAAAADRTBpAAAAAANSdWIAAAAAA2MuiQAAAAADcHOCAAAAAAOBwFEAAAAAA45xogAAAAADn75xAA\
    AAAAOsb8IAAAAAA728kQAAAAADywGKAAAAAAPburEAAAAAA+j/qgAAAAAD+bjRAAAAAAQG/coAAAAABBhKmQAAAAAEJPvqAAAAAAQ2SLkAAAAABE\
    L6CgAAAAAEVEbZAAAAAARfPTIAAAAABHLYoQAAAAAEfTtSAAAAAASQ1sEAAAAABJs5cgAAAAAErtThAAAAAAS5yzoAAAAABM1mqQAAAAAE18laAA\
    AAAATrZMkAAAAABPXHegAAAAAFCWLpAAAAAAUTxZoAAAAABSdhCQAAAAAFMcO6AAAAAAVFXykAAAAABU/B2gAgECAwQCAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgX//4z5AAD//52QAQT//4+AAAj//52QAQz//52QARD//52QABRMTVQAUERUAFBT\
    VABQV1QAUFBUAE1TVAAKTVNUNwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAnAAAAAwAAAAz/////lqprGP////+4D0ng/////7j9QKD/////ufE0MP////+63nQg/////9o4rjD/////2uv6MP/////cGeGw/////9y5WSD/\
    ////3fsVMP/////em94g/////9/dmjD/////4FQzIP/////0l/+w//////UFXiD/////9sBkMP/////3D3Ag//////hRLDD/////+MfTMP/////6\
    CtKw//////qo+KD/////++wGMP/////8i32gAAAAAB3JjjAAAAAAHnjXoAAAAAAfoDWwAAAAACAzz6AAAAAAIYFpMAAAAAAiC8igAAAAACNYELAA\
    AAAAI+JwIAAAAAAlN/KwAAAAACXUxyAAAAAAN/bGsAAAAAA4uIUgAAAAADnf4zAAAAAAOfJKIAAAAAA7yP+wAAAAADxvDqACAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQL//9voAAD//+PgAQT//9XQAAhMTVQALTAyAC0wMwAKPC0wMz4zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABPAAAABQAAABT/////gPGoNP////+euIVg/////5+63VD/////y4jiYP/////SI/Rw/////9Jg7dD/////4J4/YP/////haThQAAAAAARg72AA\
    AAAABVDSUAAAAAAGQNFgAAAAAAcwtFAAAAAACCCzYAAAAAAJEJZQAAAAAAoAlWAAAAAACvB4UAAAAAAL4HdgAAAAAAzZlNAAAAAADcBZYAAAAAAO\
    uXbQAAAAAA+pdeAAAAAAEJlY0AAAAAARiVfgAAAAABJ5OtAAAAAAE2k54AAAAAAUWRzQAAAAABVJG+AAAAAAFjj+0AAAAAAXKP3gAAAAABgiG1AA\
    AAAAGQjf4AAAAAAaAf1QAAAAABrx/GAAAAAAG+HfUAAAAAAc0d5gAAAAAB3BwVAAAAAAHrHAYAAAAAAfoaNQAAAAACB18uAAAAAAIYGFUAAAAAAi\
    VdTgAAAAACNqodAAAAAAJDW24AAAAAAlSoPQAAAAACYVmOAAAAAAJypl0AAAAAAn/rVgAAAAACkKR9AAAAAAKd6XYAAAAAAq6inQAAAAACu+eWAA\
    AAAALNNGUAAAAAAtnltgAAAAAC6zKFAAAAAAL349YAAAAAAwkwpQAAAAADFnWeAAAAAAMnLsUAAAAAAzRzvgAAAAADRSzlAAAAAANScd4AAAAAA2\
    MrBQAAAAADcG/+AAAAAAOBvM0AAAAAA45uHgAAAAADn7rtAAAAAAOsbD4AAAAAA725DQAAAAADyv4GAAAAAAPbty0AAAAAA+j8JgAAAAAD+bVNAA\
    AAAAQG+kYAAAAABBhHFQAAAAAEJPhmAAAAAAQ2RTUAAAAABEL2hgAAAAAEVENVAAAAAARfOa4AIBAgMEAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgH//8fMAAD//9XQAQT//8fAAAj//9XQAQz//9XQARBMTVQA\
    QURUAEFTVABBV1QAQVBUAApBU1Q0QURULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACYAAAACgAAACH/////Xj08JP////+euH6M/////5+61nz/////vp5NbP/////AuDE4/////8F576j/////wpgTOP/////DWdGo/////8R39Tj/\
    ////xTmzqP/////GYRG4/////8cZlaj/////yEDzuP/////JArIo/////8og1bj/////yuKUKP/////MALe4/////9Ij9HD/////0mDmyP/////T\
    iETY/////9RKA0j/////1Wgm2P/////WKeVI/////9dICNj/////2AnHSP/////ZJ+rY/////9npqUj/////2xEHWP/////b0sXI/////9zedFj/\
    ////3altSP/////evlZY/////9+JT0j/////4J44WP/////haTFI/////+J+Glj/////40kTSP/////kXfxY/////+Uo9Uj/////5kcY2P/////n\
    EhHI/////+gm+tj/////6PHzyP/////qBtzY/////+rR1cj/////6+a+2P/////ssbfI/////+3GoNj/////7r++SP/////vr71Y//////CfoEj/\
    ////8Y+fWP/////yf4JI//////NvgVj/////9F9kSP/////1T2NY//////Y/Rkj/////9y9FWP/////4KGLI//////jaa1j/////+Q8uYP/////6\
    CEvQ//////r4SuD/////++gt0P/////82Czg//////3ID9D//////rgO4P//////p/HQAAAAAACX8OAAAAAAAYfT0AAAAAACd9LgAAAAAANw8FAA\
    AAAABGDvYAAAAAAFUNJQAAAAAAZA0WAAAAAABzC0UAAAAAAIILNgAAAAAAkQllAAAAAACgCVYAAAAAAK8HhQAAAAAAvgd2AAAAAADNmU0AAAAAAN\
    wFlgAAAAAA65dtAAAAAAD6l14AAAAAAQmVjQAAAAABGJV+AAAAAAEnk60AAAAAATaTngAAAAABRZHNAAAAAAFUkb4AAAAAAWOP7QAAAAABco/eAA\
    AAAAGCIbUAAAAAAZCN/gAAAAABoB/VAAAAAAGvH8YAAAAAAb4d9QAAAAABzR3mAAAAAAHcHBUAAAAAAescBgAAAAAB+ho1AAAAAAIHXW/AAAAAAh\
    gWlsAAAAACJVuPwAAAAAI2p33AAAAAAkNZr8AAAAACVKZ+wAAAAAJhV8/AAAAAAnKknsAAAAACf+mXwAAAAAKQor7AAAAAAp3nt8AAAAACrqDewA\
    AAAAK75dfAAAAAAs0ypsAAAAAC2eP3wAAAAALrMMbAAAAAAvfiF8AAAAADCS7mwAAAAAMWc9/AAAAAAyctBsAAAAADNHH/wAAAAANFKybAAAAAA1\
    JwH8AAAAADYylGwAAAAANwbj/AAAAAA4G7DsAAAAADjmxfwAAAAAOfuS7AAAAAA6xqf8AAAAADvbdOwAAAAAPK/EfAAAAAA9u1bsAAAAAD6PpnwA\
    AAAAP5s47AAAAABAb4h8AAAAAEGEVWwAAAAAQk9qfAAAAABDZDdsAAAAAEQvTHwAAAAARUQZbAAAAABF8378AAAAAEctNewAAAAAR9Ng/AAAAABJ\
    DRfsAAAAAEmzQvwAAAAASuz57AAAAABLnF98AAAAAEzWFmwAAAAATXxBfAAAAABOr2CwAQIBAwQDBAMEAwQDBAMEAwYFAwQDBAMEAwQDBAMEAwQD\
    BAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMIBwgHCAcIBwgHCAcIBwgHCAcIBwgHCAcIBwgHCAcIBwgHCAcIBwgHCAcIBwgJCAcIBwgHCAcIBwgH\
    CAcIBwgHCAcIBwgHCAcIBwgHCAcIBwgHCAcIBwgHCAcIBwf//8dcAAD//86UAAT//9ykAQj//87IAAT//9zYAQj//9zYAQz//9zYARD//9XQART/\
    /8fAABj//+PgARxMTVQATlNUAE5EVABOUFQATldUAEFEVABBU1QAQUREVAAKQVNUNEFEVCxNMy4yLjAsTTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABMAAAABQAAABT/////aYceMP////+TD7T+AAAAABGJZfAAAAAAEnlI4AAAAAATaUfwAAAAABRZKuAAAAAAFUkp8AAAAAAWOQzgAAAAABcpC/AA\
    AAAAGCIpYAAAAAAZCO3wAAAAABoCC2AAAAAAGvIKcAAAAAAb4e1gAAAAABzR7HAAAAAAHcHPYAAAAAAesc5wAAAAAB+hsWAAAAAAIHYA8AAAAAAh\
    gZNgAAAAACJV4vAAAAAAI2qv4AAAAAAkNcTwAAAAACVKkeAAAAAAJhWm8AAAAAAnKnPgAAAAACf+w3AAAAAAKQpV4AAAAAAp3qVwAAAAACrqN+AA\
    AAAAK76HcAAAAAAs01RgAAAAAC2eaXAAAAAALrM2YAAAAAAvfktwAAAAADCTGGAAAAAAMWdn8AAAAAAycvpgAAAAADNHSfAAAAAANFLcYAAAAAA1\
    JyvwAAAAADYyvmAAAAAANwcN8AAAAAA4G9rgAAAAADjm7/AAAAAAOfu84AAAAAA6xtHwAAAAADvbnuAAAAAAPK/ucAAAAAA9u4DgAAAAAD6P0HAA\
    AAAAP5ti4AAAAABAb7JwAAAAAEGEf2AAAAAAQk+UcAAAAABDZGFgAAAAAEQvdnAAAAAARURDYAAAAABF86jwAAAAAEctX+AAAAAAR9OK8AAAAABJ\
    DUHgAAAAAEmzbPAAAAAASu0j4AAAAABLnIlwAAAAAEzWQGAAAAAATXxrcAAAAABOtiJgAAAAAE9cTXAAAAAAUJYEYAAAAABRPC9wAAAAAFJ15mAA\
    AAAAUxwRcAAAAABUVchgAAAAAFT783AAAAAAWqTT8AECAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCBAP//71QAAD//7gCAAT//7mwAAj//8fAAQz//8fAABBMTVQAS01UAEVTVABFRFQAQVNUAApFU1Q1RURULE0z\
    LjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAJAAAAAwAAAAz/////n53q3AAAAAAHVaxgAAAAAAfNltAAAAAAGSx4YAAAAAAZz+RQAAAAACfq7uAAAAAAKMhc0AAAAABEVFJgAAAAAEUfS1AC\
    AQIBAgECAQL//6skAAD//7mwAQT//6ugAAhMTVQAQ0RUAENTVAAKQ1NUNgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABAAAABD/////aYcmWP////+2pEIYAAAAACsW/NAAAAAAK3HmQAEDAgP//7UoAAD//7ZoAAT//8fAAQj//7mwAAxMTVQAUU1UAC0wNAAt\
    MDUACjwtMDU+NQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABAAAABL/////kh0Ph/////+Y2XtAAAAAAAp/BbwAAAAAKdVAwAECAwH//8l5AAD//8fAAAT//8tEAAj//9XQAA5MTVQALTA0AC0wMzQ1\
    AC0wMwAKPC0wND40Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACnAAAABQAAABT/////gPGroP////+a5N7A/////5vWEzD/////nriFYP////+fut1Q/////6KdF0D/////ozCxMP////+kelZA/////6UbHzD/\
    ////plOgwP////+m/FKw/////6g8vUD/////qNw0sP////+qHJ9A/////6rNOjD/////q/yBQP////+sv5Ew/////63u2ED/////roz+MP////+v\
    vEVA/////7B/VTD/////sa6cQP////+yS3Cw/////7OOfkD/////tCS7MP////+1bmBA/////7YVwLD/////t05CQP////+4CBew/////7kk6cD/\
    ////uef5sP////+7BMvA/////7vRFjD/////vQBdQP////+9nTGw/////77ytED/////v5DaMP/////A0+fA/////8FeRzD/////wo2OQP/////D\
    UJ4w/////8RtcED/////xTCAMP/////GcjxA/////8cQYjD/////yDZuwP/////I+X6w/////8oWUMD/////ytlgsP/////LiOJg/////9Ij9HD/\
    ////0mDt0P/////Tddbg/////9RAz9D/////1VW44P/////WILHQ/////9c1muD/////2ACT0P/////ZFXzg/////9ngddD/////3N57YP/////d\
    qXRQ/////96+XWD/////34lWUP/////gnj9g/////+FpOFD/////4n4hYP/////jSRpQ/////+ZHH+D/////5xIY0P/////oJwHg/////+jx+tD/\
    ////6gbj4P/////q0dzQ/////+vmxeD/////7LG+0P/////xj6Zg//////J/iVD/////82+IYP/////0X2tQ//////VPamD/////9j9NUP/////3\
    L0xg//////goadD/////+Q8uYP/////6CEvQ//////r4SuD/////++gt0P/////82Czg//////3ID9D//////rgO4P//////p/HQAAAAAACX8OAA\
    AAAAAYfT0AAAAAACd9LgAAAAAANw8FAAAAAABGDvYAAAAAAFUNJQAAAAAAZA0WAAAAAABzC0UAAAAAAIILNgAAAAAAkQllAAAAAACgCVYAAAAAAK\
    8HhQAAAAAAvgd2AAAAAADNmU0AAAAAANwFlgAAAAAA65dtAAAAAAD6l14AAAAAAQmVjQAAAAABGJV+AAAAAAEnk60AAAAAATaTngAAAAABRZHNAA\
    AAAAFUkb4AAAAAAWOP7QAAAAABco/eAAAAAAGCIbUAAAAAAZCN/gAAAAABoB/VAAAAAAGvH8YAAAAAAb4d9QAAAAABzR3mAAAAAAHcHBUAAAAAAe\
    scBgAAAAAB+ho1AAAAAAIHXy4AAAAAAhgYVQAAAAACJV1OAAAAAAI2qh0AAAAAAkNbbgAAAAACVKg9AAAAAAJhWY4AAAAAAnKmXQAAAAACf+tWAA\
    AAAAKQpH0AAAAAAp3pdgAAAAACrqKdAAAAAAK755YAAAAAAs00ZQAAAAAC2eW2AAAAAALrMoUAAAAAAvfj1gAAAAADCTClAAAAAAMWdZ4AAAAAAy\
    cuxQAAAAADNHO+AAAAAANFLOUAAAAAA1Jx3gAAAAADYysFAAAAAANwb/4AAAAAA4G8zQAAAAADjm4eAAAAAAOfuu0AAAAAA6xsPgAAAAADvbkNAA\
    AAAAPK/gYAAAAAA9u3LQAAAAAD6PwmAAAAAAP5tU0AAAAABAb6RgAAAAAEGEcVAAAAAAQk+GYAAAAABDZFNQAAAAAEQvaGAAAAAARUQ1UAAAAABF\
    85rgAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgMEAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgH//8RgAAD//9XQAQT//8fAAAj//9XQAQz//9XQARBMTVQAQURUAEFTVABBV1QAQVBUAApBU1Q0QURULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACGAAAABAAAABD/////aYcouP////+sYsKA/////7HTlFD/////snRdQP/////IW2bQ/////8jTUUD/////yjtI0P/////KvG3A/////8wkZVD/\
    ////zJxPwP/////RxAtQ/////9I79cD/////06PtUP/////UG9fA//////dgBdD/////9/99QP/////5PUTQ//////njU8D/////+ts70P/////7\
    p4ZA//////zFqdD//////YdoQP/////+uADQ//////+n48AAAAAAAJfi0AAAAAABh8XAAAAAAAJ3xNAAAAAAA3DiQAAAAAAEYOFQAAAAAAU1FMAA\
    AAAABkDDUAAAAAAHFkhAAAAAAAggpVAAAAAACPd7wAAAAAAKAIdQAAAAAArwakAAAAAAC+BpUAAAAAAM2YbAAAAAAA3AS1AAAAAADrlowAAAAAAP\
    sqJQAAAAABB9m0AAAAAAEVHq0AAAAAASZrfAAAAAABMxzNAAAAAAFEaZwAAAAAAVW4LQAAAAABYme8AAAAAAFztk0AAAAAAYBl3AAAAAABkbRtAA\
    AAAAGeY/wAAAAAAa+yjQAAAAABvPXEAAAAAAHNsK0AAAAAAdrz5AAAAAAB56U1AAAAAAH48gQAAAAAAgWjVQAAAAACFvAkAAAAAAIkNR0AAAAAAj\
    TuRAAAAAACQjM9AAAAAAJS7GQAAAAAAmFYrQAAAAACcX4sAAAAAAJ/6nUAAAAAAo99LQAAAAACneiVAAAAAAKte00AAAAAArvmtQAAAAACy3ltAA\
    AAAALZ5NUAAAAAAul3jQAAAAAC9+L1AAAAAAMHda0AAAAAAxZ0vQAAAAADJXPNAAAAAAM0ct0AAAAAA0QFlQAAAAADUd1VAAAAAANjKwUAAAAAA2\
    /bdQAAAAADgbzNAAAAAAOObT0AAAAAA5+67QAAAAADrGtdAAAAAAO9uQ0AAAAAA8r9JQAAAAAD27ctAAAAAAPo+0UAAAAAA/m1TQAAAAAEBmW9AA\
    AAAARUQ1UAAAAABF84zQAAAAAEckF1AAAAAAR9ypUAAAAABJA/lQAAAAAEmzUNAAAAAASuPbUAAAAABLnG1QAAAAAEzM99AAAAAATYWJ0AAAAABO\
    v07QAAAAAE934NAAAAAAUJX2UAAAAABRPBNQAAAAAFJ12FAAAAAAUxv1UAAAAABUVbpQAAAAAFT711AAAAAAVjWcUAAAAABW5PPQAAAAAFgeuNAA\
    AAAAWMTV0AAAAABZ/prQAAAAAFqkt9AAAAAAW9580AAAAABchJnQAAAAAF2+XtAAAAAAXmR70AAAAABfnkDQAAAAAGBNmFAAAAAAYYddUAAAAABi\
    LXpQAAAAAGNnP1AAAAAAZA1cUAAAAABlRyFQAAAAAGXtPlAAAAAAZycDUAAAAABnzSBQAAAAAGkG5VAAAAAAaa0CUAAAAABsz+PQAQMCAwIDAgMC\
    AwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMC\
    AwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgP//7LIAAD//7LAAAT//8fAAQj//7mwAAxMTVQASE1UAENEVABDU1QACkNT\
    VDVDRFQsTTMuMi4wLzAsTTExLjEuMC8xCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAANAAAABAAAABD/////pbbocP////+v8Stw/////7ZmVmD/////t0E9cP////+4DDZg/////7j9hvD/////y+pxYAAAAAAxZ4QQAAAAADJzFoAA\
    AAAAM0dmEAAAAAA0UviAAAAAADUnSBAAAAAANjLagAECAQMBAgEDAQMBAwH//5f4AAD//52QAAT//6ugAAj//6ugAQxMTVQATVNUAENTVABNRFQA\
    Ck1TVDcK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAmAAAABwAAABz/////XgP+oP////+epiyA/////5+6+XD/////oIYOgP////+hmttw/////8pXIoD/////ythHcP/////LiP6A/////9Ij9HD/\
    ////0mEJ8P/////TdfMA/////9RA6/D/////1VXVAP/////WIM3w/////9c1twD/////2ACv8P/////ZFZkA/////9ngkfD/////2v61gP/////b\
    wHPw/////9zel4D/////3amQcP/////evnmA/////9+JcnD/////4J5bgP/////haVRw/////+J+PYD/////40k2cP/////kXh+A/////+jyFvD/\
    ////6gcAAP/////+uBzw//////+n/+AAAAAAAJf+8AAAAAABh+HgAAAAAEQvdnAAAAAARURDYAAAAABF86jwAgECAQIBAgMEAgECAQIBAgECAQIB\
    AgECAQIBAgUCBQYFBgUGBQb//686AAD//7mwAQT//6ugAAj//7mwAQz//7mwARD//7mwABT//8fAARhMTVQAQ0RUAENTVABDV1QAQ1BUAEVTVABF\
    RFQACkVTVDVFRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABdAAAABgAAABj/////XgP+oP////+epiyA/////5+6+XD/////oIYOgP////+hmttw/////8uI/oD/////0iP0cP/////SYQnw/////9VV1QD/\
    ////1iDN8P/////XNbcA/////9gAr/D/////2RWZAP/////Z4JHw/////9r+tYD/////28Bz8P/////c3peA/////92pkHD/////3r55gP/////f\
    iXJw/////+CeW4D/////4WlUcP/////ifj2A/////+NJNnD/////5F4fgP/////lVzzw/////+ZHPAD/////5zce8P/////oJx4A/////+jyFvD/\
    ////6gcAAP/////q0fjw/////+vm4gD/////7NbE8P/////txsQA/////+6/4XD/////76/ggP/////wn8Nw//////GPwoD/////9F+HcP/////6\
    +GcA//////voSfD//////NhJAP/////9yCvw//////64KwD//////6gN8AAAAAAAmA0AAAAAAAGH7/AAAAAAAnfvAAAAAAADcQxwAAAAAARhC4AA\
    AAAABVDucAAAAAAGQO2AAAAAAAcw0HAAAAAAB40ngAAAAAAJELJwAAAAAAmtowAAAAAACvCUcAAAAAAL4JOAAAAAAAzZsPAAAAAADcB1gAAAAAAO\
    uZLwAAAAAA+pkgAAAAAAEJl08AAAAAARiXQAAAAAABJ5VvAAAAAAE2lWAAAAAAAUWTjwAAAAABVJOAAAAAAAFjka8AAAAAAXKRoAAAAAABgiN3AA\
    AAAAGQj8AAAAAAAaAhlwAAAAABryGIAAAAAAG+H7cAAAAAAc0fqAAAAAAB3B3XAAAAAAHrHcgAAAAAAfob9wAAAAACB2DwAAAAAAIYGhcAAAAAAi\
    VfEAAAAAACNqvfAAAAAAJDXTAAAAAAAlSp/wAAAAACYVtQAAAAAAJyqB8AAAAAAn/tGAAAAAACkKY/AAAAAARC92cAAAAABFRFFwAAAAAEXztwAC\
    AQIBAgMEAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgUCAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQUBAgH//67KAAD//7mwAQT//6ugAAj//7mwAQz//7mwARD//7mwABRMTVQAQ0RUAENTVABDV1QAQ1BUAEVTVAAKQ1NUNkNEVCxNMy4yLjAs\
    TTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAqAAAABwAAABz/////XgP+oP////+epiyA/////5+6+XD/////oIYOgP////+hmttw/////8uI/oD/////0iP0cP/////SYQnw/////9zel4D/\
    ////3amQcP/////ifj2A/////+NJNnD/////5F4fgP/////lKRhw/////+ZHPAD/////5xI08P/////oJx4A/////+jyFvD/////6gcAAP/////q\
    0fjw/////+vm4gD/////7LHa8P/////txsQA/////+6RvPD/////76/ggP/////+uBzw//////+n/+AAAAAAAJf+8AAAAAABh+HgAAAAAAJ34PAA\
    AAAAA3D+YAAAAAAEYP1wAAAAAAVQ4GAAAAAABkDfcAAAAAAHMMJgAAAAAAeNGXAAAAAACRCycAAAAAAJrZTwAAAAAArwhmAAAAAARC92cAAAAABF\
    RENgAAAAAEXzqPACAQIBAgMEAgECAQIBAgECAQIBAgECAQIFBgUGBQYFBgUGBQEFBgUGBQb//68NAAD//7mwAQT//6ugAAj//7mwAQz//7mwARD/\
    /7mwABT//8fAARhMTVQAQ0RUAENTVABDV1QAQ1BUAEVTVABFRFQACkVTVDVFRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA4AAAABgAAABj/////XgP+oP////+epiyA/////5+6+XD/////oIYOgP////+hmttw/////8uI/oD/////0iP0cP/////SYQnw/////+RnPeD/\
    ////5SkYcP/////mRzwA/////+cSNPD/////6CceAP/////o8hbw/////+oHAAD/////6tH48P/////r5uIA/////+yx2vD/////7cbEAP/////u\
    kbzw/////++v4ID/////8J/DcP/////xj8KA//////J/pXD/////82+kgP/////0X4dw//////VPhoD/////9j9pcP/////3L2iA//////oIZ/D/\
    ////+vhnAP/////76Enw//////zYSQD//////cgr8P/////+uCsA//////+oDfAAAAAAAJgNAAAAAAABh+/wAAAAAAJ37wAAAAAAA3EMcAAAAAAE\
    YQuAAAAAAAVQ7nAAAAAABkDtgAAAAAAHMNBwAAAAAAeNJ4AAAAAACRCycAAAAAAJraMAAAAAAArwlHAAAAAAC+CTgAAAAAAM2bDwAAAAAA3AdYAA\
    AAAADrmS8AAAAABEL3ZwAAAAAEVEUXAAAAAARfO3AAAAAABHLW3wAgECAQIDBAIBAgECAQIBAgECAQIBAgECAQIBAgUCAQIBAgECAQIBAgECAQIB\
    AgECAQIBBQECAQX//64tAAD//7mwAQT//6ugAAj//7mwAQz//7mwARD//7mwABRMTVQAQ0RUAENTVABDV1QAQ1BUAEVTVAAKRVNUNUVEVCxNMy4y\
    LjAsTTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAlAAAABwAAABz/////XgP+oP////+epiyA/////5+6+XD/////oIYOgP////+hmttw/////8uI/oD/////0iP0cP/////SYQnw/////+RnPeD/\
    ////5SkYcP/////mRzwA/////+cSNPD/////6CceAP/////o8hbw/////+oHAAD/////6tH48P/////r5uIA/////+yx2vD/////7cbEAP/////u\
    kbzw/////++v4ID/////8J/DcP/////xj8KA//////J/pXD/////82+kgP/////0X4dw//////VPhoD/////++hJ8P/////82EkA//////3IK/D/\
    /////rgrAP//////p//gAAAAAACX/vAAAAAAAYfh4AAAAABEL3ZwAAAAAEVEUXAAAAAARfO3AAIBAgECAwQCAQIBAgECAQIBAgECAQIBAgECBQIB\
    AgYFBgUBAgH//66pAAD//7mwAQT//6ugAAj//7mwAQz//7mwARD//7mwABT//8fAARhMTVQAQ0RUAENTVABDV1QAQ1BUAEVTVABFRFQACkNTVDZD\
    RFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAUAAAABwAAABz/////XgP+oP////+epiyA/////5+6+XD/////oIYOgP////+hmttw/////8uI/oD/////0iP0cP/////SYQnw/////+J+PYD/\
    /////rgc8P//////p//gAAAAAACX/vAAAAAAAYfh4AAAAAACd+DwAAAAAANw/mAAAAAABGD9cAAAAAAFUOBgAAAAAEQvdnAAAAAARURDYAAAAABF\
    86jwAgECAQIDBAIFBgUGBQYFBgUGBQb//7BAAAD//7mwAQT//6ugAAj//7mwAQz//7mwARD//7mwABT//8fAARhMTVQAQ0RUAENTVABDV1QAQ1BU\
    AEVTVABFRFQACkVTVDVFRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAApAAAABwAAABz/////XgP+oP////+epiyA/////5+6+XD/////oIYOgP////+hmttw/////8uI/oD/////0iP0cP/////SYQnw/////9N18wD/\
    ////1EDr8P/////gnluA/////+FpVHD/////4n49gP/////jSTZw/////+RnPeD/////5SkYcP/////mRzwA/////+cSNPD/////6CceAP/////o\
    8hbw/////+oHAAD/////6tH48P/////r5uIA/////+yx2vD/////7cbEAP/////uv+Fw/////++v4ID/////8HGe8P/////xj8KA//////J/pXD/\
    ////82+kgP/////0X4dw//////VPhoD//////rgc8P//////p//gAAAAAACX/vAAAAAAAYfh4AAAAABEL3ZwAAAAAEVEUXAAAAAARfO3AAAAAABH\
    LW3wAgECAQIDBAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIFBgUGBQECAQX//63xAAD//7mwAQT//6ugAAj//7mwAQz//7mwARD//7mwABT//8fA\
    ARhMTVQAQ0RUAENTVABDV1QAQ1BUAEVTVABFRFQACkVTVDVFRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAuAAAABwAAABz/////XgP+oP////+epiyA/////5+6+XD/////oIYOgP////+hmttw/////8uI/oD/////0iP0cP/////SYQnw/////9N18wD/\
    ////1EDr8P/////VVdUA/////9YgzfD/////1zW3AP/////YAK/w/////9kVmQD/////2eCR8P/////a/rWA/////9vAc/D/////3N6XgP/////d\
    qZBw/////96+eYD/////34lycP/////gnluA/////+FpVHD/////4n49gP/////jSTZw/////+ReH4D/////5Vc88P/////mRzwA/////+c3HvD/\
    ////6CceAP/////o8hbw/////+oHAAD/////6tH48P/////r5uIA/////+yx2vD/////7cbEAP/////ukbzw/////++v4ID//////rgc8P//////\
    p//gAAAAAACX/vAAAAAAAYfh4AAAAABEL3ZwAAAAAEVEUXAAAAAARfO3AAIBAgECAwQCAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECBQYF\
    BgUBAgb//67PAAD//7mwAQT//6ugAAj//7mwAQz//7mwARD//7mwABT//8fAARhMTVQAQ0RUAENTVABDV1QAQ1BUAEVTVABFRFQACkVTVDVFRFQs\
    TTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABvAAAABgAAABj/////4AZOgAAAAAAEYSegAAAAAAVRCpAAAAAABkEJoAAAAAAHMOyQAAAAAAgg66AAAAAACRDOkAAAAAAKAM2gAAAAAArwsJAA\
    AAAAC+CvoAAAAAAM2c0QAAAAAA3AkaAAAAAADrmvEAAAAAAPqa4gAAAAABCZkRAAAAAAEYmQIAAAAAASeWUAAAAAABNpZBAAAAAAFFlHAAAAAAAV\
    SUYQAAAAABY5KQAAAAAAFykoEAAAAAAYIkWAAAAAABkJChAAAAAAGgIngAAAAAAa8iaQAAAAABviCYAAAAAAHNIIkAAAAAAdweuAAAAAAB6x6pAA\
    AAAAH6HNgAAAAAAgdh0QAAAAACGBr4AAAAAAIlX/EAAAAAAjaswAAAAAACQ14RAAAAAAJUquAAAAAAAmFcMQAAAAACcqkAAAAAAAJ/7fkAAAAAAp\
    CnIAAAAAACnewZAAAAAAKupUAAAAAAArvqOQAAAAACzTcIAAAAAALZ6FkAAAAAAus1KAAAAAAC9+Z5AAAAAAMJM0gAAAAAAxZ4QQAAAAADJzFoAA\
    AAAAM0dmEAAAAAA0UviAAAAAADUnSBAAAAAANjLagAAAAAA3ByoQAAAAADgb9wAAAAAAOOcMEAAAAAA5+9kAAAAAADrG7hAAAAAAO9u7AAAAAAA8\
    sAqQAAAAAD27nQAAAAAAPo/skAAAAAA/m38AAAAAAEBvzpAAAAAAQYSbgAAAAABCT7CQAAAAAENkfYAAAAAARC+SkAAAAABFRF+AAAAAAEXzxRAA\
    AAAARy18AAAAAABH06cQAAAAAEkNXgAAAAAASbOJEAAAAABK7UAAAAAAAEucpZAAAAAATNZcgAAAAABNfIeQAAAAAE62PoAAAAAAT1xpkAAAAABQ\
    liCAAAAAAFE8S5AAAAAAUnYCgAAAAABTHC2QAAAAAFRV5IAAAAAAVPwPkAAAAABWNcaAAAAAAFblLBAAAAAAWB7jAAAAAABYxQ4QAAAAAFn+xQAA\
    AAAAWqTwEAAAAABb3qcAAAAAAFyE0hAAAAAAXb6JAAAAAABeZLQQAAAAAF+eawAAAAAAYE3QkAAAAABhh4eAAAAAAGItspAAAAAAY2dpgAAAAABk\
    DZSQAAAAAGVHS4AAAAAAZe12kAAAAABnJy2AAAAAAGfNWJAAAAAAaQcPgAAAAABprTqQAAAAAGrm8YACAQIBAgECAQIBAgECAQIEAwQDBAMEAwQD\
    BAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQD\
    BAUAAAAAAAD//52QAQT//4+AAAj//52QAAz//6ugARD//6ugABQtMDAAUERUAFBTVABNU1QATURUAENTVAAKQ1NUNgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABKAAAABwAAABz/////zGyhgP/////SI/Rw/////9Jg++AAAAAABGD9cAAAAAAFUOBgAAAAAAZA33AAAAAABzDCYAAAAAAIIMFwAAAAAAkQpGAA\
    AAAACgCjcAAAAAAK8IZgAAAAAAvghXAAAAAADNmi4AAAAAANwGdwAAAAAA65hOAAAAAAD6mD8AAAAAAQmWbgAAAAABGJZfAAAAAAEnlI4AAAAAAT\
    aUfwAAAAABRZKuAAAAAAFUkp8AAAAAAWOQzgAAAAABcpC/AAAAAAGCIpYAAAAAAZCO3wAAAAABoCC2AAAAAAGvIKcAAAAAAb4e1gAAAAABzR7HAA\
    AAAAHcHPYAAAAAAesc5wAAAAAB+hsWAAAAAAIHYA8AAAAAAhgZNgAAAAACJV4vAAAAAAI2qv4AAAAAAkNcTwAAAAACVKkeAAAAAAJhWm8AAAAAAn\
    KnPgAAAAACf+w3AAAAAAKQpV4AAAAAAp3qVwAAAAACrqN+AAAAAAK76HcAAAAAAs01RgAAAAAC2eaXAAAAAALrM2YAAAAAAvfktwAAAAADCTGGAA\
    AAAAMWdn8AAAAAAycvpgAAAAADNHSfAAAAAANFLcYAAAAAA1JyvwAAAAADYyvmAAAAAANwcN8AAAAAA4G9rgAAAAADjm/gAAAAAAOfvK8AAAAAA6\
    xtHwAAAAADvbnuAAAAAAPK/ucAAAAAA9u4DgAAAAAD6P0HAAAAAAP5ti4AAAAABAb7JwAAAAAEGEf2AAAAAAQk+UcAAAAABDZGFgAAAAAEQvdnAA\
    AAAARURDYAAAAABF86jwBAECAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwUGAgMCAwIDAgMC\
    AwIDAgMAAAAAAAD//8fAAQT//7mwAAj//8fAAQz//8fAARD//6ugABT//7mwARgtMDAARVBUAEVTVABFRFQARVdUAENTVABDRFQACkVTVDVFRFQs\
    TTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAWAAAABAAAABD/////aYcjfv////+TD7T+AAAAAAeNGXAAAAAACRCkYAAAAAAJrZTwAAAAAArwhmAAAAAAC+CFcAAAAAAM2aLgAAAAAA3AZ3AA\
    AAAADrmE4AAAAAAPqYPwAAAAABCZZuAAAAAAEYll8AAAAAASeUjgAAAAABNpR/AAAAAAFFkq4AAAAAAVSSnwAAAAABY5DOAAAAAAFykL8AAAAAAY\
    IilgAAAAABkI7fAAAAAAGgILYAECAwIDAgMCAwIDAgMCAwIDAgMCAwL//7gCAAD//7gCAAT//7mwAAj//8fAAQxMTVQAS01UAEVTVABFRFQACkVT\
    VDUK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABTAAAACgAAACb/////P8L90f////99hzLF/////8uJGqD/////0iP0cP/////SYSYQ//////64RyD//////6gqEAAAAAAAmCkgAAAAAAGIDBAA\
    AAAAAngLIAAAAAADcSiQAAAAAARhJ6AAAAAABVEKkAAAAAAGQQmgAAAAAAcw7JAAAAAAB41DoAAAAAAJEM6QAAAAAAmtvyAAAAAACvCwkAAAAAAL\
    4K+gAAAAAAzZzRAAAAAADcCRoAAAAAAOua8QAAAAAA+priAAAAAAEJmREAAAAAARiZAgAAAAABJ5cxAAAAAAE2lyIAAAAAAUWWMgAAAAABVJVCAA\
    AAAAFjk3EAAAAAAXKTYgAAAAABgiU5AAAAAAGQkYIAAAAAAaAjWQAAAAABorFBAAAAAAGvJCsAAAAAAb4iWgAAAAABzSJLAAAAAAHcIHoAAAAAAe\
    sgawAAAAAB+h6aAAAAAAIHY5MAAAAAAhgcugAAAAACJWGzAAAAAAI2roIAAAAAAkNf0wAAAAACVKyiAAAAAAJhXfMAAAAAAnKqwgAAAAACf++7AA\
    AAAAKQqOIAAAAAAp3t2wAAAAACrqcCAAAAAAK76/sAAAAAAs04ygAAAAAC2eobAAAAAALrNuoAAAAAAvfoOwAAAAADCTUKAAAAAAMWegMAAAAAAy\
    czKgAAAAADNHgjAAAAAANFMUoAAAAAA1J2QwAAAAADYy9qAAAAAANwdGMAAAAAA4HBMgAAAAADjnKDAAAAAAOfv1IAAAAAA6xwowAAAAADvb1yAA\
    AAAAPLAmsAAAAAA9u7kgAAAAAD6QCLAAAAAAP5ubIAAAAABAb+qwAAAAAEGEt6AAAAAAQk/MsAAAAABDZJmgAAAAAEQvrrAAAAAARUR7oAAAAABF\
    8+EwAQIDBAIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBgIFAgUCBQcJCAkICQgJCAkICQgJCAkICQgJCAkICQgJCAkICQgJCAkICQgJCAkICQgJCAkI\
    CQgAANN7AAD//4H7AAD//4+AAAT//52QAQj//52QAQz//52QARD//4+AART//4FwABj//4+AARz//4FwACFMTVQAUFNUAFBXVABQUFQAUERUAFlE\
    VABZU1QAQUtEVABBS1NUAApBS1NUOUFLRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAB1AAAABwAAABz/////XgP+oP////+epiyA/////5+6+XD/////oIYOgP////+hmttw/////6Rz9wD/////pRYRcP/////KDU6A/////8rYR3D/\
    ////y4j+gP/////SI/Rw/////9JhCfD/////03XXHP/////TpAlw/////9r+tYD/////28Bz8P/////c3peA/////92pkHD/////3r55gP/////f\
    iXJw/////+CeW4D/////4WlUcP/////ifj2A/////+NJNnD/////5F4fgP/////lKRhw/////+ZHPAD/////5zce8P/////oJx4A/////+kXAPD/\
    ////6gcAAP/////q9uLw/////+vm4gD/////7NbE8P/////txsQA/////+6/4XD/////76/ggP/////wHpBw//////zYOvD//////cgd4P/////+\
    uBzw//////+n/+AAAAAAAJf+8AAAAAABh+HgAAAAAAJ34PAAAAAAA3D+YAAAAAAEYP1wAAAAAAVQ4GAAAAAABkDfcAAAAAAHMMJgAAAAAAeNGXAA\
    AAAACRCycAAAAAAJrZTwAAAAAArwhmAAAAAAC+CFcAAAAAAM2aLgAAAAAA3AZ3AAAAAADrmE4AAAAAAPqYPwAAAAABCZZuAAAAAAEYll8AAAAAAS\
    eUjgAAAAABNpR/AAAAAAFFkq4AAAAAAVSSnwAAAAABY5DOAAAAAAFykL8AAAAAAYIilgAAAAABkI7fAAAAAAGgILYAAAAAAa8gpwAAAAABvh7WAA\
    AAAAHNHscAAAAAAdwc9gAAAAAB6xznAAAAAAH6GxYAAAAAAgdgDwAAAAACGBk2AAAAAAIlXi8AAAAAAjaq/gAAAAACQ1xPAAAAAAJUqR4AAAAAAm\
    FabwAAAAACcqc+AAAAAAJ/7DcAAAAAApClXgAAAAACnepXAAAAAAKuo34AAAAAArvodwAAAAACzTVGAAAAAALZ5pcAAAAAAuszZgAAAAAC9+S3AA\
    AAAAMJMYYAAAAAAxZ2fwAAAAADJy+mAAAAAAM0dJ8AAAAAA0UtxgAAAAADUnK/AAAAAANjK+YAAAAAA3Bw3wAAAAADgb2uAAAAAAOObv8AAAAAA5\
    +7zgAAAAADrG0fAAAAAAO9ue4AAAAAA8r+5wAAAAAD27gOAAAAAAPo/QcAAAAAA/m2LgAAAAAEBvsnAAAAAAQYR/YAAAAABCT5RwAAAAAENkYWAA\
    AAAARC92cAAAAABFRENgAAAAAEXzqPACAQIBAgECAQIDBAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBBQYFBgUGBQYFBgUGBQEFBgUGBQYFBgUG\
    BQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQb//6+aAAD//7mwAQT//6ugAAj//7mwAQz//7mw\
    ARD//7mwABT//8fAARhMTVQAQ0RUAENTVABDV1QAQ1BUAEVTVABFRFQACkVTVDVFRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABXAAAABwAAABz/////XgP+oP////+epiyA/////5+6+XD/////oIYOgP////+hmttw/////8uI/oD/////0iP0cP/////SYQnw//////zYSQD/\
    /////cgr8P/////+uCsA//////+oDfAAAAAAAJgNAAAAAAABh+/wAAAAAAJ37wAAAAAAA3EMcAAAAAAEYQuAAAAAAAVQ7nAAAAAABkDtgAAAAAAH\
    MNBwAAAAAAeNJ4AAAAAACRCycAAAAAAJraMAAAAAAArwlHAAAAAAC+CTgAAAAAAM2bDwAAAAAA3AdYAAAAAADrmS8AAAAAAPqZIAAAAAABCZdPAA\
    AAAAEYl0AAAAAAASeVbwAAAAABNpVgAAAAAAFFk48AAAAAAVSTgAAAAAABY5GvAAAAAAFykaAAAAAAAYIjdwAAAAABkI/AAAAAAAGgIZcAAAAAAa\
    8hiAAAAAABvh+3AAAAAAHNH6gAAAAAAdwd1wAAAAAB6x3IAAAAAAH6G/cAAAAAAgdg8AAAAAACGBoXAAAAAAIlXxAAAAAAAjar3wAAAAACQ10wAA\
    AAAAJUqf8AAAAAAmFbUAAAAAACcqgfAAAAAAJ/7RgAAAAAApCmPwAAAAACnes4AAAAAAKupF8AAAAAArvpWAAAAAACzTYnAAAAAALZ53gAAAAAAu\
    s0RwAAAAAC9+WYAAAAAAMJMmcAAAAAAxZ3YAAAAAADJzCHAAAAAAM0dYAAAAAAA0UupwAAAAADUnOgAAAAAANjLMcAAAAAA3BxwAAAAAADgb6PAA\
    AAAAOOb+AAAAAAA5+8rwAAAAADrG0fAAAAAAO9ue4AAAAAA8r+5wAAAAAD27gOAAAAAAPo/QcAAAAAA/m2LgAAAAAEBvsnAAAAAAQYR/YAAAAABC\
    T5RwAAAAAENkYWAAAAAARC92cAAAAABFRENgAAAAAEXzqPACAQIBAgMEAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBBgUGBQYFBgUGBQYFBgX//7B0AAD//7mwAQT//6ugAAj//7mwAQz//7mwARD//8fAART//7mwABhMTVQA\
    Q0RUAENTVABDV1QAQ1BUAEVEVABFU1QACkVTVDVFRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAADAAAABAAAABD/////aYcbZP////+4Hpbk/////7ju1dQBAgP//8AcAAD//8AcAAT//84sAQj//8fAAAxMTVQAQ01UAEJTVAAtMDQACjwtMDQ+\
    NAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAQAAAABAAAAAz/////aYcjvP////+MdEDU/////8PPSlD/////xEXjQP/////FL0rQ/////8YfLcD/////xw8s0P/////H/w/AAAAAAB4YxFAA\
    AAAAHo9dQAAAAAAf+ffQAAAAACBwkMAAAAAAJZ7j0AAAAAAmFXzAAAAAAC0lA1AAAAAALZucQAEDAgMCAwIDAgMCAwIDAgP//7fEAAD//7esAAD/\
    /8fAAQT//7mwAAhMTVQALTA0AC0wNQAKPC0wNT41Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAB9AAAABQAAABT/////XgQawP////+epkig/////5+7FZD/////oIYqoP////+hmveQ/////8uJGqD/////0iP0cP/////SYSYQ/////9b+dFz/\
    ////2ICtkP/////a/sOQ/////9vAkBD/////3N6lkP/////dqayQ/////96+h5D/////34mOkP/////gnmmQ/////+FpcJD/////4n5LkP/////j\
    SVKQ/////+ReLZD/////5Sk0kP/////mR0oQ/////+cSURD/////6CcsEP/////o8jMQ/////+oHDhD/////6tIVEP/////r5vAQ/////+yx9xD/\
    ////7cbSEP/////ukdkQ/////++v7pD/////8HG7EP/////xj9CQ//////J/wZD/////82+ykP/////0X6OQ//////VPlJD/////9j+FkP/////3\
    L3aQ//////goohD/////+Q9YkP/////6CIQQ//////r4gyD/////++hmEP/////82GUg//////3ISBD//////rhHIP//////qCoQAAAAAACYKSAA\
    AAAAAYgMEAAAAAACeAsgAAAAAANxKJAAAAAABGEnoAAAAAAFUQqQAAAAAAZBCaAAAAAABzDskAAAAAAHjUOgAAAAAAkQzpAAAAAACa2/IAAAAAAK\
    8LCQAAAAAAvgr6AAAAAADNnNEAAAAAANwJGgAAAAAA65rxAAAAAAD6muIAAAAAAQmZEQAAAAABGJkCAAAAAAEnlzEAAAAAATaXIgAAAAABRZVRAA\
    AAAAFUlUIAAAAAAWOTcQAAAAABcpNiAAAAAAGCJTkAAAAAAZCRggAAAAABoCNZAAAAAAGvI0oAAAAAAb4heQAAAAABzSFqAAAAAAHcH5kAAAAAAe\
    sfigAAAAAB+h25AAAAAAIHYrIAAAAAAhgb2QAAAAACJWDSAAAAAAI2raEAAAAAAkNe8gAAAAACVKvBAAAAAAJhXRIAAAAAAnKp4QAAAAACf+7aAA\
    AAAAKQqAEAAAAAAp3s+gAAAAACrqYhAAAAAAK76xoAAAAAAs036QAAAAAC2ek6AAAAAALrNgkAAAAAAvfnWgAAAAADCTQpAAAAAAMWeSIAAAAAAy\
    cySQAAAAADNHdCAAAAAANFMGkAAAAAA1J1YgAAAAADYy6JAAAAAANwc4IAAAAAA4HAUQAAAAADjnGiAAAAAAOfvnEAAAAAA6xvwgAAAAADvbyRAA\
    AAAAPLAYoAAAAAA9u6sQAAAAAD6P+qAAAAAAP5uNEAAAAABAb9ygAAAAAEGEqZAAAAAAQk++oAAAAABDZIuQAAAAAEQvoKAAAAAARURtkAAAAABF\
    89MgAgECAQIDBAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgH//5EmAAD//52QAQT//4+AAAj//52QAQz//52QARBMTVQAUERUAFBT\
    VABQV1QAUFBUAApQU1Q4UERULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAApAAAAAwAAAAz/////lqpofP////+4D0ng/////7j9QKD/////ufE0MP////+63nQg/////9o4rjD/////2uv6MP/////cGeGw/////9y5WSD/\
    ////3fsVMP/////em94g/////9/dmjD/////4FQzIP/////0l/+w//////UFXiD/////9sBkMP/////3D3Ag//////hRLDD/////+MfTMP/////6\
    CtKw//////qo+KD/////++wGMP/////8i32gAAAAAB3JjjAAAAAAHnjXoAAAAAAfoDWwAAAAACAzz6AAAAAAIYFpMAAAAAAiC8igAAAAACNYELAA\
    AAAAI+JwIAAAAAAlN/KwAAAAACXUxyAAAAAAMIB5MAAAAAAxHU2gAAAAADf2xrAAAAAAOLiFIAAAAAA53+MwAAAAADnySiAAAAAAO8j/sAAAAAA8\
    bw6gAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQL//96EAAD//+PgAQT//9XQAAhMTVQALTAyAC0wMwAKPC0wMz4zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAQAAAABQAAABT/////aYcsZP////+9LUjoAAAAAAZDdGAAAAAACaQ+UAAAAAARUfjgAAAAABHUb1AAAAAAEzHa4AAAAAATtFFQAAAAAClhkSAA\
    AAAAKsFLUAAAAAArQ93gAAAAADLJ71AAAAAAQljA4AAAAABDP2lQAAAAAERUboAAAAAARR9ZYAECAwIEAgQCAwIDAgQCBAL//68cAAD//68YAAT/\
    /6ugAAj//7mwAAz//7mwARBMTVQATU1UAENTVABFU1QAQ0RUAApDU1Q2Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAfAAAAAwAAAAz/////lqp/RP////+4D1fw/////7j9TrD/////ufFCQP////+63oIw/////9o4vED/////2uwIQP/////cGe/A/////9y5ZzD/\
    ////3fsjQP/////em+ww/////9/dqED/////4FRBMP/////0mA3A//////UFbDD/////9sByQP/////3D34w//////hROkD/////+MfhQP/////6\
    CuDA//////qpBrD/////++wUQP/////8i4uwAAAAAB3JnEAAAAAAHnjlsAAAAAAfoEPAAAAAACAz3bAAAAAAIYF3QAAAAAAiC9awAAAAACzAw0AA\
    AAAALWbSMAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQL//8e8AAD//9XQAQT//8fAAAhMTVQALTAzAC0wNAAKPC0wND40Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABAAAABH/////aYcUxP////+Ro8hEAAAAABNNbkAAAAAAFDQWsAECAwL//8a8AAD//8a8AAT//8fAAAn//9XQAQ1MTVQARkZNVABBU1QA\
    QURUAApBU1Q0Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAgAAAAAwAAAAz/////pbbaYAAAAAAiVfEAAAAAACNqvfAAAAAAMWd2AAAAAAAycwhwAAAAADNHWAAAAAAANFLqcAAAAAA1JzoAAAAAADYyzHAA\
    AAAANwccAAAAAAA4G+jwAAAAADjm/gAAAAAAOfvK8AAAAAA69QSAAAAAADu2wvAAAAAAPK/8gAAAAAA9u47wAAAAAD6P3oAAAAAAP5tw8AAAAABA\
    b8CAAAAAAEGEjXAAAAAAQk+igAAAAABDZG9wAAAAAEQvhIAAAAAARURRcAAAAABGD2aAAAAAAEckM3AAAAAAR/iDAAAAAABJBBVwAAAAAEnYZQAA\
    AAAASuP3cAAAAABLPY9gAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQH//6SYAAD//6ugAAT//7mwAQhMTVQAQ1NUAENEVAAKQ1NUNkNE\
    VCxNMy4yLjAsTTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAABAAAABD/////pbbocP////+v8Stw/////7ZmVmD/////t0E9cP////+4DDZg/////7j9hvD/////y+pxYAAAAAAxZ4QQAAAAADJzFoAA\
    AAAAM0dmEAAAAAA0UviAAAAAADUnSBAAAAAANjLagAAAAAA3ByoQAAAAADgb9wAAAAAAOOcMEAAAAAA5+9kAAAAAADr1EpAAAAAAO7bRAAAAAAA8\
    sAqQAAAAAD27nQAAAAAAPo/skAAAAAA/m38AAAAAAEBvzpAAAAAAQYSbgAAAAABCT7CQAAAAAENkfYAAAAAARC+SkAAAAABFRF+AAAAAAEYPdJAA\
    AAAARyRBgAAAAABH+JEQAAAAAEkEI4AAAAAASdhzEAAAAABK5AWAAAAAAEu4VRAAAAAATM0iAAAAAABNmDcQAAAAAE6tBAAAAAAAT3gZEAAAAABQ\
    jOYAAAAAAFFhNZAAAAAAUmzIAAAAAABTQReQAAAAAFRMqgAAAAAAVSD5kAAAAABWLIwAAAAAAFcA25AAAAAAWBWogAAAAABY4L2QAAAAAFn1ioAA\
    AAAAWsCfkAAAAABb1WyAAAAAAFypvBAAAAAAXbVOgAAAAABeiZ4QAAAAAF+VMIAAAAAAYGmAEAAAAABhfk0AAAAAAGJJYhAAAAAAY14vAAECAQMB\
    AgEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwH//5w8AAD//52QAAT//6ugAAj//6ugAQxMTVQA\
    TVNUAENTVABNRFQACk1TVDcK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABSAAAABgAAABj/////YXdJY/////+epiyA/////5+6+XD/////oIYOgP////+hmttw/////8uI/oD/////0iP0cP/////SYQnw/////9N18wD/\
    ////1EDr8P/////5D0qA//////oIZ/D//////rgrAAAAAAAGQN9wAAAAAAcw0HAAAAAAB40ngAAAAAAJELJwAAAAAAmtowAAAAAACvCUcAAAAAAL\
    4JOAAAAAAAzZsPAAAAAADcB1gAAAAAAOuZLwAAAAAA+pkgAAAAAAEJl08AAAAAARiXQAAAAAABJ5VvAAAAAAE2lWAAAAAAAUWTjwAAAAABVJOAAA\
    AAAAFjka8AAAAAAXKRoAAAAAABgiN3AAAAAAGQj8AAAAAAAaAhlwAAAAABryGIAAAAAAG+H7cAAAAAAc0fqAAAAAAB3B3XAAAAAAHrHcgAAAAAAf\
    ob9wAAAAACB2DwAAAAAAIYGhcAAAAAAiVfEAAAAAACNqvfAAAAAAJDXTAAAAAAAlSp/wAAAAACYVtQAAAAAAJyqB8AAAAAAn/tGAAAAAACkKY/AA\
    AAAAKd6zgAAAAAAq6kXwAAAAACu+lYAAAAAALNNicAAAAAAtnneAAAAAAC6zRHAAAAAAL35ZgAAAAAAwkyZwAAAAADFndgAAAAAAMnMIcAAAAAAz\
    R1gAAAAAADRS6nAAAAAANSc6AAAAAAA2MsxwAAAAADcHHAAAAAAAOBvo8AAAAAA45v4AAAAAADn7yvAAAAAAOsbgAAAAAAA726zwAAAAADyv/IAA\
    AAAAPbuO8AAAAAA+j96AAAAAAD+bcPAAAAAAQG/AgAAAAABBhI1wAAAAAEJPooAAAAAAQ2RvcAAAAABEL4SAAAAAAEVEUXAAAAAARfO3AAIBAgEC\
    AwQCAQIBAgUBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgH//63dAAD/\
    /7mwAQT//6ugAAj//7mwAQz//7mwARD//7mwABRMTVQAQ0RUAENTVABDV1QAQ1BUAEVTVAAKQ1NUNkNEVCxNMy4yLjAsTTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA5AAAABAAAABD/////pbbaYAAAAAAWiuYAAAAAABgk2nAAAAAAMWd2AAAAAAAycwhwAAAAADNHWAAAAAAANFLqcAAAAAA1JzoAAAAAADYyzHAA\
    AAAANwccAAAAAAA4G+jwAAAAADjm/gAAAAAAOfvK8AAAAAA69QSAAAAAADu2wvAAAAAAPK/8gAAAAAA9u47wAAAAAD6P3oAAAAAAP5tw8AAAAABA\
    b8CAAAAAAEGEjXAAAAAAQk+igAAAAABDZG9wAAAAAEQvhIAAAAAARURRcAAAAABGD2aAAAAAAEckM3AAAAAAR/iDAAAAAABJBBVwAAAAAEnYZQAA\
    AAAASuP3cAAAAABLuEcAAAAAAEzNE/AAAAAATZgpAAAAAABOrPXwAAAAAE94CwAAAAAAUIzX8AAAAABRYSeAAAAAAFJsufAAAAAAU0EJgAAAAABU\
    TJvwAAAAAFUg64AAAAAAVix98AAAAABXAM2AAAAAAFgVmnAAAAAAWOCvgAAAAABZ9XxwAAAAAFrAkYAAAAAAW9VecAAAAABcqa4AAAAAAF21QHAA\
    AAAAXomQAAAAAABflSJwAAAAAGBpcgAAAAAAYX4+8AAAAABiSVQAAAAAAGNeIPABAgEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMB\
    AwEDAQMBAwEDAQMBAwEDAQMBAwH//6v8AAD//6ugAAT//7mwAAj//7mwAQxMTVQAQ1NUAEVTVABDRFQACkNTVDYK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAArAAAACAAAAB7/////P8L90f////99hzAa/////8uJGqD/////0iP0cP/////SYSYQ//////64RyD//////6gqEAAAAAAAmCkgAAAAAAGIDBAA\
    AAAAAngLIAAAAAADcSiQAAAAAARhJ6AAAAAABVEKkAAAAAAGQQmgAAAAAAcw7JAAAAAAB41DoAAAAAAJEM6QAAAAAAmtvyAAAAAACvCwkAAAAAAL\
    4K+gAAAAAAzZzRAAAAAADcCRoAAAAAAOua8QAAAAAA+priAAAAAAEJmREAAAAAARiZAgAAAAABJ5cxAAAAAAE2lyIAAAAAAUWVUQAAAAABVJVCAA\
    AAAAFjk3EAAAAAAXKTYgAAAAABgiU5AAAAAAGQkYIAAAAAAaAjWQAAAAAFY14qAAAAAAVuVIMAAAAABYHv8gAAAAAFjFKjAAAAAAWf7hIAAAAABa\
    pQwwAAAAAFvewyAAAAAAXERGoAECAwQCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBgcGBwYHAgYAANYmAAD//4SmAAD//4+AAAT//52Q\
    AQj//52QAQz//52QARD//4FwABT//4+AARlMTVQAUFNUAFBXVABQUFQAUERUAEFLU1QAQUtEVAAKQUtTVDlBS0RULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABEAAAABgAAABj/////pbbocP////+v8Stw/////7ZmVmD/////t0E9cP////+4DDZg/////7j9hvD/////xd6wYP/////GlzRQ/////8lV8eD/\
    ////yerdUP/////PAsbg/////8+3VlD/////2pkV4P/////bdoPQAAAAADFndgAAAAAAMnMIcAAAAAAzR1gAAAAAADRS6nAAAAAANSc6AAAAAAA2\
    MsxwAAAAADcHHAAAAAAAOBvo8AAAAAA45v4AAAAAADn7yvAAAAAAOvUEgAAAAAA7tsLwAAAAADyv/IAAAAAAPbuO8AAAAAA+j96AAAAAAD+bcPAA\
    AAAAQG/AgAAAAABBhI1wAAAAAEJPooAAAAAAQ2RvcAAAAABEL4SAAAAAAEVEUXAAAAAARg9mgAAAAABHJDNwAAAAAEf4gwAAAAAASQQVcAAAAABJ\
    2GUAAAAAAErj93AAAAAAS7hHAAAAAABMzRPwAAAAAE2YKQAAAAAATqz18AAAAABPeAsAAAAAAFCM1/AAAAAAUWEngAAAAABSbLnwAAAAAFNBCYAA\
    AAAAVEyb8AAAAABVIOuAAAAAAFYsffAAAAAAVwDNgAAAAABYFZpwAAAAAFjgr4AAAAAAWfV8cAAAAABawJGAAAAAAFvVXnAAAAAAXKmuAAAAAABd\
    tUBwAAAAAF6JkAAAAAAAX5UicAAAAABgaXIAAAAAAGF+PvAAAAAAYklUAAAAAABjXiDwAQIBAwECBAIEAgUCBAIEAgQCBAIEAgQCBAIEAgQCBAIE\
    AgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAL//6MMAAD//52QAAT//6ugAAj//6ugAQz//7mwARD//7mwARRMTVQATVNUAENTVABN\
    RFQAQ0RUAENXVAAKQ1NUNgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAArAAAABAAAABD/////kd8XKAAAAAATbmPAAAAAACB15NAAAAAAIYF3QAAAAAAiVcbQAAAAACNqk8AAAAAAJDWo0AAAAAAlSnXAAAAAACYVitAA\
    AAAAJypXwAAAAAAn/qdQAAAAACkKOcAAAAAAKd6JUAAAAAAq6hvAAAAAACu+a1AAAAAALNM4QAAAAAAtnk1QAAAAAC6zGkAAAAAAL34vUAAAAAAw\
    kvxAAAAAADFnS9AAAAAAMnLeQAAAAAAzRy3QAAAAADRSwEAAAAAANScP0AAAAAA2MqJAAAAAADcG8dAAAAAAOBu+wAAAAAA45tPQAAAAADn7oMAA\
    AAAAOsa10AAAAAA724LAAAAAADyv0lAAAAAAPbtkwAAAAAA+j7RQAAAAAD+bRsAAAAAAQG+WUAAAAABBhGNAAAAAAEJPeFAAAAAAQ2RFQAAAAABE\
    L1pQAAAAAEVEJ0AAAAAARfOM0AECAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgP//8tYAAD//8fAAAT//9XQAAj//+Pg\
    AQxMTVQAQVNUAC0wMwAtMDIACjwtMDM+MzwtMDI+LE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACSAAAABgAAABj/////Xh7tvP////+A8bZQ/////564hWD/////n7rdUP////+7PDjQ/////7u0I0D/////vRwa0P////+9lAVA/////777/ND/\
    ////v3PnQP/////A297Q/////8FTyUD/////wrvA0P/////DM6tA/////8SbotD/////xRONQP/////GcPjQ/////8cNzUD/////yEjx0P/////I\
    7a9A/////8oWXtD/////ytbLwP/////LiOJg/////9Ij9HD/////0mDt0P/////Tddbg/////9RAz9D/////1VW44P/////WILHQ/////9c1muD/\
    ////2ACT0P/////ZFXzg/////9ngddD/////2v6ZYP/////bwFfQ/////9zee2D/////3al0UP/////evl1g/////9+JVlD/////4J4/YP/////h\
    aThQ/////+J+IWD/////40kaUP/////kXgNg/////+Uo/FD/////5kcf4P/////nEhjQ/////+gnAeD/////6Rbk0P/////qBuPg/////+r2xtD/\
    ////6+bF4P/////s1qjQ/////+3Gp+D/////7r/FUP/////vr8Rg//////Cfp1D/////8Y+mYP/////yf4lQ//////NviGD/////9F9rUP/////1\
    T2pg//////Y/TVD/////9y9MYP/////4KGnQ//////kPLmD/////+ghL0P/////6+Erg//////voLdD//////Ngs4P/////9yA/Q//////64DuD/\
    /////6fx0AAAAAAAl/DgAAAAAAGH09AAAAAAAnfS4AAAAAADcPBQAAAAAARg72AAAAAABVDSUAAAAAAIILNgAAAAAAkQllAAAAAACgCVYAAAAAAK\
    8HhQAAAAAAvgd2AAAAAADNmU0AAAAAANwFlgAAAAAA65dtAAAAAAD6l14AAAAAAQmVjQAAAAABGJV+AAAAAAEnk60AAAAAATaTngAAAAABRZHNAA\
    AAAAFUkb4AAAAAAWOP7QAAAAABco/eAAAAAAGCIbUAAAAAAZCN/gAAAAABoB/VAAAAAAGvH8YAAAAAAb4d9QAAAAABzR3mAAAAAAHcHBUAAAAAAe\
    scBgAAAAAB+ho1AAAAAAIHXy4AAAAAAhgYVQAAAAACJV1OAAAAAAI2qh0AAAAAAkNbbgAAAAACVKg9AAAAAAJhWY4AAAAAAnKmXQAAAAACf+tWAA\
    AAAAKQpH0AAAAAAp3pdgAAAAACrqKdAAAAAAK75dfAAAAAAs0ypsAAAAAC2eP3wAAAAALrMMbAAAAAAvfiF8AAAAADCS7mwAAAAAMWc9/AAAAAAy\
    ctBsAAAAADNHH/wAAAAANFKybAAAAAA1JwH8AAAAADYylGwAAAAANwbj/AAAAAA4G7DsAAAAADjmxfwAAAAAOfuS7AAAAAA6xqf8AAAAADvbdOwA\
    AAAAPK/EfAAAAAA9u1bsAAAAAD6PpnwAAAAAP5s47AAAAABAb4h8AAAAAEGEVWwAAAAAQk9qfAAAAABDZDdsAAAAAEQvTHwAAAAARUQZbAAAAABF\
    mIdAAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwQFAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwP//8NEAAD//7mwAAT//9XQAQj/\
    /8fAAAz//9XQARD//9XQARRMTVQARVNUAEFEVABBU1QAQVdUAEFQVAAKQVNUNEFEVCxNMy4yLjAsTTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA+AAAABQAAABT/////pbbaYP////+v8Stw/////7ZmVmD/////t0E9cP////+4DDZg/////7j9hvAAAAAAIlXxAAAAAAAjar3wAAAAADFndgAA\
    AAAAMnMIcAAAAAAzR1gAAAAAADRS6nAAAAAANSc6AAAAAAA2MsxwAAAAADcHHAAAAAAAOBvo8AAAAAA45v4AAAAAADn7yvAAAAAAOvUEgAAAAAA7\
    tsLwAAAAADyv/IAAAAAAPbuO8AAAAAA+j96AAAAAAD+bcPAAAAAAQG/AgAAAAABBhI1wAAAAAEJPooAAAAAAQ2RvcAAAAABEL4SAAAAAAEVEUXAA\
    AAAARg9mgAAAAABHJDNwAAAAAEf4gwAAAAAASQQVcAAAAABJ2GUAAAAAAErj93AAAAAAS7hHAAAAAABMzRPwAAAAAE2YKQAAAAAATqz18AAAAABP\
    eAsAAAAAAFCM1/AAAAAAUWEngAAAAABSbLnwAAAAAFNBCYAAAAAAVEyb8AAAAABVIOuAAAAAAFYsffAAAAAAVwDNgAAAAABYFZpwAAAAAFjgr4AA\
    AAAAWfV8cAAAAABawJGAAAAAAFvVXnAAAAAAXKmuAAAAAABdtUBwAAAAAF6JkAAAAAAAX5UicAAAAABgaXIAAAAAAGF+PvAAAAAAYklUAAAAAABj\
    XiDwAQIBAwECBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAIEAgQCBAL//6H0AAD//52QAAT//6ugAAj/\
    /6ugAQz//7mwARBMTVQATVNUAENTVABNRFQAQ0RUAApDU1Q2Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABWAAAACQAAACb/////jDTlM/////+ikoez/////6j/20D/////qfEPsP////+q4lk4/////6vSQzD/////rMOMuP////+ts3aw/////7v0tbj/\
    ////vL+1sP////+91Je4/////76fl7D/////v7R5uP/////Af3mw/////8GUW7j/////wl9bsP/////DfXg4/////8Q/PbD/////xV1aOP/////G\
    Hx+w/////8cYUjj/////yAg8MP/////JHR44/////8noHjD/////youfOP/////NHsYw/////82VZij/////7AuFsP/////s8jUo/////+1FSrD/\
    ////7YXWIP/////3E3Kw//////f6GyD//////P4+MP/////99hEoAAAAAACWdTAAAAAAANhSIAAAAAAEV4qwAAAAAATGOqAAAAAAB5YbsAAAAAAH\
    39qYAAAAAAjGnygAAAAACVpOMAAAAAAJ23MgAAAAAA0aEjAAAAAADX+HoAAAAAAO538wAAAAAA9faaAAAAAAENnWMAAAAAARP0ugAAAAABGJLbAA\
    AAAAEzGioAAAAAAhw1QwAAAAACIneCAAAAAAI6HksAAAAAAkEJSgAAAAACVKZ7AAAAAAJec8IAAAAAAnIQ8wAAAAACfQWKAAAAAAKQorsAAAAAAp\
    sDqgAAAAACrg0zAAAAAAK5AcoAAAAABBTPYwAAAAAEJGL8AAAAAAQ0ij0AAAAABEE5zAAAAAAEUfS1AAAAAARfN+wAAAAABHCGfQAAAAAEfTYMAA\
    AAAASOhJ0AAAAABJs0LAAAAAAErIK9AAAAAAS5xfQAAAAABMqA3QAAAAAE18QUAAAAAATofv0AAAAABPXCNAAAAAAFBxDFAAAAAAUTwFQAAAAABS\
    UO5QAAAAAFMb50AAAAAAVDDQUAAAAABU+8lAAQIEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAYFBgUHBQcFBgUHBQcFCAYFBwUHBQcFBwUHBQcFBwUH\
    BQcFBwUHBQcFBwUHBQcFBwUHBQcFBwUHBQcFBwX//8tNAAD//8tNAAT//8fAAAj//87IAAz//9XQARL//9XQABL//9zYARb//+PgARz//+roASBM\
    TVQATU1UAC0wNAAtMDMzMAAtMDMALTAyMzAALTAyAC0wMTMwAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACvAAAABQAAABT/////XgPwkP////+eph5w/////5+662D/////oIYAcP////+hms1g/////6Jl4nD/////o4Pp4P////+kaq5w/////6U1p2D/\
    ////plPK8P////+nFYlg/////6gzrPD/////qP6l4P////+qE47w/////6reh+D/////q/Nw8P////+svmng/////63TUvD/////rp5L4P////+v\
    szTw/////7B+LeD/////sZxRcP////+yZ0pg/////7N8M3D/////tEcsYP////+1XBVw/////7YnDmD/////tzv3cP////+4BvBg/////7kb2XD/\
    ////uebSYP////+7BPXw/////7vGtGD/////vOTX8P////+9r9Dg/////77EufD/////v4+y4P/////ApJvw/////8FvlOD/////woR98P/////D\
    T3bg/////8RkX/D/////xS9Y4P/////GTXxw/////8cPOuD/////yC1ecP/////I+Fdg/////8oNQHD/////ytg5YP/////LiPBw/////9Ij9HD/\
    ////0mD74P/////TdeTw/////9RA3eD/////1VXG8P/////WIL/g/////9c1qPD/////2ACh4P/////ZFYrw/////9ngg+D/////2v6ncP/////b\
    wGXg/////9zeiXD/////3amCYP/////evmtw/////9+JZGD/////4J5NcP/////haUZg/////+J+L3D/////40koYP/////kXhFw/////+VXLuD/\
    ////5kct8P/////nNxDg/////+gnD/D/////6Rby4P/////qBvHw/////+r21OD/////6+bT8P/////s1rbg/////+3GtfD/////7r/TYP/////v\
    r9Jw//////CftWD/////8Y+0cP/////yf5dg//////NvlnD/////9F95YP/////1T3hw//////Y/W2D/////9y9acP/////4KHfg//////kPPHD/\
    ////+ghZ4P/////6+Fjw//////voO+D//////Ng68P/////9yB3g//////64HPD//////6f/4AAAAAAAl/7wAAAAAAGH4eAAAAAAAnfg8AAAAAAD\
    cP5gAAAAAARg/XAAAAAABVDgYAAAAAAGQN9wAAAAAAcwwmAAAAAAB40ZcAAAAAAJEKRgAAAAAAmtlPAAAAAACvCGYAAAAAAL4IVwAAAAAAzZouAA\
    AAAADcBncAAAAAAOuYTgAAAAAA+pg/AAAAAAEJlm4AAAAAARiWXwAAAAABJ5SOAAAAAAE2lH8AAAAAAUWSrgAAAAABVJKfAAAAAAFjkM4AAAAAAX\
    KQvwAAAAABgiKWAAAAAAGQjt8AAAAAAaAgtgAAAAABryCnAAAAAAG+HtYAAAAAAc0exwAAAAAB3Bz2AAAAAAHrHOcAAAAAAfobFgAAAAACB2APAA\
    AAAAIYGTYAAAAAAiVeLwAAAAACNqr+AAAAAAJDXE8AAAAAAlSpHgAAAAACYVpvAAAAAAJypz4AAAAAAn/sNwAAAAACkKVeAAAAAAKd6lcAAAAAAq\
    6jfgAAAAACu+h3AAAAAALNNUYAAAAAAtnmlwAAAAAC6zNmAAAAAAL35LcAAAAAAwkxhgAAAAADFnZ/AAAAAAMnL6YAAAAAAzR0nwAAAAADRS3GAA\
    AAAANScr8AAAAAA2Mr5gAAAAADcHDfAAAAAAOBva4AAAAAA45u/wAAAAADn7vOAAAAAAOsbR8AAAAAA7257gAAAAADyv7nAAAAAAPbuA4AAAAAA+\
    j9BwAAAAAD+bYuAAAAAAQG+ycAAAAABBhH9gAAAAAEJPlHAAAAAAQ2RhYAAAAABEL3ZwAAAAAEVEQ2AAAAAARfOo8AIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIDBAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgH//7qeAAD//8fA\
    AQT//7mwAAj//8fAAQz//8fAARBMTVQARURUAEVTVABFV1QARVBUAApFU1Q1RURULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABUAAAACgAAACb/////P8L90f////99h0/S/////8uJRND/////0iP0cP/////SYVBA//////rSVbD//////rhxUP//////qFRAAAAAAACYU1AA\
    AAAAAYg2QAAAAAACeDVQAAAAAANxUsAAAAAABGFR0AAAAAAFUTTAAAAAAAZBM9AAAAAABzEWwAAAAAAHjW3QAAAAAAkQ+MAAAAAACa3pUAAAAAAK\
    8NrAAAAAAAvg2dAAAAAADNn3QAAAAAANwLvQAAAAAA652UAAAAAAD6nYUAAAAAAQmbtAAAAAABGJulAAAAAAEnmdQAAAAAATaZxQAAAAABRZf0AA\
    AAAAFUl+UAAAAAAWOWFAAAAAABcpYFAAAAAAGCJ9wAAAAAAZCUJQAAAAABoCX8AAAAAAGisUEAAAAAAa8kKwAAAAABviJaAAAAAAHNIksAAAAAAd\
    wgegAAAAAB6yBrAAAAAAH6HpoAAAAAAgdjkwAAAAACGBy6AAAAAAIlYbMAAAAAAjauggAAAAACQ1/TAAAAAAJUrKIAAAAAAmFd8wAAAAACcqrCAA\
    AAAAJ/77sAAAAAApCo4gAAAAACne3bAAAAAAKupwIAAAAAArvr+wAAAAACzTjKAAAAAALZ6hsAAAAAAus26gAAAAAC9+g7AAAAAAMJNQoAAAAAAx\
    Z6AwAAAAADJzMqAAAAAAM0eCMAAAAAA0UxSgAAAAADUnZDAAAAAANjL2oAAAAAA3B0YwAAAAADgcEyAAAAAAOOcoMAAAAAA5+/UgAAAAADrHCjAA\
    AAAAO9vXIAAAAAA8sCawAAAAAD27uSAAAAAAPpAIsAAAAAA/m5sgAAAAAEBv6rAAAAAAQYS3oAAAAABCT8ywAAAAAENkmaAAAAAARC+usAAAAABF\
    RHugAAAAAEXz4TABAgMEAgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgcJCAkICQgJCAkICQgJCAkICQgJCAkICQgJCAkICQgJCAkICQgJ\
    CAkICQgJCAkICQgAALZuAAD//2TuAAD//2VQAAT//3NgAQj//3NgAQz//2VQABD//3NgART//4FwABj//4+AARz//4FwACFMTVQATlNUAE5XVABO\
    UFQAQlNUAEJEVABZU1QAQUtEVABBS1NUAApBS1NUOUFLRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAnAAAAAwAAAAz/////lqplZP////+4DzvQ/////7j9MpD/////ufEmIP////+63mYQ/////9o4oCD/////2uvsIP/////cGdOg/////9y5SxD/\
    ////3fsHIP/////em9AQ/////9/djCD/////4FQlEP/////0l/Gg//////UFUBD/////9sBWIP/////3D2IQ//////hRHiD/////+MfFIP/////6\
    CsSg//////qo6pD/////++v4IP/////8i2+QAAAAAB3JgCAAAAAAHnjJkAAAAAAfoCegAAAAACAzwZAAAAAAIYFbIAAAAAAiC7qQAAAAACNYAqAA\
    AAAAI+JiEAAAAAAlN+SgAAAAACXUuRAAAAAAN/a4oAAAAAA4uHcQAAAAADnf1SAAAAAAOekBkAAAAAA7yPGgAAAAADxvAJACAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQL//+GcAAD///HwAQT//+PgAAhMTVQALTAxAC0wMgAKPC0wMj4yCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABgAAAABgAAABj/////XgQMsP////+epjqQ/////5+7B4D/////oIYckP////+hmumA/////8uJDJD/////0iP0cP/////SYRgA//////r4dRD/\
    ////++hYAP/////82FcQ//////3IOgD//////rg5EP//////qBwAAAAAAACYGxAAAAAAAYf+AAAAAAACd/0QAAAAAANxGoAAAAAABGEZkAAAAAAF\
    UPyAAAAAAAZA+5AAAAAABzDegAAAAAAHjTWQAAAAAAkQwIAAAAAACa2xEAAAAAAK8KKAAAAAAAvgoZAAAAAADNm/AAAAAAANwIOQAAAAAA65oQAA\
    AAAAD6mgEAAAAAAQmYMAAAAAABGJghAAAAAAEnllAAAAAAATaWQQAAAAABRZRwAAAAAAFUlGEAAAAAAWOSkAAAAAABcpKBAAAAAAGCJFgAAAAAAZ\
    CQoQAAAAABoCJ4AAAAAAGvImkAAAAAAb4gmAAAAAABzSCJAAAAAAHcHrgAAAAAAeseqQAAAAAB+hzYAAAAAAIHYdEAAAAAAhga+AAAAAACJV/xAA\
    AAAAI2rMAAAAAAAkNeEQAAAAACVKrgAAAAAAJhXDEAAAAAAnKpAAAAAAACf+35AAAAAAKQpyAAAAAAAp3sGQAAAAACrqVAAAAAAAK76jkAAAAAAs\
    03CAAAAAAC2ehZAAAAAALrNSgAAAAAAvfmeQAAAAADCTNIAAAAAAMWeEEAAAAAAycxaAAAAAADNHZhAAAAAANFL4gAAAAAA1J0gQAAAAADYy2oAA\
    AAAANwcqEAAAAAA4G/cAAAAAADjnDBAAAAAAOfvZAAAAAAA6xu4QAAAAADvbuwAAAAAAPLAKkAAAAAA9u50AAAAAAD6P7JAAAAAAP5t/AAAAAABA\
    b86QAAAAAEGEm4AAAAAAQk+wkAAAAABDZH2AAAAAAEQvkpAAAAAARURfgAAAAABF88UQAAAAAEctfAAAAAAAR9OnEAAAAABJDV4AAAAAAEmziRAA\
    AAAASu1AAAAAAABLnKWQAAAAAEzWXIACAQIBAgMEAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQX//6CVAAD//6ugAQT//52QAAj//6ugAQz//6ugARD//6ugABRMTVQATURUAE1TVABN\
    V1QATVBUAENTVAAKQ1NUNkNEVCxNMy4yLjAsTTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABZAAAABwAAABz/////XgQMsP////+epjqQ/////5+7B4D/////oIYckP////+hmumA/////8uJDJD/////0iP0cP/////SYRgA//////r4dRD/\
    ////++hYAP/////82FcQ//////3IOgD//////rg5EP//////qBwAAAAAAACYGxAAAAAAAYf+AAAAAAACd/0QAAAAAANxGoAAAAAABGEZkAAAAAAF\
    UPyAAAAAAAZA+5AAAAAABzDegAAAAAAHjTWQAAAAAAkQwIAAAAAACa2xEAAAAAAK8KKAAAAAAAvgoZAAAAAADNm/AAAAAAANwIOQAAAAAA65oQAA\
    AAAAD6mgEAAAAAAQmYMAAAAAABGJghAAAAAAEnllAAAAAAATaWQQAAAAABRZRwAAAAAAFUlGEAAAAAAWOSkAAAAAABcpKBAAAAAAGCJFgAAAAAAZ\
    CQoQAAAAABoCJ4AAAAAAGvImkAAAAAAb4gmAAAAAABzSCJAAAAAAHcHrgAAAAAAeseqQAAAAAB+hzYAAAAAAIHYdEAAAAAAhga+AAAAAACJV/xAA\
    AAAAI2rMAAAAAAAkNeEQAAAAACVKrgAAAAAAJhXDEAAAAAAnKpAAAAAAACf+35AAAAAAKQpyAAAAAAAp3sGQAAAAACrqVAAAAAAAK76VgAAAAAAs\
    02JwAAAAAC2ed4AAAAAALrNEcAAAAAAvflmAAAAAADCTJnAAAAAAMWd2AAAAAAAycwhwAAAAADNHWAAAAAAANFLqcAAAAAA1JzoAAAAAADYyzHAA\
    AAAANwccAAAAAAA4G+jwAAAAADjm/gAAAAAAOfvK8AAAAAA6xuAAAAAAADvbrPAAAAAAPK/8gAAAAAA9u47wAAAAAD6P3oAAAAAAP5tw8AAAAABA\
    b8CAAAAAAEGEjXAAAAAAQk+igAAAAABDZG9wAAAAAEQvhIAAAAAARURRcAAAAABF87cAAgECAQIDBAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgX//6EIAAD//6ugAQT//52QAAj//6ugAQz//6ug\
    ARD//7mwART//6ugABhMTVQATURUAE1TVABNV1QATVBUAENEVABDU1QACkNTVDZDRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABZAAAABwAAABz/////XgQMsP////+epjqQ/////5+7B4D/////oIYckP////+hmumA/////8uJDJD/////0iP0cP/////SYRgA//////r4dRD/\
    ////++hYAP/////82FcQ//////3IOgD//////rg5EP//////qBwAAAAAAACYGxAAAAAAAYf+AAAAAAACd/0QAAAAAANxGoAAAAAABGEZkAAAAAAF\
    UPyAAAAAAAZA+5AAAAAABzDegAAAAAAHjTWQAAAAAAkQwIAAAAAACa2xEAAAAAAK8KKAAAAAAAvgoZAAAAAADNm/AAAAAAANwIOQAAAAAA65oQAA\
    AAAAD6mgEAAAAAAQmYMAAAAAABGJghAAAAAAEnllAAAAAAATaWQQAAAAABRZRwAAAAAAFUlGEAAAAAAWOSkAAAAAABcpKBAAAAAAGCJFgAAAAAAZ\
    CQoQAAAAABoCJ4AAAAAAGvImkAAAAAAb4gmAAAAAABzSCJAAAAAAHcHrgAAAAAAeseqQAAAAAB+hzYAAAAAAIHYdEAAAAAAhga+AAAAAACJV/xAA\
    AAAAI2rMAAAAAAAkNeEQAAAAACVKrgAAAAAAJhXDEAAAAAAnKpAAAAAAACf+35AAAAAAKQpyAAAAAAAp3sGQAAAAACrqVAAAAAAAK76jkAAAAAAs\
    03CAAAAAAC2ehZAAAAAALrNSgAAAAAAvfmeQAAAAADCTNIAAAAAAMWeEEAAAAAAycxaAAAAAADNHZhAAAAAANFL4gAAAAAA1J0gQAAAAADYy2oAA\
    AAAANwcqEAAAAAA4G/cAAAAAADjnDBAAAAAAOfvZAAAAAAA6xu4QAAAAADvbuwAAAAAAPLAKkAAAAAA9u50AAAAAAD6P7JAAAAAAP5t/AAAAAABA\
    b8CAAAAAAEGEjXAAAAAAQk+igAAAAABDZG9wAAAAAEQvhIAAAAAARURRcAAAAABF87cAAgECAQIDBAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBBgUGBQYFBgX//6DtAAD//6ugAQT//52QAAj//6ugAQz//6ug\
    ARD//7mwART//6ugABhMTVQATURUAE1TVABNV1QATVBUAENEVABDU1QACkNTVDZDRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABZAAAABAAAAAz/////m4BoAAAAAAATTXxQAAAAABQz+pAAAAAAFSPrkAAAAAAWE9yQAAAAABcDzZAAAAAAF/O+kAAAAAAY46+QAAAAABnToJAA\
    AAAAGsORkAAAAAAbvL0QAAAAABysrhAAAAAAHZyfEAAAAAAejJAQAAAAAB98gRAAAAAAIGxyEAAAAAAhXGMQAAAAACJMVBAAAAAAIzxFEAAAAAAk\
    LDYQAAAAACUcJxAAAAAAJgwYEAAAAAAnBUOQAAAAACf1NJAAAAAAKOUlkAAAAAAp1RaQAAAAACrFB5AAAAAAK7T4kAAAAAAspOmQAAAAAC2U2pAA\
    AAAALoTLkAAAAAAvdLyQAAAAADBkrZAAAAAAMV3ZEAAAAAAycrQQAAAAADM9uxAAAAAANFKWEAAAAAA1HZ0QAAAAADYyeBAAAAAANv1/EAAAAAA4\
    G5SQAAAAADjdYRAAAAAAOft2kAAAAAA6vUMQAAAAADvbWJAAAAAAPKZfkAAAAAA9uzqQAAAAAD6GQZAAAAAAP5sckAAAAABAZiOQAAAAAEGEORAA\
    AAAAQkYFkAAAAABDZBsQAAAAAEQl55AAAAAARUP9EAAAAABGBcmQAAAAAEcj3xAAAAAAR+7mEAAAAABJA8EQAAAAAEnOyBAAAAAASuOjEAAAAABL\
    rqoQAAAAAEzMv5AAAAAATY6MEAAAAABOrKGQAAAAAE9ubhAAAAAAUIyDkAAAAABRV4qQAAAAAFJsZZAAAAAAUzdskAAAAABUTEeQAAAAAFUXTpAA\
    AAAAViwpkAAAAABW9zCQAAAAAFgVRhAAAAAAWNcSkAAAAABZ9SgQAAAAAFq29JAAAAAAW9UKEAAAAABcoBEQAAAAAF207BAAAAAAXn/zEAAAAABf\
    lM4QAAAAAGBf1RAAAAAAYX3qkAAAAABiP7cQAAAAAGNdzJAAAAAAZB+ZEAAAAABlPa6QAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAwP//8+AAAD//9XQAAT//+PgAQj//+PgAAhMTVQA\
    LTAzAC0wMgAKPC0wMj4yPC0wMT4sTTMuNS4wLy0xLE0xMC41LjAvMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAABQAAABT/////pbbocP////+v8Stw/////7ZmVmD/////t0E9cP////+4DDZg/////7j9hvAAAAAAMWd2AAAAAAAycwhwAAAAADNHWAAA\
    AAAANFLqcAAAAAA1J0gQAAAAADYy2oAAAAAANwcqEAAAAAA4G/cAAAAAADjnDBAAAAAAOfvZAAAAAAA69RKQAAAAADu20QAAAAAAPLAKkAAAAAA9\
    u50AAAAAAD6P7JAAAAAAP5t/AAAAAABAb86QAAAAAEGEm4AAAAAAQk+wkAAAAABDZH2AAAAAAEQvkpAAAAAARURfgAAAAABGD3SQAAAAAEckQYAA\
    AAAAR/iREAAAAABJBCOAAAAAAEnYcxAAAAAASuQFgAAAAABLnKWQAAAAAEzWXIAAAAAATXyHkAAAAABOtj6AAAAAAE9caZAAAAAAUJYggAAAAABR\
    PEuQAAAAAFJ2AoAAAAAAUxwtkAAAAABUVeSAAAAAAFT8D5AAAAAAVjXGgAAAAABW5SwQAAAAAFge4wAAAAAAWMUOEAAAAABZ/sUAAAAAAFqk8BAA\
    AAAAW96nAAAAAABchNIQAAAAAF2+iQAAAAAAXmS0EAAAAABfnmsAAAAAAGBN0JAAAAAAYYeHgAAAAABiLbKQAAAAAGNeLwAAAAAAY4bxYAECAQMB\
    AgQCBAIDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAgL//54cAAD//52QAAT//6ugAAj//6ugAQz//7mw\
    ARBMTVQATVNUAENTVABNRFQAQ0RUAApDU1Q2Q0RULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAAz/////aYcmEP////+L9GHoAQL//7VwAAD//7UYAAT//7mwAAhMTVQAQ01UAEVTVAAKRVNUNQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABQAAABL/////kQWOuP////++KkvE/////9JiLLQAAAAAG74xuAECAwT//8xIAAD//8w8AAT//8xMAAT//87IAAj//9XQAA5MTVQAUE1U\
    AC0wMzMwAC0wMwAKPC0wMz4zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAALAAAABAAAABD/////XgQMsP////+epjqQ/////5+7B4D/////oIYckP////+hmumA/////8uJDJD/////zxffHP/////Pj+Ws/////9CBGhz/\
    ////+vh1EP/////76FgAAgECAQIDAgMCAQL//5buAAD//6ugAQT//52QAAj//6ugAQxMTVQATURUAE1TVABNV1QACk1TVDcK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAtAAAABAAAABH/////aYcfUP////+cbnH8AAAAABkbRtAAAAAAGgHvQAAAAAAa8e5QAAAAABvh0UAAAAAAHNHQUAAAAAAdwbNAAAAAAB6xslAA\
    AAAAH6GVQAAAAAAgkZRQAAAAACGBd0AAAAAAIlXU4AAAAAAjaq/gAAAAACQ1tuAAAAAAJUqR4AAAAAAmFZjgAAAAACcqc+AAAAAAJ/61YAAAAAAp\
    ClXgAAAAACnel2AAAAAAKuo34AAAAAArvnlgAAAAACzTVGAAAAAALZ5bYAAAAAAuszZgAAAAAC9+PWAAAAAAMJMYYAAAAAAxZ1ngAAAAADJy+mAA\
    AAAAM0c74AAAAAA0UtxgAAAAAEJPeFAAAAAAQ2RFQAAAAABEL1pQAAAAAEVEJ0AAAAAAT1xNcAAAAABQlgRgAAAAAFE8L3AAAAAAUnXmYAAAAABT\
    HBFwAAAAAFRVyGAAAAAAVPvzcAAAAABWNapgAAAAAFjE8fABAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwL//7ww\
    AAD//7xEAAT//8fAAQn//7mwAA1MTVQAUFBNVABFRFQARVNUAApFU1Q1RURULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAdAAAAAwAAAAz/////lqqC6P////+4D1fw/////7j9TrD/////ufFCQP////+63oIw/////9o4vED/////2uwIQP/////cGe/A/////9y5ZzD/\
    ////3fsjQP/////em+ww/////9/dqED/////4FRBMP/////0mA3A//////UFbDD/////9sByQP/////3D34w//////hROkD/////+MfhQP/////6\
    CuDA//////qpBrD/////++wUQP/////8i4uwAAAAAB3JnEAAAAAAHnjlsAAAAAAfoEPAAAAAACAz3bAAAAAAIYF3QAAAAAAiC9awAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQL//8QYAAD//9XQAQT//8fAAAhMTVQALTAzAC0wNAAKPC0wND40Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABAAAABD/////euaVuf/////L9jLA/////9Ij9HD/////0mDt0AEDAgH//8IHAAD//8fAAAT//9XQAQj//9XQAQxMTVQAQVNUAEFQVABB\
    V1QACkFTVDQK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAB1AAAABwAAABT/////aYcd/P////+PMEdF/////5tc5VD/////n3zixf////+hAHHA/////7Bed8X/////sXc9QP////+yQQDQ/////7NYcMD/\
    ////tCI0UP////+1OaRA/////7YDZ9D/////txrXwP////+35JtQ/////7j9XMD/////uccgUP/////MHG5A/////8xs59D/////1BfjQP/////V\
    M1XA/////9V2kkD//////dE8QP/////+kvqw///////MzcAAAAAAAHLcsAAAAAABdVDAAAAAAAJASbAAAAAAA1UywAAAAAAEICuwAAAAAAU+T0AA\
    AAAABgANsAAAAAAHC7xAAAAAAAff77AAAAAACP4TQAAAAAAJv9GwAAAAAArd9UAAAAAAC6juMAAAAAAMvddAAAAAAA2I0DAAAAAADp25QAAAAAAP\
    aLIwAAAAABCG1cAAAAAAEUiUMAAAAAASZrfAAAAAABModjAAAAAAFEaZwAAAAAAVEZKwAAAAABYme8AAAAAAFvF0sAAAAAAYBl3AAAAAABjRVrAA\
    AAAAGeY/wAAAAAAasTiwAAAAABvPXEAAAAAAHJEasAAAAAAdrz5AAAAAAB5w/LAAAAAAH48gQAAAAAAgfwMwAAAAACFvAkAAAAAAIjn7MAAAAAAj\
    TuRAAAAAACQZ3TAAAAAAJTgAwAAAAAAl+b8wAAAAACby+MAAAAAAJ9mhMAAAAAAo98TAAAAAACnCvbAAAAAAKtemwAAAAAArop+wAAAAACy3iMAA\
    AAAALYKBsAAAAAAul2rAAAAAAC9iY7AAAAAAMICHQAAAAAAxQkWwAAAAADJgaUAAAAAAMz3XMAAAAAA0QEtAAAAAADULRDAAAAAANg24QAAAAAA3\
    BtWwAAAAADgAD0AAAAAAOMsIMAAAAAA56SvAAAAAADqq6jAAAAAAO8kNwAAAAAA8iswwAAAAAD2o78AAAAAAPmquMAAAAAA/iNHAAAAAAEBTyrAA\
    AAAAQWizwAAAAABCM6ywAAAAAENIlcAAAAAARBOOsAAAAABFMbJAAAAAAEXzcLAAAAAARxGUQAAAAABH7wIwAAAAAEjxdkAAAAAASbxvMAAAAABK\
    0VhAAAAAAEu4ALAAAAAATLE6QAAAAABNxgcwAAAAAE5QgsAAAAAAT5yusAAAAABQQtnAAAAAAFF8kLAAAAAAUiv2QAAAAABTXHKwAAAAAFQL2EAA\
    AAAAVzfmMAAAAABXr+zAAAAAAFhDhrABAgEDAQQCBAIEAgQCBAIDAgMEAgMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUD\
    BQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQb//72EAAD//727AAT//7mwAAj//8fAAAz//8fA\
    AQz//9XQARD//9XQABBMTVQAU01UAC0wNQAtMDQALTAzAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABIAAAABAAAABD/////54xuAAAAAAAEYQuAAAAAAAVQ7nAAAAAABkDtgAAAAAAHMNBwAAAAAAggz4AAAAAACRCycAAAAAAKALGAAAAAAArwlHAA\
    AAAAC+CTgAAAAAAM2bDwAAAAAA3AdYAAAAAADrmS8AAAAAAPqZIAAAAAABCZdPAAAAAAEYl0AAAAAAASeVbwAAAAABNpVgAAAAAAFFk48AAAAAAV\
    STgAAAAAABY5GvAAAAAAFykaAAAAAAAYIjdwAAAAABkI/AAAAAAAGgIZcAAAAAAa8hiAAAAAABvh+3AAAAAAHNH6gAAAAAAdwd1wAAAAAB6x3IAA\
    AAAAH6G/cAAAAAAgdg8AAAAAACGBoXAAAAAAIlXxAAAAAAAjar3wAAAAACQ10wAAAAAAJUqf8AAAAAAmFbUAAAAAACcqgfAAAAAAJ/7RgAAAAAAp\
    CmPwAAAAACnes4AAAAAAKupF8AAAAAArvpWAAAAAACzTYnAAAAAALZ53gAAAAAAus0RwAAAAAC9+WYAAAAAAMJMmcAAAAAAxZ3YAAAAAADJzCHAA\
    AAAAM0dYAAAAAAA0UupwAAAAADUnOgAAAAAANjLMcAAAAAA3BxwAAAAAADgb6PAAAAAAOOb+AAAAAAA5+8rwAAAAADrG4AAAAAAAO9us8AAAAAA8\
    r/yAAAAAAD27jvAAAAAAPo/egAAAAAA/m3DwAAAAAEBvwIAAAAAAQYSNcAAAAABCT6KAAAAAAENkb3AAAAAARC+EgAAAAABFRFFwAAAAAEXztwAC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAwECAQIBAgECAQIBAgEAAAAAAAD//7mwAQT/\
    /6ugAAj//7mwAAwtMDAAQ0RUAENTVABFU1QACkNTVDZDRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAnAAAAAwAAAAz/////lqpnuP////+4D0ng/////7j9QKD/////ufE0MP////+63nQg/////9o4rjD/////2uv6MP/////cGeGw/////9y5WSD/\
    ////3fsVMP/////em94g/////9/dmjD/////4FQzIP/////0l/+w//////UFXiD/////9sBkMP/////3D3Ag//////hRLDD/////+MfTMP/////6\
    CtKw//////qo+KD/////++wGMP/////8i32gAAAAAB3JjjAAAAAAHnjXoAAAAAAfoDWwAAAAACAzz6AAAAAAIYFpMAAAAAAiC8igAAAAACNYELAA\
    AAAAI+JwIAAAAAAlN/KwAAAAACXUxyAAAAAAN/bGsAAAAAA4uIUgAAAAADnf4zAAAAAAOekPoAAAAAA7yP+wAAAAADxvDqACAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQL//99IAAD//+PgAQT//9XQAAhMTVQALTAyAC0wMwAKPC0wMz4zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA1AAAABgAAABj/////hv2THP////+euK+Q/////5+7B4D/////tWVP8P////+2MEjg/////7dFMfD/////uBAq4P////+5JRPw/////7nwDOD/\
    ////uw4wcP////+7z+7g/////7zuEnD/////vbkLYP/////Ccgjw/////8Nh6+D/////xFHq8P/////FOJNg/////8YxzPD/////xyGv4P/////I\
    Gulw/////8kKzGD/////yfrLcP/////K6q5g/////8uJDJD/////0iP0cP/////SYRgA/////9NjjBD/////1FNvAP/////VVeMQ/////9Yg3AD/\
    ////1zXFEP/////YAL4A/////9kVpxD/////2eCgAP/////a/sOQ/////9vAggD/////3N6lkP/////dqZ6A/////96+h5D/////34mAgP/////g\
    nmmQ/////+FpYoD/////4n5LkP/////jSUSA/////+ReLZD/////5SkmgP/////mR0oQ/////+cSQwD/////6CcsEP/////o8iUA/////+vm8BD/\
    ////7NbTAP/////txtIQAgECAQIBAgECAQIBAgECAQIBAgECAQIDBAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgX//53kAAD//6ugAQT//52Q\
    AAj//6ugAQz//6ugARD//6ugABRMTVQATURUAE1TVABNV1QATVBUAENTVAAKQ1NUNgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABIAAAABAAAABD/////1fuBgAAAAAAEYQuAAAAAAAVQ7nAAAAAABkDtgAAAAAAHMNBwAAAAAAggz4AAAAAACRCycAAAAAAKALGAAAAAAArwlHAA\
    AAAAC+CTgAAAAAAM2bDwAAAAAA3AdYAAAAAADrmS8AAAAAAPqZIAAAAAABCZdPAAAAAAEYl0AAAAAAASeVbwAAAAABNpVgAAAAAAFFk48AAAAAAV\
    STgAAAAAABY5GvAAAAAAFykaAAAAAAAYIjdwAAAAABkI/AAAAAAAGgIZcAAAAAAa8hiAAAAAABvh+3AAAAAAHNH6gAAAAAAdwd1wAAAAAB6x3IAA\
    AAAAH6G/cAAAAAAgdg8AAAAAACGBoXAAAAAAIlXxAAAAAAAjar3wAAAAACQ10wAAAAAAJUqf8AAAAAAmFbUAAAAAACcqgfAAAAAAJ/7RgAAAAAAp\
    CmPwAAAAACnes4AAAAAAKupF8AAAAAArvpWAAAAAACzTYnAAAAAALZ53gAAAAAAus0RwAAAAAC9+WYAAAAAAMJMmcAAAAAAxZ3YAAAAAADJzCHAA\
    AAAAM0dYAAAAAAA0UupwAAAAADUnOgAAAAAANjLMcAAAAAA3BxwAAAAAADgb6PAAAAAAOOb+AAAAAAA5+8rwAAAAADrG4AAAAAAAO9us8AAAAAA8\
    r/yAAAAAAD27jvAAAAAAPo/egAAAAAA/m3DwAAAAAEBvwIAAAAAAQYSNcAAAAABCT6KAAAAAAENkb3AAAAAARC+EgAAAAABFRFFwAAAAAEXztwAC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAwECAQIBAgECAQIBAwEAAAAAAAD//7mwAQT/\
    /6ugAAj//7mwAAwtMDAAQ0RUAENTVABFU1QACkNTVDZDRFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAfAAAABAAAAAz/////lqqGkP////+4D2YA/////7j9XMD/////ufFQUP////+63pBA/////9o4ylD/////2uwWUP/////cGf3Q/////9y5dUD/\
    ////3fsxUP/////em/pA/////9/dtlD/////4FRPQP/////0mBvQ//////UFekD/////9sCAUP/////3D4xA//////hRSFD/////+MfvUP/////6\
    Cu7Q//////qpFMD/////++wiUP/////8i5nAAAAAAB3JqlAAAAAAHnjzwAAAAAAfoFHQAAAAACAz68AAAAAAIYGFUAAAAAAiC+TAAAAAAEhgf1AA\
    AAAAUn8EwAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAwL//8BwAAD//8fAAQT//7mwAAj//8fAAARMTVQALTA0AC0wNQAKPC0wNT41Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAeAAAABAAAAAz/////lqp6SP////+4D1fw/////7j9TrD/////ufFCQP////+63oIw/////9o4vED/////2uwIQP/////cGe/A/////9y5ZzD/\
    ////3fsjQP/////em+ww/////9/dqED/////4FRBMP/////0mA3A//////UFbDD/////9sByQP/////3D34w//////hROkD/////+MfhQP/////6\
    CuDA//////qpBrD/////++wUQP/////8i4uwAAAAAB3JnEAAAAAAHnjlsAAAAAAfoEPAAAAAACAz3bAAAAAAIYF3QAAAAAAiC9awAAAAAEhgcUAC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgP//8y4AAD//9XQAQT//8fAAAj//9XQAARMTVQALTAzAC0wNAAKPC0wMz4zCg==\
    VFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACCAAAABgAAABT/////aYcdxf////+PMEdF/////5tc5VD/////n3zixf////+hAHHA/////7Bed8X/////sXc9QP////+yQQDQ/////7NYcMD/\
    ////tCI0UP////+1OaRA/////7YDZ9D/////txrXwP////+35JtQ/////7j9XMD/////uccgUP/////MHG5A/////8xs59D/////09yPwP/////U\
    F9Uw/////9UzVcD/////1XaSQP/////90TxA//////6S+rD//////8zNwAAAAAAActywAAAAAAF1UMAAAAAAAkBJsAAAAAADVTLAAAAAAAQgK7AA\
    AAAABT5PQAAAAAAGAA2wAAAAAAcLvEAAAAAAB9/vsAAAAAAI/hNAAAAAAAm/0bAAAAAACt31QAAAAAALqO4wAAAAAAy910AAAAAADYjQMAAAAAAO\
    nblAAAAAAA9osjAAAAAAEIbVwAAAAAARSJQwAAAAABJmt8AAAAAAEyh2MAAAAAAURpnAAAAAABURkrAAAAAAFiZ7wAAAAAAW8XSwAAAAABgGXcAA\
    AAAAGNFWsAAAAAAZ5j/AAAAAABqxOLAAAAAAG89cQAAAAAAckRqwAAAAAB2vPkAAAAAAHnD8sAAAAAAfjyBAAAAAACB/AzAAAAAAIW8CQAAAAAAi\
    OfswAAAAACNO5EAAAAAAJBndMAAAAAAlOADAAAAAACX5vzAAAAAAJvL4wAAAAAAn2aEwAAAAACj3xMAAAAAAKcK9sAAAAAAq16bAAAAAACuin7AA\
    AAAALLeIwAAAAAAtgoGwAAAAAC6XasAAAAAAL2JjsAAAAAAwgIdAAAAAADFCRbAAAAAAMmBpQAAAAAAzPdcwAAAAADRAS0AAAAAANQtEMAAAAAA2\
    DbhAAAAAADcG1bAAAAAAOAAPQAAAAAA4ywgwAAAAADnpK8AAAAAAOqrqMAAAAAA7yQ3AAAAAADyKzDAAAAAAPajvwAAAAAA+aq4wAAAAAD+I0cAA\
    AAAAQFPKsAAAAABBaLPAAAAAAEIzrLAAAAAAQ0iVwAAAAABEE46wAAAAAEUxskAAAAAARfNwsAAAAABHEZRAAAAAAEfvAjAAAAAASPF2QAAAAABJ\
    vG8wAAAAAErRWEAAAAAAS7gAsAAAAABMsTpAAAAAAE3GBzAAAAAATlCCwAAAAABPnK6wAAAAAFBC2cAAAAAAUXyQsAAAAABSK/ZAAAAAAFNccrAA\
    AAAAVAvYQAAAAABXN+YwAAAAAFev7MAAAAAAWRfIMAAAAABZj87AAAAAAFr3qjAAAAAAW2+wwAAAAABcqWewAAAAAF10fMAAAAAAXolJsAAAAABf\
    VF7AAAAAAGBpK7AAAAAAYTRAwAAAAABiSQ2wAAAAAGMdXUAAAAAAZCjvsAECAQMBBAIEAgQCBAIEAgMCAwUEAgMFAwUDBQMFAwUDBQMFAwUDBQMF\
    AwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMFAwUDBQMF\
    AwUDBQP//727AAD//727AAT//7mwAAj//8fAAAz//8fAAQz//9XQARBMTVQAU01UAC0wNQAtMDQALTAzAAo8LTA0PjQ8LTAzPixNOS4xLjYvMjQs\
    TTQuMS42LzI0Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAARAAAABgAAABv/////aYcdCP////+630Jg//////oIS9D/////+qfDQP//////p/HQAAAAAABDe8gAAAAAAYfT0AAAAAAB+n9IAAAAAANw8FAA\
    AAAAA90ESAAAAAAFUNJQAAAAAAW/iUgAAAAABzC0UAAAAAAHoLzIAAAAAAkQllAAAAAAOfu84AAAAAA6KeFgAQMCAwQDBAMEAwQDBAMFAwX//754\
    AAD//75gAAT//8fAAQn//7mwAA3//8C4ARH//8fAABdMTVQAU0RNVABFRFQARVNUAC0wNDMwAEFTVAAKQVNUNAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABbAAAAAwAAAAz/////lqpytP////+4D0ng/////7j9QKD/////ufE0MP////+63nQg/////9o4rjD/////2uv6MP/////cGeGw/////9y5WSD/\
    ////3fsVMP/////em94g/////9/dmjD/////4FQzIP/////0Wgkw//////UFXiD/////9sBkMP/////3D3Ag//////hRLDD/////+MfTMP/////6\
    CtKw//////qo+KD/////++wGMP/////8i32gAAAAAB3JjjAAAAAAHnjXoAAAAAAfoDWwAAAAACAzz6AAAAAAIYFpMAAAAAAiC8igAAAAACNYELAA\
    AAAAI+JwIAAAAAAlN/KwAAAAACXUxyAAAAAAJyEPMAAAAAAnveOgAAAAACkA8TAAAAAAKZSLIAAAAAAq6g2wAAAAACtrMqAAAAAALMC1MAAAAAAt\
    ZsQgAAAAAC6glzAAAAAAL0amIAAAAAAwgHkwAAAAADEdTaAAAAAAMlcgsAAAAAAzBmogAAAAADQ4VDAAAAAANPjBIAAAAAA2IB8wAAAAADbPaKAA\
    AAAAN/bGsAAAAAA4uIUgAAAAADnf4zAAAAAAOo8soAAAAAA7yP+wAAAAADxvDqAAAAAAPcSRMAAAAAA+TvCgAAAAAD+R/jAAAAAAQC7SoAAAAABB\
    hvgwAAAAAEIX7yAAAAAAQ1HCMAAAAABD99EgAAAAAEVNU7AAAAAAReDtoAAAAABHEYYwAAAAAEe3lSAAAAAASPqisAAAAABJl3cgAAAAAErahLAA\
    AAAAS4CToAAAAABMumawAAAAAE1gdaAAAAAATppIsAAAAABPSZIgAAAAAFCDZTAAAAAAUSA5oAAAAABSY0cwAAAAAFMAG6AAAAAAVEMpMAAAAABU\
    6TggAAAAAFYjCzAAAAAAVskaIAAAAABYAu0wAAAAAFio/CAAAAAAWeLPMAAAAABaiN4gAAAAAFveYLAAAAAAXGjAIAIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQL//9RMAAD//+Pg\
    AQT//9XQAAhMTVQALTAyAC0wMwAKPC0wMz4zCg==\
    VFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABaAAAABQAAABD/////m4BMGAAAAAATTW5AAAAAABQ0JMAAAAAAFSP5oAAAAAAWE9yQAAAAABcDzZAAAAAAF/O+kAAAAAAY46+QAAAAABnToJAA\
    AAAAGsORkAAAAAAbvL0QAAAAABysrhAAAAAAHZyfEAAAAAAejJAQAAAAAB98gRAAAAAAIGxyEAAAAAAhXGMQAAAAACJMVBAAAAAAIzxFEAAAAAAk\
    LDYQAAAAACUcJxAAAAAAJgwYEAAAAAAnBUOQAAAAACf1NJAAAAAAKOUlkAAAAAAp1RaQAAAAACrFB5AAAAAAK7T4kAAAAAAspOmQAAAAAC2U2pAA\
    AAAALoTLkAAAAAAvdLyQAAAAADBkrZAAAAAAMV3ZEAAAAAAycrQQAAAAADM9uxAAAAAANFKWEAAAAAA1HZ0QAAAAADYyeBAAAAAANv1/EAAAAAA4\
    G5SQAAAAADjdYRAAAAAAOft2kAAAAAA6vUMQAAAAADvbWJAAAAAAPKZfkAAAAAA9uzqQAAAAAD6GQZAAAAAAP5sckAAAAABAZiOQAAAAAEGEORAA\
    AAAAQkYFkAAAAABDZBsQAAAAAEQl55AAAAAARUP9EAAAAABGBcmQAAAAAEcj3xAAAAAAR+7mEAAAAABJA8EQAAAAAEnOyBAAAAAASuOjEAAAAABL\
    rqoQAAAAAEzMv5AAAAAATY6MEAAAAABOrKGQAAAAAE9ubhAAAAAAUIyDkAAAAABRV4qQAAAAAFJsZZAAAAAAUzdskAAAAABUTEeQAAAAAFUXTpAA\
    AAAAViwpkAAAAABW9zCQAAAAAFgVRhAAAAAAWNcSkAAAAABZ9SgQAAAAAFq29JAAAAAAW9UKEAAAAABcoBEQAAAAAF207BAAAAAAXn/zEAAAAABf\
    lM4QAAAAAGBf1RAAAAAAYX3qkAAAAABiP7cQAAAAAGNdzJAAAAAAZB+ZEAAAAABlPa6QAAAAAGYItZABAgEEAwQDBAMEAwQDBAMEAwQDBAMEAwQD\
    BAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwL//+toAAD//+PgAAT///HwAQj/\
    //HwAAgAAAAAAQxMTVQALTAyAC0wMQArMDAACjwtMDI+MjwtMDE+LE0zLjUuMC8tMSxNMTAuNS4wLzAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABTAAAACQAAACL/////P8L90f////99hzOZ/////8uJGqD/////0iP0cP/////SYSYQ//////64RyD//////6gqEAAAAAAAmCkgAAAAAAGIDBAA\
    AAAAAngLIAAAAAADcSiQAAAAAARhJ6AAAAAABVEKkAAAAAAGQQmgAAAAAAcw7JAAAAAAB41DoAAAAAAJEM6QAAAAAAmtvyAAAAAACvCwkAAAAAAL\
    4K+gAAAAAAzZzRAAAAAADcCRoAAAAAAOua8QAAAAAA+priAAAAAAEJmREAAAAAARiZAgAAAAABJ5cxAAAAAAE2lyIAAAAAAUWVUQAAAAABVJVCAA\
    AAAAFjk3EAAAAAAXKTYgAAAAABgiU5AAAAAAGQkYIAAAAAAaAjWQAAAAABorFBAAAAAAGvJCsAAAAAAb4iWgAAAAABzSJLAAAAAAHcIHoAAAAAAe\
    sgawAAAAAB+h6aAAAAAAIHY5MAAAAAAhgcugAAAAACJWGzAAAAAAI2roIAAAAAAkNf0wAAAAACVKyiAAAAAAJhXfMAAAAAAnKqwgAAAAACf++7AA\
    AAAAKQqOIAAAAAAp3t2wAAAAACrqcCAAAAAAK76/sAAAAAAs04ygAAAAAC2eobAAAAAALrNuoAAAAAAvfoOwAAAAADCTUKAAAAAAMWegMAAAAAAy\
    czKgAAAAADNHgjAAAAAANFMUoAAAAAA1J2QwAAAAADYy9qAAAAAANwdGMAAAAAA4HBMgAAAAADjnKDAAAAAAOfv1IAAAAAA6xwowAAAAADvb1yAA\
    AAAAPLAmsAAAAAA9u7kgAAAAAD6QCLAAAAAAP5ubIAAAAABAb+qwAAAAAEGEt6AAAAAAQk/MsAAAAABDZJmgAAAAAEQvrrAAAAAARUR7oAAAAABF\
    8+EwAQIDBAIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQYIBwgHCAcIBwgHCAcIBwgHCAcIBwgHCAcIBwgHCAcIBwgHCAcIBwgHCAcIBwgH\
    CAcAANKnAAD//4EnAAD//4+AAAT//52QAQj//52QAQz//52QARD//4FwABT//4+AARj//4FwAB1MTVQAUFNUAFBXVABQUFQAUERUAFlTVABBS0RU\
    AEFLU1QACkFLU1Q5QUtEVCxNMy4yLjAsTTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAC7AAAACAAAABn/////Xj007P////+cz2IM/////52k5vz/////nrh+jP////+futZ8/////6C2iNz/////oTj/TP////+ilRlc/////6OE/Ez/\
    ////pHT7XP////+lZN5M/////6ZeF9z/////p0TATP////+oPfnc/////6kkokz/////qh3b3P////+rBIRM/////6v9vdz/////rORmTP////+t\
    3Z/c/////67Ngsz/////r72B3P////+wrWTM/////7Gmnlz/////so1GzP////+zhoBc/////7RtKMz/////tWZiXP////+2TQrM/////7dGRFz/\
    ////uCzszP////+5JiZc/////7oWCUz/////uw9C3P////+79etM/////7zvJNz/////vdXNTP////++nk1s/////77PBqj/////v7WvGP/////A\
    uDE4/////8F576j/////wpgTOP/////DWdGo/////8R39Tj/////xTmzqP/////GYRG4/////8cZlaj/////yEDzuP/////JArIo/////8og1bj/\
    ////yuKUKP/////MALe4/////9Ij9HD/////0mDmyP/////TiETY/////9RKA0j/////1Wgm2P/////WKeVI/////9dICNj/////2AnHSP/////Z\
    J+rY/////9npqUj/////2xEHWP/////b0sXI/////9zedFj/////3altSP/////evlZY/////9+JT0j/////4J44WP/////haTFI/////+J+Glj/\
    ////40kTSP/////kXfxY/////+Uo9Uj/////5kcY2P/////nEhHI/////+gm+tj/////6PHzyP/////qBtzY/////+rR1cj/////6+a+2P/////s\
    sbfI/////+3GoNj/////7r++SP/////vr71Y//////CfoEj/////8Y+fWP/////yf4JI//////NvgVj/////9F9kSP/////1T2NY//////Y/Rkj/\
    ////9y9FWP/////4KGLI//////kPJ1j/////+ghEyP/////6+EPY//////voJsj//////Ngl2P/////9yAjI//////64B9j//////6fqyAAAAAAA\
    l+nYAAAAAAGHzMgAAAAAAnfL2AAAAAADcOlIAAAAAARg6FgAAAAABVDLSAAAAAAGQMpYAAAAAAcwrUgAAAAACCCsWAAAAAAJEI9IAAAAAAoAjlgA\
    AAAACvBxSAAAAAAL4HBYAAAAAAzZjcgAAAAADcBSWAAAAAAOuW/IAAAAAA+pbtgAAAAAEJlRyAAAAAARiVDYAAAAABJ5M8gAAAAAE2ky2AAAAAAU\
    WRXIAAAAABVJFNgAAAAAFjj3yAAAAAAXKPbYAAAAABgiFEgAAAAAGQjY2AAAAAAaAfZIAAAAABrx9VgAAAAAG+HYSAAAAAAc0ddYAAAAAB3BukgA\
    AAAAHrG5WAAAAAAfoZxIAAAAACB1z/QAAAAAIYFiZAAAAAAiVbH0AAAAACNqcNQAAAAAJDWT9AAAAAAlSmDkAAAAACYVdfQAAAAAJypC5AAAAAAn\
    /pJ0AAAAACkKJOQAAAAAKd50dAAAAAAq6gbkAAAAACu+VnQAAAAALNMjZAAAAAAtnjh0AAAAAC6zBWQAAAAAL34adAAAAAAwkudkAAAAADFnNvQA\
    AAAAMnLJZAAAAAAzRxj0AAAAADRSq2QAAAAANSb69AAAAAA2Mo1kAAAAADcG3PQAAAAAOBup5AAAAAA45r70AAAAADn7i+QAAAAAOsag9AAAAAA7\
    223kAAAAADyvvXQAAAAAPbtP5AAAAAA+j590AAAAAD+bMeQAAAAAQG+BdAAAAABBhE5kAAAAAEJPY3QAAAAAQ2QwZAAAAABEL0V0AAAAAEVEEmQA\
    AAAARfN39AAAAABHLS7kAAAAAEfTWfQAAAAASQ0Q5AAAAABJszv0AAAAAErs8uQAAAAAS5xYdAAAAABM1g9kAAAAAE18OnQAAAAATq9ZqAIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIEAwQDBAMEAwQDBAMEAwQGBQQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAME\
    AwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQHBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAME\
    AwQDBAMEAwQDBAMEAwP//86UAAD//9ykAQT//86UAAj//9zYAQT//87IAAj//9zYAQz//9zYARD//+roARRMTVQATkRUAE5TVABOUFQATldUAE5E\
    RFQACk5TVDM6MzBORFQsTTMuMi4wLE0xMS4xLjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAXAAAABgAAABj/////hv2WGP////+euK+Q/////5+7B4D/////y4kMkP/////SI/Rw/////9JhGAD/////03YBEP/////UU28A/////9VV4xD/\
    ////1iDcAP/////XNcUQ/////9gAvgD/////2RWnEP/////Z4KAA/////+gnLBD/////6RcPAP/////r5vAQ/////+zW0wD/////7cbSEP/////u\
    kcsA/////++v7pD/////8HGtAAAAAAAEYRmQAgECAwQCAQIBAgECAQIBAgECAQIBAgX//5roAAD//6ugAQT//52QAAj//6ugAQz//6ugARD//6ug\
    ABRMTVQATURUAE1TVABNV1QATVBUAENTVAAKQ1NUNgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAHAAAAAwAAAAz/////pExLRAAAAAAgmtzgAAAAACFcm1AAAAAAInq+4AAAAAAjPH1QAAAAAERdjOAAAAAARNbI0AIBAgECAQL//648AAD//7mw\
    AQT//6ugAAhMTVQAQ0RUAENTVAAKQ1NUNgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAiAAAAAwAAAAz/////m4B3/AAAAAAn9XrgAAAAACjlXdAAAAAAKdVc4AAAAAAqxT/QAAAAACu+eWAAAAAALNNGUAAAAAAtnltgAAAAAC6zKFAA\
    AAAAL349YAAAAAAwkwpQAAAAADFnWeAAAAAAMnLsUAAAAAAzRzvgAAAAADRSzlAAAAAANScd4AAAAAA2MrBQAAAAADcG/+AAAAAAOBvM0AAAAAA4\
    5uHgAAAAADn7rtAAAAAAOsbD4AAAAAA725DQAAAAADyv4GAAAAAAPbty0AAAAAA+j8JgAAAAAD+bVNAAAAAAQG+kYAAAAABBhHFQAAAAAEJPhmAA\
    AAAAQ2RTUAAAAABEL2hgAAAAAEVENVAAAAAARfOa4AIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgH//7+EAAD//9XQAQT//8fAAAhM\
    TVQAQURUAEFTVAAKQVNUNEFEVCxNMy4yLjAsTTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACEAAAABgAAABj/////pbbocP////+peU9w/////6/xOYD/////tmZkcP////+3GxAA/////7gK8vD/////y+qNgP/////SI/Rw/////9KdrvD/\
    ////1xtZAP/////YkbTw/////9sABwD/////28Bz8P/////c3rOg/////92prJD/////3r6VoP/////fiY6Q/////+CeaZD/////4WlwkP/////i\
    fkuQ/////+NJUpD/////5F4tkP/////lKTSQ/////+ZHShD/////5xJREP/////oJywQ/////+jyMxD/////6gcOEP/////q0hUQ/////+vm8BD/\
    ////7LH3EP/////txtIQ/////+6R2RD/////76/ukP/////wcbsQ//////GP0JD/////8n/BkP/////zb7KQ//////Rfo5D/////9U+UkP/////2\
    P4WQ//////cvdpD/////+CiiEP/////5D1iQ//////oIhBD/////+viDIP/////76GYQ//////zYZSD//////chIEP/////+uEcg//////+oKhAA\
    AAAAAJgpIAAAAAABiAwQAAAAAAJ4CyAAAAAAA3EokAAAAAAEYSegAAAAAAVRCpAAAAAABkEJoAAAAAAHMOyQAAAAAAeNQ6AAAAAACRDOkAAAAAAJ\
    rb8gAAAAAArwsJAAAAAAC+CvoAAAAAAM2c0QAAAAAA3AkaAAAAAADrmvEAAAAAAPqa4gAAAAABCZkRAAAAAAEYmQIAAAAAASeXMQAAAAABNpciAA\
    AAAAFFlVEAAAAAAVSVQgAAAAABY5NxAAAAAAFyk2IAAAAAAYIlOQAAAAABkJGCAAAAAAGgI1kAAAAAAa8jSgAAAAABviF5AAAAAAHNIWoAAAAAAd\
    wfmQAAAAAB6x+KAAAAAAH6HbkAAAAAAgdisgAAAAACGBvZAAAAAAIlYNIAAAAAAjatoQAAAAACQ17yAAAAAAJUq8EAAAAAAmFdEgAAAAACcqnhAA\
    AAAAJ/7toAAAAAApCoAQAAAAACnez6AAAAAAKupiEAAAAAArvrGgAAAAACzTfpAAAAAALZ6ToAAAAAAus2CQAAAAAC9+daAAAAAAMJNCkAAAAAAx\
    Z5IgAAAAADJzJJAAAAAAM0d0IAAAAAA0UwaQAAAAADUnViAAAAAANjLokAAAAAA3BzggAAAAADgcBRAAAAAAOOcaIAAAAAA5++cQAAAAADrG/CAA\
    AAAAO9vJEAAAAAA8sBigAAAAAD27qxAAAAAAPo/6oAAAAAA/m40QAAAAAEBv3KAAAAAAQYSpkAAAAABCT76gAAAAAENki5AAAAAARC+goAAAAABF\
    RG2QAAAAAEYPgqAAAAAARyRPkAAAAABH+J8gAAAAAEkEMZAAAAAASdiBIAAAAABK5BOQAAAAAEs9q4ABAgECAwIEBQIDAgMCAwIDAgMCAwIDAgMC\
    AwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMC\
    AwIDAgMCAwIDAgMCAwIDAgMCAwIDAgL//5JMAAD//52QAAT//4+AAAj//52QAQz//52QARD//52QARRMTVQATVNUAFBTVABQRFQAUFdUAFBQVAAK\
    UFNUOFBEVCxNMy4yLjAsTTExLjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACsAAAABQAAABT/////cu547P////+euJNw/////5+662D/////oIcuyP////+hmrFA/////6KUBvD/////o1WpQP////+khl3w/////6UoeGD/\
    ////pmY/8P////+nDE7g/////6hGIfD/////qOww4P////+qHMlw/////6rVTWD/////q/yrcP////+stS9g/////63cjXD/////rpURYP////+v\
    vG9w/////7B+LeD/////sZxRcP////+yZ0pg/////7N8M3D/////tEcsYP////+1XBVw/////7YnDmD/////tzv3cP////+4BvBg/////7klE/D/\
    ////uebSYP////+7BPXw/////7vP7uD/////vOTX8P////+9r9Dg/////77EufD/////v4+y4P/////ApJvw/////8FvlOD/////woR98P/////D\
    T3bg/////8RkX/D/////xS9Y4P/////GTXxw/////8cPOuD/////yC1ecP/////LiPBw/////9Ij9HD/////0mD74P/////TdeTw/////9RA3eD/\
    ////1VXG8P/////WIL/g/////9c1qPD/////2ACh4P/////ZFYrw/////9ozkmD/////2v6ncP/////cE3Rg/////9zeiXD/////3amCYP/////e\
    vmtw/////9+JZGD/////4J5NcP/////haUZg/////+J+L3D/////40koYP/////kXhFw/////+UpCmD/////5kct8P/////nEibg/////+gnD/D/\
    ////6Rby4P/////qBvHw/////+r21OD/////6+bT8P/////s1rbg/////+3GtfD/////7r/TYP/////vr9Jw//////CftWD/////8Y+0cP/////y\
    f5dg//////NvlnD/////9F95YP/////1T3hw//////Y/W2D/////9y9acP/////4KHfg//////kPPHD/////+ghZ4P/////6+Fjw//////voO+D/\
    /////Ng68P/////9yB3g//////64HPD//////6f/4AAAAAAAl/7wAAAAAAGH4eAAAAAAAnfg8AAAAAADcP5gAAAAAARg/XAAAAAABVDgYAAAAAAG\
    QN9wAAAAAAcwwmAAAAAACCDBcAAAAAAJEKRgAAAAAAoAo3AAAAAACvCGYAAAAAAL4IVwAAAAAAzZouAAAAAADcBncAAAAAAOuYTgAAAAAA+pg/AA\
    AAAAEJlm4AAAAAARiWXwAAAAABJ5SOAAAAAAE2lH8AAAAAAUWSrgAAAAABVJKfAAAAAAFjkM4AAAAAAXKQvwAAAAABgiKWAAAAAAGQjt8AAAAAAa\
    AgtgAAAAABryCnAAAAAAG+HtYAAAAAAc0exwAAAAAB3Bz2AAAAAAHrHOcAAAAAAfobFgAAAAACB2APAAAAAAIYGTYAAAAAAiVeLwAAAAACNqr+AA\
    AAAAJDXE8AAAAAAlSpHgAAAAACYVpvAAAAAAJypz4AAAAAAn/sNwAAAAACkKVeAAAAAAKd6lcAAAAAAq6jfgAAAAACu+h3AAAAAALNNUYAAAAAAt\
    nmlwAAAAAC6zNmAAAAAAL35LcAAAAAAwkxhgAAAAADFnZ/AAAAAAMnL6YAAAAAAzR0nwAAAAADRS3GAAAAAANScr8AAAAAA2Mr5gAAAAADcHDfAA\
    AAAAOBva4AAAAAA45u/wAAAAADn7vOAAAAAAOsbR8AAAAAA7257gAAAAADyv7nAAAAAAPbuA4AAAAAA+j9BwAAAAAD+bYuAAAAAAQG+ycAAAAABB\
    hH9gAAAAAEJPlHAAAAAAQ2RhYAAAAABEL3ZwAAAAAEVEQ2AAAAAARfOo8AIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgEDBAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgH//7WUAAD//8fAAQT//7mwAAj//8fAAQz//8fAARBMTVQARURU\
    AEVTVABFV1QARVBUAApFU1Q1RURULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACoAAAABgAAABj/////Xj127P////+euL2g/////5+7FZD/////y4kaoP/////SI/Rw/////9JhJhD/////03YPIP/////UQQgQ/////9VV8SD/\
    ////1iDqEP/////XNdMg/////9gAzBD/////2RW1IP/////Z4K4Q/////9r+0aD/////28CQEP/////c3rOg/////92prJD/////3r6VoP/////f\
    iY6Q/////+Ced6D/////4WlwkP/////iflmg/////+NJUpD/////5F47oP/////lKTSQ/////+ZHWCD/////5xJREP/////oJzog/////+jyMxD/\
    ////6gccIP/////q0hUQ/////+vm/iD/////7LH3EP/////txuAg/////+6R2RD/////76/8oP/////wcbsQ//////GP3qD/////8n/BkP/////z\
    b8Cg//////Rfo5D/////9U+ioP/////2P4WQ//////cvhKD/////+CiiEP/////5D2ag//////oIhBD/////+viDIP/////76GYQ//////zYZSD/\
    /////chIEP/////+uEcg//////+oKhAAAAAAAJgpIAAAAAABiAwQAAAAAAJ4CyAAAAAAA3EokAAAAAAEYSegAAAAAAVRCpAAAAAABkEJoAAAAAAH\
    MOyQAAAAAAgg66AAAAAACRDOkAAAAAAKAM2gAAAAAArwsJAAAAAAC+CvoAAAAAAM2c0QAAAAAA3AkaAAAAAADrmvEAAAAAAPqa4gAAAAABCZkRAA\
    AAAAEYmQIAAAAAASeXMQAAAAABNpciAAAAAAFFlVEAAAAAAVSVQgAAAAABY5NxAAAAAAFyk2IAAAAAAYIlOQAAAAABkJGCAAAAAAGgI1kAAAAAAa\
    8jSgAAAAABviF5AAAAAAHNIWoAAAAAAdwfmQAAAAAB6x+KAAAAAAH6HbkAAAAAAgdisgAAAAACGBvZAAAAAAIlYNIAAAAAAjatoQAAAAACQ17yAA\
    AAAAJUq8EAAAAAAmFdEgAAAAACcqnhAAAAAAJ/7toAAAAAApCoAQAAAAACnez6AAAAAAKupiEAAAAAArvrGgAAAAACzTfpAAAAAALZ6ToAAAAAAu\
    s2CQAAAAAC9+daAAAAAAMJNCkAAAAAAxZ5IgAAAAADJzJJAAAAAAM0d0IAAAAAA0UwaQAAAAADUnViAAAAAANjLokAAAAAA3BzggAAAAADgcBRAA\
    AAAAOOcaIAAAAAA5++cQAAAAADrG/CAAAAAAO9vJEAAAAAA8sBigAAAAAD27qxAAAAAAPo/6oAAAAAA/m40QAAAAAEBv3KAAAAAAQYSpkAAAAABC\
    T76gAAAAAENki5AAAAAARC+goAAAAABFRG2QAAAAAEXz0yAAAAAARy2KEAAAAABH07UgAAAAAEkNbBAAAAAASbOXIAAAAABK7U4QAAAAAEucs6AA\
    AAAATNZqkAAAAABNfJWgAAAAAE62TJAAAAAAT1x3oAAAAABQli6QAAAAAFE8WaAAAAAAUnYQkAAAAABTHDugAAAAAFRV8pAAAAAAVPwdoAAAAABW\
    NdSQAAAAAFblOiAAAAAAWB7xEAAAAABYxRwgAAAAAFn+0xAAAAAAWqT+IAAAAABb3rUQAAAAAFyE4CAAAAAAXb6XEAAAAABeZMIgAAAAAF+eeRAA\
    AAAAYE3eoAAAAABhh5WQAAAAAGItwKAAAAAAY2d3kAAAAABkDaKgAAAAAGVHWZAAAAAAZe2EoAAAAABnJzuQAAAAAGfNZqAAAAAAaQcdkAAAAABp\
    rUigAAAAAGrm/5ACAQIDBAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQX//4yUAAD//52QAQT//4+AAAj//52QAQz//52QARD//52QABRMTVQAUERUAFBTVABQV1QAUFBUAE1TVAAKTVNUNwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABdAAAACQAAACX/////fYaKnP////+euMuw/////5+7I6D/////oNAMsP////+hotKA/////8uJKLD/////0iP0cP/////SYTQg//////cvdpD/\
    ////+CiiEP/////4xYSQAAAAABNpciAAAAAAFFlVEAAAAAAVSVQgAAAAABY5NxAAAAAAFyk2IAAAAAAYIlOQAAAAABkJGCAAAAAAGgI1kAAAAAAa\
    8jSgAAAAABviF5AAAAAAHNIWoAAAAAAdwfmQAAAAAB6x+KAAAAAAH6HbkAAAAAAgdisgAAAAACGBvZAAAAAAIlYNIAAAAAAjatoQAAAAACQ17yAA\
    AAAAJUq8EAAAAAAmFdEgAAAAACcqnhAAAAAAJ/7toAAAAAApCoAQAAAAACnez6AAAAAAKupiEAAAAAArvrGgAAAAACzTfpAAAAAALZ6ToAAAAAAu\
    s2CQAAAAAC9+daAAAAAAMJNCkAAAAAAxZ5IgAAAAADJzJJAAAAAAM0d0IAAAAAA0UwaQAAAAADUnViAAAAAANjLokAAAAAA3BzggAAAAADgcBRAA\
    AAAAOOcaIAAAAAA5++cQAAAAADrG/CAAAAAAO9vJEAAAAAA8sBigAAAAAD27qxAAAAAAPo/6oAAAAAA/m40QAAAAAEBv3KAAAAAAQYSpkAAAAABC\
    T76gAAAAAENki5AAAAAARC+goAAAAABFRG2QAAAAAEXz0yAAAAAARy2KEAAAAABH07UgAAAAAEkNbBAAAAAASbOXIAAAAABK7U4QAAAAAEucs6AA\
    AAAATNZqkAAAAABNfJWgAAAAAE62TJAAAAAAT1x3oAAAAABQli6QAAAAAFE8WaAAAAAAUnYQkAAAAABTHDugAAAAAFRV8pAAAAAAVPwdoAAAAABW\
    NdSQAAAAAFblOiAAAAAAWB7xEAAAAABYxRwgAAAAAFn+0xAAAAAAWqT+IAAAAABb3rUQAAAAAFyE4CAAAAAAXb6XEAAAAABeZMIgAAAAAF+eXPAC\
    AQIBAgMEAgUCBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcG\
    BwYHBgcGBwj//4FkAAD//4+AAQT//4FwAAj//4+AAQz//4+AARD//52QART//4+AABn//52QAR3//52QACFMTVQAWURUAFlTVABZV1QAWVBUAFlE\
    RFQAUFNUAFBEVABNU1QACk1TVDcK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACkAAAABgAAABj/////ZOSwlP////+bAfvg/////5vDulD/////nrihgP////+fuvlw/////8KgO4D/////w0+E8P/////LiP6A/////9Ij9HD/\
    ////0mEJ8P/////TiGgA/////9RTYPD/////1VXVAP/////WIM3w/////9c1twD/////2ACv8P/////ZFZkA/////9ngkfD/////2wAHAP/////b\
    yFzw/////9zel4D/////3amQcP/////evnmA/////9+JcnD/////4J5bgP/////haVRw/////+J+PYD/////40k2cP/////kXh+A/////+UpGHD/\
    ////5kc8AP/////nEjTw/////+gnHgD/////6PIW8P/////qBwAA/////+rR+PD/////6+biAP/////s1sTw/////+3GxAD/////7pG88P/////z\
    b6SA//////QxYvD/////+Q9KgP/////6CHYA//////r4ZwD/////++hYAP/////82EkA//////3IOgD//////rgrAP//////qBwAAAAAAACYDQAA\
    AAAAAYf+AAAAAAACd+8AAAAAAANxGoAAAAAABGELgAAAAAAFUPyAAAAAAAZA7YAAAAAABzDegAAAAAAIIM+AAAAAAAkQwIAAAAAACgCxgAAAAAAK\
    8KKAAAAAAAvgk4AAAAAADNm/AAAAAAANwHWAAAAAAA65oQAAAAAAD6mSAAAAAAAQmYMAAAAAABGJdAAAAAAAEnllAAAAAAATaVYAAAAAABRZRwAA\
    AAAAFUk4AAAAAAAWOSkAAAAAABcpGgAAAAAAGCJFgAAAAAAZCPwAAAAAABoCJ4AAAAAAGvIYgAAAAAAb4gmAAAAAABzR+oAAAAAAHcHrgAAAAAAe\
    sdyAAAAAAB+hzYAAAAAAIHYPAAAAAAAhga+AAAAAACJV8QAAAAAAI2rMAAAAAAAkNdMAAAAAACVKrgAAAAAAJhW1AAAAAAAnKpAAAAAAACf+0YAA\
    AAAAKQpyAAAAAAAp3rOAAAAAACrqVAAAAAAAK76VgAAAAAAs03CAAAAAAC2ed4AAAAAALrNSgAAAAAAvflmAAAAAADCTNIAAAAAAMWd2AAAAAAAy\
    cxaAAAAAADNHWAAAAAAANFL4gAAAAAA1JzoAAAAAADYy2oAAAAAANwccAAAAAAA4G/cAAAAAADjm/gAAAAAAOfvZAAAAAAA6xuAAAAAAADvbuwAA\
    AAAAPK/8gAAAAAA9u50AAAAAAD6P3oAAAAAAP5t/AAAAAABAb8CAAAAAAEGEm4AAAAAAQk+igAAAAABDZH2AAAAAAEQvhIAAAAAARURRcAAAAABF\
    87cAAAAAAEctbfAAAAAAR9OZAAAAAABJDU/wAAAAAEmzewAAAAAASu0x8AAAAABLnJeAAAAAAEzWTnAAAAAATXx5gAAAAABOtjBwAAAAAE9cW4AA\
    AAAAUJYScAAAAABRPD2AAAAAAFJ19HAAAAAAUxwfgAAAAABUVdZwAAAAAFT8AYAAAAAAVjW4cAAAAABW5R4AAAAAAFge1PAAAAAAWMUAAAAAAABZ\
    /rbwAAAAAFqk4gAAAAAAW96Y8AAAAABchMQAAAAAAF2+evAAAAAAXmSmAAAAAABfnlzwAAAAAGBNwoAAAAAAYYd5cAAAAABiLaSAAAAAAGNnW3AA\
    AAAAZA2GgAAAAABlRz1wAAAAAGXtaIAAAAAAZycfcAAAAABnzUqAAAAAAGkHAXAAAAAAaa0sgAAAAABq5uNwAgECAQIBAgMEAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQX//6TsAAD//7mwAQT//6ugAAj//7mwAQz/\
    /7mwARD//7mwABRMTVQAQ0RUAENTVABDV1QAQ1BUAEVTVAAKRVNUNQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABTAAAACAAAAB7/////P8L90f////99hze//////8uJKLD/////0iP0cP/////SYTQg//////64VTD//////6g4IAAAAAAAmDcwAAAAAAGIGiAA\
    AAAAAngZMAAAAAADcTagAAAAAARhNbAAAAAABVEYoAAAAAAGQRewAAAAAAcw+qAAAAAAB41RsAAAAAAJENygAAAAAAmtzTAAAAAACvC+oAAAAAAL\
    4L2wAAAAAAzZ2yAAAAAADcCfsAAAAAAOub0gAAAAAA+pvDAAAAAAEJmfIAAAAAARiZ4wAAAAABJ5gSAAAAAAE2mAMAAAAAAUWWMgAAAAABVJYjAA\
    AAAAFjlFIAAAAAAXKUQwAAAAABgiYaAAAAAAGQkmMAAAAAAaAkOgAAAAABorFBAAAAAAGvJCsAAAAAAb4iWgAAAAABzSJLAAAAAAHcIHoAAAAAAe\
    sgawAAAAAB+h6aAAAAAAIHY5MAAAAAAhgcugAAAAACJWGzAAAAAAI2roIAAAAAAkNf0wAAAAACVKyiAAAAAAJhXfMAAAAAAnKqwgAAAAACf++7AA\
    AAAAKQqOIAAAAAAp3t2wAAAAACrqcCAAAAAAK76/sAAAAAAs04ygAAAAAC2eobAAAAAALrNuoAAAAAAvfoOwAAAAADCTUKAAAAAAMWegMAAAAAAy\
    czKgAAAAADNHgjAAAAAANFMUoAAAAAA1J2QwAAAAADYy9qAAAAAANwdGMAAAAAA4HBMgAAAAADjnKDAAAAAAOfv1IAAAAAA6xwowAAAAADvb1yAA\
    AAAAPLAmsAAAAAA9u7kgAAAAAD6QCLAAAAAAP5ubIAAAAABAb+qwAAAAAEGEt6AAAAAAQk/MsAAAAABDZJmgAAAAAEQvrrAAAAAARUR7oAAAAABF\
    8+EwAQIDBAIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcG\
    BwYAAM6BAAD//30BAAD//4FwAAT//4+AAQj//4+AAQz//4+AARD//4+AART//4FwABlMTVQAWVNUAFlXVABZUFQAWURUAEFLRFQAQUtTVAAKQUtT\
    VDlBS0RULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAARAAAAAwAAAAz//////h7MgAAAAABK2gYgAAAAAEuPyvAAAAAATqmcIAAAAABPQ82QAAAAAFgKO4AAAAAAWqQPEAAAAABbuRRAAAAAAFyNHYAA\
    AAAAXZZFMAAAAABeY8UAAAAAAF94oDwAAAAAYEy3UAAAAABhWII8AAAAAGIsmVAAAAAAYzhkPAAAAABkCLEAAQIBAgECAQIBAgECAQIBAgEAAAAA\
    AAAAAHCAAAQAAJqwAAgtMDAAKzA4ACsxMQAKPCswOD4tOAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAHAAAAAwAAAAz/////55xAAP/////2R98Q//////5HqwAAAAAAStoUMAAAAABLl/pAAAAAAE6pqjAAAAAAT0P3wAEAAQIBAgEAAAAAAAAAAGJw\
    AAQAAEZQAAgtMDAAKzA3ACswNQAKPCswNz4tNwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABbAAAAAwAAAA7/////fAUWAP////+b1XiA/////5y8LwD/////oIe0YP/////XDGgA//////vCjQD//////LJ+AP/////9x1kA//////52sID/\
    /////6c7AAAAAAAAVpKAAAAAAAGHHQAAAAAAAj+vAAAAAAADcDmAAAAAAAQNHAAAAAAABVAbgAAAAAAF9jiAAAAAAAcv/YAAAAAAB9YagAAAAAAJ\
    D9+AAAAAAAm1/IAAAAAACu/BgAAAAAALnxkAAAAAAAzY3gAAAAAADX77AAAAAAAOuMAAAAAAAA9e3QAAAAAAEJiiAAAAAAARPr8AAAAAABJ4hAAA\
    AAAAEx6hAAAAAAAUWGYAAAAAABT+gwAAAAAAFjhIAAAAAAAXA08AAAAAABghZIAAAAAAGOMxAAAAAAAaAUaAAAAAABqnY4AAAAAAG+EogAAAAAAc\
    h0WAAAAAAB3BCoAAAAAAHmcngAAAAAAfl7IAAAAAACBZfoAAAAAAIYDOgAAAAAAiQpsAAAAAACNp6wAAAAAAJCJ9AAAAAAAlSc0AAAAAACYCXwAA\
    AAAAJymvAAAAAAAn9LYAAAAAACjt4YAAAAAAKdSYAAAAAAAqzcOAAAAAACu0egAAAAAALK2lgAAAAAAtlFwAAAAAAC6Nh4AAAAAAL3Q+AAAAAAAw\
    bWmAAAAAADFdWoAAAAAAMlaGAAAAAAAzPTyAAAAAADQ2aAAAAAAANR0egAAAAAA2FkoAAAAAADb9AIAAAAAAN/YsAAAAAAA43OKAAAAAADmn6YAA\
    AAAAOrzEgAAAAAA7vyqAAAAAADyl4QAAAAAAPZ8MgAAAAAA+hcMAAAAAAD9+7oAAAAAAQGWlAAAAAABBXtCAAAAAAEJFhwAAAAAAQz6ygAAAAABE\
    LqOAAAAAAEUelIAAAAAARgVLAAAAAABHB7EAAAAAAEf3ogAAAAAASOeTAAAAAABJ14QAAAAAAErHdQAAAAAATR3T0AECAQABAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgIAAAAAAAAAAIyg\
    AAQAAJqwAQktMDAAQUVTVABBRURUAApBRVNULTEwQUVEVCxNMTAuMS4wLE00LjEuMC8zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAAz/////4iAygAAAAABK2iJAAQIAAAAAAAAAAFRgAAQAAEZQAAgtMDAAKzA2ACswNQAKPCswNT4tNQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABSAAAABQAAABD/////9pitAP/////25p+w//////gTQ8D/////+MfTMP/////59HdA//////rTNrD/////+8M1wP/////8vFMw//////2sUkD/\
    /////pw1MP//////jDRAAAAAAAejSrAAAAAACCRvoAAAAAAXMLywAAAAABgGXcAAAAAAGNFWsAAAAAAZ5j/AAAAAABqxOLAAAAAAG89cQAAAAAAc\
    kRqwAAAAAB2vPkAAAAAAHnD8sAAAAAAfjyBAAAAAACB/AzAAAAAAIW8CQAAAAAAiOfswAAAAACNO5EAAAAAAJBndMAAAAAAlOADAAAAAACX5vzAA\
    AAAAJvL4wAAAAAAn2aEwAAAAACj3xMAAAAAAKcK9sAAAAAAq16bAAAAAACuin7AAAAAALLeIwAAAAAAtgoGwAAAAAC6XasAAAAAAL2JjsAAAAAAw\
    gIdAAAAAADFCRbAAAAAAMmBpQAAAAAAzPdcwAAAAADRAS0AAAAAANQtEMAAAAAA2DbhAAAAAADcG1bAAAAAAOAAPQAAAAAA4ywgwAAAAADnpK8AA\
    AAAAOqrqMAAAAAA7yQ3AAAAAADyKzDAAAAAAPajvwAAAAAA+aq4wAAAAAD+I0cAAAAAAQFPKsAAAAABBaLPAAAAAAEIzrLAAAAAAQ0iVwAAAAABE\
    E46wAAAAAEUxskAAAAAARfNwsAAAAABHEZRAAAAAAEfvAjAAAAAASPF2QAAAAABJvG8wAAAAAErRWEAAAAAAS7gAsAAAAABMsTpAAAAAAE3GBzAA\
    AAAATlCCwAAAAABPnK6wAAAAAFBC2cAAAAAAUXyQsAAAAABSK/ZAAAAAAFNccrAAAAAAVAvYQAAAAABXN+YwAAAAAFev7MAAAAAAWEOGsAIBAgEC\
    AQIBAgEEAwQBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgQAAAAAAAD/\
    /8fAAAT//9XQAQj//+PgAQz//9XQAAgtMDAALTA0AC0wMwAtMDIACjwtMDM+Mwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAgAAAAADQItAAEAAAAAAAD//9XQAAQtMDAALTAzAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAgAAAAAQg1HAAEAAAAAAAAAAAAAAAQtMDAAKzAwAAo8KzAwPjA8KzAyPi0yLE0zLjUuMC8xLE0xMC41LjAvMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAAAwAAAAz/////6ViJgAAAAAAtTTkQAAAAAC61hQAAAAAAZX9FMAEAAQIAAAAAAAAAAGJwAAQAAEZQAAgtMDAAKzA3ACswNQAKPCswNT4t\
    NQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA0AAAABQAAABD/////qhl73P////+1o+8wAAAAABUnfaAAAAAAFhiyEAAAAAAXCLEgAAAAABf55ZAAAAAAGOnkoAAAAAAZ2xkQAAAAABrMaaAA\
    AAAAG7x2wAAAAAAcrGfAAAAAAB2cWMAAAAAAHoxJwAAAAAAffDrAAAAAACBsK8AAAAAAIVwcwAAAAAAiTA3AAAAAACM7/sAAAAAAJCvvwAAAAAAl\
    G+DAAAAAACYL0cAAAAAAJwT9QAAAAAAn9O5AAAAAACjk7VAAAAAAKXiVUAAAAAAp1NBAAAAAACrEwUAAAAAAK7SyQAAAAAAspKNAAAAAAC2UlEAA\
    AAAALoSFQAAAAAAvdHZAAAAAADBkZ0AAAAAAMV2SwAAAAAAycm3AAAAAADM9dMAAAAAANFJPwAAAAAA1HVbAAAAAADYyMcAAAAAANv04wAAAAAA4\
    G05AAAAAADjdGsAAAAAAOfswQAAAAAA6vPzAAAAAADvbEkAAAAAAPKYZQAAAAAA9uvRAAAAAAD6F+0AAAAAAP5rWQAAAAABAZd1AAAAAAEGD8sAA\
    AAAAZeDGIAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMEAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwEAAEgkAAAAAEZQAAQAAGJwAQgAAFRgAAwA\
    AFRgAQxMTVQAKzA1ACswNwArMDYACjwrMDU+LTUK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABXAAAABAAAABH/////tqPW0AAAAAAGcnngAAAAAAcMq1AAAAAACCQ3YAAAAAAI7d7QAAAAAAoFauAAAAAACs8SUAAAAAAL5+/gAAAAAAzaddAA\
    AAAADckjYAAAAAAOksrQAAAAAA+pBWAAAAAAEHKs0AAAAAAcrdVgAAAAAB2fCdAAAAAAHpL9YAAAAAAfguBQAAAAACBy32AAAAAAIWLCUAAAAAAi\
    UsFgAAAAACNL3tAAAAAAJGS8YAAAAAAlK8DQAAAAACY3b2AAAAAAJwui0AAAAAAoC3PgAAAAACjiSlAAAAAAKeS+YAAAAAAqy2bQAAAAACu7ZeAA\
    AAAALKtI0AAAAAAtm0fgAAAAAC54tdAAAAAAL4RkYAAAAAAwWKXgAAAAADFkRmAAAAAAMkHCYAAAAAAzRChgAAAAADQhpGAAAAAANSQKYAAAAAA2\
    AYZgAAAAADd6k2AAAAAAN+qi4AAAAAA44nzgAAAAADnTv2AAAAAAOsJe4AAAAAA7s6FgAAAAADyjkmAAAAAAPZODYAAAAAA+g3RgAAAAAD+YT2AA\
    AAAAQGNWYAAAAABBbvbgAAAAAEJMcuAAAAAAQzxj4AAAAABELFTgAAAAAEVBL+AAAAAARgw24AAAAABHIRHgAAAAAEfsGOAAAAAASQouYAAAAABJ\
    y/rgAAAAAErqEGAAAAAAS6vc4AAAAABMyfJgAAAAAE2U+WAAAAAATqnUYAAAAABPdNtgAAAAAFKzXlAAAAAAUzSfYAAAAABUUrTgAAAAAFUUgWAA\
    AAAAVjKW4AAAAABW/Z3gAAAAAFgSeOAAAAAAWN1/4AAAAABZ8lrgAAAAAFq9YeAAAAAAW9I84AAAAABcnUPgAAAAAF2yHuAAAAAAXn0l4AAAAABf\
    mztgAAAAAGBdB+AAAAAAYXsdYAAAAABiF//gAAAAAGNa/2ACAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQMAACGwAAAAACowAQQAABwgAAkAACowAA1MTVQARUVTVABFRVQAKzAzAAo8KzAz\
    Pi0zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABAAAAABwAAABT/////qhkdnP////+1o4zAAAAAABUnGzAAAAAAFhhPoAAAAAAXCE6wAAAAABf5kTAAAAAAGOmQQAAAAAAZ2sSwAAAAABrMFUAA\
    AAAAG7wiYAAAAAAcrBNgAAAAAB2cBGAAAAAAHov1YAAAAAAfe+ZgAAAAACBr12AAAAAAIVvIYAAAAAAiS7lgAAAAACM7qmAAAAAAJCubYAAAAAAl\
    G4xgAAAAACYLfWAAAAAAJwSo4AAAAAAn9JngAAAAACjkmPAAAAAAKXhA8AAAAAAp1HvgAAAAACrEbOAAAAAAK7Rd4AAAAAAspE7gAAAAAC2UP+AA\
    AAAALoQw4AAAAAAvdCHgAAAAADBkEuAAAAAAMV0+YAAAAAAychlgAAAAADM9IGAAAAAANFH7YAAAAAA1HQJgAAAAADYx3WAAAAAANvzkYAAAAAA4\
    GvngAAAAADjcxmAAAAAAOfrb4AAAAAA6vKhgAAAAADvaveAAAAAAPKXE4AAAAAA9up/gAAAAAD6FpuAAAAAAP5qB4AAAAABAZYjgAAAAAEGDnmAA\
    AAAAQkVq4AAAAABDY4BgAAAAAEQlTOAAAAAARUNiYAAAAABGBS7gAAAAAEcjRGAAAAAAR+5LYAAAAABJAyZgAAAAAEnOLWAAAAAASuMIYAAAAABL\
    rg9gAAAAAEzMMvAAAAAATY3/cAEDAgMEAQQBBAEEAQQBBAEEAQQBBAEFBgEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEFBgEA\
    AKZkAAAAAKjAAAQAAMTgAQgAALbQAAwAALbQAQwAAKjAAQQAAJqwABBMTVQAKzEyACsxNAArMTMAKzExAAo8KzEyPi0xMgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAyAAAABgAAABD/////qhmU4P////+1o/1AAAAAABYYzjAAAAAAFwixIAAAAAAX+fOgAAAAABjp8rAAAAAAGdsnIAAAAAAazHewAAAAABu8hNAA\
    AAAAHKx10AAAAAAdnGbQAAAAAB6MV9AAAAAAH3xI0AAAAAAgbDnQAAAAACFcKtAAAAAAIkwb0AAAAAAjPAzQAAAAACQr/dAAAAAAJRvu0AAAAAAm\
    C9/QAAAAACcFC1AAAAAAJ/T8UAAAAAAo5PtgAAAAACl4o2AAAAAAKdTeUAAAAAAqxM9QAAAAACu0wFAAAAAALKSxUAAAAAAtlKJQAAAAAC6Ek1AA\
    AAAAL3SSYAAAAAAwZINgAAAAADFdruAAAAAAMnKJ4AAAAAAzPZDgAAAAADRSa+AAAAAANR1y4AAAAAA2Mk3gAAAAADb9VOAAAAAAOBtqYAAAAAA4\
    3TbgAAAAADn7TGAAAAAAOr0Y4AAAAAA72y5gAAAAADymNWAAAAAAPbsQYAAAAAA+hhdgAAAAAD+a8mAAAAAAQGX5YAAAAABBhA7gAQIDBAIEAgQC\
    BAIEAgQCBAIEAgQCBQECBAIEAgQBBQEFAQUBBQEFAQUBBQEFAQUBBQIAAC8gAAAAADhAAAQAAEZQAAgAAFRgAAwAAFRgAQwAAEZQAQhMTVQAKzA0\
    ACswNQArMDYACjwrMDU+LTUK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAzAAAABgAAABD/////qhmOaP////+1o/1AAAAAABUni7AAAAAAFhjAIAAAAAAXCLEgAAAAABf586AAAAAAGOnysAAAAAAZ2ycgAAAAABrMd7AA\
    AAAAG7yE0AAAAAAcrHXQAAAAAB2cZtAAAAAAHoxX0AAAAAAffEjQAAAAACBsOdAAAAAAIVwq0AAAAAAiTBvQAAAAACM8DNAAAAAAJCv90AAAAAAl\
    G+7QAAAAACYL39AAAAAAJwULUAAAAAAn9PxQAAAAACjk+2AAAAAAKXijYAAAAAAp1N5QAAAAACrEz1AAAAAAK7TAUAAAAAAspLFQAAAAAC2UolAA\
    AAAALoSTUAAAAAAvdIRQAAAAADBkdVAAAAAAMV2g0AAAAAAycnvQAAAAADM9gtAAAAAANFJd0AAAAAA1HWTQAAAAADYyP9AAAAAANv1G0AAAAAA4\
    G1xQAAAAADjdKNAAAAAAOfs+UAAAAAA6vQrQAAAAADvbIFAAAAAAPKYnUAAAAAA9uwJQAAAAAD6GCVAAAAAAP5rkUAAAAABAZetQAAAAAEGEANAB\
    AgMEAwIDAgMCAwIDAgMCAwIDAgMCBQECAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIAADWYAAAAADhAAAQAAEZQAAgAAFRgAQwAAFRgAAwAAEZQ\
    AQhMTVQAKzA0ACswNQArMDYACjwrMDU+LTUK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAZAAAABQAAABD/////qhmNRP////+1o/1AAAAAABUni7AAAAAAFhjAIAAAAAAXCL8wAAAAABf586AAAAAAGOnysAAAAAAZ2ycgAAAAABrMd7AA\
    AAAAG7yE0AAAAAAcrHXQAAAAAB2cZtAAAAAAHoxX0AAAAAAffEjQAAAAACBsOdAAAAAAIVwq0AAAAAAiTBvQAAAAACM8DNAAAAAAJCv90AAAAAAl\
    G+7QAAAAACYL39AAAAAAJwULUAAAAAAn9PxQAAAAACjk+2AAAAAAKXijYAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMEAQMAADa8AAAAADhAAAQAAFRg\
    AQgAAEZQAAwAAEZQAQxMTVQAKzA0ACswNgArMDUACjwrMDU+LTUK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAyAAAABwAAABT/////qhmTUP////+1pAtQAAAAABYYzjAAAAAAFwixIAAAAAAX+fOgAAAAABjp8rAAAAAAGdsnIAAAAAAazHewAAAAABu8hNAA\
    AAAAHKx10AAAAAAdnGbQAAAAAB6MV9AAAAAAH3xI0AAAAAAgbDnQAAAAACFcKtAAAAAAIkwb0AAAAAAjPAzQAAAAACQr/dAAAAAAJRvu0AAAAAAm\
    C9/QAAAAACcFC1AAAAAAJ/T8UAAAAAAo5PtgAAAAACl4o2AAAAAAKdTeUAAAAAAqxM9QAAAAACu0wFAAAAAALKSxUAAAAAAtlKJQAAAAAC6Ek1AA\
    AAAAL3SEUAAAAAAwZHVQAAAAADFdoNAAAAAAMnJ70AAAAAAzPYLQAAAAADRSXdAAAAAANR1k0AAAAAA2Mj/QAAAAADb9RtAAAAAAOBtqYAAAAAA4\
    3TbgAAAAADn7TGAAAAAAOr0Y4AAAAAA72y5gAAAAADymNWAAAAAAPbsQYAAAAAA+hhdgAAAAAD+a8mAAAAAAQGX5YAAAAABBhA7gAQIDBAIEAgQC\
    BAIEAgQCBAIEAgQCBQYCBAIEAgQCBAIEAgQCBAIFBgUGBQYFBgUGBQIAADCwAAAAACowAAQAAEZQAAgAAFRgAAwAAFRgAQwAAEZQAQgAADhAABBM\
    TVQAKzAzACswNQArMDYAKzA0AAo8KzA1Pi01Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA2AAAABAAAABD/////aYax3P////+eMDzgAAAAABcwaFAAAAAAF/oPwAAAAAAY6L1QAAAAABnbQ0AAAAAAGsyT0AAAAAAbvchAAAAAABytx1AA\
    AAAAHZx04AAAAAAejGXgAAAAAB98VuAAAAAAIGxH4AAAAAAhXDjgAAAAACJMKeAAAAAAIzwa4AAAAAAkLAvgAAAAACUb/OAAAAAAJgvt4AAAAAAn\
    BRlgAAAAACf2eAAAAAAAKOe6gAAAAAAp2P0AAAAAACrKP4AAAAAAK7owgAAAAAAsq3MAAAAAAC2bZAAAAAAALoymgAAAAAAvfJeAAAAAADBt2gAA\
    AAAAMV8cgAAAAAAyUF8AAAAAADNAUAAAAAAANDGSgAAAAAA1IYOAAAAAADYSxgAAAAAANwK3AAAAAAA38/mAAAAAADjlPAAAAAAAOdZ+gAAAAAA6\
    xm+AAAAAADu3sgAAAAAAPKejAAAAAAA9mOWAAAAAAD6I1oAAAAAAP3oZAAAAAABAa1uAAAAAAEFcngAAAAAAQkyPAAAAAABDPdGAAAAAAEQtwoAA\
    AAAARR8FAAAAAABGDvYAAAAAAEcAOIABAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIAACmkAAAA\
    ACmgAAQAACowAAgAADhAAQxMTVQAQk1UACswMwArMDQACjwrMDM+LTMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABCAAAABQAAABD/////qhmVRP/////n2gxQAAAAABUnmcAAAAAAFhjOMAAAAAAXCM1AAAAAABf6AbAAAAAAGOoAwAAAAAAZ2zUwAAAAABrMhcAA\
    AAAAG7yS4AAAAAAcrIPgAAAAAB2cdOAAAAAAHoxl4AAAAAAffFbgAAAAACBsR+AAAAAAIVw44AAAAAAiTCngAAAAACM8GuAAAAAAJCwL4AAAAAAl\
    G/zgAAAAACYL7eAAAAAAJwUZYAAAAAAn9QpgAAAAACjlCXAAAAAAKdT6cAAAAAAqxOtwAAAAADFd2RAAAAAAMnK0EAAAAAAzPa0AAAAAADRSiAAA\
    AAAANR2PAAAAAAA2MmoAAAAAADb9cQAAAAAAOBuGgAAAAAA43VMAAAAAADn7aIAAAAAAOr01AAAAAAA720qAAAAAADymUYAAAAAAPbssgAAAAAA+\
    hjOAAAAAAD+bDoAAAAAAQGYVgAAAAABBhCsAAAAAAEJF94AAAAAAQ2QNAAAAAABEJdmAAAAAAEVD7wAAAAAARgW7gAAAAABHI9EAAAAAAEfu2AAA\
    AAAASQOzAAAAAABJzroAAAAAAErjlQAAAAAAS66cAAAAAABMzLGAAAAAAE2OfgAAAAAATqyTgAAAAABPbmAAAAAAAFCMdYAAAAAAUVd8gAAAAABS\
    bFeAAAAAAFM3XoAAAAAAVEw5gAAAAABVF0CAAAAAAFYsG4ABAwIDAgMCAwIDAgMCAwIDAgMCAwIDBAEEAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMC\
    AwIDAgMCAwIDAgMCAwIDAgMAAC68AAAAACowAAQAAEZQAQgAADhAAAwAADhAAQxMTVQAKzAzACswNQArMDQACjwrMDQ+LTQK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAAz/////VraFxP////+iamfEAQIAAF48AAAAAF48AAQAAGJwAAhMTVQAQk1UACswNwAKPCswNz4tNwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABDAAAABQAAABD/////odV9/P////+1o+EgAAAAABUnb5AAAAAAFhikAAAAAAAXCKMQAAAAABf514AAAAAAGOnWkAAAAAAZ2wsAAAAAABrMW5AA\
    AAAAG7xosAAAAAAcrFmwAAAAAB2cSrAAAAAAHow7sAAAAAAffCywAAAAACBsHbAAAAAAIVwOsAAAAAAiS/+wAAAAACM78LAAAAAAJCvhsAAAAAAl\
    G9KwAAAAACYLw7AAAAAAJwTvMAAAAAAn9OAwAAAAACjk30AAAAAAKXiHQAAAAAAp1MIwAAAAACrEszAAAAAAK7SkMAAAAAAspJUwAAAAAC2UhjAA\
    AAAALoR3MAAAAAAvdGgwAAAAAC/HTIAAAAAAMGRnQAAAAAAxXZLAAAAAADJybcAAAAAAMz10wAAAAAA0Uk/AAAAAADUdVsAAAAAANjIxwAAAAAA2\
    /TjAAAAAADgbTkAAAAAAON0awAAAAAA5+zBAAAAAADq8/MAAAAAAO9sSQAAAAAA8phlAAAAAAD269EAAAAAAPoX7QAAAAAA/mtZAAAAAAEBl3UAA\
    AAAAQYPywAAAAABCRb9AAAAAAENj1MAAAAAARCWhQAAAAABFQ7bAAAAAAEYFg0AAAAAARyOYwAAAAABH7p/AAAAAAEkDesAAAAAASc6BwAAAAABK\
    41zAAAAAAEuuY8AAAAAATMx5QAAAAABNjkXAAAAAAFRL8zAAAAAAVvbqQAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMEAQMCAwIDAgMCBAEEAQQBBAEE\
    AQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEDAQMAAE6EAAAAAFRgAAQAAHCAAQgAAGJwAAwAAGJwAQxMTVQAKzA2ACswOAArMDcACjwrMDc+LTcK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABAAAAAAwAAAA3/////VrbCuP////+iZWPg/////6N7glD/////pE6AYP////+lP7TQ/////6YlJ+D/////pyd/0P////+oKfPg/////6jrslD/\
    ////6CqF4P/////o9C1Q/////+oLuWD/////6tVg0P/////r7Ozg/////+y2lFD/////7c9x4P/////umRlQ/////++wpWD/////8HpM0AAAAAAE\
    pl5gAAAAAAUrd9AAAAAABkMD4AAAAAAHDKtQAAAAAAgkN2AAAAAACO3e0AAAAAAKBWrgAAAAAArPElAAAAAAC+fv4AAAAAAMsZdQAAAAAA3JI2AA\
    AAAADpLK0AAAAAAPqQVgAAAAABByrNAAAAAAGvQu4AAAAAAb0ZzQAAAAABzVYmAAAAAAHbLQUAAAAAAetpXgAAAAAB+UA9AAAAAAIJfJYAAAAAAh\
    dTdQAAAAACKjLOAAAAAAI1e8UAAAAAAkZ19gAAAAACU479AAAAAAJjy1YAAAAAAnGiNQAAAAACgd6OAAAAAAKPtW0AAAAAAqAG3gAAAAACrOCdAA\
    AAAAK7TOYAAAAAAspLFQAAAAAC2UsGAAAAAALoSTUAAAAAAvdJJgAAAAADBkdVAAAAAAMV2u4AAAAAAyTZHQAAAAADM9kOAAAAAANC1z0AAAAAA1\
    HXLgAAAAADYNVdAAAAAANv1U4AIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEA\
    ACFIAAAAACowAQQAABwgAAlMTVQARUVTVABFRVQACkVFVC0yRUVTVCxNMy41LjAvMCxNMTAuNS4wLzAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA0AAAABQAAABD/////qhl+EP////+1o+8wAAAAABUnfaAAAAAAFhiyEAAAAAAXCLEgAAAAABf55ZAAAAAAGOnkoAAAAAAZ2xkQAAAAABrMaaAA\
    AAAAG7x2wAAAAAAcrGfAAAAAAB2cWMAAAAAAHoxJwAAAAAAffDrAAAAAACBsK8AAAAAAIVwcwAAAAAAiTA3AAAAAACM7/sAAAAAAJCvvwAAAAAAl\
    G+DAAAAAACYL0cAAAAAAJwT9QAAAAAAn9O5AAAAAACi+o8AAAAAAKec3MAAAAAAqxKUgAAAAACvHGTAAAAAALKSHIAAAAAAtpvswAAAAAC6EaSAA\
    AAAAL4bdMAAAAAAwZEsgAAAAADFmvzAAAAAAMk1noAAAAAAzPYnYAAAAADRSVsgAAAAANR1r2AAAAAA2MjjIAAAAADb9TdgAAAAAOBtVSAAAAAA4\
    3S/YAAAAADn7N0gAAAAAOr0R2AAAAAA72xlIAAAAADymLlgAAAAAPbr7SAAAAAA+hhBYAAAAAD+a3UgAAAAAQGXyWAAAAABBg/nIAAAAAEJF1FgA\
    AAAAQvuSIAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAMAAEXwAAAAAEZQAAQAAGJwAQgAAFRgAAwA\
    AFRgAQxMTVQAKzA1ACswNwArMDYACjwrMDY+LTYK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABCAAAABgAAABD/////odv5oP////+1o8UAAAAAABUnU3AAAAAAFhiH4AAAAAAXCIbwAAAAABf5u2AAAAAAGOm6cAAAAAAZ2u7gAAAAABrMP3AA\
    AAAAG7xMkAAAAAAcrD2QAAAAAB2cLpAAAAAAHowfkAAAAAAffBCQAAAAACBsAZAAAAAAIVvykAAAAAAiS+OQAAAAACM71JAAAAAAJCvFkAAAAAAl\
    G7aQAAAAACYLp5AAAAAAJwTTEAAAAAAn9MQQAAAAACjkwyAAAAAAKXhrIAAAAAAp1KYQAAAAACrElxAAAAAAK7SIEAAAAAAspHkQAAAAAC2UahAA\
    AAAALoRbEAAAAAAvdEwQAAAAADBkPRAAAAAAMV1okAAAAAAyckOQAAAAADM9SpAAAAAANFIlkAAAAAA1HSyQAAAAADYyB5AAAAAANv0OkAAAAAA4\
    GyQQAAAAADjc8JAAAAAAOfsGEAAAAAA6vNKQAAAAADva6BAAAAAAPKXvEAAAAAA9usoQAAAAAD6F0RAAAAAAP5qsEAAAAABAZbMQAAAAAEGDyJAA\
    AAAAQkWVEAAAAABDY6qQAAAAAEQldxAAAAAARUOMkAAAAABGBVkQAAAAAEcjbpAAAAAAR+51kAAAAABJA1CQAAAAAEnOV5AAAAAASuMykAAAAABL\
    rjmQAAAAAEzMTxAAAAAATY4bkAAAAABUS8kAAAAAAFb2ziABAwIDAgMCAwIDAgMCAwIDAgMCAwIDBAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDAgMCAwIDAgMFAQMAAGpgAAAAAHCAAAQAAIygAQgAAH6QAAwAAH6QAQwAAIygAAhMTVQAKzA4ACsxMAArMDkACjwrMDk+LTkK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAIAAAABwAAABj/////VraZJP////+Hnb0c/////8taHCj/////zJUroP/////SdYA4AAAAADGmACgAAAAAMnEAIAAAAABEP+ooAQIDBAIFBgIA\
    AErcAAAAAErkAAQAAE1YAAgAAFRgAQ4AAFtoARIAAFtoABIAAFRgAA5MTVQATU1UACswNTMwACswNgArMDYzMAAKPCswNTMwPi01OjMwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAB5AAAABAAAABH/////ofKreP////+igS+A/////6NenXD/////pGERgP////+lPn9w/////6ZA84D/////px5hcP////+oINWA/////6kHffD/\
    ////8Y9SAP/////yW5xw//////NzKID/////9Dt+cP/////1Va2A//////YfVPD/////9zbhAP/////3/zbw//////kO2gD/////+eG78P/////6\
    +UgA//////vC73D//////NvNAP/////9pXRw//////69AID//////4an8AAAAAAAnjQAAAAAAAFn23AAAAAAAn9ngAAAAAADSQ7wAAAAAARh7IAA\
    AAAABSuT8AAAAAAGQyAAAAAAAAcMx3AAAAAACCRTgAAAAAAI7frwAAAAAAoFhwAAAAAACs8ucAAAAAAL6AwAAAAAAAyxs3AAAAAADck/gAAAAAAO\
    a1nwAAAAAA+qcwAAAAAAEEyNcAAAAAAY9MUAAAAAABnbbXAAAAAAGtdKAAAAAAAbvfJwAAAAAB5VIwAAAAAAH4rlcAAAAAAgR3oAAAAAACGJGfAA\
    AAAAIjx0AAAAAAAja57wAAAAACQyv4AAAAAAJSVFcAAAAAAmFUSAAAAAACcFJ3AAAAAAJ/Zb4AAAAAAo55BQAAAAACniG2AAAAAAKsoVUAAAAAAr\
    sitgAAAAACyjX9AAAAAALZtH4AAAAAAujHxQAAAAAC98e2AAAAAAMG2v0AAAAAAxXwBgAAAAADJQNNAAAAAAMz7iYAAAAAA0MWhQAAAAADUexGAA\
    AAAANhKb0AAAAAA3AprgAAAAADfzz1AAAAAAOOUf4AAAAAA51lRQAAAAADrGU2AAAAAAO7eH0AAAAAA8p4bgAAAAAD2Yu1AAAAAAPoi6YAAAAAA/\
    ee7QAAAAAEBrP2AAAAAAQVxz0AAAAABCTHLgAAAAAEM9p1AAAAAARC2mYAAAAABFEv1QAAAAAEYMNuAAAAAARyo+UAAAAABH9VNgAAAAAEkLcdAA\
    AAAAScv64AAAAABK6gJQAAAAAEu1F2AAAAAATMnkUAAAAABNlPlgAAAAAE6pxlAAAAAAT3TbYAAAAABQiahQAAAAAFFUvWAAAAAAUmmKUAAAAABT\
    NJ9gAAAAAFRSptAAAAAAVRSBYAAAAABWMojQAAAAAFb0Y2AAAAAAWBJq0AAAAABY3X/gAAAAAFnyTNAAAAAAWr1h4AAAAABb0i7QAAAAAFydQ+AA\
    AAAAXbIQ0AAAAABefSXgAAAAAF+bLVAAAAAAYF0H4AAAAABhew9QAAAAAGI86eAAAAAAY1rxUAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQMAACIIAAAAACowAQQAABwgAAkAACowAA1MTVQARUVTVABFRVQAKzAzAAo8KzAzPi0zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAHAAAABgAAABz/////aYaGvP/////K24aw/////8wFcRj/////zJUyqP/////dqNKYAAAAAEo7xBAAAAAASzzYkAECAwIEBQQAAFTEAAAAAFLQ\
    AAQAAFtoAAgAAE1YAA4AAFRgABQAAGJwARhMTVQASE1UACswNjMwACswNTMwACswNgArMDcACjwrMDY+LTYK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAAAwAAAAz/////kuYeAP/////LmTLwAAAAAAvqMHAAAAAAOcOZAAECAQIAAHW8AAAAAHCAAAQAAH6QAAhMTVQAKzA4ACswOQAKPCswOT4t\
    OQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAj/////ofKZqAEAADPYAAAAADhAAARMTVQAKzA0AAo8KzA0Pi00Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAYAAAABQAAABD/////qhmDgP////+1o+8wAAAAABUnfaAAAAAAFhiyEAAAAAAXCLEgAAAAABf55ZAAAAAAGOnkoAAAAAAZ2xkQAAAAABrMaaAA\
    AAAAG7x2wAAAAAAcrGfAAAAAAB2cWMAAAAAAHoxJwAAAAAAffDrAAAAAACBsK8AAAAAAIVwcwAAAAAAiTA3AAAAAACM7/sAAAAAAJCvvwAAAAAAl\
    G+DAAAAAACYL0cAAAAAAJwT9QAAAAAAn9O5AAAAAACjKj1ABAwIDAgMCAwIDAgMCAwIDAgMCAwIDBAEAAECAAAAAAEZQAAQAAGJwAQgAAFRgAAwA\
    AFRgAQxMTVQAKzA1ACswNwArMDYACjwrMDU+LTUK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABWAAAABAAAABH/////pXceLAAAAAAJ7a/gAAAAAArdktAAAAAAC/pk4AAAAAAMvsZQAAAAAA2kOWAAAAAADorh0AAAAAAPhBtgAAAAABB1T9AA\
    AAAAEWP9YAAAAAASU+BQAAAAABNNGeAAAAAAFDPCUAAAAAAVI8FgAAAAABYTpFAAAAAAFwOjYAAAAAAX84ZQAAAAABjjhWAAAAAAGdNoUAAAAAAa\
    w2dgAAAAABu8hNAAAAAAHKyD4AAAAAAdnGbQAAAAAB6MZeAAAAAAH3xI0AAAAAAgbEfgAAAAACFcKtAAAAAAIkwp4AAAAAAjPAzQAAAAACQsC+AA\
    AAAAJRvu0AAAAAAmC+3gAAAAACcFC1AAAAAAJ/UKYAAAAAAo5O1QAAAAACnU7GAAAAAAKsTPUAAAAAArtM5gAAAAACyksVAAAAAALZSwYAAAAAAu\
    hJNQAAAAAC90kmAAAAAAMGR1UAAAAAAxXa7gAAAAADJNkdAAAAAAMz2Q4AAAAAA0LXPQAAAAADUdcuAAAAAANjJ4EAAAAAA2/X8QAAAAADgblJAA\
    AAAAON1hEAAAAAA5+3aQAAAAADq9QxAAAAAAO9tYkAAAAAA8pl+QAAAAAD27OpAAAAAAPoZBkAAAAAA/mxyQAAAAAEBmI5AAAAAAQYQ5EAAAAABC\
    RgWQAAAAAENkGxAAAAAARCXnkAAAAABFQ/0QAAAAAEYFyZAAAAAARyPfEAAAAABH7uYQAAAAAEkDwRAAAAAASc7IEAAAAABK46MQAAAAAEuuqhAA\
    AAAATMy/kAAAAABNjowQAAAAAE6soZAAAAAAT25uEAAAAABQjIOQAAAAAFFXipAAAAAAUmxlkAAAAABTN2yQAAAAAFRMR5AAAAAAVRdOkAAAAABW\
    LCmQAAAAAFb3MJAAAAAAV9B/0AAAAABZ9SgQAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAwIAAB/UAAAAACowAQQAABwgAAkAACowAA1MTVQARUVTVABFRVQAKzAzAApFRVQtMkVFU1QsTTMu\
    NS4wLzMsTTEwLjUuMC80Cg==\
    VFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAE0AAAABQAAABX/////fb1KsP/////IWc8A/////8j6pgD/////yTicgP/////M5euA/////82s/gD/////zscfAP/////Pj4MA/////9CppAD/\
    ////0YR9AP/////SiteA/////9NlsID/////1GwLAP/////oNmNg/////+j0LVD/////6gu5YP/////q1WDQ/////+vs+vD/////7LVtAP/////t\
    z3/w/////+6X8gD/////77CzcP/////weSWA//////GR5vD/////8lpZAP/////zcxpw//////Q7jID/////9VWfcP/////2HhGA//////c20vD/\
    ////9/9FAP/////5GAZw//////nhygD/////+vk58P/////7J0JQAAAAAAh8i+AAAAAACP2w0AAAAAAJ9upgAAAAAAqmM9AAAAAAE+n8YAAAAAAU\
    IVtgAAAAABr6xmAAAAAAG45uYAAAAAAcvvjgAAAAAB13fNAAAAAAHsz/YAAAAAAfYJlQAAAAACCCsWAAAAAAIUm10AAAAAAiXp7gAAAAACMgXVAA\
    AAAAJFowYAAAAAAlAD9QAAAAACYL7eAAAAAAJtbm0AAAAAAn68/gAAAAACjAA1AAAAAAKdTsYAAAAAAqqR/QAAAAACu7ZeAAAAAALIkB0AAAAAAt\
    m0fgAAAAAC5fqVAAAAAAL3sp4AAAAAAwSMXQAAAAADDnB+AAAAAAMWRGYAAAAAAyQcJgAAAAADNEKGAAAAAANCGkYAAAAAA1JApgAAAAADYBhmAA\
    AAAANxZhYAAAAAA4BkRQAAAAADj/feAAAAAAOe9g0AAAAAA631/gAAAAADvPQtAAAAAAPL9B4AAAAAA9ryTQAAAAAD6fI+AAAAAAP48G0AAAAABA\
    fwXgAAAAAEFcgeAAAAAAQl7n4AAAAABDQbfwAAAAAEQtpmAAAAAARRL9UAAAAABGDtngAAAAAEbob3AAAAAAR+wY4AAAAABItxHQAAAAAEnL+uAA\
    AAAASqA8YAAAAABLrS6cAAAAAExhvdAAAAAATZT5nAAAAABONcJQAAAAAE9022AAAAAAUFuR4AAAAABRVL1gAAAAAFJEoFAAAAAAUzSfYAAAAABU\
    SWxQAAAAAFUV0uAAAAAAVilcYAAAAABW9cLwAAAAAFgTymAAAAAAWNWk8AAAAABZ86xgAAAAAFq1hvAAAAAAW9OOYAAAAABcnUPgAAAAAF2zYlAA\
    AAAAXn53YAAAAABfk1JgAAAAAGBeWWAAAAAAYXsdYAAAAABiP4zgAAAAAGNcXvAAAAAAZExeAAAAAABlPEDwAAAAAGYjBYAAAAAAZxwi8AAAAABn\
    +a0AAAAAAGj8BPAAAAAAaccaAAAAAABq2+bwAAAAAGum/AAAAAAAbMUDcAAAAABtht4AAAAAAG6k5XAAAAAAb2bAAAAAAABwhMdwAAAAAHFP3IAA\
    AAAAcmSpcAAAAABzL76AAAAAAHREi3AAAAAAdQ+ggAAAAAB2LafwAAAAAHbvgoAAAAAAeA2J8AAAAAB4z2SAAAAAAHnta/AAAAAAeq9GgAAAAAB7\
    zU3wAAAAAHyYYwAAAAAAfaP1cAAAAAB+eEUAAAAAAH96nPAAAAAAgFgnAAAAAACBSAnwAAAAAII4CQAAAAAAgx6xcAAAAACEF+sAAAAAAITsHnAA\
    AAAAhSzGAAAAAACFNfJwAAAAAIYBB4AAAAAAhsLF8AAAAACG+jMAAAAAAIcV1HAAAAAAh+DpgAAAAACImW1wAAAAAIjQ2oAAAAAAiPW2cAAAAACJ\
    wMuAAAAAAIpm2nAAAAAAiqeCAAAAAACK1ZhwAAAAAIugrYAAAAAAjD2B8AAAAACMdO8AAAAAAIy+tPAAAAAAjYCPgAAAAACOFClwAAAAAI5LloAA\
    AAAAjp6W8AAAAACPYHGAAAAAAI/hlnAAAAAAkCI+AAAAAACQfnjwAAAAAJFJjgAAAAAAkbg98AAAAACR76sAAAAAAJJeWvAAAAAAkylwAAAAAACT\
    harwAAAAAJPGUoAAAAAAlD488AAAAACVCVIAAAAAAJVcUnAAAAAAlZO/gAAAAACWJ1lwAAAAAJbpNAAAAAAAlzL58AAAAACXamcAAAAAAJgHO3AA\
    AAAAmMkWAAAAAACZAGbwAAAAAJlBDoAAAAAAmecdcAAAAACasjKAAAAAAJrXDnAAAAAAmw57gAAAAACbxv9wAAAAAJySFIAAAAAAnKR7cAAAAACc\
    5SMAAAAAAJ2m4XAAAAAAnnH2gAAAAACeeyLwAAAAAJ67yoAAAAAAn4bDcAAAAACgiTeAAAAAAKFv3/AAAAAAol/fAAAAAACjT8HwAAAAAKQtTAAA\
    AAAApS+j8AAAAACmA/OAAAAAAKcPhfAAAAAAp9qbAAAAAACo72fwAAAAAKm6fQAAAAAAqtiEcAAAAACrml8AAAAAAKy4ZnAAAAAArXpBAAAAAACu\
    mEhwAAAAAK9aIwAAAAAAsHgqcAAAAACxQz+AAAAAALJYDHAAAAAAsyMhgAAAAAC0N+5wAAAAALUDA4AAAAAAtiEK8AAAAAC24uWAAAAAALgA7PAA\
    AAAAuMLHgAAAAAC515RwAAAAALqr5AAAAAAAu6478AAAAAC8i8YAAAAAAL2E43AAAAAAvmuoAAAAAAC/UlBwAAAAAMBLigAAAAAAwSj38AAAAADB\
    YGUAAAAAAMFpkXAAAAAAwitsAAAAAADC/59wAAAAAMM3DIAAAAAAw0lzcAAAAADEC04AAAAAAMTNDHAAAAAAxQ20AAAAAADFKVVwAAAAAMX0aoAA\
    AAAAxqOz8AAAAADG2yEAAAAAAMcJN3AAAAAAx9RMgAAAAADIcSDwAAAAAMixyIAAAAAAyOkZcAAAAADJtC6AAAAAAMpHyHAAAAAAyohwAAAAAADK\
    0jXwAAAAAMuUEIAAAAAAzB5v8AAAAADMVd0AAAAAAMyyF/AAAAAAzXPygAAAAADN69zwAAAAAM4shIAAAAAAzpH58AAAAADPXQ8AAAAAAM/ChHAA\
    AAAAz/nxgAAAAADQcdvwAAAAANE88QAAAAAA0Zkr8AAAAADR0JkAAAAAANJRvfAAAAAA0xzTAAAAAADTZpjwAAAAANOnQIAAAAAA1DGf8AAAAADU\
    /LUAAAAAANU9QHAAAAAA1XStgAAAAADWGrxwAAAAANbclwAAAAAA1wqtcAAAAADXS1UAAAAAANf6nnAAAAAA2Lx5AAAAAADY4VTwAAAAANkh/IAA\
    AAAA2dqAcAAAAADapZWAAAAAANq3/HAAAAAA2u9pgAAAAADbumJwAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQQDBAMEAwQDBAME\
    AwQDBAMEAwQDBAMEAwQDBAMEAwQCAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIAACBQAAAAACowAQQAABwgAAkAACowAQ0AABwgABFMTVQARUVTVABFRVQASURUAElTVAAKRUVULTJFRVNULE0zLjQuNC81MCxN\
    MTAuNC40LzUwCg==\
    VFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAE2AAAABQAAABX/////fb1KGf/////IWc8A/////8j6pgD/////yTicgP/////M5euA/////82s/gD/////zscfAP/////Pj4MA/////9CppAD/\
    ////0YR9AP/////SiteA/////9NlsID/////1GwLAP/////oNmNg/////+j0LVD/////6gu5YP/////q1WDQ/////+vs+vD/////7LVtAP/////t\
    z3/w/////+6X8gD/////77CzcP/////weSWA//////GR5vD/////8lpZAP/////zcxpw//////Q7jID/////9VWfcP/////2HhGA//////c20vD/\
    ////9/9FAP/////5GAZw//////nhygD/////+vk58P/////7J0JQAAAAAAh8i+AAAAAACP2w0AAAAAAJ9upgAAAAAAqmM9AAAAAAE+n8YAAAAAAU\
    IVtgAAAAABr6xmAAAAAAG45uYAAAAAAcvvjgAAAAAB13fNAAAAAAHsz/YAAAAAAfYJlQAAAAACCCsWAAAAAAIUm10AAAAAAiXp7gAAAAACMgXVAA\
    AAAAJFowYAAAAAAlAD9QAAAAACYL7eAAAAAAJtbm0AAAAAAn68/gAAAAACjAA1AAAAAAKdTsYAAAAAAqqR/QAAAAACu7ZeAAAAAALIkB0AAAAAAt\
    m0fgAAAAAC5fqVAAAAAAL3sp4AAAAAAwSMXQAAAAADDnB+AAAAAAMWRGYAAAAAAyQcJgAAAAADNEKGAAAAAANCGkYAAAAAA1JApgAAAAADYBhmAA\
    AAAANxZhYAAAAAA4BkRQAAAAADj/feAAAAAAOe9g0AAAAAA631/gAAAAADvPQtAAAAAAPL9B4AAAAAA9ryTQAAAAAD6fI+AAAAAAP48G0AAAAABA\
    fwXgAAAAAEFcgeAAAAAAQl7n4AAAAABDQbfwAAAAAEQtpmAAAAAARRL9UAAAAABGDtngAAAAAEbob3AAAAAAR+wY4AAAAABIuwZQAAAAAEnL+uAA\
    AAAASqA8YAAAAABLq9zgAAAAAExhvdAAAAAATZT5nAAAAABONcJQAAAAAE5cC+AAAAAAToTcUAAAAABPdNtgAAAAAFBbkeAAAAAAUVS9YAAAAABS\
    RKBQAAAAAFM0n2AAAAAAVElsUAAAAABVFdLgAAAAAFYpXGAAAAAAVvXC8AAAAABYE8pgAAAAAFjVpPAAAAAAWfOsYAAAAABatYbwAAAAAFvTjmAA\
    AAAAXJ1D4AAAAABds2JQAAAAAF5+d2AAAAAAX5NSYAAAAABgXllgAAAAAGF7HWAAAAAAYj+M4AAAAABjXF7wAAAAAGRMXgAAAAAAZTxA8AAAAABm\
    IwWAAAAAAGccIvAAAAAAZ/mtAAAAAABo/ATwAAAAAGnHGgAAAAAAatvm8AAAAABrpvwAAAAAAGzFA3AAAAAAbYbeAAAAAABupOVwAAAAAG9mwAAA\
    AAAAcITHcAAAAABxT9yAAAAAAHJkqXAAAAAAcy++gAAAAAB0RItwAAAAAHUPoIAAAAAAdi2n8AAAAAB274KAAAAAAHgNifAAAAAAeM9kgAAAAAB5\
    7WvwAAAAAHqvRoAAAAAAe81N8AAAAAB8mGMAAAAAAH2j9XAAAAAAfnhFAAAAAAB/epzwAAAAAIBYJwAAAAAAgUgJ8AAAAACCOAkAAAAAAIMesXAA\
    AAAAhBfrAAAAAACE7B5wAAAAAIUsxgAAAAAAhTXycAAAAACGAQeAAAAAAIbCxfAAAAAAhvozAAAAAACHFdRwAAAAAIfg6YAAAAAAiJltcAAAAACI\
    0NqAAAAAAIj1tnAAAAAAicDLgAAAAACKZtpwAAAAAIqnggAAAAAAitWYcAAAAACLoK2AAAAAAIw9gfAAAAAAjHTvAAAAAACMvrTwAAAAAI2Aj4AA\
    AAAAjhQpcAAAAACOS5aAAAAAAI6elvAAAAAAj2BxgAAAAACP4ZZwAAAAAJAiPgAAAAAAkH548AAAAACRSY4AAAAAAJG4PfAAAAAAke+rAAAAAACS\
    XlrwAAAAAJMpcAAAAAAAk4Wq8AAAAACTxlKAAAAAAJQ+PPAAAAAAlQlSAAAAAACVXFJwAAAAAJWTv4AAAAAAlidZcAAAAACW6TQAAAAAAJcy+fAA\
    AAAAl2pnAAAAAACYBztwAAAAAJjJFgAAAAAAmQBm8AAAAACZQQ6AAAAAAJnnHXAAAAAAmrIygAAAAACa1w5wAAAAAJsOe4AAAAAAm8b/cAAAAACc\
    khSAAAAAAJyke3AAAAAAnOUjAAAAAACdpuFwAAAAAJ5x9oAAAAAAnnsi8AAAAACeu8qAAAAAAJ+Gw3AAAAAAoIk3gAAAAAChb9/wAAAAAKJf3wAA\
    AAAAo0/B8AAAAACkLUwAAAAAAKUvo/AAAAAApgPzgAAAAACnD4XwAAAAAKfamwAAAAAAqO9n8AAAAACpun0AAAAAAKrYhHAAAAAAq5pfAAAAAACs\
    uGZwAAAAAK16QQAAAAAArphIcAAAAACvWiMAAAAAALB4KnAAAAAAsUM/gAAAAACyWAxwAAAAALMjIYAAAAAAtDfucAAAAAC1AwOAAAAAALYhCvAA\
    AAAAtuLlgAAAAAC4AOzwAAAAALjCx4AAAAAAudeUcAAAAAC6q+QAAAAAALuuO/AAAAAAvIvGAAAAAAC9hONwAAAAAL5rqAAAAAAAv1JQcAAAAADA\
    S4oAAAAAAMEo9/AAAAAAwWBlAAAAAADBaZFwAAAAAMIrbAAAAAAAwv+fcAAAAADDNwyAAAAAAMNJc3AAAAAAxAtOAAAAAADEzQxwAAAAAMUNtAAA\
    AAAAxSlVcAAAAADF9GqAAAAAAMajs/AAAAAAxtshAAAAAADHCTdwAAAAAMfUTIAAAAAAyHEg8AAAAADIsciAAAAAAMjpGXAAAAAAybQugAAAAADK\
    R8hwAAAAAMqIcAAAAAAAytI18AAAAADLlBCAAAAAAMweb/AAAAAAzFXdAAAAAADMshfwAAAAAM1z8oAAAAAAzevc8AAAAADOLISAAAAAAM6R+fAA\
    AAAAz10PAAAAAADPwoRwAAAAAM/58YAAAAAA0HHb8AAAAADRPPEAAAAAANGZK/AAAAAA0dCZAAAAAADSUb3wAAAAANMc0wAAAAAA02aY8AAAAADT\
    p0CAAAAAANQxn/AAAAAA1Py1AAAAAADVPUBwAAAAANV0rYAAAAAA1hq8cAAAAADW3JcAAAAAANcKrXAAAAAA10tVAAAAAADX+p5wAAAAANi8eQAA\
    AAAA2OFU8AAAAADZIfyAAAAAANnagHAAAAAA2qWVgAAAAADat/xwAAAAANrvaYAAAAAA27picAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgEEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIAACDnAAAAACowAQQAABwgAAkAACowAQ0AABwgABFMTVQARUVTVABFRVQASURUAElTVAAKRUVU\
    LTJFRVNULE0zLjQuNC81MCxNMTAuNC40LzUwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAJAAAABQAAABH/////iIxDiv////+RoysK/////8015oD/////0VnOcP/////SOz7w/////9UyuxD/////5LbykP/////tL5gAAAAAAAo9xwAB\
    AgMEAgMCAwIAAGP2AAEAAGP2AAAAAGJwAAUAAHCAAAkAAH6QAA1QTE1UACswNwArMDgAKzA5AAo8KzA3Pi03Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABFAAAABQAAABb/////hWljkP/////KTTEw/////8rbkzD/////y0txeP/////SoN6Q/////9Nr14D/////1JNYuP/////VQrA4/////9ZzOrj/\
    ////1z5BuP/////YLjK4/////9j5Obj/////2g4UuP/////a2Ru4/////9vt9rj/////3Lj9uP/////dzdi4/////96iGjj/////37b1OP/////g\
    gfw4/////+GWySj/////4k9pOP/////jdqso/////+QvSzj/////5V/HqP/////mDy04/////+c/qaj/////5/hJuP/////pH4uo/////+nYK7j/\
    ////6v9tqP/////ruA24/////+zfT6j/////7ZfvuP/////uyGwo/////+930bj/////8KhOKP/////xV7O4//////KIMCj/////80DQOP/////0\
    aBIo//////Ugsjj/////9kf0KP/////3JX44//////gVYSj/////+QVgOP/////59UMo//////rlQjj/////+95fqP/////8zl64//////2+Qaj/\
    /////q5AuP//////niOoAAAAAACOIrgAAAAAAX4FqAAAAAACbgS4AAAAAANd56gAAAAABE3muAAAAAAFRwQoAAAAAAY3AzgAAAAABybmKAAAAAAH\
    gz04AAAAAAkGyCgAAAAACfbHOAAAAAAK5qooAAAAAAvWqTgAAAAADMaMKAAAAAARmzk4AAAAABJvbKgBAgMEAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEAAGsKAAAAAHCAAAQAAH6QAQgAAHeIAQ0AAH6QABJMTVQASEtUAEhL\
    U1QASEtXVABKU1QACkhLVC04Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAyAAAABAAAABD/////htP8lAAAAAAPC+qgAAAAABjp1pAAAAAAGdsLAAAAAAAazFuQAAAAABu8PoAAAAAAHKw9kAAAAAAdnCCAAAAAAB6MH5AA\
    AAAAH3wCgAAAAAAgbAGQAAAAACFb5IAAAAAAIkvjkAAAAAAjO8aAAAAAACQrxZAAAAAAJRuogAAAAAAmC6eQAAAAACcExQAAAAAAJ/TEEAAAAAAo\
    5KcAAAAAACnUphAAAAAAKsSJAAAAAAArtIgQAAAAACykawAAAAAALZRqEAAAAAAuhE0AAAAAAC90TBAAAAAAMGQvAAAAAAAxXWiQAAAAADJNS4AA\
    AAAAMz1KkAAAAAA0LS2AAAAAADUdLJAAAAAANg0PgAAAAAA66cGwAAAAADu0uqAAAAAAPKS5sAAAAAA9lJygAAAAAD6Em7AAAAAAP3R+oAAAAABA\
    ZH2wAAAAAEFUYKAAAAAAQkRfsAAAAABDNEKgAAAAAEQkQbAAAAAARR1fIAAAAABVFaiwAAAAAFYFb4AAAAAAVvWKsAAAAABX5VGAAQMCAwIDAgMC\
    AwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMAAFXsAAAAAFRgAAQAAHCAAQgAAGJwAAxMTVQAKzA2ACswOAArMDcACjwr\
    MDc+LTcK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABCAAAABwAAABT/////VraCP/////+iEg+//////7Wj0xAAAAAAFSdhgAAAAAAWGJXwAAAAABcIlQAAAAAAF/nJcAAAAAAY6ciAAAAAABna/PAA\
    AAAAGsxNgAAAAAAbvFqgAAAAABysS6AAAAAAHZw8oAAAAAAejC2gAAAAAB98HqAAAAAAIGwPoAAAAAAhXACgAAAAACJL8aAAAAAAIzvioAAAAAAk\
    K9OgAAAAACUbxKAAAAAAJgu1oAAAAAAnBOEgAAAAACf00iAAAAAAKOTRMAAAAAApeHkwAAAAACnUtCAAAAAAKsSlIAAAAAArtJYgAAAAACykhyAA\
    AAAALZR4IAAAAAAuhGkgAAAAAC90WiAAAAAAMGRLIAAAAAAxXXagAAAAADJyUaAAAAAAMz1YoAAAAAA0UjOgAAAAADUdOqAAAAAANjIVoAAAAAA2\
    /RygAAAAADgbMiAAAAAAONz+oAAAAAA5+xQgAAAAADq84KAAAAAAO9r2IAAAAAA8pf0gAAAAAD262CAAAAAAPoXfIAAAAAA/mrogAAAAAEBlwSAA\
    AAAAQYPWoAAAAABCRaMgAAAAAENjuKAAAAAARCWFIAAAAABFQ5qgAAAAAEYFZyAAAAAARyN8oAAAAABH7oOgAAAAAEkDXqAAAAAASc5loAAAAABK\
    40CgAAAAAEuuR6AAAAAATMxdIAAAAABNjimgAAAAAFRL1xABAgQDBAMEAwQDBAMEAwQDBAMEAwQDBAUCBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQD\
    BAMEAwQDBAMEAwQDBAMEBgQAAGHBAAAAAGHBAAQAAGJwAAgAAH6QAQwAAHCAABAAAHCAARAAAH6QAAxMTVQASU1UACswNwArMDkAKzA4AAo8KzA4\
    Pi04Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAIAAAABwAAACD/////P2ZJYP////+peIXg/////7oW3mD/////y7+DiP/////SVu5w/////9c8xgj/////2v8mAP/////0tb6IAQIDBAMFAwYA\
    AGQgAAAAAGQgAAQAAGcgAAgAAGl4AA4AAH6QABQAAHCAABgAAGJwABxMTVQAQk1UACswNzIwACswNzMwACswOQArMDgAV0lCAApXSUItNwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAADAAAABAAAABL/////uhbBmP/////QWLnw//////S1omgBAgMAAIPoAAAAAH6QAAQAAIWYAAgAAH6QAA5MTVQAKzA5ACswOTMwAFdJVAAKV0lU\
    LTkK\
    VFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABkAAAABQAAABX/////VrbC+v////+eMEWI/////8hZzwD/////yPqmAP/////JOJyA/////8zl64D/////zaz+AP/////Oxx8A/////8+PgwD/\
    ////0KmkAP/////RhH0A/////9KK14D/////02WwgP/////UbAsA/////9daMID/////199YAP/////YL8OA/////9keYwD/////2hD3AP/////a\
    69AA/////9u0NAD/////3Lk9AP/////d4I0A/////960zoD/////36S/gP/////gi3YA/////+FWfQD/////4r5mgP/////jNl8A/////+SeSID/\
    ////5RZBAP/////mdPAA/////+cR0oD/////6CatgP/////o6HoAAAAAAAh8i+AAAAAACP2w0AAAAAAJ9upgAAAAAAqmM9AAAAAAE+n8YAAAAAAU\
    IVtgAAAAABr6xmAAAAAAG45uYAAAAAAcvvjgAAAAAB13fNAAAAAAHsz/YAAAAAAfYJlQAAAAACCCsWAAAAAAIUm10AAAAAAiXp7gAAAAACMgXVAA\
    AAAAJFowYAAAAAAlAD9QAAAAACYL7eAAAAAAJtbm0AAAAAAn68/gAAAAACjAA1AAAAAAKdTsYAAAAAAqqR/QAAAAACu7ZeAAAAAALIkB0AAAAAAt\
    m0fgAAAAAC5fqVAAAAAAL3sp4AAAAAAwSMXQAAAAADFIluAAAAAAMjxuUAAAAAAzMbNgAAAAADQa/tAAAAAANRGVYAAAAAA18aZQAAAAADcECIAA\
    AAAAN88BcAAAAAA49l+AAAAAADnc+eAAAAAAOtDtcAAAAAA7rltgAAAAADyjoHAAAAAAPaCyYAAAAAA+g4JwAAAAAD98n+AAAAAAQHM2cAAAAABB\
    UKRgAAAAAEJMjwAAAAAAQ0hPcAAAAABELHEAAAAAAEUe9vAAAAAARgxTAAAAAABG7GPwAAAAAEfsNQAAAAAASOf1cAAAAABJzBcAAAAAAEq+nPAA\
    AAAAS6v5AAAAAABMjAnwAAAAAE2VFYAAAAAAToebcAAAAABPdPeAAAAAAFBeQvAAAAAAUVTZgAEDAgMCAwIDAgMCAwIDBAIDAgMCAwIDAgMCAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIAACEGAAAAACD4AAQA\
    ACowAQgAABwgAAwAADhAARBMTVQASk1UAElEVABJU1QASUREVAAKSVNULTJJRFQsTTMuNC40LzI2LE0xMC41LjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAA7/////aYaaoP/////Q+ddAAQIAAEDgAAAAADhAAAQAAD9IAAhMTVQAKzA0ACswNDMwAAo8KzA0MzA+LTQ6MzAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABAAAAABQAAABD/////p1KWxP////+1o5rQAAAAABUnKUAAAAAAFhhdsAAAAAAXCFzAAAAAABf5kTAAAAAAGOmQQAAAAAAZ2sSwAAAAABrMFUAA\
    AAAAG7wiYAAAAAAcrBNgAAAAAB2cBGAAAAAAHov1YAAAAAAfe+ZgAAAAACBr12AAAAAAIVvIYAAAAAAiS7lgAAAAACM7qmAAAAAAJCubYAAAAAAl\
    G4xgAAAAACYLfWAAAAAAJwSo4AAAAAAn9JngAAAAACjkmPAAAAAAKXhA8AAAAAAp1HvgAAAAACrEbOAAAAAAK7Rd4AAAAAAspE7gAAAAAC2UP+AA\
    AAAALoQw4AAAAAAvdCHgAAAAADBkEuAAAAAAMV0+YAAAAAAychlgAAAAADM9IGAAAAAANFH7YAAAAAA1HQJgAAAAADYx3WAAAAAANvzkYAAAAAA4\
    GvngAAAAADjcxmAAAAAAOfrb4AAAAAA6vKhgAAAAADvaveAAAAAAPKXE4AAAAAA9up/gAAAAAD6FpuAAAAAAP5qB4AAAAABAZYjgAAAAAEGDnmAA\
    AAAAQkVq4AAAAABDY4BgAAAAAEQlTOAAAAAARUNiYAAAAABGBS7gAAAAAEcjRGAAAAAAR+5LYAAAAABJAyZgAAAAAEnOLWAAAAAASuMIYAAAAABL\
    rg9gAAAAAEzMMvAAAAAATY3/cAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMEAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMEAQMA\
    AJS8AAAAAJqwAAQAALbQAQgAAKjAAAwAAKjAAQxMTVQAKzExACsxMwArMTIACjwrMTI+LTEyCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAALAAAABgAAAB3/////iX78pP/////MlTKo/////9J0Epj/////3ajgqAAAAAACT6swAAAAADyvRbAAAAAAPZ8ooAAAAABIQaAwAAAAAEkLR6AA\
    AAAASeTdMAAAAABK7HsgAQIBAwUEBQQFBAUAAD7cAAAAAE1YAAQAAFtoAQoAAEZQABAAAFRgARQAAEZQABlMTVQAKzA1MzAAKzA2MzAAKzA1AFBL\
    U1QAUEtUAApQS1QtNQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAABD/////ofJ9hAAAAAAeGDCoAQIAAE/8AAAAAE1YAAQAAFDcAApMTVQAKzA1MzAAKzA1NDUACjwrMDU0NT4tNTo0NQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABDAAAACAAAABT/////odvk6/////+1o8UAAAAAABUnU3AAAAAAFhiH4AAAAAAXCIbwAAAAABf5u2AAAAAAGOm6cAAAAAAZ2u7gAAAAABrMP3AA\
    AAAAG7xMkAAAAAAcrD2QAAAAAB2cLpAAAAAAHowfkAAAAAAffBCQAAAAACBsAZAAAAAAIVvykAAAAAAiS+OQAAAAACM71JAAAAAAJCvFkAAAAAAl\
    G7aQAAAAACYLp5AAAAAAJwTTEAAAAAAn9MQQAAAAACjkwyAAAAAAKXhrIAAAAAAp1KYQAAAAACrElxAAAAAAK7SIEAAAAAAspHkQAAAAAC2UahAA\
    AAAALoRbEAAAAAAvdEwQAAAAADBkPRAAAAAAMV1okAAAAAAyckOQAAAAADM9SpAAAAAANFIlkAAAAAA1HSyQAAAAADYyB5AAAAAANv0OkAAAAAA4\
    GyQQAAAAADjc8JAAAAAAOfsGEAAAAAA6vNKQAAAAADva6BAAAAAAPKXvEAAAAAA9usoQAAAAAD6F0RAAAAAAP5qsEAAAAAA/8uRwAAAAAEBlpQAA\
    AAAAQYO6gAAAAABCRYcAAAAAAENjnIAAAAAARCVpAAAAAABFQ36AAAAAAEYFSwAAAAAARyNggAAAAABH7meAAAAAAEkDQoAAAAAASc5JgAAAAABK\
    4ySAAAAAAEuuK4AAAAAATMxBAAAAAABNjg2AAAAAAE5uAlAAAAAAVEvJAAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMEAQMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDAgMGBQYFBgUGBQYFBgUGBQYHBgMAAH8VAAAAAHCAAAQAAIygAQgAAH6QAAwAAH6QAQwAAJqwARAAAIygAAgAAJqwABBMTVQAKzA4ACsx\
    MAArMDkAKzExAAo8KzA5Pi05Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAHAAAABQAAABb/////JroYKP////9D5+sw/////4edvLr/////ytuMKP/////MBXEY/////8yVMqj/////0nQSmAECAwQDBAMAAFLYAAAAAFLQ\
    AAQAAEtGAAgAAE1YAAwAAFtoARBMTVQASE1UAE1NVABJU1QAKzA2MzAACklTVC01OjMwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABBAAAABgAAABD/////ofkN8v////+1o+EgAAAAABUnb5AAAAAAFhikAAAAAAAXCKMQAAAAABf514AAAAAAGOnWkAAAAAAZ2wsAAAAAABrMW5AA\
    AAAAG7xosAAAAAAcrFmwAAAAAB2cSrAAAAAAHow7sAAAAAAffCywAAAAACBsHbAAAAAAIVwOsAAAAAAiS/+wAAAAACM78LAAAAAAJCvhsAAAAAAl\
    G9KwAAAAACYLw7AAAAAAJwTvMAAAAAAn9OAwAAAAACjk30AAAAAAKXiHQAAAAAAp1MIwAAAAACrEszAAAAAAK7SkMAAAAAAspJUwAAAAAC2UhjAA\
    AAAALoR3MAAAAAAvdGgwAAAAADBkWTAAAAAAMV2EsAAAAAAycl+wAAAAADM9ZrAAAAAANFJBsAAAAAA1HUiwAAAAADYyI7AAAAAANv0qsAAAAAA4\
    G0AwAAAAADjdDLAAAAAAOfsiMAAAAAA6vO6wAAAAADvbBDAAAAAAPKYLMAAAAAA9uuYwAAAAAD6F7TAAAAAAP5rIMAAAAABAZc8wAAAAAEGD5LAA\
    AAAAQkWxMAAAAABDY8awAAAAAEQlkzAAAAAARUOosAAAAABGBXUwAAAAAEcjirAAAAAAR+6RsAAAAABJA2ywAAAAAEnOc7AAAAAASuNOsAAAAABL\
    rlWwAAAAAEzMazAAAAAATY43sAAAAABUS+UgAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwQBAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDBQMAAFcOAAAAAFRgAAQAAHCAAQgAAGJwAAwAAGJwAQwAAHCAAAhMTVQAKzA2ACswOAArMDcACjwrMDc+LTcK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAASAAAABQAAABj/////rYoGkP////+6Z0eI/////797J4D/////v/MbUP/////BXayA/////8HVoFD/////wz7gAP/////DttPQ/////8UgE4D/\
    ////xZgHUP/////HAUcA/////8d5OtD/////yOPMAP/////JW7/Q/////8rE/4D/////yzzzUP/////LkVgA/////9JIbfABAwIDAgMCAwIDAgMC\
    AwIDBAMAAGdwAAAAAGl4AAQAAHUwAQoAAHCAABAAAH6QABRMTVQAKzA3MzAAKzA4MjAAKzA4ACswOQAKPCswOD4tOAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABHAAAABQAAABT/////hWlbjv/////LR3Xw/////8vyyuD/////zPu6UP/////N0/5g/////86dpdD/////0mF6cP/////TePhw/////9RCrfD/\
    ////1UurcP/////WdEzw/////9c/U/D/////2C9E8P/////Y+Ppw/////9oN1XD/////2tjccP/////b7bdw/////9y4vnD/////3c7q8P/////e\
    odrw/////9+2tfD/////4IG88P/////hlpfw/////+JPKfD/////43Z58P/////kLwvw/////+VflnD/////5g7t8P/////nP6mo/////+f4Sbj/\
    ////6R+LqP/////p2Cu4/////+r/baj/////67gNuP/////s30+o/////+2X77j/////7shsKP/////vd9G4//////CoTij/////8VezuP/////y\
    iDAo//////NA0Dj/////9GgSKP/////1ILI4//////ZH9Cj/////9yV+OP/////4FVMY//////kFYDj/////+fU1GP/////65UI4//////veX6j/\
    /////M5euP/////9vkGo//////6uQLj//////54jqAAAAAAAjiK4AAAAAAF+BagAAAAAAm4EuAAAAAADXeeoAAAAAARN5rgAAAAABUcEKAAAAAAG\
    NwM4AAAAAAcm5igAAAAAB4M9OAAAAAAJBsgoAAAAAAn2xzgAAAAACuaqKAAAAAAL1qk4AAAAAAzGjCgAAAAAEZs5OAAAAAASb2yoAQMCAwIDAQQB\
    BAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEAAGpyAAAAAHCAAAQAAIygAQgAAH6Q\
    AAwAAH6QARBMTVQAQ1NUACsxMAArMDkAQ0RUAApDU1QtOAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABCAAAABgAAABD/////qhk2oP////+1o6jgAAAAABUnN1AAAAAAFhhrwAAAAAAXCGrQAAAAABf5n0AAAAAAGOmeUAAAAAAZ2tLAAAAAABrMI1AA\
    AAAAG7wwcAAAAAAcrCFwAAAAAB2cEnAAAAAAHowDcAAAAAAfe/RwAAAAACBr5XAAAAAAIVvWcAAAAAAiS8dwAAAAACM7uHAAAAAAJCupcAAAAAAl\
    G5pwAAAAACYLi3AAAAAAJwS28AAAAAAn9KfwAAAAACjkpwAAAAAAKXhPAAAAAAAp1InwAAAAACrEevAAAAAAK7Rr8AAAAAAspFzwAAAAAC2UTfAA\
    AAAALoQ+8AAAAAAvdC/wAAAAADBkIPAAAAAAMV1McAAAAAAycidwAAAAADM9LnAAAAAANFIJcAAAAAA1HRBwAAAAADYx63AAAAAANvzycAAAAAA4\
    GwfwAAAAADjc1HAAAAAAOfrp8AAAAAA6vLZwAAAAADvay/AAAAAAPKXS8AAAAAA9uq3wAAAAAD6FtPAAAAAAP5qP8AAAAABAZZbwAAAAAEGDrHAA\
    AAAAQkV48AAAAABDY45wAAAAAEQlWvAAAAAARUNwcAAAAABGBTzwAAAAAEcjUnAAAAAAR+5ZcAAAAABJAzRwAAAAAEnOO3AAAAAASuMWcAAAAABL\
    rh1wAAAAAEzMMvAAAAAATY3/cAAAAABUS6zgAAAAAFcbnAABAwIDAgMCAwIDAgMCAwIDAgMCAwIDBAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDAgMCAwIDAgMFAQMAAI1gAAAAAIygAAQAAKjAAQgAAJqwAAwAAJqwAQwAAKjAAAhMTVQAKzEwACsxMgArMTEACjwrMTE+LTExCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABQAAABX/////ofJdkP////+6FtWQ/////8uIHYD/////0lbucAECAwQAAG/wAAAAAG/wAAQAAHCAAAgAAH6QAAwAAHCAABBMTVQATU1U\
    ACswOAArMDkAV0lUQQAKV0lUQS04Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAOAAAABQAAABD/////FOHcGP////97u3pA/////8Gc9ID/////wgEYcP/////LP5sA/////8uMA/D/////0UtN8P/////SseXw/////+JsOQD/\
    ////4rNb8AAAAAANm/wAAAAAAA6GmPAAAAAAJla/AAAAAAAmsahwAQMCAwIEAgMCAwIDAgP//x/oAAAAAHFoAAAAAH6QAQQAAHCAAAgAAH6QAAxM\
    TVQAUERUAFBTVABKU1QAClBTVC04Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAxAAAAAwAAAA3/////pXceuAAAAAAJ7a/gAAAAAArdktAAAAAAC/pk4AAAAAAMvsZQAAAAAA2kOWAAAAAADorh0AAAAAAPhBtgAAAAABB1T9AA\
    AAAAEWP9YAAAAAASU+BQAAAAABNNGeAAAAAAFDPCUAAAAAAVI8FgAAAAABYTpFAAAAAAFwOjYAAAAAAX84ZQAAAAABjjhWAAAAAAGdNoUAAAAAAa\
    w2dgAAAAABu8hNAAAAAAHKyD4AAAAAAdnGbQAAAAAB6MZeAAAAAAH3xI0AAAAAAgbEfgAAAAACFcKtAAAAAAIkwp4AAAAAAjPAzQAAAAACQsC+AA\
    AAAAJRvu0AAAAAAmC+3gAAAAACcFC1AAAAAAJ/UKYAAAAAAo5O1QAAAAACnU7GAAAAAAKsTPUAAAAAArtM5gAAAAACyksVAAAAAALZSwYAAAAAAu\
    hJNQAAAAAC90kmAAAAAAMGR1UAAAAAAxXa7gAAAAADJNkdAAAAAAMz2Q4AAAAAA0LXPQAAAAADUdcuAAAAAANesO0AIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQEAAB9IAAAAACowAQQAABwgAAlMTVQARUVTVABFRVQACkVFVC0yRUVTVCxNMy41LjAvMyxN\
    MTAuNS4wLzQK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABAAAAABQAAABD/////qhggwP////+1o+EgAAAAABUnb5AAAAAAFhikAAAAAAAXCKMQAAAAABf514AAAAAAGOnWkAAAAAAZ2wsAAAAAABrMW5AA\
    AAAAG7xosAAAAAAcrFmwAAAAAB2cSrAAAAAAHow7sAAAAAAffCywAAAAACBsHbAAAAAAIVwOsAAAAAAiS/+wAAAAACM78LAAAAAAJCvhsAAAAAAl\
    G9KwAAAAACYLw7AAAAAAJwTvMAAAAAAn9OAwAAAAACjk30AAAAAAKXiHQAAAAAAp1MIwAAAAACrEszAAAAAAK7SkMAAAAAAspJUwAAAAAC2UhjAA\
    AAAALoR3MAAAAAAvdGgwAAAAADBkWTAAAAAAMV2EsAAAAAAycl+wAAAAADM9ZrAAAAAANFJBsAAAAAA1HUiwAAAAADYyI7AAAAAANv0qsAAAAAA4\
    G0AwAAAAADjdDLAAAAAAOfsiMAAAAAA6vO6wAAAAADvbBDAAAAAAPKYLMAAAAAA9uuYwAAAAAD6F7TAAAAAAP5rIMAAAAABAZc8wAAAAAEGD5LAA\
    AAAAQkWxMAAAAABDY8awAAAAAEQlkzAAAAAARUOosAAAAABGBXUwAAAAAEcjirAAAAAAR+6RsAAAAABJA2ywAAAAAEnOc7AAAAAASuNOsAAAAABL\
    rlWwAAAAAEzMeUAAAAAATY5FwAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMEAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMEAQMA\
    AFHAAAAAAFRgAAQAAHCAAQgAAGJwAAwAAGJwAQxMTVQAKzA2ACswOAArMDcACjwrMDc+LTcK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABDAAAABQAAABD/////odsZJP////+1o+EgAAAAABUnb5AAAAAAFhikAAAAAAAXCKMQAAAAABf514AAAAAAGOnWkAAAAAAZ2wsAAAAAABrMW5AA\
    AAAAG7xosAAAAAAcrFmwAAAAAB2cSrAAAAAAHow7sAAAAAAffCywAAAAACBsHbAAAAAAIVwOsAAAAAAiS/+wAAAAACM78LAAAAAAJCvhsAAAAAAl\
    G9KwAAAAACYLw7AAAAAAJwTvMAAAAAAn9OAwAAAAACjk30AAAAAAKXiHQAAAAAAp1MIwAAAAACrEszAAAAAAK7SkMAAAAAAr/k4AAAAAACyko0AA\
    AAAALZSUQAAAAAAuhIVAAAAAAC90dkAAAAAAMGRnQAAAAAAxXZLAAAAAADJybcAAAAAAMz10wAAAAAA0Uk/AAAAAADUdVsAAAAAANjIxwAAAAAA2\
    /TjAAAAAADgbTkAAAAAAON0awAAAAAA5+zBAAAAAADq8/MAAAAAAO9sSQAAAAAA8phlAAAAAAD269EAAAAAAPoX7QAAAAAA/mtZAAAAAAEBl3UAA\
    AAAAQYPywAAAAABCRb9AAAAAAENj1MAAAAAARCWhQAAAAABFQ7bAAAAAAEYFg0AAAAAARyOYwAAAAABH7p/AAAAAAEkDesAAAAAASc6BwAAAAABK\
    41zAAAAAAEuuY8AAAAAATMx5QAAAAABNjkXAAAAAAFRL8zAAAAAAV5PMwAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMEAQMCAwIEAQQBBAEEAQQBBAEE\
    AQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEDAQMAAE28AAAAAFRgAAQAAHCAAQgAAGJwAAwAAGJwAQxMTVQAKzA2ACswOAArMDcACjwrMDc+LTcK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABBAAAABgAAABD/////obNAtv////+1o+8wAAAAABUnfaAAAAAAFhiyEAAAAAAXCLEgAAAAABf55ZAAAAAAGOnkoAAAAAAZ2xkQAAAAABrMaaAA\
    AAAAG7x2wAAAAAAcrGfAAAAAAB2cWMAAAAAAHoxJwAAAAAAffDrAAAAAACBsK8AAAAAAIVwcwAAAAAAiTA3AAAAAACM7/sAAAAAAJCvvwAAAAAAl\
    G+DAAAAAACYL0cAAAAAAJwT9QAAAAAAn9O5AAAAAACjk7VAAAAAAKXiVUAAAAAAp1NBAAAAAACrEwUAAAAAAK7SyQAAAAAAspKNAAAAAAC2UlEAA\
    AAAALoSFQAAAAAAvdHZAAAAAADBkZ0AAAAAAMV2SwAAAAAAycm3AAAAAADM9dMAAAAAANFJPwAAAAAA1HVbAAAAAADYyMcAAAAAANv04wAAAAAA4\
    G05AAAAAADjdGsAAAAAAOfswQAAAAAA6vPzAAAAAADvbEkAAAAAAPKYZQAAAAAA9uvRAAAAAAD6F+0AAAAAAP5rWQAAAAABAZd1AAAAAAEGD8sAA\
    AAAAQkW/QAAAAABDY9TAAAAAAEQloUAAAAAARUO2wAAAAABGBYNAAAAAAEcjmMAAAAAAR+6fwAAAAABJA3rAAAAAAEnOgcAAAAAASuNcwAAAAABL\
    rmPAAAAAAEzMeUAAAAAATY5FwAAAAABUS/MwAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwQBAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDBQMAAETKAAAAAEZQAAQAAGJwAQgAAFRgAAwAAFRgAQwAAGJwAAhMTVQAKzA1ACswNwArMDYACjwrMDY+LTYK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAzAAAABwAAABT/////qhmT3P////+1pAtQAAAAABUni7AAAAAAFhjAIAAAAAAXCLEgAAAAABf586AAAAAAGOnysAAAAAAZ2ycgAAAAABrMd7AA\
    AAAAG7yE0AAAAAAcrHXQAAAAAB2cZtAAAAAAHoxX0AAAAAAffEjQAAAAACBsOdAAAAAAIVwq0AAAAAAiTBvQAAAAACM8DNAAAAAAJCv90AAAAAAl\
    G/zgAAAAACYL7eAAAAAAJwUZYAAAAAAn9QpgAAAAACjk+2AAAAAAKXijYAAAAAAp1N5QAAAAACrE3WAAAAAAK7TOYAAAAAAspL9gAAAAAC2UsGAA\
    AAAALoShYAAAAAAvdJJgAAAAADBkg2AAAAAAMV2u4AAAAAAycongAAAAADM9kOAAAAAANFJr4AAAAAA1HXLgAAAAADYyTeAAAAAANv1U4AAAAAA4\
    G2pgAAAAADjdNuAAAAAAOftMYAAAAAA6vRjgAAAAADvbLmAAAAAAPKY1YAAAAAA9uxBgAAAAAD6GF2AAAAAAP5ryYAAAAABAZflgAAAAAEGEDuAB\
    AgMEAwIDAgMCAwIDAgMCAwIFBgUGBQYCBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQIAADAkAAAAACowAAQAAEZQAAgAAFRgAQwAAFRgAAwAAEZQ\
    AQgAADhAABBMTVQAKzAzACswNQArMDYAKzA0AAo8KzA1Pi01Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAIAAAABwAAAB//////i/+OAP////+6Ft8A/////8t5pAj/////0lbucP/////XPMYI/////9r/JgD/////9LW+iAAAAAAh2nSAAQIDAgQCBQYA\
    AGaAAAAAAGaAAAQAAGl4AAgAAH6QAA4AAHCAABIAAHCAABYAAGJwABtMTVQAUE1UACswNzMwACswOQArMDgAV0lUQQBXSUIACldJQi03Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAFAAAABAAAAAz/////i9fxnP////+S5hb4/////9IvYXAAAAAAVc4CcAAAAABa7HVwAQIDAQMAAHXkAAAAAHeIAAQAAH6QAAgAAH6QAARMTVQA\
    S1NUAEpTVAAKS1NULTkK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAAz/////ofKdMAAAAAAEipLAAQIAADBQAAAAADhAAAQAACowAAhMTVQAKzA0ACswMwAKPCswMz4tMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA0AAAABgAAABD/////qhmIXP////+1o/1AAAAAABUni7AAAAAAFhjAIAAAAAAXCLEgAAAAABf586AAAAAAGOnysAAAAAAZ2ycgAAAAABrMd7AA\
    AAAAG7yE0AAAAAAcrHXQAAAAAB2cZtAAAAAAHoxX0AAAAAAffEjQAAAAACBsOdAAAAAAIVwq0AAAAAAiTBvQAAAAACM8DNAAAAAAJCv90AAAAAAl\
    G+7QAAAAACYL39AAAAAAJwULUAAAAAAn9PxQAAAAACjk+2AAAAAAKXijYAAAAAAp1N5QAAAAACrEz1AAAAAAK7TAUAAAAAAspLFQAAAAAC2UolAA\
    AAAALoSTUAAAAAAvdIRQAAAAADBkdVAAAAAAMV2g0AAAAAAycnvQAAAAADM9gtAAAAAANFJd0AAAAAA1HWTQAAAAADYyP9AAAAAANv1G0AAAAAA4\
    G1xQAAAAADjdKNAAAAAAOfs+UAAAAAA6vQrQAAAAADvbIFAAAAAAPKYnUAAAAAA9uwJQAAAAAD6GCVAAAAAAP5rkUAAAAABAZetQAAAAAEGEANAA\
    AAAAZeDGIAECAwQDAgMCAwIDAgMCAwIDAgMCAwIFAQIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDBAIAADukAAAAADhAAAQAAEZQAAgAAFRgAQwA\
    AFRgAAwAAEZQAQhMTVQAKzA0ACswNQArMDYACjwrMDU+LTUK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA0AAAABgAAABD/////qhmGoP////+1o/1AAAAAABUni7AAAAAAFhjAIAAAAAAXCLEgAAAAABf586AAAAAAGOnysAAAAAAZ2ycgAAAAABrMd7AA\
    AAAAG7yE0AAAAAAcrHXQAAAAAB2cZtAAAAAAHoxX0AAAAAAffEjQAAAAACBsOdAAAAAAIVwq0AAAAAAiTBvQAAAAACM8DNAAAAAAJCv90AAAAAAl\
    G+7QAAAAACYL39AAAAAAJwULUAAAAAAn9PxQAAAAACjk+2AAAAAAKXiVUAAAAAAp1NBAAAAAACrEz1AAAAAAK7TAUAAAAAAspLFQAAAAAC2UolAA\
    AAAALoSTUAAAAAAvdIRQAAAAADBkdVAAAAAAMV2g0AAAAAAycnvQAAAAADM9gtAAAAAANFJd0AAAAAA1HWTQAAAAADYyP9AAAAAANv1G0AAAAAA4\
    G1xQAAAAADjdKNAAAAAAOfs+UAAAAAA6vQrQAAAAADvbIFAAAAAAPKYnUAAAAAA9uwJQAAAAAD6GCVAAAAAAP5rkUAAAAABAZetQAAAAAEGEANAA\
    AAAAXBvYoAECAwQDAgMCAwIDAgMCAwIDAgMCAwIFAgQDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDBAIAAD1gAAAAADhAAAQAAEZQAAgAAFRgAQwA\
    AFRgAAwAAEZQAQhMTVQAKzA0ACswNQArMDYACjwrMDU+LTUK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAj/////1Rs2tAEAACvMAAAAACowAARMTVQAKzAzAAo8KzAzPi0zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABCAAAABgAAABT/////hvDNuP/////SMLLwAAAAABUnN1AAAAAAFhhrwAAAAAAXCGrQAAAAABf5n0AAAAAAGOmeUAAAAAAZ2tLAAAAAABrMI1AA\
    AAAAG7wwcAAAAAAcrCFwAAAAAB2cEnAAAAAAHowDcAAAAAAfe/RwAAAAACBr5XAAAAAAIVvWcAAAAAAiS8dwAAAAACM7uHAAAAAAJCupcAAAAAAl\
    G5pwAAAAACYLi3AAAAAAJwS28AAAAAAn9KfwAAAAACjkpwAAAAAAKXhPAAAAAAAp1InwAAAAACrEevAAAAAAK7Rr8AAAAAAspFzwAAAAAC2UTfAA\
    AAAALoQ+8AAAAAAvdC/wAAAAADBkIPAAAAAAMV1McAAAAAAycidwAAAAADM9LnAAAAAANFIXgAAAAAA1HR6AAAAAADYx+YAAAAAANv0AgAAAAAA4\
    GxYAAAAAADjc4oAAAAAAOfr4AAAAAAA6vMSAAAAAADva2gAAAAAAPKXhAAAAAAA9urwAAAAAAD6FwwAAAAAAP5qeAAAAAABAZaUAAAAAAEGDuoAA\
    AAAAQkWHAAAAAABDY5yAAAAAAEQlaQAAAAAARUN+gAAAAABGBUsAAAAAAEcjYIAAAAAAR+5ngAAAAABJA0KAAAAAAEnOSYAAAAAASuMkgAAAAABL\
    riuAAAAAAEzMQQAAAAAATY4NgAAAAABUS7rwAAAAAFb2sgABAwIDAgMCAwIDAgMCAwIDAgMCAwIDBAUDAgMCAwIDAgMCAwQFBAUEBQQFBAUEBQQF\
    BAUEBQQFBAUEBQQFBAUDBQMAAIXIAAAAAH6QAAQAAKjAAQgAAJqwAAwAAJqwAQwAAIygABBMTVQAKzA5ACsxMgArMTEAKzEwAAo8KzExPi0xMQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAYAAAABQAAABD/////qhmFN/////+1o/1AAAAAABUni7AAAAAAFhjAIAAAAAAXCLEgAAAAABf586AAAAAAGOnysAAAAAAZ2ycgAAAAABrMd7AA\
    AAAAG7yE0AAAAAAcrHXQAAAAAB2cZtAAAAAAHoxX0AAAAAAffEjQAAAAACBsOdAAAAAAIVwq0AAAAAAiTBvQAAAAACM8DNAAAAAAJCv90AAAAAAl\
    G+7QAAAAACYL39AAAAAAJwULUAAAAAAn9PxQAAAAACjk7VABAgMEAwIDAgMCAwIDAgMCAwIDAgMCAwIAAD7JAAAAADhAAAQAAEZQAAgAAFRgAQwA\
    AFRgAAxMTVQAKzA0ACswNQArMDYACjwrMDU+LTUK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAdAAAABgAAABD/////i9fweP////+S5hb4/////9JDJ/D/////12WPcP/////X7p1g/////9j4+nD/////2c0t4P/////a14rw/////9utD+D/\
    ////3Obi8P/////djPHg/////+JPKfD/////5Gu3+P/////lExho/////+ZiA3j/////5xFM6P/////oL3B4/////+jn9Gj/////6g9SeP/////q\
    x9Zo/////+vvNHj/////7Ke4aP/////tzxZ4/////+6Hmmj/////8DVxeAAAAAAgo2CQAAAAACFuZ5AAAAAAIoNCkAAAAAAjTkmQAQIEAwQDBAME\
    AwQBBQEFAQUBBQEFAQUBBAMEAwQAAHcIAAAAAHeIAAQAAH6QAAgAAIygAQwAAH6QAAQAAIWYAQxMTVQAS1NUAEpTVABLRFQACktTVC05Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAdAAAAAwAAAAz/////fjZDKf////+gl6KA/////6F5BPD/////yFlegP/////JCflw/////8nTvQD/////ywWK8P/////LfEAA/////9I7PvD/\
    ////04t7gP/////UQq3w/////9VFIgD/////1ky/8P/////XPL8A/////9gGZnD/////2R3ygP/////ZQXzwAAAAAB66UiAAAAAAH2mbkAAAAAAg\
    foSgAAAAACFJfZAAAAAAImehIAAAAAAjKV+QAAAAACRHgyAAAAAAJRJ8EAAAAAAmJ2UgAAAAACbyXhAAAAAAKAdHIAAAAAAo0kAQAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIAAHHXAAAAAH6QAQQAAHCAAAhMTVQAQ0RUAENTVAAKQ1NULTgK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAIAAAACAAAACD/////fjZTo/////+Gg4Wj/////7pnTpD/////wArkYP/////Ks+Vg/////8uRXwj/////0kht8AAAAAAWke4AAQIDBAUGBQcA\
    AGFdAAAAAGFdAAQAAGJwAAgAAGcgAQwAAGcgAAwAAGl4ABIAAH6QABgAAHCAABxMTVQAU01UACswNwArMDcyMAArMDczMAArMDkAKzA4AAo8KzA4\
    Pi04Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABBAAAABgAAABD/////qhkz5P////+1o6jgAAAAABUnN1AAAAAAFhhrwAAAAAAXCGrQAAAAABf5n0AAAAAAGOmeUAAAAAAZ2tLAAAAAABrMI1AA\
    AAAAG7wwcAAAAAAcrCFwAAAAAB2cEnAAAAAAHowDcAAAAAAfe/RwAAAAACBr5XAAAAAAIVvWcAAAAAAiS8dwAAAAACM7uHAAAAAAJCupcAAAAAAl\
    G5pwAAAAACYLi3AAAAAAJwS28AAAAAAn9KfwAAAAACjkpwAAAAAAKXhPAAAAAAAp1InwAAAAACrEevAAAAAAK7Rr8AAAAAAspFzwAAAAAC2UTfAA\
    AAAALoQ+8AAAAAAvdC/wAAAAADBkIPAAAAAAMV1McAAAAAAycidwAAAAADM9LnAAAAAANFIJcAAAAAA1HRBwAAAAADYx63AAAAAANvzycAAAAAA4\
    GwfwAAAAADjc1HAAAAAAOfrp8AAAAAA6vLZwAAAAADvay/AAAAAAPKXS8AAAAAA9uq3wAAAAAD6FtPAAAAAAP5qP8AAAAABAZZbwAAAAAEGDrHAA\
    AAAAQkV48AAAAABDY45wAAAAAEQlWvAAAAAARUNwcAAAAABGBTzwAAAAAEcjUnAAAAAAR+5ZcAAAAABJAzRwAAAAAEnOO3AAAAAASuMWcAAAAABL\
    rh1wAAAAAEzMMvAAAAAATY3/cAAAAABUS6zgAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwQBAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDBQMAAJAcAAAAAIygAAQAAKjAAQgAAJqwAAwAAJqwAQwAAKjAAAhMTVQAKzEwACsxMgArMTEACjwrMTE+LTExCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAApAAAABAAAABD/////dM7wGP/////DVUmA/////9JUWYD/////04t7gP/////UQq3w/////9VFIgD/////1ky/8P/////XPL8A/////9gGZnD/\
    ////2R3ygP/////Z55nw/////9r/JgD/////28jNcP/////c4FmA/////92qAPD/////3nJzAP/////ftWRw/////+B8hQD/////4ZaX8P/////i\
    XbiA/////+N3y3D/////5D7sAP/////lMCBw/////+YhcQD/////5xKlcP/////oAqSA/////+jz2PD/////6ePYAP/////q1Qxw/////+vFC4D/\
    ////7LY/8P/////t9/wA/////+6YxPD/////79kvgP/////wefhwAAAAAAf8VgAAAAAACO2KcAAAAAAJ3YmAAAAAAArOvfAAAAAAEduhgAAAAAAS\
    VN1wAQIBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEDAQMBAwEAAHHoAAAAAHCAAAQAAH6QAAgAAH6QAQxMTVQAQ1NUAEpTVABDRFQA\
    CkNTVC04Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAYAAAABQAAABD/////qhmDCf////+1o+8wAAAAABUnfaAAAAAAFhiyEAAAAAAXCLEgAAAAABf55ZAAAAAAGOnkoAAAAAAZ2xkQAAAAABrMaaAA\
    AAAAG7x2wAAAAAAcrGfAAAAAAB2cWMAAAAAAHoxJwAAAAAAffDrAAAAAACBsK8AAAAAAIVwcwAAAAAAiTA3AAAAAACM7/sAAAAAAJCvvwAAAAAAl\
    G+DAAAAAACYL0cAAAAAAJwT9QAAAAAAn9O5AAAAAACjk7VABAwIDAgMCAwIDAgMCAwIDAgMCAwIDBAEAAED3AAAAAEZQAAQAAGJwAQgAAFRgAAwA\
    AFRgAQxMTVQAKzA1ACswNwArMDYACjwrMDU+LTUK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAzAAAABgAAABX/////Vra6Af////+qGZoB/////+faDFAAAAAAFSeZwAAAAAAWGM4wAAAAABcIzUAAAAAAF/oBsAAAAAAY6gDAAAAAABnbNTAA\
    AAAAGsyFwAAAAAAbvJLgAAAAABysg+AAAAAAHZx04AAAAAAejGXgAAAAAB98VuAAAAAAIGxH4AAAAAAhXDjgAAAAACJMKeAAAAAAIzwa4AAAAAAk\
    LAvgAAAAACUb/OAAAAAAJgvt4AAAAAAnBRlgAAAAACf1CmAAAAAAKOUJcAAAAAAp1N5QAAAAACrEwUAAAAAAK7TAUAAAAAAspKNAAAAAAC2UolAA\
    AAAALoSFQAAAAAAvdHZAAAAAADBkWTAAAAAAMV2SwAAAAAA0UkGwAAAAADUdVsAAAAAANjIjsAAAAAA2/TjAAAAAADgbQDAAAAAAON0awAAAAAA5\
    +yIwAAAAADq8/MAAAAAAO9sEMAAAAAA8phlAAAAAAD265jAAAAAAPoX7QAAAAAA/msgwAAAAAEBl3UAAAAAAQN3HsAAAAABBhBzwAAAAAEJF6XAB\
    AgQDBAMEAwQDBAMEAwQDBAMEAwQDBAUCBQIFAgUEAwQDBAMEAwQDBAMEAwQDBAMFAgQAACn/AAAAACn/AAQAACowAAkAAEZQAQ0AADhAABEAADhA\
    ARFMTVQAVEJNVAArMDMAKzA1ACswNAAKPCswND4tNAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABHAAAABgAAABz/////mmx9yP////+/AMxIAAAAAA2URDgAAAAADq0TuAAAAAAPeXNAAAAAABAoysAAAAAAEKn9wAAAAAARrGrIAAAAABJFSrgA\
    AAAAEzfsyAAAAAAULRW4AAAAACggdsgAAAAAKNuduAAAAAApy5zIAAAAACq+IrgAAAAAK6zQSAAAAAAsn1Y4AAAAAC2OA8gAAAAALoCJuAAAAAAv\
    bzdIAAAAADBhvTgAAAAAMVBqyAAAAAAyQvC4AAAAADMy78gAAAAANCV1uAAAAAA1FCNIAAAAADYGqTgAAAAANvVWyAAAAAA359y4AAAAADjWikgA\
    AAAAOckQOAAAAAA6uQ9IAAAAADurlTgAAAAAPJpCyAAAAAA9jMi4AAAAAD57dkgAAAAAP238OAAAAABAXKnIAAAAAEFPL7gAAAAAQj8uyAAAAABD\
    MbS4AAAAAEfiyUgAAAAASNVPOAAAAABJxU5IAAAAAEq31DgAAAAAS6aByAAAAABMmQe4AAAAAE2HtUgAAAAATno7OAAAAABPaOjIAAAAAFBbbrgA\
    AAAAUUttyAAAAABSPfO4AAAAAFMsoUgAAAAAVB8nOAAAAABVDdTIAAAAAFYAWrgAAAAAVu8ISAAAAABX4Y44AAAAAFjRjUgAAAAAWcQTOAAAAABa\
    ssDIAAAAAFulRrgAAAAAXJP0SAAAAABdhno4AAAAAF51J8gAAAAAX2etuAAAAABgV6zIAAAAAGFKMrgAAAAAYjjgSAAAAABjK2Y4AQMCBQQFAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMAADA4AAAAADA4AAQAAD9IAQgAADE4\
    AA4AAEZQARQAADhAABhMTVQAVE1UACswNDMwACswMzMwACswNQArMDQACjwrMDMzMD4tMzozMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAA7/////1eYVdAAAAAAhYU2oAQIAAFQMAAAAAE1YAAQAAFRgAApMTVQAKzA1MzAAKzA2AAo8KzA2Pi02Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAJAAAAAwAAAAz/////ZcKkcP/////XPgJw/////9ftWfD/////2Pj6cP/////ZzTvw/////9sHAPD/////260d8P/////c5uLw/////92M//AC\
    AQIBAgECAQIAAIMDAAAAAIygAQQAAH6QAAhMTVQASkRUAEpTVAAKSlNULTkK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABDAAAABQAAABD/////oeVO2f////+1o+EgAAAAABUnb5AAAAAAFhikAAAAAAAXCKMQAAAAABf514AAAAAAGOnWkAAAAAAZ2wsAAAAAABrMW5AA\
    AAAAG7xosAAAAAAcrFmwAAAAAB2cSrAAAAAAHow7sAAAAAAffCywAAAAACBsHbAAAAAAIVwOsAAAAAAiS/+wAAAAACM78LAAAAAAJCvhsAAAAAAl\
    G9KwAAAAACYLw7AAAAAAJwTvMAAAAAAn9OAwAAAAACjk30AAAAAAKXiHQAAAAAAp1MIwAAAAACrEszAAAAAAK7SkMAAAAAAspJUwAAAAAC2UhjAA\
    AAAALoR3MAAAAAAvdGgwAAAAADBkWTAAAAAAMV2EsAAAAAAycl+wAAAAADM9ZrAAAAAANFJBsAAAAAA1HUiwAAAAADYyI7AAAAAANv0qsAAAAAA4\
    G0AwAAAAADjdDLAAAAAAOfsiMAAAAAA6vO6wAAAAADvbBDAAAAAAPKYLMAAAAAA8zumwAAAAAD269EAAAAAAPoX7QAAAAAA/mtZAAAAAAEBl3UAA\
    AAAAQYPywAAAAABCRb9AAAAAAENj1MAAAAAARCWhQAAAAABFQ7bAAAAAAEYFg0AAAAAARyOYwAAAAABH7p/AAAAAAEkDesAAAAAASc6BwAAAAABK\
    41zAAAAAAEuuY8AAAAAATMx5QAAAAABNjkXAAAAAAFRL8zAAAAAAV0n4wAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMEAQMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIEAQQBBAEEAQQBBAEEAQQBBAEDAQMAAE+nAAAAAFRgAAQAAHCAAQgAAGJwAAwAAGJwAQxMTVQAKzA2ACswOAArMDcACjwrMDc+LTcK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAyAAAABAAAABD/////htPuTAAAAAAPC9yQAAAAABjpyIAAAAAAGdr88AAAAAAazE2AAAAAABu8MHAAAAAAHKwvgAAAAAAdnBJwAAAAAB6MEYAA\
    AAAAH3v0cAAAAAAga/OAAAAAACFb1nAAAAAAIkvVgAAAAAAjO7hwAAAAACQrt4AAAAAAJRuacAAAAAAmC5mAAAAAACcEtvAAAAAAJ/S2AAAAAAAo\
    5JjwAAAAACnUmAAAAAAAKsR68AAAAAArtHoAAAAAACykXPAAAAAALZRcAAAAAAAuhD7wAAAAAC90PgAAAAAAMGQg8AAAAAAxXVqAAAAAADJNPXAA\
    AAAAMz08gAAAAAA0LR9wAAAAADUdHoAAAAAANg0BcAAAAAA66bOgAAAAADu0rJAAAAAAPKSroAAAAAA9lI6QAAAAAD6EjaAAAAAAP3RwkAAAAABA\
    ZG+gAAAAAEFUUpAAAAAAQkRRoAAAAABDNDSQAAAAAEQkM6AAAAAARR1REAAAAABVFZqgAAAAAFYFYXAAAAAAVvV8oAAAAABX5UNwAQMCAwIDAgMC\
    AwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMAAGQ0AAAAAGJwAAQAAH6QAQgAAHCAAAxMTVQAKzA3ACswOQArMDgACjwr\
    MDg+LTgK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAj/////sP66ZAEAAFIcAAAAAFRgAARMTVQAKzA2AAo8KzA2Pi02Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABCAAAACAAAABj/////odvduv////+1o8UAAAAAABUnU3AAAAAAFhhrwAAAAAAXCGrQAAAAABf5n0AAAAAAGOmeUAAAAAAZ2tLAAAAAABrMI1AA\
    AAAAG7wwcAAAAAAcrCFwAAAAAB2cEnAAAAAAHowDcAAAAAAfe/RwAAAAACBr5XAAAAAAIVvWcAAAAAAiS8dwAAAAACM7uHAAAAAAJCupcAAAAAAl\
    G5pwAAAAACYLi3AAAAAAJwS28AAAAAAn9KfwAAAAACjkpwAAAAAAKXhPAAAAAAAp1InwAAAAACrEevAAAAAAK7Rr8AAAAAAspFzwAAAAAC2UTfAA\
    AAAALoQ+8AAAAAAvdC/wAAAAADBkIPAAAAAAMV1McAAAAAAycidwAAAAADM9LnAAAAAANFIJcAAAAAA1HRBwAAAAADYx63AAAAAANvzycAAAAAA4\
    GwfwAAAAADjc1HAAAAAAOfrp8AAAAAA6vLZwAAAAADvay/AAAAAAPKXS8AAAAAA9uq3wAAAAAD6FtPAAAAAAP5qP8AAAAABAZZbwAAAAAEGDrHAA\
    AAAAQkV48AAAAABDY45wAAAAAEQlWvAAAAAARUNwcAAAAABGBTzwAAAAAEcjUnAAAAAAR+5ZcAAAAABJAzRwAAAAAEnOO3AAAAAASuMWcAAAAABL\
    rh1wAAAAAEzMMvAAAAAATY3/cAAAAABObfRAAAAAAFRLuvABAgQDBAMEAwQDBAMEAwQDBAMEAwQDBQYDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQD\
    BAMEAwQDBAMEAwQDBAMHAwYAAIZGAAAAAHCAAAQAAH6QAAgAAJqwAAwAAKjAARAAAJqwAQwAAIygABQAAKjAABBMTVQAKzA4ACswOQArMTEAKzEy\
    ACsxMAAKPCsxMD4tMTAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABBAAAABgAAABD/////p1lHXf////+1o7bwAAAAABUnRWAAAAAAFhh50AAAAAAXCHjgAAAAABf5rVAAAAAAGOmsYAAAAAAZ2uDQAAAAABrMMWAA\
    AAAAG7w+gAAAAAAcrC+AAAAAAB2cIIAAAAAAHowRgAAAAAAffAKAAAAAACBr84AAAAAAIVvkgAAAAAAiS9WAAAAAACM7xoAAAAAAJCu3gAAAAAAl\
    G6iAAAAAACYLmYAAAAAAJwTFAAAAAAAn9LYAAAAAACjktRAAAAAAKXhdEAAAAAAp1JgAAAAAACrEiQAAAAAAK7R6AAAAAAAspGsAAAAAAC2UXAAA\
    AAAALoRNAAAAAAAvdD4AAAAAADBkLwAAAAAAMV1agAAAAAAycjWAAAAAADM9PIAAAAAANFIXgAAAAAA1HR6AAAAAADYx+YAAAAAANv0AgAAAAAA4\
    GxYAAAAAADjc4oAAAAAAOfr4AAAAAAA6vMSAAAAAADva2gAAAAAAPKXhAAAAAAA9urwAAAAAAD6FwwAAAAAAP5qeAAAAAABAZaUAAAAAAEGDuoAA\
    AAAAQkWHAAAAAABDY5yAAAAAAEQlaQAAAAAARUN+gAAAAABGBUsAAAAAAEcjYIAAAAAAR+5ngAAAAABJA0KAAAAAAEnOSYAAAAAASuMkgAAAAABL\
    riuAAAAAAEzMQQAAAAAATY4NgAAAAABUS7rwAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwQBAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDBQMAAHujAAAAAH6QAAQAAJqwAQgAAIygAAwAAIygAQwAAJqwAAhMTVQAKzA5ACsxMQArMTAACjwrMTA+LTEwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABBAAAABgAAABD/////odvqXv////+1o8UAAAAAABUnU3AAAAAAFhiH4AAAAAAXCIbwAAAAABf5u2AAAAAAGOm6cAAAAAAZ2u7gAAAAABrMP3AA\
    AAAAG7xMkAAAAAAcrD2QAAAAAB2cLpAAAAAAHowfkAAAAAAffBCQAAAAACBsAZAAAAAAIVvykAAAAAAiS+OQAAAAACM71JAAAAAAJCvFkAAAAAAl\
    G7aQAAAAACYLp5AAAAAAJwTTEAAAAAAn9MQQAAAAACjkwyAAAAAAKXhrIAAAAAAp1KYQAAAAACrElxAAAAAAK7SIEAAAAAAspHkQAAAAAC2UahAA\
    AAAALoRbEAAAAAAvdEwQAAAAADBkPRAAAAAAMV1okAAAAAAyckOQAAAAADM9SpAAAAAANFIlkAAAAAA1HSyQAAAAADYyB5AAAAAANv0OkAAAAAA4\
    GyQQAAAAADjc8JAAAAAAOfsGEAAAAAA6vNKQAAAAADva6BAAAAAAPKXvEAAAAAA9usoQAAAAAD6F0RAAAAAAP5qsEAAAAABAZbMQAAAAAEGDyJAA\
    AAAAQkWVEAAAAABDY6qQAAAAAEQldxAAAAAARUOMkAAAAABGBVkQAAAAAEcjbpAAAAAAR+51kAAAAABJA1CQAAAAAEnOV5AAAAAASuMykAAAAABL\
    rjmQAAAAAEzMTxAAAAAATY4bkAAAAABUS8kAAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwQBAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDBQMAAHmiAAAAAHCAAAQAAIygAQgAAH6QAAwAAH6QAQwAAIygAAhMTVQAKzA4ACsxMAArMDkACjwrMDk+LTkK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABAAAABL/////VraJ0f////+h8nNR/////8vy/Bj/////0Zpn8AECAwIAAFovAAAAAFovAAQAAFtoAAgAAH6QAA5MTVQAUk1UACswNjMw\
    ACswOQAKPCswNjMwPi02OjMwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABCAAAABwAAABT/////m18JJ/////+hErH//////7Wj/UAAAAAAFSeLsAAAAAAWGMAgAAAAABcIvzAAAAAAF/nzoAAAAAAY6fKwAAAAABnbJyAA\
    AAAAGsx3sAAAAAAbvITQAAAAABysddAAAAAAHZxm0AAAAAAejFfQAAAAAB98SNAAAAAAIGw50AAAAAAhXCrQAAAAACJMG9AAAAAAIzwM0AAAAAAk\
    K/3QAAAAACUb7tAAAAAAJgvf0AAAAAAnBQtQAAAAACf0/FAAAAAAKOT7YAAAAAApeKNgAAAAACnU3lAAAAAAKsTPUAAAAAArtMBQAAAAACyksVAA\
    AAAALZSiUAAAAAAuhJNQAAAAAC90hFAAAAAAMGR1UAAAAAAxXaDQAAAAADJye9AAAAAAMz2C0AAAAAA0Ul3QAAAAADUdZNAAAAAANjI/0AAAAAA2\
    /UbQAAAAADgbXFAAAAAAON0o0AAAAAA5+z5QAAAAADq9CtAAAAAAO9sgUAAAAAA8pidQAAAAAD27AlAAAAAAPoYJUAAAAAA/muRQAAAAAEBl61AA\
    AAAAQYQA0AAAAABCRc1QAAAAAENj4tAAAAAARCWvUAAAAABFQ8TQAAAAAEYFkVAAAAAARyOm0AAAAABH7q3QAAAAAEkDiNAAAAAASc6P0AAAAABK\
    42rQAAAAAEuucdAAAAAATMyHUAAAAABNjlPQAAAAAFRMAUABAgQDBAMEAwQDBAMEAwQDBAMEAwQDBAUCBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQD\
    BAMEAwQDBAMEAwQDBAMEBgQAADjZAAAAADTBAAQAADhAAAgAAFRgAQwAAEZQABAAAEZQARAAAFRgAAxMTVQAUE1UACswNAArMDYAKzA1AAo8KzA1\
    Pi01Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA+AAAABQAAABD/////qhmaSP/////n2gxQAAAAABUnmcAAAAAAFhjOMAAAAAAXCM1AAAAAABf6AbAAAAAAGOoAwAAAAAAZ2zUwAAAAABrMhcAA\
    AAAAG7yS4AAAAAAcrIPgAAAAAB2cdOAAAAAAHoxl4AAAAAAffFbgAAAAACBsR+AAAAAAIVw44AAAAAAiTCngAAAAACM8GuAAAAAAJCwL4AAAAAAl\
    G/zgAAAAACYL7eAAAAAAJwUZYAAAAAAn9QpgAAAAACjlCXAAAAAAKdT6cAAAAAAqxOtwAAAAACu03HAAAAAALKTNcAAAAAAtlL5wAAAAAC6Er3AA\
    AAAAL3SgcAAAAAAwZJFwAAAAADM9kOAAAAAANFJr4AAAAAA1HXLgAAAAADYyTeAAAAAANv1U4AAAAAA4G2pgAAAAADjdNuAAAAAAOftMYAAAAAA6\
    vRjgAAAAADvbLmAAAAAAPKY1YAAAAAA9uxBgAAAAAD6GF2AAAAAAP5ryYAAAAABAZflgAAAAAEGEDuAAAAAAQkXbYAAAAABDY/DgAAAAAEQlvWAA\
    AAAARUPS4AAAAABGBZ9gAAAAAEcjtOAAAAAAR+674AAAAABJA5bgAAAAAEnOneAAAAAASuN44AAAAABLrn/gAAAAAEzMlWAAAAAATY5h4AAAAABO\
    rHdgAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwQBBAEEAQQBBAMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMAACm4AAAAACowAAQAAEZQAQgA\
    ADhAAAwAADhAAQxMTVQAKzAzACswNQArMDQACjwrMDQ+LTQK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACFAAAACAAAAB3/////Xj0bkP////+S5qqg/////5tLiZD/////m/7joP////+cnReg/////53Jn5D/////nn5LIP////+fqtMQ/////6BffqD/\
    ////oYwGkP////+iQgOg/////6Nui5D/////pCM3IP////+lT78Q/////6oGC5D/////qud8EP////+tycQQ/////66nQBD/////r6BrkP////+w\
    hyIQ/////7GJiBD/////snA+kP////+zcqSQ/////7RQIJD/////tzJokP////+4D+SQ/////7j/1ZD/////ue/GkP////+8yNQQ/////724xRD/\
    ////vp97kP////+/mKcQ/////8CbDRD/////wXiJEP/////CaHoQ/////8NYaxD/////xD8hkP/////FOE0Q/////8Y6sxD/////x1jIkP/////H\
    2fuQ/////8kD7pD/////yfE8kP/////K4n8Q/////8u1bxD/////y+zAAP/////MgGgA/////8zcvxD/////zZVREP/////Nw2eA/////85yvwD/\
    ////zsXbkP/////PdTMQ/////8+shAD/////0FKhAP/////Qpb2Q/////9FVFRD/////0YxmAP/////SMoMA/////9KFn5D/////01nhEP/////U\
    SdIQ/////9U57UD/////1ineQP/////XGc9A/////9gJwED/////2PmxQP/////Z6aJA/////9rZk0D/////28mEQP/////cuXVA/////92yoMD/\
    ////3qKRwP/////fkoLA/////+CCc8D/////4XJkwP/////iYlXA/////+NSRsD/////5EI3wP/////lMijA/////+YiGcD/////5xtFQP/////o\
    CzZA/////+j7J0D/////6esYQP/////q2wlA/////+vK+kD/////7LrrQP/////tqtxA/////+6azUD/////74q+QP/////weq9A//////FqoED/\
    ////8mPLwP/////zU7zA//////RDrcD/////9TOewP/////2I4/A//////cTgMD/////+ANxwP/////482LA//////njU8AAAAAAFwPNkAAAAAAX\
    876QAAAAABjjr5AAAAAAGdOgkAAAAAAaw5GQAAAAABu8vRAAAAAAHKyuEAAAAAAdnJ8QAAAAAB6MkBAAAAAAH3yBEAAAAAAgbHIQAAAAACFcYxAA\
    AAAAIkxUEAAAAAAjPEUQAAAAACQsNhAAAAAAJRwnEAAAAAAmDBgQAAAAACcFQ5AAAAAAJ/U0kAAAAAAo5SWQAAAAACnVFpAAAAAAKsUHkAAAAAAr\
    PQ4gAAAAACu0+JAAAAAALB/CEAAAAAAspOmQAAAAAC2U2pAAAAAALoTLkAAAAAAvdLyQAAAAADBkrZAAAAAAMV3ZEAEDAgMCAwIDAgMCAwIDAgMC\
    AwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgQCAwIEAgMCBAIDAgQCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMC\
    BQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUHBgQFBAUEBQT//+fwAAD//+UoAAT///HwAQj//+PgAAwAAAAAARD///HwAAgAAA4QARQAAAAAABlMTVQA\
    SE1UAC0wMQAtMDIAKzAwAFdFU1QAV0VUAAo8LTAxPjE8KzAwPixNMy41LjAvMCxNMTAuNS4wLzEK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABfAAAABQAAABT/////aYcYRv////+czK5G/////523Szb/////nrhtxv////+fhLg2/////7TDHeb/////y2Km4P/////M07zQ/////82e0eD/\
    ////zsYT0P/////PdXlg/////9CvMFD/////0VVbYP/////SjxJQ/////9VxaGD/////1g480P/////XWoTg/////9fk5FD/////2Tpm4P/////Z\
    xMZQ/////9sjg2D/////26SoUP/////dA2Vg/////92EilD/////3uNHYP/////fbabQ/////+ZsCeD/////5zcC0AAAAAAIILNgAAAAAAkQllAA\
    AAAACgCVYAAAAAAK8HhQAAAAAAvgd2AAAAAADNmU0AAAAAANwFlgAAAAAA65dtAAAAAAD6l14AAAAAAQmVjQAAAAABGJV+AAAAAAEnk60AAAAAAT\
    aTngAAAAABRZHNAAAAAAFUkb4AAAAAAWOP7QAAAAABco/eAAAAAAGCIbUAAAAAAZCN/gAAAAABoB/VAAAAAAGvH8YAAAAAAb4d9QAAAAABzR3mAA\
    AAAAHcHBUAAAAAAescBgAAAAAB+ho1AAAAAAIHXy4AAAAAAhgYVQAAAAACJV1OAAAAAAI2qh0AAAAAAkNbbgAAAAACVKg9AAAAAAJhWY4AAAAAAn\
    KmXQAAAAACf+tWAAAAAAKQpH0AAAAAAp3pdgAAAAACrqKdAAAAAAK755YAAAAAAs00ZQAAAAAC2eW2AAAAAALrMoUAAAAAAvfj1gAAAAADCTClAA\
    AAAAMWdZ4AAAAAAycuxQAAAAADNHO+AAAAAANFLOUAAAAAA1Jx3gAAAAADYysFAAAAAANwb/4AAAAAA4G8zQAAAAADjm4eAAAAAAOfuu0AAAAAA6\
    xsPgAAAAADvbkNAAAAAAPK/gYAAAAAA9u3LQAAAAAD6PwmAAAAAAP5tU0AAAAABAb6RgAAAAAEGEcVAAAAAAQk+GYAAAAABDZFNQAAAAAEQvaGAA\
    AAAARUQ1UAAAAABF85rgAgECAQIEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQD\
    BAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAP//8M6AAD//9FKAQT//8M6AAj//9XQAQz//8fAABBMTVQAQlNUAEJNVABBRFQAQVNUAApBU1Q0QURU\
    LE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAjAAAABAAAABH/////pgRc8P/////UQfcgAAAAABNNNgAAAAAAFDP6kAAAAAAVI+uQAAAAABYT3JAAAAAAFwPNkAAAAAAX876QAAAAABjjr5AA\
    AAAAGdOgkAAAAAAaw5GQAAAAABu8vRAAAAAAHKyuEAAAAAAdnJ8QAAAAAB6MkBAAAAAAH3yBEAAAAAAgbHIQAAAAACFcYxAAAAAAIkxUEAAAAAAj\
    PEUQAAAAACQsNhAAAAAAJRwnEAAAAAAmDBgQAAAAACcFQ5AAAAAAJ/U0kAAAAAAo5SWQAAAAACnVFpAAAAAAKsUHkAAAAAArtPiQAAAAACyk6ZAA\
    AAAALZTakAAAAAAuhMuQAAAAAC90vJAAAAAAMGStkAAAAAAxXdkQAQIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgP///GQAAD///Hw\
    AAQAAAAAAAgAAA4QAQxMTVQALTAxAFdFVABXRVNUAApXRVQwV0VTVCxNMy41LjAvMSxNMTAuNS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABAAAAAz/////kuaqoP/////MlZwg/////9J0fBAAAAAACxf3QAECAQP//+n0AAD//+PgAAT///HwAQj///HwAAhMTVQALTAyAC0wMQAK\
    PC0wMT4xCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAgAAAAAwAAAA3/////i22kWAAAAAAVI+uQAAAAABYT3JAAAAAAFwPNkAAAAAAX876QAAAAABjjr5AAAAAAGdOgkAAAAAAaw5GQAAAAABu8vRAA\
    AAAAHKyuEAAAAAAdnJ8QAAAAAB6MkBAAAAAAH3yBEAAAAAAgbHIQAAAAACFcYxAAAAAAIkxUEAAAAAAjPEUQAAAAACQsNhAAAAAAJRwnEAAAAAAm\
    DBgQAAAAACcFQ5AAAAAAJ/U0kAAAAAAo5SWQAAAAACnVFpAAAAAAKsUHkAAAAAArtPiQAAAAACyk6ZAAAAAALZTakAAAAAAuhMuQAAAAAC90vJAA\
    AAAAMGStkAAAAAAxXdkQAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQL///moAAAAAAAAAAQAAA4QAQhMTVQAV0VUAFdFU1QACldFVDBX\
    RVNULE0zLjUuMC8xLE0xMC41LjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACDAAAABwAAAB3/////Xj0TWP////+S5pyQ/////5tLe4D/////m/7VkP////+cnQmQ/////53JkYD/////nn49EP////+fqsUA/////6BfcJD/\
    ////oYv4gP////+iQfWQ/////6NufYD/////pCMpEP////+lT7EA/////6oF/YD/////quduAP////+tybYA/////66nMgD/////r6BdgP////+w\
    hxQA/////7GJegD/////snAwgP////+zcpaA/////7RQEoD/////tzJagP////+4D9aA/////7j/x4D/////ue+4gP////+8yMYA/////724twD/\
    ////vp9tgP////+/mJkA/////8Ca/wD/////wXh7AP/////CaGwA/////8NYXQD/////xD8TgP/////FOD8A/////8Y6pQD/////x1i6gP/////H\
    2e2A/////8kD4ID/////yfEugP/////K4nEA/////8u1YQD/////y+yx8P/////MgFnw/////8zcsQD/////zZVDAP/////Nw1lw/////85ysPD/\
    ////zsXNgP/////PdSUA/////8+sdfD/////0FKS8P/////Qpa+A/////9FVBwD/////0YxX8P/////SMnTw/////9KFkYD/////01nTAP/////U\
    ScQA/////9U53zD/////1inQMP/////XGcEw/////9gJsjD/////2PmjMP/////Z6ZQw/////9rZhTD/////28l2MP/////cuWcw/////92ykrD/\
    ////3qKDsP/////fknSw/////+CCZbD/////4XJWsP/////iYkew/////+NSOLD/////5EIpsP/////lMhqw/////+YiC7D/////5xs3MP/////o\
    Cygw/////+j7GTD/////6esKMP/////q2vsw/////+vK7DD/////7LrdMP/////tqs4w/////+6avzD/////74qwMP/////weqEw//////FqkjD/\
    ////8mO9sP/////zU66w//////RDn7D/////9TOQsP/////2I4Gw//////cTcrD/////+ANjsP/////481Sw//////njRbAAAAAAFwz6AAAAAAAX\
    87CAAAAAABjjoYAAAAAAGdOSgAAAAAAaw4OAAAAAABu8rwAAAAAAHKygAAAAAAAdnJEAAAAAAB6MggAAAAAAH3yBEAAAAAAgbHIQAAAAACFcYxAA\
    AAAAIkxUEAAAAAAjPEUQAAAAACQsNhAAAAAAJRwnEAAAAAAmDBgQAAAAACcFQ5AAAAAAJ/U0kAAAAAAo5SWQAAAAACnVFpAAAAAAKsUHkAAAAAAr\
    tPiQAAAAACyk6ZAAAAAALZTakAAAAAAuhMuQAAAAAC90vJAAAAAAMGStkAAAAAAxXdkQAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMC\
    AwIDAgMCAwIDAgMCBAIDAgQCAwIEAgMCBAIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIFBgUGBQYFBgUGBQYFBgUG\
    BQYFBgUGBQYFBgUGBQb///AoAAD///AoAAQAAAAAAQj///HwAAwAAA4QARAAAAAAABQAAA4QARhMTVQARk1UACswMAAtMDEAKzAxAFdFVABXRVNU\
    AApXRVQwV0VTVCxNMy41LjAvMSxNMTAuNS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAj/////aYb9wAH//93AAAD//+PgAARMTVQALTAyAAo8LTAyPjIK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABGAAAABgAAABT/////aYcRvP////+TRF88/////8NPWsD/////xDYDMP/////FLzzA/////8YV5TD/////xxhZQP/////H/wGw/////8j4O0D/\
    ////yd7jsP/////K2B1A/////8u+xbD/////zLf/QP/////NNoEwAAAAABkR/kAAAAAAGdO8sAAAAAAa8cQgAAAAABuqZDAAAAAAHNGmIAAAAAAd\
    ikYwAAAAAB6oW7AAAAAAH2o2QAAAAAAgiD2wAAAAACFKGEAAAAAAImgfsAAAAAAjKfpAAAAAACRIAbAAAAAAJQncQAAAAAAmMR4wAAAAACbpvkAA\
    AAAAKBEAMAAAAAAo0trAAAAAACnw4jAAAAAAKrK8wAAAAAAr0MQwAAAAACySnsAAAAAALbCmMAAAAAAucoDAAAAAAC+QiDAAAAAAMFJiwAAAAAAx\
    eaSwAAAAADI7f0AAAAAAM1mGsAAAAAA0G2FAAAAAADU5aLAAAAAANftDQAAAAAA3GUqwAAAAADfbJUAAAAAAOPkssAAAAAA5uwdAAAAAADrZKtAA\
    AAAAO5HK4AAAAAA8wkdQAAAAAD1xrOAAAAAAPqIpUAAAAAA/WslgAAAAAECCC1AAAAAAQTqrYAAAAABCYe1QAAAAAEMajWAAAAAAREHPUAAAAABE\
    +m9gAAAAAEYhsVAAAAAARtpRYAAAAABICs3QAAAAAEjDbeAAAAAASeqv0AAAAABKo0/gAAAAAEvKkdAAAAAATIMx4AEDAgMCAwIDAgMCAwIDBQQF\
    BAUCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwX//8nEAAD//8nEAAT//9XQAQj//8fAAAz//+PgARD/\
    /9XQAAhMTVQAU01UAC0wMwAtMDQALTAyAAo8LTAzPjMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABUAAAABAAAAA7/////cxaLFP////97EgNw/////5xOyYj/////nLw2CP/////LVLoI/////8vHbIj/////zLddiP/////Np06I/////86gegj/\
    ////z4cwiAAAAAADcECIAAAAAAQNIwgAAAAABVAiiAAAAAAF9j+IAAAAAAcwBIgAAAAAB9YhiAAAAAAJD+aIAAAAAAm2A4gAAAAACu/IiAAAAAAL\
    nyAIAAAAAAzY5QgAAAAADX8CCAAAAAAOuMcIAAAAAA9e5AgAAAAAEJipCAAAAAARPsYIAAAAABJ4iwgAAAAAEx6oCAAAAAAUWG0IAAAAABT+iggA\
    AAAAFjhPCAAAAAAW56aIAAAAABgha4gAAAAAGMeIiAAAAAAaAU2IAAAAABqnaogAAAAAG+EviAAAAAAch0yIAAAAAB3BEYgAAAAAHnmjiAAAAAAf\
    l7kIAAAAACBZhYgAAAAAIYDViAAAAAAiQqIIAAAAACNp8ggAAAAAJCKECAAAAAAlSdQIAAAAACYCZggAAAAAJym2CAAAAAAnz9MIAAAAACkJmAgA\
    AAAAKctkiAAAAAAq6XoIAAAAACuY0YgAAAAALNKWiAAAAAAtiyiIAAAAAC6yeIgAAAAAL3RFCAAAAAAwklqIAAAAADFdYYgAAAAAMnI8iAAAAAAz\
    PUOIAAAAADRSHogAAAAANR0liAAAAAA2MgCIAAAAADb9B4gAAAAAOBsdCAAAAAA43OmIAAAAADn6/wgAAAAAOrzLiAAAAAA72uEIAAAAADyl6AgA\
    AAAAPbrDCAAAAAA+hcoIAAAAAD+apQgAAAAAQGWsCAAAAABBg8GIAAAAAEJFjggAAAAAQ2OjiAAAAABELqqIAAAAAEVDhYgAAAAARgVSCAAAAABH\
    I2eIAAAAAEf3qQgBAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMC\
    AwIDAgMCAwIDAgMAAIHsAAAAAH6QAAQAAJOoAQkAAIWYAARMTVQAQUNTVABBQ0RUAApBQ1NULTk6MzBBQ0RULE0xMC4xLjAsTTQuMS4wLzMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAARAAAAAwAAAA7/////cu2fCP////+cTsKA/////5y8LwD/////y1SzAP/////Lx2WA/////8y3VoD/////zadHgP/////OoHMA/////8+HKYAA\
    AAAAA3A5gAAAAAAEDRwAAAAAACVJzQAAAAAAJe/qAAAAAAAnKa8AAAAAACfPzAAAAAAAKQmRAAAAAAApr64AAgECAQIBAgECAQIBAgECAQIAAI94\
    AAAAAJqwAQQAAIygAAlMTVQAQUVEVABBRVNUAApBRVNULTEwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABVAAAABQAAABP/////cxaIZP////92BKXg/////3sSA3D/////nE7JiP////+cvDYI/////8tUugj/////y8dsiP/////Mt12I/////82nToj/\
    ////zqB6CP/////PhzCIAAAAAANwQIgAAAAABA0jCAAAAAAFUCKIAAAAAAX2P4gAAAAABzAEiAAAAAAH1iGIAAAAAAkP5ogAAAAACbYDiAAAAAAK\
    78iIAAAAAAufIAgAAAAADNjlCAAAAAANfwIIAAAAAA64xwgAAAAAD17kCAAAAAAQmKkIAAAAABE+xggAAAAAEniLCAAAAAATHqgIAAAAABRYbQgA\
    AAAAFP6KCAAAAAAWOE8IAAAAABcMkIgAAAAAGCFriAAAAAAYx4iIAAAAABoBTYgAAAAAGqdqiAAAAAAb4S+IAAAAAByHTIgAAAAAHcERiAAAAAAe\
    eaOIAAAAAB+XuQgAAAAAIFmFiAAAAAAhgNWIAAAAACJCoggAAAAAI2nyCAAAAAAkIoQIAAAAACVJ1AgAAAAAJe/xCAAAAAAnKbYIAAAAACfP0wgA\
    AAAAKQmYCAAAAAApr7UIAAAAACrpeggAAAAAK5jRiAAAAAAs0paIAAAAAC14s4gAAAAALrJ4iAAAAAAvWJWIAAAAADCSWogAAAAAMV1hiAAAAAAy\
    cjyIAAAAADM9Q4gAAAAANFIeiAAAAAA1HSWIAAAAADYyAIgAAAAANv0HiAAAAAA4Gx0IAAAAADjc6YgAAAAAOfr/CAAAAAA6vMuIAAAAADva4QgA\
    AAAAPKXoCAAAAAA9usMIAAAAAD6FyggAAAAAP5qlCAAAAABAZawIAAAAAEGDwYgAAAAAQkWOCAAAAABDY6OIAAAAAEQuqogAAAAARUOFiAAAAABG\
    BVIIAAAAAEcjZ4gAAAAAR/epCAECBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAME\
    AwQDBAMEAwQDBAMEAwQDBAMEAwQAAIScAAAAAIygAAQAAH6QAAkAAJOoAQ4AAIWYAAlMTVQAQUVTVABBQ1NUAEFDRFQACkFDU1QtOTozMEFDRFQs\
    TTEwLjEuMCxNNC4xLjAvMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAKAAAABAAAAA7/////cxaSWP////97EgNw/////5xOyYj/////nLw2CP/////LVLoI/////8vHbIj/////zLddiP/////Np06I/////86gegj/\
    ////z4cwiAEDAgMCAwIDAgMAAHqoAAAAAH6QAAQAAJOoAQkAAIWYAARMTVQAQUNTVABBQ0RUAApBQ1NULTk6MzAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAATAAAAAwAAABD/////dKYKsP////+cTtQU/////5y8QJT/////y1TElP/////Lx3cU/////8y3aBT/////zadZFAAAAAAJD/EUAAAAAAm2DhQA\
    AAAAGgFYFAAAAAAap3UUAAAAACklUhQAAAAAKa+/lAAAAABFcbSUAAAAAEYFXJQAAAAARyNyFAAAAABH7nkUAAAAAEkDVBQAAAAASc5bFAIBAgEC\
    AQIBAgECAQIBAgECAQIAAHjQAAAAAIkcAQQAAHsMAApMTVQAKzA5NDUAKzA4NDUACjwrMDg0NT4tODo0NQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABeAAAAAwAAAA7/////dC4A5P////+b1XiA/////5y8LwD/////ndpEgP////+egGGA/////5+6JoD/////oGBDgP/////LVLMA/////8vHZYD/\
    ////zLdWgP/////Np0eA/////86gcwD/////z4cpgP/////7wo0A//////yyfgD//////cdZAP/////+drCA//////+nOwAAAAAAAFaSgAAAAAAB\
    hx0AAAAAAAI/rwAAAAAAA3A5gAAAAAAEDRwAAAAAAAVQG4AAAAAABfY4gAAAAAAHL/2AAAAAAAfWGoAAAAAACQ/fgAAAAAAJtfyAAAAAAArvwYAA\
    AAAAC58ZAAAAAAAM2N4AAAAAAA1++wAAAAAADrjAAAAAAAAPXt0AAAAAABCYogAAAAAAET6/AAAAAAASeIQAAAAAABMeoQAAAAAAFFhmAAAAAAAU\
    /oMAAAAAABY4SAAAAAAAFwNPAAAAAAAYIWSAAAAAABjjMQAAAAAAGgFGgAAAAAAap2OAAAAAABvhKIAAAAAAHIdFgAAAAAAdwQqAAAAAAB5nJ4AA\
    AAAAH5eyAAAAAAAgWX6AAAAAACGAzoAAAAAAIkKbAAAAAAAjaesAAAAAACQifQAAAAAAJUnNAAAAAAAmAl8AAAAAACcprwAAAAAAJ/S2AAAAAAAo\
    7eGAAAAAACnUmAAAAAAAKs3DgAAAAAArtHoAAAAAACytpYAAAAAALZRcAAAAAAAujYeAAAAAAC90PgAAAAAAMG1pgAAAAAAxXVqAAAAAADJWhgAA\
    AAAAMz08gAAAAAA0NmgAAAAAADUdHoAAAAAANhZKAAAAAAA2/QCAAAAAADf2LAAAAAAAONzigAAAAAA5p+mAAAAAADq8xIAAAAAAO78qgAAAAAA8\
    peEAAAAAAD2fDIAAAAAAPoXDAAAAAAA/fu6AAAAAAEBlpQAAAAAAQV7QgAAAAABCRYcAAAAAAEM+soAAAAAARC6jgAAAAABFHpSAAAAAAEYFSwAA\
    AAAARwexAAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgEAAIocAAAAAJqwAQQAAIygAAlMTVQAQUVEVABBRVNUAApBRVNULTEwQUVEVCxNMTAuMS4wLE00LjEuMC8zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAVAAAAAwAAAA7/////cu2i1P////+cTsKA/////5y8LwD/////y1SzAP/////Lx2WA/////8y3VoD/////zadHgP/////OoHMA/////8+HKYAA\
    AAAAA3A5gAAAAAAEDRwAAAAAACVJzQAAAAAAJe/qAAAAAAAnKa8AAAAAACfPzAAAAAAAKQmRAAAAAAApr64AAAAAACrpcwAAAAAAK5jKgAAAAAAs\
    0o+AAAAAAC14rIACAQIBAgECAQIBAgECAQIBAgECAQIAAIusAAAAAJqwAQQAAIygAAlMTVQAQUVEVABBRVNUAApBRVNULTEwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA4AAAABQAAABn/////cxZ33AAAAAAU/mbgAAAAABY4QPgAAAAAFueKaAAAAAAYIV14AAAAABjHbGgAAAAAGgE/eAAAAAAap05oAAAAABvhIXgA\
    AAAAHIcwaAAAAAAdwQN4AAAAAB55jnAAAAAAH5eq+AAAAAAgWXBwAAAAACGAx3gAAAAAIkKM8AAAAAAjaeP4AAAAACQibvAAAAAAJUnF+AAAAAAl\
    79vwAAAAACcpp/gAAAAAJ8+98AAAAAApCYn4AAAAACmvn/AAAAAAKulr+AAAAAArmLxwAAAAACzSiHgAAAAALXiecAAAAAAusmp4AAAAAC9YgHAA\
    AAAAMJJMeAAAAAAxXUxwAAAAADJyLngAAAAAMz0ucAAAAAA0UhB4AAAAADUdEHAAAAAANjHyeAAAAAA2/PJwAAAAADgbDvgAAAAAONzUcAAAAAA5\
    p+J4AAAAADq8tnAAAAAAO9rS+AAAAAA8pdLwAAAAAD26tPgAAAAAPoW08AAAAAA/mpb4AAAAAEBllvAAAAAAQYOzeAAAAABCRXjwAAAAAENjlXgA\
    AAAARC6VcAAAAABFQ3d4AAAAAEYFPPAAAAAARyNZeAAAAABH95PwAQMCAwIDAgMCAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAME\
    AwQDBAMEAwQDBAMAAJUkAAAAAIygAAQAAKG4AQkAAJOoAA8AAJqwARVMTVQAQUVTVAArMTEzMAArMTAzMAArMTEACjwrMTAzMD4tMTA6MzA8KzEx\
    Pi0xMSxNMTAuMS4wLE00LjEuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABTAAAAAwAAAA7/////cxaFGP////+cTsKA/////5y8LwD/////y1SzAP/////Lx2WA/////8y3VoD/////zadHgP/////OoHMA/////8+HKYAA\
    AAAAA3A5gAAAAAAEDRwAAAAAAAVQG4AAAAAABfY4gAAAAAAHL/2AAAAAAAfWGoAAAAAACQ/fgAAAAAAJtfyAAAAAAArvwYAAAAAAC58ZAAAAAAAM\
    2N4AAAAAAA1++wAAAAAADrjAAAAAAAAPXt0AAAAAABCYogAAAAAAET6/AAAAAAASeIQAAAAAABMeoQAAAAAAFFhmAAAAAAAU/oMAAAAAABY4SAAA\
    AAAAFuefgAAAAAAYIWSAAAAAABjHgYAAAAAAGgFGgAAAAAAap2OAAAAAABvhKIAAAAAAHIdFgAAAAAAdwQqAAAAAAB55nIAAAAAAH5eyAAAAAAAg\
    WX6AAAAAACF3lAAAAAAAIkKbAAAAAAAjaesAAAAAACQifQAAAAAAJUnNAAAAAAAmAl8AAAAAACcprwAAAAAAJ8/MAAAAAAApCZEAAAAAACmvrgAA\
    AAAAKulzAAAAAAArmMqAAAAAACzSj4AAAAAALXisgAAAAAAusnGAAAAAAC90PgAAAAAAMJJTgAAAAAAxXVqAAAAAADJyNYAAAAAAMz08gAAAAAA0\
    UheAAAAAADUdHoAAAAAANjH5gAAAAAA2/QCAAAAAADgbFgAAAAAAONzigAAAAAA5p+mAAAAAADq8xIAAAAAAO9raAAAAAAA8peEAAAAAAD26vAAA\
    AAAAPoXDAAAAAAA/mp4AAAAAAEBlpQAAAAAAQYO6gAAAAABCRYcAAAAAAENjnIAAAAAARC6jgAAAAABFQ36AAAAAAEYFSwAAAAAARyNggAAAAABH\
    96IAAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIAAIfoAAAAAJqwAQQAAIygAAlMTVQAQUVEVABBRVNUAApBRVNULTEwQUVEVCxNMTAuMS4wLE00LjEuMC8zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAATAAAAAwAAAA7/////dKYW5P////+cTt6g/////5y8SyD/////y1TPIP/////Lx4Gg/////8y3cqD/////zadjoAAAAAAJD/ugAAAAAAm2GKAA\
    AAAAGgFioAAAAAAap3+gAAAAACklXKAAAAAAKa/KIAAAAABFcb8gAAAAAEYFZyAAAAAARyN8oAAAAABH7oOgAAAAAEkDXqAAAAAASc5loAIBAgEC\
    AQIBAgECAQIBAgECAQIAAGycAAAAAH6QAQQAAHCAAAlMTVQAQVdEVABBV1NUAApBV1NULTgK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABTAAAAAwAAAA7/////cxZ/PP////+cTsKA/////5y8LwD/////y1SzAP/////Lx2WA/////8y3VoD/////zadHgP/////OoHMA/////8+HKYAA\
    AAAAA3A5gAAAAAAEDRwAAAAAAAVQG4AAAAAABfY4gAAAAAAHL/2AAAAAAAfWGoAAAAAACQ/fgAAAAAAJtfyAAAAAAArvwYAAAAAAC58ZAAAAAAAM\
    2N4AAAAAAA1++wAAAAAADrjAAAAAAAAPXt0AAAAAABCYogAAAAAAET6/AAAAAAASeIQAAAAAABMeoQAAAAAAFFhmAAAAAAAU/oMAAAAAABY4SAAA\
    AAAAFwyJgAAAAAAYIWSAAAAAABjHgYAAAAAAGgFGgAAAAAAap2OAAAAAABvhKIAAAAAAHIdFgAAAAAAdwQqAAAAAAB55nIAAAAAAH5eyAAAAAAAg\
    WX6AAAAAACGAzoAAAAAAIkKbAAAAAAAjaesAAAAAACQifQAAAAAAJUnNAAAAAAAl7+oAAAAAACcprwAAAAAAJ8/MAAAAAAApCZEAAAAAACmvrgAA\
    AAAAKulzAAAAAAArmMqAAAAAACzSj4AAAAAALXisgAAAAAAusnGAAAAAAC9YjoAAAAAAMJJTgAAAAAAxXVqAAAAAADJyNYAAAAAAMz08gAAAAAA0\
    UheAAAAAADUdHoAAAAAANjH5gAAAAAA2/QCAAAAAADgbFgAAAAAAONzigAAAAAA5p+mAAAAAADq8xIAAAAAAO9raAAAAAAA8peEAAAAAAD26vAAA\
    AAAAPoXDAAAAAAA/mp4AAAAAAEBlpQAAAAAAQYO6gAAAAABCRYcAAAAAAENjnIAAAAAARC6jgAAAAABFQ36AAAAAAEYFSwAAAAAARyNggAAAAABH\
    96IAAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIAAI3EAAAAAJqwAQQAAIygAAlMTVQAQUVEVABBRVNUAApBRVNULTEwQUVEVCxNMTAuMS4wLE00LjEuMC8zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABXAAAAAgAAAAj/////nqYsgP////+fuvlw/////6CGDoD/////oZrbcP/////LiP6A/////9JhCfD/////+vhnAP/////76Enw//////zYSQD/\
    /////cgr8P/////+uCsA//////+oDfAAAAAAAJgNAAAAAAABh+/wAAAAAAJ37wAAAAAAA3EMcAAAAAAEYQuAAAAAAAVQ7nAAAAAABkDtgAAAAAAH\
    MNBwAAAAAAeNJ4AAAAAACRCycAAAAAAJraMAAAAAAArwlHAAAAAAC+CTgAAAAAAM2bDwAAAAAA3AdYAAAAAADrmS8AAAAAAPqZIAAAAAABCZdPAA\
    AAAAEYl0AAAAAAASeVbwAAAAABNpVgAAAAAAFFk48AAAAAAVSTgAAAAAABY5GvAAAAAAFykaAAAAAAAYIjdwAAAAABkI/AAAAAAAGgIZcAAAAAAa\
    8hiAAAAAABvh+3AAAAAAHNH6gAAAAAAdwd1wAAAAAB6x3IAAAAAAH6G/cAAAAAAgdg8AAAAAACGBoXAAAAAAIlXxAAAAAAAjar3wAAAAACQ10wAA\
    AAAAJUqf8AAAAAAmFbUAAAAAACcqgfAAAAAAJ/7RgAAAAAApCmPwAAAAACnes4AAAAAAKupF8AAAAAArvpWAAAAAACzTYnAAAAAALZ53gAAAAAAu\
    s0RwAAAAAC9+WYAAAAAAMJMmcAAAAAAxZ3YAAAAAADJzCHAAAAAAM0dYAAAAAAA0UupwAAAAADUnOgAAAAAANjLMcAAAAAA3BxwAAAAAADgb6PAA\
    AAAAOOb+AAAAAAA5+8rwAAAAADrG4AAAAAAAO9us8AAAAAA8r/yAAAAAAD27jvAAAAAAPo/egAAAAAA/m3DwAAAAAEBvwIAAAAAAQYSNcAAAAABC\
    T6KAAAAAAENkb3AAAAAARC+EgAAAAABFRFFwAAAAAEXztwABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQAB\
    AAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAH//6ugAAT//7mwAQBDRFQAQ1NUAApDU1Q2Q0RULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABXAAAAAgAAAAj/////nqYecP////+fuutg/////6CGAHD/////oZrNYP/////LiPBw/////9Jg++D/////+vhY8P/////76Dvg//////zYOvD/\
    /////cgd4P/////+uBzw//////+n/+AAAAAAAJf+8AAAAAABh+HgAAAAAAJ34PAAAAAAA3D+YAAAAAAEYP1wAAAAAAVQ4GAAAAAABkDfcAAAAAAH\
    MMJgAAAAAAeNGXAAAAAACRCkYAAAAAAJrZTwAAAAAArwhmAAAAAAC+CFcAAAAAAM2aLgAAAAAA3AZ3AAAAAADrmE4AAAAAAPqYPwAAAAABCZZuAA\
    AAAAEYll8AAAAAASeUjgAAAAABNpR/AAAAAAFFkq4AAAAAAVSSnwAAAAABY5DOAAAAAAFykL8AAAAAAYIilgAAAAABkI7fAAAAAAGgILYAAAAAAa\
    8gpwAAAAABvh7WAAAAAAHNHscAAAAAAdwc9gAAAAAB6xznAAAAAAH6GxYAAAAAAgdgDwAAAAACGBk2AAAAAAIlXi8AAAAAAjaq/gAAAAACQ1xPAA\
    AAAAJUqR4AAAAAAmFabwAAAAACcqc+AAAAAAJ/7DcAAAAAApClXgAAAAACnepXAAAAAAKuo34AAAAAArvodwAAAAACzTVGAAAAAALZ5pcAAAAAAu\
    szZgAAAAAC9+S3AAAAAAMJMYYAAAAAAxZ2fwAAAAADJy+mAAAAAAM0dJ8AAAAAA0UtxgAAAAADUnK/AAAAAANjK+YAAAAAA3Bw3wAAAAADgb2uAA\
    AAAAOObv8AAAAAA5+7zgAAAAADrG0fAAAAAAO9ue4AAAAAA8r+5wAAAAAD27gOAAAAAAPo/QcAAAAAA/m2LgAAAAAEBvsnAAAAAAQYR/YAAAAABC\
    T5RwAAAAAENkYWAAAAAARC92cAAAAABFRENgAAAAAEXzqPABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQAB\
    AAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAH//7mwAAT//8fAAQBFRFQARVNUAApFU1Q1RURULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAAAAAABHTVQACkdNVDAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAT///HwAAAtMDEACjwtMDE+MQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAT//3NgAAAtMTAACjwtMTA+MTAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAT//2VQAAAtMTEACjwtMTE+MTEK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAT//1dAAAAtMTIACjwtMTI+MTIK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAT//+PgAAAtMDIACjwtMDI+Mgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAT//9XQAAAtMDMACjwtMDM+Mwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAT//8fAAAAtMDQACjwtMDQ+NAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAT//7mwAAAtMDUACjwtMDU+NQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAT//6ugAAAtMDYACjwtMDY+Ngo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAT//52QAAAtMDcACjwtMDc+Nwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAT//4+AAAAtMDgACjwtMDg+OAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAT//4FwAAAtMDkACjwtMDk+OQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAA4QAAArMDEACjwrMDE+LTEK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAIygAAArMTAACjwrMTA+LTEwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAJqwAAArMTEACjwrMTE+LTExCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAKjAAAArMTIACjwrMTI+LTEyCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAALbQAAArMTMACjwrMTM+LTEzCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAMTgAAArMTQACjwrMTQ+LTE0Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAABwgAAArMDIACjwrMDI+LTIK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAACowAAArMDMACjwrMDM+LTMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAADhAAAArMDQACjwrMDQ+LTQK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAEZQAAArMDUACjwrMDU+LTUK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAFRgAAArMDYACjwrMDY+LTYK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAGJwAAArMDcACjwrMDc+LTcK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAHCAAAArMDgACjwrMDg+LTgK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAH6QAAArMDkACjwrMDk+LTkK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAAAAAABVVEMAClVUQzAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAZAAAABAAAABH/////fjazlP/////UQdsAAAAAABysrhAAAAAAHZyfEAAAAAAejJAQAAAAAB98gRAAAAAAIGxyEAAAAAAhXGMQAAAAACJMVBAA\
    AAAAIzxFEAAAAAAkLDYQAAAAACUcJxAAAAAAJgwYEAAAAAAnBUOQAAAAACf1NJAAAAAAKOUlkAAAAAAp1RaQAAAAACrFB5AAAAAAK7T4kAAAAAAs\
    pOmQAAAAAC2U2pAAAAAALoTLkAAAAAAvdLyQAAAAADBkrZAAAAAAMV3ZEAECAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMAAAFsAAAAAAAAAAQAAA4Q\
    AAgAABwgAQxMTVQAV0VUAENFVABDRVNUAApDRVQtMUNFU1QsTTMuNS4wLE0xMC41LjAvMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABAAAAABQAAABD/////qhhFdP////+1pAtQAAAAABUnmcAAAAAAFhjOMAAAAAAXCM1AAAAAABf6AbAAAAAAGOoAwAAAAAAZ2zUwAAAAABrMhcAA\
    AAAAG7yS4AAAAAAcrIPgAAAAAB2cdOAAAAAAHoxl4AAAAAAffFbgAAAAACBsR+AAAAAAIVw44AAAAAAiTCngAAAAACM8GuAAAAAAJCwL4AAAAAAl\
    HArwAAAAACYL+/AAAAAAJwUncAAAAAAn9RhwAAAAACnU7GAAAAAAKsTrcAAAAAArtNxwAAAAACykzXAAAAAALZS+cAAAAAAuhK9wAAAAAC90oHAA\
    AAAAMGSRcAAAAAAxXbzwAAAAADJyl/AAAAAAMz2e8AAAAAA0UnnwAAAAADUdgPAAAAAANjJb8AAAAAA2/WLwAAAAADgbeHAAAAAAON1E8AAAAAA5\
    +1pwAAAAADq9JvAAAAAAO9s8cAAAAAA8pkNwAAAAAD27HnAAAAAAPoYlcAAAAAA/mwBwAAAAAEBmB3AAAAAAQYQc8AAAAABCRelwAAAAAENj/vAA\
    AAAARCXLcAAAAABFQ+DwAAAAAEYFrXAAAAAARyPC8AAAAABH7snwAAAAAEkDpPAAAAAASc6r8AAAAABK44bwAAAAAEuujfAAAAAATMyjcAAAAABN\
    jm/wAAAAAFRMHWAAAAAAVvcUcAEDAgMCAwIDAgMCAwIDAgMCAwQBBAEDBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEDAQMA\
    AC0MAAAAACowAAQAAEZQAQgAADhAAAwAADhAAQxMTVQAKzAzACswNQArMDQACjwrMDQ+LTQK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA3AAAABgAAABr/////dD+YRP////+bgCGA/////7l86eD/////ucav0P/////J8mPg/////8oQqFD/////zOdLEP/////Nqkzw/////86iGOD/\
    ////z5NpcP/////fE55g/////9+3ClAAAAAACexeYAAAAAALGPRgAAAAAAvNrgAAAAAADL2fAAAAAAANpFWAAAAAAA6MXYAAAAAAD4Q3gAAAAAAQ\
    avwQAAAAABFke/AAAAAAElKq8AAAAAATRoJgAAAAABQzwlAAAAAAFSPrkAAAAAAWE9yQAAAAABcDzZAAAAAAF/O+kAAAAAAY46+QAAAAABnToJAA\
    AAAAGsORkAAAAAAbvL0QAAAAABysrhAAAAAAHZyfEAAAAAAejJAQAAAAAB98gRAAAAAAIGxyEAAAAAAhXGMQAAAAACJMVBAAAAAAIzxFEAAAAAAk\
    LDYQAAAAACUcJxAAAAAAJgwYEAAAAAAnBUOQAAAAACf1NJAAAAAAKOUlkAAAAAAp1RaQAAAAACrFB5AAAAAAK7T4kAAAAAAspOmQAAAAAC2U2pAA\
    AAAALoTLkAAAAAAvdLyQAAAAADBkrZAAAAAAMV3ZEAEDAgMCBQQFBAMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMC\
    AwIAABY8AAAAABY8AAQAACowAQgAABwgAA0AAA4QABEAABwgARVMTVQAQU1UAEVFU1QARUVUAENFVABDRVNUAApFRVQtMkVFU1QsTTMuNS4wLzMs\
    TTEwLjUuMC80Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAkAAAAAwAAAA3/////XjzwSP/////KAjXg/////8znSxD/////zakXkP/////OokMQ/////8+SNBD/////0IIlEP/////RoYwQ/////9JOQJAA\
    AAAAGOOvkAAAAAAZ06CQAAAAABrDkZAAAAAAG7y9EAAAAAAcrK4QAAAAAB2cnxAAAAAAHoyQEAAAAAAffIEQAAAAACBschAAAAAAIVxjEAAAAAAi\
    TFQQAAAAACM8RRAAAAAAJCw2EAAAAAAlHCcQAAAAACYMGBAAAAAAJwVDkAAAAAAn9TSQAAAAACjlJZAAAAAAKdUWkAAAAAAqxQeQAAAAACu0+JAA\
    AAAALKTpkAAAAAAtlNqQAAAAAC6Ey5AAAAAAL3S8kAAAAAAwZK2QAAAAADFd2RABAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIA\
    ABM4AAAAAA4QAAQAABwgAQhMTVQAQ0VUAENFU1QACkNFVC0xQ0VTVCxNMy41LjAsTTEwLjUuMC8zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA8AAAABAAAABL/////b6Jh+P////+bDBdg/////5vV2vD/////nNmukP////+dpLWQ/////565kJD/////n4SXkP/////ICXGQ/////8znSxD/\
    ////zakXkP/////OokMQ/////8+SNBD/////0IIlEP/////RchYQ/////9G2lgD/////0li+gP/////SoU8Q/////9NjG5D/////1EsjkP/////V\
    OdEg/////9Vn55D/////1ahzAP/////WKbQQ/////9csGhD/////2AmWEP/////ZAsGQ/////9npeBAAAAAAE01EEAAAAAAUM/qQAAAAABUj65AA\
    AAAAFhPckAAAAAAXA82QAAAAABfzvpAAAAAAGOOvkAAAAAAZ06CQAAAAABrDkZAAAAAAG7y9EAAAAAAcrK4QAAAAAB2cnxAAAAAAHoyQEAAAAAAf\
    fIEQAAAAACBschAAAAAAIVxjEAAAAAAiTFQQAAAAACM8RRAAAAAAJCw2EAAAAAAlHCcQAAAAACYMGBAAAAAAJwVDkAAAAAAn9TSQAAAAACjlJZAA\
    AAAAKdUWkAAAAAAqxQeQAAAAACu0+JAAAAAALKTpkAAAAAAtlNqQAAAAAC6Ey5AAAAAAL3S8kAAAAAAwZK2QAAAAADFd2RACAQIBAgECAQIBAgEC\
    AQMBAgECAQMBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEAAAyIAAAAABwgAQQAAA4QAAkAACowAQ1MTVQAQ0VTVABDRVQA\
    Q0VNVAAKQ0VULTFDRVNULE0zLjUuMCxNMTAuNS4wLzMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABmAAAABgAAABr/////Vrbf5v////9t6MgA/////5hESYD/////mwwlcP////+b1drw/////5zZrpD/////naS1kP////+euZCQ/////5+El5D/\
    ////n874MP////+gYKXw/////6F+u3D/////oi4S8P////+jekzw/////6Q1gfD/////pV4jcP////+mJTXw/////6cnm/D/////qCoB8P////+p\
    B33w/////6nuNHD/////qudf8P////+r11Dw/////6zHQfD/////rcmn8P////+upyPw/////6+gT3D/////sIcF8P////+xiWvw/////7JwTKD/\
    ////s3KyoP////+0UC6g/////7VJWiD/////tjAQoP////+3Mnag/////7gP8qD/////uP/joP////+579Sg/////7rWiyD/////u9jxIP////+8\
    yOIg/////7240yD/////vp+JoP////+/mLUg/////8CbGyD/////wXiXIP/////CaIgg/////8NYeSD/////xD8voP/////FOFsg/////8Y6wSD/\
    ////x1jWoP/////H2gmg/////8hKGSD/////zOdLEP/////NqReQ/////86iQxD/////z5I0EP/////Qbl6Q/////9FyFhD/////0k5AkP/////T\
    kUAQ/////9RLI5AAAAAADaRjkAAAAAAOixoQAAAAAA+ERZAAAAAAEHQ2kAAAAAARZCeQAAAAABJUGJAAAAAAE01EEAAAAAAUM/qQAAAAABUj65AA\
    AAAAFhPckAAAAAAXA82QAAAAABfzvpAAAAAAGOOvkAAAAAAZ06CQAAAAABrDkZAAAAAAG7y9EAAAAAAcrK4QAAAAAB2cnxAAAAAAHoyQEAAAAAAf\
    fIEQAAAAACBschAAAAAAIVxjEAAAAAAiTFQQAAAAACM8RRAAAAAAJCw2EAAAAAAlHCcQAAAAACYMGBAAAAAAJwVDkAAAAAAn9TSQAAAAACjlJZAA\
    AAAAKdUWkAAAAAAqxQeQAAAAACu0+JAAAAAALKTpkAAAAAAtlNqQAAAAAC6Ey5AAAAAAL3S8kAAAAAAwZK2QAAAAADFd2RABAgMEAwQDBAMCBQIF\
    AgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQD\
    BAMEAwQAAAQaAAAAAAQaAAQAAAAAAAgAAA4QAAwAABwgARAAAA4QARVMTVQAQk1UAFdFVABDRVQAQ0VTVABXRVNUAApDRVQtMUNFU1QsTTMuNS4w\
    LE0xMC41LjAvMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA3AAAABAAAABH/////bM/gCP////+3sNII/////7k+82D/////ue+cYP////+6341g/////7vPfmD/////vMip4P////+9uJrg/////76oi+D/\
    ////v5h84P/////AiG3g/////8F4XuD/////wmhP4P/////DWEDg/////8RIMeD/////xTgi4P/////GKBPg/////8cYBOAAAAAAEa3RYAAAAAAS\
    U+BQAAAAABNNC9AAAAAAFDPQYAAAAAAVI92AAAAAABYTzoAAAAAAFwO/gAAAAAAX87CAAAAAABjjoYAAAAAAGdOSgAAAAAAaw4OAAAAAABu8rwAA\
    AAAAHKygAAAAAAAdnJEAAAAAAB6MggAAAAAAH3xzAAAAAAAgbGQAAAAAACFcVQAAAAAAIkxGAAAAAAAjPDcAAAAAACQsKAAAAAAAJRwZAAAAAAAm\
    DAoAAAAAACcFNYAAAAAAJ/UKYAAAAAAo5PtgAAAAACnU7GAAAAAAKsTdYAAAAAArtM5gAAAAACykv2AAAAAALZSwYAAAAAAuhJNQAAAAAC90kmAA\
    AAAAMGR1UAAAAAAxXa7gAAAAADJye9AAAAAAMsmM4AEDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMC\
    AwMAABh4AAAAABh4AAQAACowAQgAABwgAA1MTVQAQk1UAEVFU1QARUVUAApFRVQtMkVFU1QsTTMuNS4wLzMsTTEwLjUuMC80Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABEAAAAAwAAAA3/////axeRnP////+bDBdg/////5vV2vD/////nNmukP////+dpLWQ/////565kJD/////n4SXkP////+gmsQQ/////6FkeZD/\
    ////onAaEP////+jTZYQ/////8nztWD/////zOdLEP/////NqReQ/////86iQxD/////z5I0EP/////QgiUQ/////9GZeOD/////0orJcP/////T\
    UKaQ/////9RLFYD/////1TnDEP/////WKbQQ/////9cZpRD/////2AmWEP/////ZAsGQ/////9npeBD/////4qKo8P/////jUfJg/////+SCpxD/\
    ////5TH+kP/////mdP4Q/////+cR4JD/////6FTgEP/////o8cKQAAAAABNNJ/AAAAAAFDPecAAAAAAVI89wAAAAABYTwHAAAAAAFwOxcAAAAAAX\
    86JwAAAAABjjk3AAAAAAGdOEcAAAAAAaw5GQAAAAABu8vRAAAAAAHKyuEAAAAAAdnJ8QAAAAAB6MkBAAAAAAH3yBEAAAAAAgbHIQAAAAACFcYxAA\
    AAAAIkxUEAAAAAAjPEUQAAAAACQsNhAAAAAAJRwnEAAAAAAmDBgQAAAAACcFQ5AAAAAAJ/U0kAAAAAAo5SWQAAAAACnVFpAAAAAAKsUHkAAAAAAr\
    tPiQAAAAACyk6ZAAAAAALZTakAAAAAAuhMuQAAAAAC90vJAAAAAAMGStkAAAAAAxXdkQAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEAABHkAAAAABwgAQQAAA4QAAlMTVQAQ0VTVABDRVQACkNFVC0xQ0VTVCxNMy41LjAs\
    TTEwLjUuMC8zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABuAAAACQAAACb/////VrbI+P////+ea58M/////7ew0gj/////uT7zYP////+575xg/////7rfjWD/////u89+YP////+8yKng/////724muD/\
    ////vqiL4P////+/mHzg/////8CIbeD/////wXhe4P/////CaE/g/////8NYQOD/////xEgx4P/////FOCLg/////8YoE+D/////xxgE4P/////I\
    vJNg/////8p3fVD/////zOdLEP/////NqReQ/////86iQxD/////z5I0EP/////QTpBgAAAAABUnp9AAAAAAFhjcQAAAAAAXCNtQAAAAABf6D8AA\
    AAAAGOoO0AAAAAAZ20NAAAAAABrMk9AAAAAAG7yg8AAAAAAcrJHwAAAAAB2cgvAAAAAAHoxz8AAAAAAffGTwAAAAACBsVfAAAAAAIVxG8AAAAAAi\
    TDfwAAAAACM8KPAAAAAAJCwZ8AAAAAAlHArwAAAAACYL+/AAAAAAJkNM4AAAAAAnBTWAAAAAACf1JoAAAAAAKOUXgAAAAAAp1OxgAAAAACrEz1AA\
    AAAAK7TOYAAAAAAspLFQAAAAAC2UsGAAAAAALoSTUAAAAAAvdJJgAAAAADBkdVAAAAAAMV2u4AAAAAAycnvQAAAAADM9rQAAAAAANFKIAAAAAAA1\
    HY8AAAAAADYyagAAAAAANv1xAAAAAAA4G4aAAAAAADjdUwAAAAAAOftogAAAAAA6vTUAAAAAADvbSoAAAAAAPKZRgAAAAAA9uyyAAAAAAD6GM4AA\
    AAAAP5sOgAAAAABAZhWAAAAAAEGEKwAAAAAAQkX3gAAAAABDZA0AAAAAAEQl2YAAAAAARUPvAAAAAABGBbuAAAAAAEcj0QAAAAAAR+7YAAAAAABJ\
    A7MAAAAAAEnOugAAAAAASuOVAAAAAABLrpwAAAAAAEzMsYAAAAAATY5+AAAAAABOrJOAAAAAAE9uYAAAAAAAUIx1gAAAAABRV3yAAAAAAFJsV4AA\
    AAAAUzdegAAAAABUTDmAAAAAAFUXQIAAAAAAViwbgAAAAABW9yKAAAAAAFgVOAAAAAAAWNcEgAAAAABZ9RoAAAAAAFq25oAAAAAAW9T8AAAAAABc\
    oAMAAAAAAF203gAAAAAAXn/lAAAAAABflMAAAAAAAGBfxwAAAAAAYX3cgAAAAABhz31gAQIEAwQDBAMEAwQDBAMEAwQDBAMGBQYFBggHCAcIBwgH\
    CAcIBwgHCAcIBwgHAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAQAABsIAAAA\
    ABr0AAQAABh4AAgAACowAQwAABwgABEAAA4QABUAABwgARkAADhAAR4AACowACJMTVQAQ01UAEJNVABFRVNUAEVFVABDRVQAQ0VTVABNU0QATVNL\
    AApFRVQtMkVFU1QsTTMuNS4wLzMsTTEwLjUuMC80Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACRAAAACAAAABT/////V9EK8f////+bJrOR/////5vWCxH/////nM8woP////+dpMOg/////56cnaD/////n5caoP////+ghbog/////6F2/KD/\
    ////omWcIP////+je8ig/////6ROuKD/////pT/7IP////+mJWAg/////6cnxiD/////qCosIP////+o6/ig/////6oA06D/////qtUVIP////+r\
    6fAg/////6y09yD/////rcnSIP////+up04g/////6+geaD/////sIcwIP////+xktCg/////7JwTKD/////s3KyoP////+0UC6g/////7VJWiD/\
    ////tjAQoP////+3Mnag/////7gP8qD/////uRJYoP////+579Sg/////7rpACD/////u9jxIP////+821cg/////7240yD/////vrH+oP////+/\
    mLUg/////8CbGyD/////wXiXIP/////Cev0g/////8NYeSD/////xFGkoP/////FOFsg/////8Y6wSD/////x1jWoP/////H2gmg/////9RJ4CD/\
    ////1R4hoP/////WTqwg/////9csKCD/////2C6OIP/////Y+ZUg/////9oOcCD/////2uvsIP/////b5Reg/////9zLziD/////3cT5oP/////e\
    tOqg/////9+uFiD/////4JTMoP/////hckig/////+JrdCD/////41IqoP/////kVJCg/////+UyDKD/////5j2tIP/////nGykg/////+gUVKD/\
    ////6PsLIP/////p/XEg/////+ra7SD/////691TIP/////sus8g/////+2z+qD/////7pqxIP/////vgWeg//////CffSD/////8WFJoP/////y\
    f18g//////NKZiD/////9F9BIP/////1IQ2g//////Y/IyD/////9wDvoP/////4HwUg//////jg0aD/////+f7nIP/////6wLOg//////voA6D/\
    /////HuroP/////9x7twAAAAAANwxiAAAAAABClYIAAAAAAFUKggAAAAAAYJOiAAAAAABzCKIAAAAAAH6RwgAAAAAAkQbCAAAAAACcj+IAAAAAAK\
    8E4gAAAAAAuyGqAAAAAADNAwIAAAAAANkfygAAAAAA6wEiAAAAAAD3HeoAAAAAAQmS6gAAAAABFRwKAAAAAAEnkQoAAAAAATMaKgAAAAABRY8qAA\
    AAAAFSPrkAAAAAAWOMaQAAAAABcDzZAAAAAAGBiokAAAAAAY46+QAAAAABn4ipAAAAAAGsORkAAAAAAb4acQAAAAABysrhAAAAAAHcGJEAAAAAAe\
    jJAQAAAAAB+haxAAAAAAIGxyEAAAAAAhgU0QAAAAACJMVBAAAAAAI2EvEAAAAAAkLDYQAAAAACVKS5AAAAAAJgwYEAAAAAAnKi2QAAAAACf1NJAA\
    AAAAKQoPkAAAAAAp1RaQAAAAACrp8ZAAAAAAK7T4kAAAAAAsydOQAAAAAC2U2pAAAAAALqm1kAAAAAAvdLyQAAAAADCJl5AAAAAAMV3ZEAECBAME\
    AwQDBAMEAwQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUE\
    BQQFBAUHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgf///oPAAD///oPAAQAAAgfAQgAAA4QAQwAAAAA\
    ABAAAA4QAQgAAAAAARAAAA4QAAhMTVQARE1UAElTVABCU1QAR01UAApJU1QtMUdNVDAsTTEwLjUuMCxNMy41LjAvMQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABzAAAABgAAABr/////V9EKBP////+bJq2g/////5vWBSD/////nM8woP////+dpMOg/////56cnaD/////n5caoP////+ghbog/////6F2/KD/\
    ////omWcIP////+je8ig/////6ROuKD/////pT/7IP////+mJWAg/////6cnxiD/////qCosIP////+o6/ig/////6oA06D/////qtUVIP////+r\
    6fAg/////6zHbCD/////rcnSIP////+up04g/////6+geaD/////sIcwIP////+xktCg/////7JwTKD/////s3KyoP////+0UC6g/////7VJWiD/\
    ////tjAQoP////+3Mnag/////7gP8qD/////uRJYoP////+579Sg/////7rpACD/////u9jxIP////+821cg/////7240yD/////vrH+oP////+/\
    mLUg/////8CbGyD/////wXiXIP/////Cev0g/////8NYeSD/////xFGkoP/////FOFsg/////8Y6wSD/////x1jWoP/////H2gmg/////8oWJpD/\
    ////ypdZkP/////L0R6Q/////8x3O5D/////zbEAkP/////OYFgQ/////8+Q4pD/////0G5ekP/////RchYQ/////9H7MhD/////0mn+IP/////T\
    Yymg/////9RJ4CD/////1R4hoP/////VQv2Q/////9Xf4BD/////1k6sIP/////W/gOg/////9gujiD/////2PmVIP/////aDnAg/////9rr7CD/\
    ////2+UXoP/////cy84g/////93E+aD/////3rTqoP/////frhYg/////+CUzKD/////4XJIoP/////ia3Qg/////+NSKqD/////5FSQoP/////l\
    Mgyg/////+Y9rSD/////5xspIP/////oFFSgAAAAABcDzZAAAAAAF/O+kAAAAAAY46+QAAAAABnToJAAAAAAGsORkAAAAAAbvL0QAAAAABysrhAA\
    AAAAHZyfEAAAAAAejJAQAAAAAB98gRAAAAAAIGxyEAAAAAAhXGMQAAAAACJMVBAAAAAAIzxFEAAAAAAkLDYQAAAAACUcJxAAAAAAJgwYEAAAAAAn\
    BUOQAAAAACf1NJAAAAAAKOUlkAAAAAAp1RaQAAAAACrFB5AAAAAAK7T4kAAAAAAspOmQAAAAAC2U2pAAAAAALoTLkAAAAAAvdLyQAAAAADBkrZAA\
    AAAAMV3ZEAIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAwEDAQMBAwEDAQIBAgEDAQIBAgECAQIBAgEC\
    AQIBAgECAQIEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAX///r8AAAAAA4QAQQAAAAAAAgAABwgAQwAAA4QABEAABwgARVMTVQAQlNUAEdN\
    VABCRFNUAENFVABDRVNUAApDRVQtMUNFU1QsTTMuNS4wLE0xMC41LjAvMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAjAAAABAAAABH/////U7omm/////+kc28b/////8vOUWD/////zMDlYAAAAAAVI92AAAAAABYTzoAAAAAAFwO/gAAAAAAX87CAAAAAABjjr5AA\
    AAAAGdOgkAAAAAAaw5GQAAAAABu8vRAAAAAAHKyuEAAAAAAdnJ8QAAAAAB6MkBAAAAAAH3yBEAAAAAAgbHIQAAAAACFcYxAAAAAAIkxUEAAAAAAj\
    PEUQAAAAACQsNhAAAAAAJRwnEAAAAAAmDBgQAAAAACcFQ5AAAAAAJ/U0kAAAAAAo5SWQAAAAACnVFpAAAAAAKsUHkAAAAAArtPiQAAAAACyk6ZAA\
    AAAALZTakAAAAAAuhMuQAAAAAC90vJAAAAAAMGStkAAAAAAxXdkQAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIAABdlAAAAABdl\
    AAQAACowAQgAABwgAA1MTVQASE1UAEVFU1QARUVUAApFRVQtMkVFU1QsTTMuNS4wLzMsTTEwLjUuMC80Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABzAAAABgAAABn/////VrbI2P////+Qi/WY/////5sMF2D/////m9W+0P////+iZWPg/////6N7glD/////pE6AYP////+lP7TQ/////6YlJ+D/\
    ////pyd/0P////+qKChg/////6rh/dD/////q/mJ4P////+swzFQ/////8iBP+D/////yQETUP/////JSvVg/////8rOgFD/////y8uuYP/////S\
    awlQ/////9OiOWD/////1EMCUP/////VTA3g/////9Ype9D/////1yvv4P/////YCV3Q/////9kCl2D/////2ek/0P/////a67Pg/////9vSXFD/\
    ////3NTQYP/////dsj5Q//////H0uWD/////9GLvUP/////1aAZg//////YfONAAAAAABm6TcAAAAAAHOZpwAAAAAAf7dQAAAAAACRl8cAAAAAAJ\
    0MsAAAAAAAr5XnAAAAAAC7H+gAAAAAAM2UBwAAAAAA2kVYAAAAAADqatcAAAAAAPhDeAAAAAAA/4EVAAAAAAGYmwcAAAAAAZ3LDgAAAAABvm0PAA\
    AAAAHMbv8AAAAAAdmzFwAAAAAB6Mc/AAAAAAH3xk8AAAAAAgbFXwAAAAACFcRvAAAAAAIkw38AAAAAAjPCjwAAAAACQsGfAAAAAAJRwK8AAAAAAm\
    C/vwAAAAACcFJ3AAAAAAJ/UYcAAAAAAo5QlwAAAAACnU+nAAAAAAKsTrcAAAAAArtNxwAAAAACykzXAAAAAALYuD8AAAAAAuhK9wAAAAAC90oHAA\
    AAAAMGSRcAAAAAAxXbzwAAAAADJyl/AAAAAAMz2e8AAAAAA0UnnwAAAAADUdgPAAAAAANjJb8AAAAAA2/WLwAAAAADgbeHAAAAAAON1E8AAAAAA5\
    +1pwAAAAADq9JvAAAAAAO9s8cAAAAAA8pkNwAAAAAD27HnAAAAAAPoYlcAAAAAA/mwBwAAAAAEBmB3AAAAAAQYQc8AAAAABCRelwAAAAAENj/vAA\
    AAAARCXLcAAAAABFQ+DwAAAAAEYFyZAAAAAARyPfEAAAAABH7uYQAAAAAEkDwRAAAAAASc7IEAAAAABK46MQAAAAAEuuqhAAAAAATMy/kAAAAABN\
    j92QAAAAAE6soZAAAAAAT25uEAAAAABQjIOQAAAAAFFXipAAAAAAUmxlkAAAAABTOL4QAAAAAFRMR5AAAAAAVRdOkAAAAABWPp6QAAAAAFb3MJAA\
    AAAAV88uUAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCBAUEAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwID\
    AgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgQAABsoAAAAABtoAAQAACowAQgAABwgAA0AACowABEAADhAARVMTVQASU1UAEVF\
    U1QARUVUACswMwArMDQACjwrMDM+LTMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABQAAAACAAAACL/////b6JbSP////+bDBdg/////5vV2vD/////nNmukP////+dpLWQ/////565kJD/////n4SXkP/////ICXGQ/////8znSxD/\
    ////zakXkP/////OokMQ/////8+SNBD/////0IIlEP/////RchYQ/////9F8d+D/////0ZWEYP/////Siq1Q/////9NZtuAAAAAAFSen0AAAAAAW\
    GNxAAAAAABcI21AAAAAAF/oPwAAAAAAY6g7QAAAAABnbQ0AAAAAAGsyT0AAAAAAbvKDwAAAAAByskfAAAAAAHZyC8AAAAAAejHPwAAAAAB98ZPAA\
    AAAAIGxV8AAAAAAhXEbwAAAAACJMN/AAAAAAIzwo8AAAAAAkLBnwAAAAACUcGQAAAAAAJgwKAAAAAAAnBTWAAAAAACf1JoAAAAAAKOUXgAAAAAAp\
    1QiAAAAAACrE+YAAAAAAK7TqgAAAAAAspNuAAAAAAC2UzIAAAAAALoS9gAAAAAAvdK6AAAAAADBkn4AAAAAAMV3LAAAAAAAycqYAAAAAADM9rQAA\
    AAAANFKIAAAAAAA1HY8AAAAAADYyagAAAAAANv1xAAAAAAA4G4aAAAAAADjdUwAAAAAAOftogAAAAAA6vTUAAAAAADvbSoAAAAAAPKZRgAAAAAA9\
    uyyAAAAAAD6GM4AAAAAAP5sOgAAAAABAZhWAAAAAAEGEKwAAAAAAQkX3gAAAAABDZA0AAAAAAEQl2YAAAAAARUPvAAAAAABGBbuAAAAAAEcj0QAA\
    AAAAR+7YAAAAAABJA7MAAAAAAEnOugAAAAAASuOVAAAAAABLrpwAAAAAAEzMsYAAAAAATY5+AAAAAABUTCtwAgECAQIBAgECAQIBAgEEAwQGBQYF\
    BgUGBQYFBgUGBQYFBgMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEBwQAABM4AAAAABwgAQQAAA4QAAkAACowAQ0A\
    ABwgABIAADhAARYAACowABoAACowAB5MTVQAQ0VTVABDRVQARUVTVABFRVQATVNEAE1TSwArMDMACkVFVC0yCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA/AAAABwAAABj/////oQA5gP////+1pAtQAAAAABUnmcAAAAAAFhjOMAAAAAAXCM1AAAAAABf6AbAAAAAAGOoAwAAAAAAZ2zUwAAAAABrMhcAA\
    AAAAG7yS4AAAAAAcrIPgAAAAAB2cdOAAAAAAHoxl4AAAAAAffFbgAAAAACBsR+AAAAAAIVw44AAAAAAiTCngAAAAACM8GuAAAAAAJCwL4AAAAAAl\
    HArwAAAAACYL+/AAAAAAJwUncAAAAAAn9RhwAAAAACnU7GAAAAAAKsTrcAAAAAArtNxwAAAAACykzXAAAAAALZS+cAAAAAAuhK9wAAAAAC90oHAA\
    AAAAMGSRcAAAAAAxXbzwAAAAADJyl/AAAAAAMz2e8AAAAAA0UnnwAAAAADUdgPAAAAAANjJb8AAAAAA2/WLwAAAAADgbeHAAAAAAON1E8AAAAAA5\
    +1pwAAAAADq9JvAAAAAAO9s8cAAAAAA8pkNwAAAAAD27HnAAAAAAPoYlcAAAAAA/mwBwAAAAAEBmB3AAAAAAQYQc8AAAAABCRelwAAAAAENj/vAA\
    AAAARCXLcAAAAABFQ+DwAAAAAEYFrXAAAAAARyPC8AAAAABH7snwAAAAAEkDpPAAAAAASc6r8AAAAABK44bwAAAAAEuujfAAAAAATMyjcAAAAABN\
    jm/wAAAAAFRMHWABAwIDAgMCAwIDAgMCAwIDAgMEBQQFAwQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBgUAAC6YAAAAACow\
    AAQAAEZQAQgAADhAAAwAADhAARAAACowABQAADhAABRMTVQAKzAzACswNQArMDQATVNEAE1TSwAKTVNLLTMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAnAAAACAAAACL/////VrbHZP////+qGadk/////7WkGWD/////ys0u0P/////M50sQ/////82pF5D/////zqJDEP/////OzahwAAAAABUnp9AA\
    AAAAFhjcQAAAAAAXCNtQAAAAABf6D8AAAAAAGOoO0AAAAAAZ20NAAAAAABrMk9AAAAAAG7yg8AAAAAAcrJHwAAAAAB2cgvAAAAAAHoxz8AAAAAAf\
    fGTwAAAAACBsVfAAAAAAIVxG8AAAAAAiTDfwAAAAACM8KPAAAAAAJCwZ8AAAAAAlHArwAAAAACYL+/AAAAAAJo0g4AAAAAAo5ReAAAAAACnVCIAA\
    AAAAKsT5gAAAAAArtOqAAAAAACyk24AAAAAALZTMgAAAAAAuhL2AAAAAAC90roAAAAAAMGSfgAAAAAAxXcsAAAAAADGWUVABAgMFBAUEAwYDBgMG\
    AwYDBgMGAwYDBgMGAwYHAgcCBwIHAgcCBwcAABycAAAAABycAAQAABwgAAgAACowAAwAAA4QABAAABwgARQAADhAARkAACowAR1MTVQAS01UAEVF\
    VABNU0sAQ0VUAENFU1QATVNEAEVFU1QACkVFVC0yRUVTVCxNMy41LjAvMyxNMTAuNS4wLzQK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACOAAAABgAAABv/////Xj0MHf////+S5o6A/////5tLbXD/////m/7HgP////+cnPuA/////53Jg3D/////nn4vAP////+fqrbw/////6BfYoD/\
    ////oYvqcP////+iQeeA/////6Nub3D/////pCMbAP////+lT6Lw/////6oF73D/////qudf8P////+tyafw/////66nI/D/////r6BPcP////+w\
    hwXw/////7GJa/D/////snAicP////+zcohw/////7RQBHD/////tzJMcP////+4D8hw/////7j/uXD/////ue+qcP////+8yLfw/////724qPD/\
    ////vp9fcP////+/mIrw/////8Ca8PD/////wXhs8P/////CaF3w/////8NYTvD/////xD8FcP/////FODDw/////8Y6lvD/////x1iscP/////H\
    2d9w/////8kD0nD/////yfEgcP/////K4mLw/////8u1UvD/////y+yj4P/////MgEvg/////8zcovD/////zZU08P/////Nw0tg/////85youD/\
    ////zsW/cP/////PdRbw/////8+sZ+D/////0FKE4P/////QpaFw/////9FU+PD/////0YxJ4P/////SMmbg/////9KFg3D/////01nE8P/////U\
    SbXw/////9U50SD/////1inCIP/////XGbMg/////9gJpCD/////2PmVIP/////Z6YYg/////9rZdyD/////28loIP/////cuVkg/////92yhKD/\
    ////3qJ1oP/////fkmag/////+CCV6D/////4XJIoP/////iYjmg/////+NSKqD/////5EIboP/////lMgyg/////+Yh/aD/////5xspIP/////o\
    Cxog/////+j7CyD/////6er8IP/////q2u0g/////+vK3iD/////7LrPIP/////tqsAg/////+6asSD/////74qiIP/////wepMg//////FqhCD/\
    ////8mOvoP/////zU6Cg//////RDkaD/////9TOCoP/////2I3Og//////cTZKD/////+ANVoP/////480ag//////njN6AAAAAADKsqAAAAAAAN\
    mxsAAAAAAA6LDAAAAAAAD4RFkAAAAAAQdDaQAAAAABFkJ5AAAAAAElQYkAAAAAATTUQQAAAAABQz+pAAAAAAFSPdgAAAAAAWE86AAAAAABcDv4AA\
    AAAAF/OwgAAAAAAY46GAAAAAABnTkoAAAAAAGsODgAAAAAAbvK8AAAAAABysoAAAAAAAHZyRAAAAAAAejJAQAAAAAB98gRAAAAAAIGxyEAAAAAAh\
    XGMQAAAAACJMVBAAAAAAIzxFEAAAAAAkLDYQAAAAACUcJxAAAAAAJgwYEAAAAAAnBUOQAAAAACf1NJAAAAAAKOUlkAAAAAAp1RaQAAAAACrFB5AA\
    AAAAK7T4kAAAAAAspOmQAAAAAC2U2pAAAAAALoTLkAAAAAAvdLyQAAAAADBkrZAAAAAAMV3ZEAACAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQMBAgEDAQIBAwECAQMBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBBAIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBBAUEBQQFBAH///djAAAAAA4QAQQAAAAAAAkAABwgAQ0AAA4QABIAABwgARZMTVQAV0VTVABXRVQAV0VNVABD\
    RVQAQ0VTVAAKV0VUMFdFU1QsTTMuNS4wLzEsTTEwLjUuMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AACfAAAABQAAABH/////Gl0Jy/////+bJq2g/////5vWBSD/////nM8woP////+dpMOg/////56cnaD/////n5caoP////+ghbog/////6F2/KD/\
    ////omWcIP////+je8ig/////6ROuKD/////pT/7IP////+mJWAg/////6cnxiD/////qCosIP////+o6/ig/////6oA06D/////qtUVIP////+r\
    6fAg/////6zHbCD/////rcnSIP////+up04g/////6+geaD/////sIcwIP////+xktCg/////7JwTKD/////s3KyoP////+0UC6g/////7VJWiD/\
    ////tjAQoP////+3Mnag/////7gP8qD/////uRJYoP////+579Sg/////7rpACD/////u9jxIP////+821cg/////7240yD/////vrH+oP////+/\
    mLUg/////8CbGyD/////wXiXIP/////Cev0g/////8NYeSD/////xFGkoP/////FOFsg/////8Y6wSD/////x1jWoP/////H2gmg/////8oWJpD/\
    ////ypdZkP/////L0R6Q/////8x3O5D/////zbEAkP/////OYFgQ/////8+Q4pD/////0G5ekP/////RchYQ/////9H7MhD/////0mn+IP/////T\
    Yymg/////9RJ4CD/////1R4hoP/////VQv2Q/////9Xf4BD/////1k6sIP/////W/gOg/////9gujiD/////2PmVIP/////aDnAg/////9rr7CD/\
    ////2+UXoP/////cy84g/////93E+aD/////3rTqoP/////frhYg/////+CUzKD/////4XJIoP/////ia3Qg/////+NSKqD/////5FSQoP/////l\
    Mgyg/////+Y9rSD/////5xspIP/////oFFSg/////+j7CyD/////6f1xIP/////q2u0g/////+vdUyD/////7LrPIP/////ts/qg/////+6asSD/\
    ////74FnoP/////wn30g//////FhSaD/////8n9fIP/////zSmYg//////RfQSD/////9SENoP/////2PyMg//////cA76D/////+B8FIP/////4\
    4NGg//////n+5yD/////+sCzoP/////76AOg//////x7q6D//////ce7cAAAAAADcMYgAAAAAAQpWCAAAAAABVCoIAAAAAAGCTogAAAAAAcwiiAA\
    AAAAB+kcIAAAAAAJEGwgAAAAAAnI/iAAAAAACvBOIAAAAAALshqgAAAAAAzQMCAAAAAADZH8oAAAAAAOsBIgAAAAAA9x3qAAAAAAEJkuoAAAAAAR\
    UcCgAAAAABJ5EKAAAAAAEzGioAAAAAAUWPKgAAAAABUj65AAAAAAFjjGkAAAAAAXA82QAAAAABgYqJAAAAAAGOOvkAAAAAAZ+IqQAAAAABrDkZAA\
    AAAAG+GnEAAAAAAcrK4QAAAAAB3BiRAAAAAAHoyQEAAAAAAfoWsQAAAAACBschAAAAAAIYFNEAAAAAAiTFQQAAAAACNhLxAAAAAAJCw2EAAAAAAl\
    SkuQAAAAACYMGBAAAAAAJyotkAAAAAAn9TSQAAAAACkKD5AAAAAAKdUWkAAAAAAq6fGQAAAAACu0+JAAAAAALMnTkAAAAAAtlNqQAAAAAC6ptZAA\
    AAAAL3S8kAAAAAAwiZeQAAAAADDnJAACAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQMBAwEDAQMBAwEC\
    AQIBAwECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEEAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgL///+1AAAAAA4QAQQAAAAAAAgAABwgAQwAAA4QAARMTVQAQlNUAEdNVABCRFNUAApHTVQwQlNULE0zLjUuMC8xLE0xMC41\
    LjAK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABPAAAABgAAABv/////fja1AP////+eusXw/////5+gOQD/////oJAb8P////+hgWyA/////6oF73D/////quduAP////+tyafw/////66nMgD/\
    ////r6BPcP////+whxQA/////7GJegD/////snAwgP////+zcohw/////7RQEoD/////wsns8P/////DWF0A/////8RIP/D/////xG0b4P/////F\
    OXRg/////8chW4D/////x/WO8P/////L9d5g/////8yVcfD/////zcNLYP/////OoNVw/////8+jLWD/////0IC3cP/////Rgw9g/////9JgmXD/\
    ////02LxYP/////UQHtw/////9keRuD/////2elb8AAAAAAIDc3gAAAAAAj0knAAAAAACe2v4AAAAAAK1HRwAAAAAAu7HOAAAAAADKsb8AAAAAAN\
    pDlgAAAAAA6K/fAAAAAAD4RFkAAAAAAQdDaQAAAAABFkJ5AAAAAAElQYkAAAAAATTUQQAAAAABQz+pAAAAAAFSPrkAAAAAAWE9yQAAAAABcDzZAA\
    AAAAF/O+kAAAAAAY46+QAAAAABnToJAAAAAAGsORkAAAAAAbvL0QAAAAABysrhAAAAAAHZyfEAAAAAAejJAQAAAAAB98gRAAAAAAIGxyEAAAAAAh\
    XGMQAAAAACJMVBAAAAAAIzxFEAAAAAAkLDYQAAAAACUcJxAAAAAAJgwYEAAAAAAnBUOQAAAAACf1NJAAAAAAKOUlkAAAAAAp1RaQAAAAACrFB5AA\
    AAAAK7T4kAAAAAAspOmQAAAAAC2U2pAAAAAALoTLkAAAAAAvdLyQAAAAADBkrZAAAAAAMV3ZEAIBAgECAQIBAgECAQIBAgECAQMBAgUEBQQFBAUE\
    BQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQT///yMAAAAAA4QAQQAAAAAAAkAABwgAQ0AABwgARIAAA4Q\
    ABdMTVQAV0VTVABXRVQAV0VNVABDRVNUAENFVAAKQ0VULTFDRVNULE0zLjUuMCxNMTAuNS4wLzMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABWAAAAAwAAAA3/////cL3TZP////+bOPhw/////5vVzOD/////nMXL8P////+dtwBg/////56J/nD/////n6Ac4P////+gYKXw/////6F+rWD/\
    ////olw3cP////+jTBpg/////8hsNfD/////zOdLEP/////NqReQ/////86iQxD/////z5DikP/////Qbl6Q/////9FyFhD/////0kzS8P/////T\
    PjGQ/////9RJ0hD/////1R33cP/////WKZfw/////9brgJD/////2AmWEP/////5M7Xw//////nZxOD/////+xzScP/////7ubTw//////z8tHD/\
    /////ZmW8P/////+5dDw//////+Cs3AAAAAAAMWy8AAAAAABYpVwAAAAAAKcWnAAAAAAA0J3cAAAAAAEhXbwAAAAAAUrk/AAAAAABhozcAAAAAAH\
    CiRwAAAAAAgXFnAAAAAACNo0cAAAAAAJ9xSQAAAAAArCDYAAAAAAC9b2kAAAAAAMoe+AAAAAAA222JAAAAAADoHRgAAAAAAPlrqQAAAAABBhs4AA\
    AAAAEXackAAAAAASQZWAAAAAABNFWxAAAAAAFCqyAAAAAAAVI+uQAAAAABYT3JAAAAAAFwPNkAAAAAAX876QAAAAABjjr5AAAAAAGdOgkAAAAAAa\
    w5GQAAAAABu8vRAAAAAAHKyuEAAAAAAdnJ8QAAAAAB6MkBAAAAAAH3yBEAAAAAAgbHIQAAAAACFcYxAAAAAAIkxUEAAAAAAjPEUQAAAAACQsNhAA\
    AAAAJRwnEAAAAAAmDBgQAAAAACcFQ5AAAAAAJ/U0kAAAAAAo5SWQAAAAACnVFpAAAAAAKsUHkAAAAAArtPiQAAAAACyk6ZAAAAAALZTakAAAAAAu\
    hMuQAAAAAC90vJAAAAAAMGStkAAAAAAxXdkQAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEAAA2cAAAAABwgAQQAAA4QAAlMTVQAQ0VTVABDRVQACkNFVC0xQ0VTVCxNMy41LjAsTTEwLjUu\
    MC8zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABEAAAACQAAACb/////VrbKKP////+qGao4/////7WkGWD/////yl5w0P/////M50sQ/////82pF5D/////zqJDEP/////PkjQQ/////9AKAmAA\
    AAAAFSen0AAAAAAWGNxAAAAAABcI21AAAAAAF/oPwAAAAAAY6g7QAAAAABnbQ0AAAAAAGsyT0AAAAAAbvKDwAAAAAByskfAAAAAAHZyC8AAAAAAe\
    jHPwAAAAAB98ZPAAAAAAIGxV8AAAAAAhXEbwAAAAACJMN/AAAAAAIzwo8AAAAAAkLBnwAAAAACUcCvAAAAAAJ/UYcAAAAAAo5ReAAAAAACnVCIAA\
    AAAAKsT5gAAAAAArtOqAAAAAACyk24AAAAAALZTMgAAAAAAuhL2AAAAAAC90roAAAAAAMGSfgAAAAAAxXcsAAAAAADJypgAAAAAAMz2tAAAAAAA0\
    UogAAAAAADUdjwAAAAAANjJqAAAAAAA2/XEAAAAAADgbhoAAAAAAON1TAAAAAAA5+2iAAAAAADq9NQAAAAAAO9tKgAAAAAA8plGAAAAAAD27LIAA\
    AAAAPoYzgAAAAAA/mw6AAAAAAEBmFYAAAAAAQYQrAAAAAABCRfeAAAAAAENkDQAAAAAARCXZgAAAAABFQ+8AAAAAAEYFu4AAAAAARyPRAAAAAABH\
    7tgAAAAAAEkDswAAAAAASc66AAAAAABK45UAAAAAAEuunAAAAAAATMyxgAAAAABNjn4AAQIDBQQFBAUDBgMGAwYDBgMGAwYDBgMGAwYDBwIHAgcC\
    BwIHAgcCBwIHAgcCBwIHAgcCBwIHAgcCBwIHAgcCBwIHAggAABnYAAAAABnIAAQAABwgAAgAACowAAwAAA4QABAAABwgARQAADhAARkAACowAR0A\
    ACowACJMTVQATU1UAEVFVABNU0sAQ0VUAENFU1QATVNEAEVFU1QAKzAzAAo8KzAzPi0zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABOAAAACwAAACb/////VrbAx/////+bXx7H/////50+8nn/////niru+f////+e9zlp/////5+EV/n/////oNhs6f////+hADmA/////6E8pkD/\
    ////pBBtwP////+kPTKw/////6UVaLD/////pT0DwP////+nHkVQ/////7WkGWAAAAAAFSen0AAAAAAWGNxAAAAAABcI21AAAAAAF/oPwAAAAAAY\
    6g7QAAAAABnbQ0AAAAAAGsyT0AAAAAAbvKDwAAAAAByskfAAAAAAHZyC8AAAAAAejHPwAAAAAB98ZPAAAAAAIGxV8AAAAAAhXEbwAAAAACJMN/AA\
    AAAAIzwo8AAAAAAkLBnwAAAAACUcCvAAAAAAJgv78AAAAAAnBSdwAAAAACf1GHAAAAAAKOUXgAAAAAApeL+AAAAAACnU+nAAAAAAKsTrcAAAAAAr\
    tNxwAAAAACykzXAAAAAALZS+cAAAAAAuhK9wAAAAAC90oHAAAAAAMGSRcAAAAAAxXbzwAAAAADJyl/AAAAAAMz2e8AAAAAA0UnnwAAAAADUdgPAA\
    AAAANjJb8AAAAAA2/WLwAAAAADgbeHAAAAAAON1E8AAAAAA5+1pwAAAAADq9JvAAAAAAO9s8cAAAAAA8pkNwAAAAAD27HnAAAAAAPoYlcAAAAAA/\
    mwBwAAAAAEBmB3AAAAAAQYQc8AAAAABCRelwAAAAAENj/vAAAAAARCXLcAAAAABFQ+DwAAAAAEYFrXAAAAAARyPC8AAAAABH7snwAAAAAEkDpPAA\
    AAAASc6r8AAAAABK44bwAAAAAEuujfAAAAAATMyjcAAAAABNjm/wAAAAAFRMHWABAwIDBAIEBQYFBwUGCAYFBgUGBQYFBgUGBQYFBgUGBQYFBgkI\
    BgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGBQYFBgUGCgYAACM5AAAAACM5AAQAADGHAQgAACN3AAQAAD+XAQwAADhAAREAACowABUA\
    AEZQARkAABwgAB0AACowASEAADhAABVMTVQATU1UAE1TVABNRFNUAE1TRABNU0sAKzA1AEVFVABFRVNUAApNU0stMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABlAAAABwAAAB//////a8mbz/////+RYFBP/////5tHePD/////m9cscP////+cvJFw/////53ASPD/////non+cP////+foCrw/////6BgpfD/\
    ////oYAM8P////+iLhLw/////6N6TPD/////pDWB8P////+lXiNw/////6YlNfD/////pyeb8P////+oWCZw/////6kHffD/////qe40cP////+q\
    51/w/////6vXUPD/////rMdB8P////+tyafw/////66nI/D/////r6BPcP////+whwXw/////7GJa/D/////snAicP////+zcohw/////7RQBHD/\
    ////tUkv8P////+2L+Zw/////7cyTHD/////uA/IcP////+4/7lw/////7nvqnD/////utZg8P////+72Mbw/////7zIt/D/////vbio8P////++\
    n19w/////7+YivD/////wJrw8P/////BeGzw/////8JoXfD/////w1hO8P/////EPwVw/////8U4MPD/////xjqW8P/////HWKxw/////8faCaD/\
    ////yGwn4P/////M50sQ/////82pF5D/////zqJDEP/////PkjQQ/////9BP4eD/////0Inx8P/////RchYQ/////9JOQJAAAAAAC7s5AAAAAAAM\
    qxvwAAAAAA2kY5AAAAAADosaEAAAAAAPhEWQAAAAABB0NpAAAAAAEWQnkAAAAAASVBiQAAAAABNNRBAAAAAAFDP6kAAAAAAVI+uQAAAAABYT3JAA\
    AAAAFwPNkAAAAAAX876QAAAAABjjr5AAAAAAGdOgkAAAAAAaw5GQAAAAABu8vRAAAAAAHKyuEAAAAAAdnJ8QAAAAAB6MkBAAAAAAH3yBEAAAAAAg\
    bHIQAAAAACFcYxAAAAAAIkxUEAAAAAAjPEUQAAAAACQsNhAAAAAAJRwnEAAAAAAmDBgQAAAAACcFQ5AAAAAAJ/U0kAAAAAAo5SWQAAAAACnVFpAA\
    AAAAKsUHkAAAAAArtPiQAAAAACyk6ZAAAAAALZTakAAAAAAuhMuQAAAAAC90vJAAAAAAMGStkAAAAAAxXdkQAQMCAwIDAgMCAwIDAgMCAwIDAgMC\
    AwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCBQQFBAUGAgYEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUAAAIx\
    AAAAAAIxAAQAAA4QAQgAAAAAAA0AAA4QABEAABwgARUAABwgARpMTVQAUE1UAFdFU1QAV0VUAENFVABDRVNUAFdFTVQACkNFVC0xQ0VTVCxNMy41\
    LjAsTTEwLjUuMC8zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA9AAAABQAAABX/////HkmS+P////9sz+r4/////5sMF2D/////m9Xa8P////+c2a6Q/////52ktZD/////nrmQkP////+fhJeQ/////8gJcZD/\
    ////zOdLEP/////NqReQ/////86iQxD/////z5I0EP/////QgiUQ/////9FyFhD/////0mIHEP/////TgByQ/////9RJ0hD/////1JO0IP/////V\
    AnIg/////9VMOBD/////1im0EP/////XLBoQ/////9gJlhD/////2QFwEP/////Z6XgQAAAAABFkJ5AAAAAAElQYkAAAAAATTUQQAAAAABQz+pAA\
    AAAAFSPrkAAAAAAWE9yQAAAAABcDzZAAAAAAF/O+kAAAAAAY46+QAAAAABnToJAAAAAAGsORkAAAAAAbvL0QAAAAABysrhAAAAAAHZyfEAAAAAAe\
    jJAQAAAAAB98gRAAAAAAIGxyEAAAAAAhXGMQAAAAACJMVBAAAAAAIzxFEAAAAAAkLDYQAAAAACUcJxAAAAAAJgwYEAAAAAAnBUOQAAAAACf1NJAA\
    AAAAKOUlkAAAAAAp1RaQAAAAACrFB5AAAAAAK7T4kAAAAAAspOmQAAAAAC2U2pAAAAAALoTLkAAAAAAvdLyQAAAAADBkrZAAAAAAMV3ZEAEDAgMC\
    AwIDAgMCAwIDAgMCAwQDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIAAA2IAAAAAA2IAAQAABwgAQgAAA4QAA0AAAAA\
    ARFMTVQAUE1UAENFU1QAQ0VUAEdNVAAKQ0VULTFDRVNULE0zLjUuMCxNMTAuNS4wLzMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA1AAAACQAAACb/////VrbNXv////+euYf+/////5+Ejv7/////oIhGfv////+gy4L+/////63n8d7/////yK9kYP/////KYmVQ/////8znSxD/\
    ////zakXkP/////OokMQ/////8+SNBD/////0IIlEP/////QkIlwAAAAABUnp9AAAAAAFhjcQAAAAAAXCNtQAAAAABf6D8AAAAAAGOoO0AAAAAAZ\
    20NAAAAAABrMk9AAAAAAG7yg8AAAAAAcrJHwAAAAAB2cgvAAAAAAHoxz8AAAAAAffGTwAAAAACBsVfAAAAAAIVxG8AAAAAAiTDfwAAAAACM8KPAA\
    AAAAJCwZ8AAAAAAlHBkAAAAAACYMCgAAAAAAJwU1gAAAAAAn9SaAAAAAACjlF4AAAAAAKdUIgAAAAAAqxPmAAAAAACu06oAAAAAALKTbgAAAAAAt\
    lMyAAAAAAC6EvYAAAAAAL3SugAAAAAAwZJ+AAAAAADFdywAAAAAAMk28AAAAAAAzPbsQAAAAADRSlhAAAAAANR2dEAAAAAA2MngQAAAAADb9fxAA\
    AAAAOBuUkAAAAAA6UP3gAQIBAgEDBAYFBgUGBQQHBAcEBwQHBAcEBwQHBAcECAMIAwgDCAMIAwgDCAMIAwgDCAMIAwMAABaiAAAAABaiAAQAACSy\
    AQgAABwgAAwAACowABAAAA4QABQAABwgARgAADhAAR0AACowASFMTVQAUk1UAExTVABFRVQATVNLAENFVABDRVNUAE1TRABFRVNUAApFRVQtMkVF\
    U1QsTTMuNS4wLzMsTTEwLjUuMC80Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABXAAAABAAAABH/////PijoTP////9wvIFw/////5s4+HD/////m9XM4P////+cxcvw/////523AGD/////non+cP////+foBzg/////6BgpfD/\
    ////oX6tYP////+iXDdw/////6NMGmD/////yGw18P/////M50sQ/////82pF5D/////zqJDEP/////PkjQQ/////9BuXpD/////0XIWEP/////S\
    TNLw/////9M+MZD/////1EnSEP/////VHfdw/////9Ypl/D/////1uuAkP/////YCZYQ//////kztfD/////+dnE4P/////7HNJw//////u5tPD/\
    /////Py0cP/////9mZbw//////7l0PD//////4KzcAAAAAAAxbLwAAAAAAFilXAAAAAAApxacAAAAAADQndwAAAAAASFdvAAAAAABSuT8AAAAAAG\
    bpNwAAAAAAcLdfAAAAAACEU68AAAAAAI61fwAAAAAAouV3AAAAAACss58AAAAAAMDjlwAAAAAAyrG/AAAAAADeTg8AAAAAAOiv3wAAAAAA/N/XAA\
    AAAAEHQacAAAAAARrd9wAAAAABJT/HAAAAAAE01EEAAAAAAUM/qQAAAAABUj65AAAAAAFhPckAAAAAAXA82QAAAAABfzvpAAAAAAGOOvkAAAAAAZ\
    06CQAAAAABrDkZAAAAAAG7y9EAAAAAAcrK4QAAAAAB2cnxAAAAAAHoyQEAAAAAAffIEQAAAAACBschAAAAAAIVxjEAAAAAAiTFQQAAAAACM8RRAA\
    AAAAJCw2EAAAAAAlHCcQAAAAACYMGBAAAAAAJwVDkAAAAAAn9TSQAAAAACjlJZAAAAAAKdUWkAAAAAAqxQeQAAAAACu0+JAAAAAALKTpkAAAAAAt\
    lNqQAAAAAC6Ey5AAAAAAL3S8kAAAAAAwZK2QAAAAADFd2RABAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMC\
    AwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIAAAu0AAAAAAu0AAQAABwgAQgAAA4QAA1MTVQAUk1UAENFU1QAQ0VUAApDRVQt\
    MUNFU1QsTTMuNS4wLE0xMC41LjAvMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABAAAAABgAAABD/////oQA5gP////+1pAtQAAAAABUnmcAAAAAAFhjOMAAAAAAXCM1AAAAAABf6AbAAAAAAGOoAwAAAAAAZ2zUwAAAAABrMhcAA\
    AAAAG7yS4AAAAAAcrIPgAAAAAB2cdOAAAAAAHoxl4AAAAAAffFbgAAAAACBsR+AAAAAAIVw44AAAAAAiTCngAAAAACM8GuAAAAAAJCwL4AAAAAAl\
    HArwAAAAACYL+/AAAAAAJwUncAAAAAAn9RhwAAAAACjlF4AAAAAAKQDHAAAAAAAp1OxgAAAAACrE3WAAAAAAK7TOYAAAAAAspL9gAAAAAC2UsGAA\
    AAAALoShYAAAAAAvdJJgAAAAADBkg2AAAAAAMV2u4AAAAAAycongAAAAADM9kOAAAAAANFJr4AAAAAA1HXLgAAAAADYyTeAAAAAANv1U4AAAAAA4\
    G2pgAAAAADjdNuAAAAAAOftMYAAAAAA6vRjgAAAAADvbLmAAAAAAPKY1YAAAAAA9uxBgAAAAAD6GF2AAAAAAP5ryYAAAAABAZflgAAAAAEGEDuAA\
    AAAAQkXbYAAAAABDY/DgAAAAAEQlvWAAAAAARUPS4AAAAABGBZ9gAAAAAEcjtOAAAAAAR+674AAAAABJA5bgAAAAAEnOneAAAAAASuN44AAAAABL\
    rn/gAAAAAEzMo3AAAAAATY5v8AECAwIDAgMCAwIDAgMCAwIDAgQBBAEFAQIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIEAQIA\
    AC70AAAAACowAAQAADhAAAgAAEZQAQwAADhAAQgAACowAQRMTVQAKzAzACswNAArMDUACjwrMDQ+LTQK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABAAAAABQAAABD/////oQA5gP////+1pAtQAAAAABUnmcAAAAAAFhjOMAAAAAAXCM1AAAAAABf6AbAAAAAAGOoAwAAAAAAZ2zUwAAAAABrMhcAA\
    AAAAG7yS4AAAAAAcrIPgAAAAAB2cdOAAAAAAHoxl4AAAAAAffFbgAAAAACBsR+AAAAAAIVw44AAAAAAiTCngAAAAACM8KPAAAAAAJCwZ8AAAAAAl\
    HArwAAAAACYL+/AAAAAAJwUncAAAAAAn9RhwAAAAACnU7GAAAAAAKsTrcAAAAAArtNxwAAAAACykzXAAAAAALZS+cAAAAAAuhK9wAAAAAC90oHAA\
    AAAAMGSRcAAAAAAxXbzwAAAAADJyl/AAAAAAMz2e8AAAAAA0UnnwAAAAADUdgPAAAAAANjJb8AAAAAA2/WLwAAAAADgbeHAAAAAAON1E8AAAAAA5\
    +1pwAAAAADq9JvAAAAAAO9s8cAAAAAA8pkNwAAAAAD27HnAAAAAAPoYlcAAAAAA/mwBwAAAAAEBmB3AAAAAAQYQc8AAAAABCRelwAAAAAENj/vAA\
    AAAARCXLcAAAAABFQ+DwAAAAAEYFrXAAAAAARyPC8AAAAABH7snwAAAAAEkDpPAAAAAASc6r8AAAAABK44bwAAAAAEuujfAAAAAATMyjcAAAAABN\
    jm/wAAAAAFRMHWAAAAAAWENOcAEDAgMCAwIDAgMCAwIDAgMEAQQBBAEDBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQBBAEDAQMA\
    ACsyAAAAACowAAQAAEZQAQgAADhAAAwAADhAAQxMTVQAKzAzACswNQArMDQACjwrMDQ+LTQK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABLAAAACQAAACL/////VrbECP////+qGaQg/////7WkGWD/////ywSN0P/////M50sQ/////82pF5D/////zqJDEP/////PkjQQ/////8+fOOAA\
    AAAAFSen0AAAAAAWGNxAAAAAABcI21AAAAAAF/oPwAAAAAAY6g7QAAAAABnbQ0AAAAAAGsyT0AAAAAAbvKDwAAAAAByskfAAAAAAHZyC8AAAAAAe\
    jHPwAAAAAB98ZPAAAAAAIGxV8AAAAAAhXEbwAAAAACJMN/AAAAAAIzwo8AAAAAAkLBnwAAAAACUcCvAAAAAAJo0u8AAAAAAp1QiAAAAAACrE+YAA\
    AAAAK7TqgAAAAAAspNuAAAAAAC2UzIAAAAAALcLG0AAAAAAuhK9wAAAAAC90oHAAAAAAMGSRcAAAAAAxXaDQAAAAADJypgAAAAAAMz27EAAAAAA0\
    UpYQAAAAADUdnRAAAAAANjJ4EAAAAAA2/X8QAAAAADgblJAAAAAAON1hEAAAAAA5+3aQAAAAADq9QxAAAAAAO9tYkAAAAAA8pl+QAAAAAD27OpAA\
    AAAAPoZBkAAAAAA/mxyQAAAAAEBmI5AAAAAAQYQ5EAAAAABCRgWQAAAAAENkGxAAAAAARCXnkAAAAABFQ/0QAAAAAEYFyZAAAAAARyPfEAAAAABH\
    7uYQAAAAAEkDwRAAAAAASc7IEAAAAABK46MQAAAAAEuuqhAAAAAATMy/kAAAAABNjowQAAAAAE6soZAAAAAAT25uEAAAAABQjIOQAAAAAFFXipAA\
    AAAAUmxlkAAAAABTN16AAAAAAFRMHWABAgMFBAUEBQMGAwYDBgMGAwYDBgMGAwYDBgMCBwIHAgcGAwYDBgMHAgcCBwIHAgcCBwIHAgcCBwIHAgcC\
    BwIHAgcCBwIHAgcCCAMAAB/4AAAAAB/gAAQAABwgAAgAACowAAwAAA4QABAAABwgARQAADhAARkAACowAR0AADhAAAxMTVQAU01UAEVFVABNU0sA\
    Q0VUAENFU1QATVNEAEVFU1QACk1TSy0zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAtAAAABgAAABr/////VrbOJP////9yw+MY/////8znSxD/////zakXkP/////OokMQ/////8+SNBD/////0IIlEP/////RciQgAAAAABFj71AA\
    AAAAElU/4AAAAAATTQvQAAAAABQ1IeAAAAAAFSzt0AAAAAAWE8BwAAAAABcMz9AAAAAAF/OwgAAAAAAY46GAAAAAABnTkoAAAAAAGsODgAAAAAAb\
    vK8AAAAAABysoAAAAAAAHZyRAAAAAAAejIIAAAAAAB98cwAAAAAAIGxkAAAAAAAhXFUAAAAAACJMRgAAAAAAIzw3AAAAAAAkLCgAAAAAACUcGQAA\
    AAAAJgwKAAAAAAAnBTWAAAAAACf1CmAAAAAAKOTtUAAAAAAp1OxgAAAAACrEz1AAAAAAK7TOYAAAAAAspLFQAAAAAC2UsGAAAAAALoSTUAAAAAAv\
    dJJgAAAAADBkdVAAAAAAMV2u4AAAAAAycnvQAAAAADLJjOABAgMEAwQDAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgUCBQIFAgIAABXc\
    AAAAABtoAAQAABwgAAgAAA4QAAwAABwgARAAACowARVMTVQASU1UAEVFVABDRVQAQ0VTVABFRVNUAApFRVQtMkVFU1QsTTMuNS4wLzMsTTEwLjUu\
    MC80Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA0AAAACAAAACL/////VrbMzP////+eWS3M/////565kJD/////n4SXkP////+hACtw/////6Rzb0z/////yLC14P/////KxpdQ/////8znSxD/\
    ////zakXkP/////OokMQ/////8+SNBD/////0HTL4AAAAAAVJ6fQAAAAABYY3EAAAAAAFwjbUAAAAAAX+g/AAAAAABjqDtAAAAAAGdtDQAAAAAAa\
    zJPQAAAAABu8oPAAAAAAHKyR8AAAAAAdnILwAAAAAB6Mc/AAAAAAH3xk8AAAAAAgbFXwAAAAACFcRvAAAAAAIkw38AAAAAAjPCjwAAAAACQsGfAA\
    AAAAJRwZAAAAAAAmDAoAAAAAACcFNYAAAAAAJ/UmgAAAAAAo5ReAAAAAACnVCIAAAAAAKsT5gAAAAAArtOqAAAAAACyk24AAAAAALZTMgAAAAAAu\
    hL2AAAAAAC90roAAAAAAMGSfgAAAAAAxXcsAAAAAADJypgAAAAAAMz2tAAAAAAA0UogAAAAAADUdjwAAAAAANjJ4EAAAAAA2/X8QAAAAADgblJAA\
    AAAAPHQcYAEDAgMBBAUCAwIDAgUGBQYFBgUGBQYFBgUGBQYFBwQHBAcEBwQHBAcEBwQHBAcEBwQHBAQAABc0AAAAABc0AAQAABwgAQgAAA4QAA0A\
    ABwgABEAACowABUAADhAARkAACowAR1MTVQAVE1UAENFU1QAQ0VUAEVFVABNU0sATVNEAEVFU1QACkVFVC0yRUVTVCxNMy41LjAvMyxNMTAuNS4w\
    LzQK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAyAAAAAwAAAA3/////lqo0aP/////IbYdw/////8znSxD/////zakXkP/////NuOmQAAAAAAgoOfAAAAAACO8+YAAAAAAKBXjwAAAAAArQceAA\
    AAAAC+lPcAAAAAAMtEhgAAAAAA3Sa/AAAAAADpQqYAAAAAAPsPxwAAAAABB0DGAAAAAAEZDecAAAAAASU+5gAAAAABNwwHAAAAAAFDu5YAAAAAAV\
    SLlwAAAAABYTsmAAAAAAFzHV8AAAAAAX/M7gAAAAABkAlHAAAAAAGdtfYAAAAAAazK/wAAAAABu8vRAAAAAAHKyuEAAAAAAdnJ8QAAAAAB6MkBAA\
    AAAAH3yBEAAAAAAgbHIQAAAAACFcYxAAAAAAIkxUEAAAAAAjPEUQAAAAACQsNhAAAAAAJRwnEAAAAAAmDBgQAAAAACcFQ5AAAAAAJ/U0kAAAAAAo\
    5SWQAAAAACnVFpAAAAAAKsUHkAAAAAArtPiQAAAAACyk6ZAAAAAALZTakAAAAAAuhMuQAAAAAC90vJAAAAAAMGStkAAAAAAxXdkQAQIBAgECAQIB\
    AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIAABKYAAAAAA4QAAQAABwgAQhMTVQAQ0VUAENFU1QACkNFVC0xQ0VTVCxN\
    My41LjAsTTEwLjUuMC8zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABCAAAABwAAABT/////oQA5gP////+1pAtQAAAAABUnmcAAAAAAFhjOMAAAAAAXCM1AAAAAABf6AbAAAAAAGOoAwAAAAAAZ2zUwAAAAABrMhcAA\
    AAAAG7yS4AAAAAAcrIPgAAAAAB2cdOAAAAAAHoxl4AAAAAAffFbgAAAAACBsR+AAAAAAIVw44AAAAAAiTCngAAAAACM8GuAAAAAAJCwL4AAAAAAl\
    HArwAAAAACYL+/AAAAAAJwUncAAAAAAn9RhwAAAAACjlF4AAAAAAKXi/gAAAAAAp1PpwAAAAACrE63AAAAAAK7TccAAAAAAspM1wAAAAAC2UvnAA\
    AAAALoSvcAAAAAAvdKBwAAAAADBkkXAAAAAAMV288AAAAAAycpfwAAAAADM9nvAAAAAANFJ58AAAAAA1HYDwAAAAADYyW/AAAAAANv1i8AAAAAA4\
    G3hwAAAAADjdRPAAAAAAOftacAAAAAA6vSbwAAAAADvbPHAAAAAAPKZDcAAAAAA9ux5wAAAAAD6GJXAAAAAAP5sAcAAAAABAZgdwAAAAAEGEHPAA\
    AAAAQkXpcAAAAABDY/7wAAAAAEQly3AAAAAARUPg8AAAAABGBa1wAAAAAEcjwvAAAAAAR+7J8AAAAABJA6TwAAAAAEnOq/AAAAAASuOG8AAAAABL\
    ro3wAAAAAEzMo3AAAAAATY5v8AAAAABUTB1gAAAAAFb3FHABAwIDAgMCAwIDAgMCAwIDAgMEAQQBBQYBBAEEAQQBBAEEAQQBBAEEAQQBBAEEAQQB\
    BAEEAQQBBAEEAQQBBAEDAQMAAC1gAAAAACowAAQAAEZQAQgAADhAAAwAADhAAQwAACowAQQAABwgABBMTVQAKzAzACswNQArMDQAKzAyAAo8KzA0\
    Pi00Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAA4AAAAAwAAAA3/////b6JfL/////+bDBdg/////5vV2vD/////nNmukP////+dpLWQ/////565kJD/////n4SXkP////+icBoQ/////6NEW5D/\
    ////yAlxkP/////M50sQ/////82pF5D/////zqJDEP/////PkjQQ/////9CCJRD/////0XIWEP/////Rf0UQ/////9NjG5D/////1EsjkP/////V\
    OcMQ/////9YptBD/////1ywaEP/////YCZYQAAAAABNNJ/AAAAAAFDPQYAAAAAAVI+uQAAAAABYT3JAAAAAAFwPNkAAAAAAX876QAAAAABjjr5AA\
    AAAAGdOgkAAAAAAaw5GQAAAAABu8vRAAAAAAHKyuEAAAAAAdnJ8QAAAAAB6MkBAAAAAAH3yBEAAAAAAgbHIQAAAAACFcYxAAAAAAIkxUEAAAAAAj\
    PEUQAAAAACQsNhAAAAAAJRwnEAAAAAAmDBgQAAAAACcFQ5AAAAAAJ/U0kAAAAAAo5SWQAAAAACnVFpAAAAAAKsUHkAAAAAArtPiQAAAAACyk6ZAA\
    AAAALZTakAAAAAAuhMuQAAAAAC90vJAAAAAAMGStkAAAAAAxXdkQAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEC\
    AQIBAgECAQIBAgEAAA9RAAAAABwgAQQAAA4QAAlMTVQAQ0VTVABDRVQACkNFVC0xQ0VTVCxNMy41LjAsTTEwLjUuMC8zCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAzAAAACQAAACb/////VrbMRP////+cTx9Q/////6GFSpj/////ovEw8P////+jZnhg/////8isz3D/////ylkq0P/////M50sQ/////82pF5D/\
    ////zqJDEP/////PkjQQ/////9AwPeAAAAAAFSen0AAAAAAWGNxAAAAAABcI21AAAAAAF/oPwAAAAAAY6g7QAAAAABnbQ0AAAAAAGsyT0AAAAAAb\
    vKDwAAAAAByskfAAAAAAHZyC8AAAAAAejHPwAAAAAB98ZPAAAAAAIGxV8AAAAAAhXEbwAAAAACJMN/AAAAAAIzwo8AAAAAAkLBnwAAAAACUcGQAA\
    AAAAJgwKAAAAAAAnBTWAAAAAACf1JoAAAAAAKOUXgAAAAAAp1QiAAAAAACrE+YAAAAAAK7TqgAAAAAAspNuAAAAAAC2UzIAAAAAALoS9gAAAAAAv\
    dK6AAAAAADBkn4AAAAAAMV3LAAAAAAAycqYAAAAAADM9rQAAAAAANFKIAAAAAAA1HZ0QAAAAADYyeBAAAAAANv1/EAAAAAA4G5SQAAAAAD4SE2AB\
    AgMEAwUGAwYDBgUHBQcFBwUHBQcFBwUHBQcFCAQIBAgECAQIBAgECAQIBAgEBgMGBAQAABe8AAAAABOwAAQAABZoAAgAAA4QAAwAABwgABAAACow\
    ABQAABwgARgAADhAAR0AACowASFMTVQAV01UAEtNVABDRVQARUVUAE1TSwBDRVNUAE1TRABFRVNUAApFRVQtMkVFU1QsTTMuNS4wLzMsTTEwLjUu\
    MC80Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABBAAAABwAAABj/////ofVG3P////+1pAtQAAAAABUnmcAAAAAAFhjOMAAAAAAXCM1AAAAAABf6AbAAAAAAGOoAwAAAAAAZ2zUwAAAAABrMhcAA\
    AAAAG7yS4AAAAAAcrIPgAAAAAB2cdOAAAAAAHoxl4AAAAAAffFbgAAAAACBsR+AAAAAAIVw44AAAAAAiTCngAAAAACM8KPAAAAAAJCwZ8AAAAAAl\
    HArwAAAAACYL+/AAAAAAJwUncAAAAAAn9RhwAAAAACnU7GAAAAAAKsTrcAAAAAArtNxwAAAAACykzXAAAAAALZS+cAAAAAAuhK9wAAAAAC90oHAA\
    AAAAMGSRcAAAAAAxXbzwAAAAADJyl/AAAAAAMz2e8AAAAAA0UnnwAAAAADUdgPAAAAAANjJb8AAAAAA2/WLwAAAAADgbeHAAAAAAON1E8AAAAAA5\
    +1pwAAAAADq9JvAAAAAAO9s8cAAAAAA8pkNwAAAAAD27HnAAAAAAPoYlcAAAAAA/mwBwAAAAAEBmB3AAAAAAQYQc8AAAAABCRelwAAAAAENj/vAA\
    AAAARCXLcAAAAABFQ+DwAAAAAEYFrXAAAAAARyPC8AAAAABH7snwAAAAAEkDpPAAAAAASc6r8AAAAABK44bwAAAAAEuujfAAAAAATMyjcAAAAABN\
    jm/wAAAAAFRMHWAAAAAAW9Tt8AAAAABf57JgAQIDAgMCAwIDAgMCAwIDAgQFBAUEBQIEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQF\
    BAUEBQYFAgUAACmkAAAAACowAAQAADhAAAgAAEZQAQwAADhAARAAACowABQAADhAABRMTVQAKzAzACswNAArMDUATVNEAE1TSwAKTVNLLTMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABSAAAABgAAABr/////VrbQUP////+ZqCrQ/////5sMF2D/////m9Xa8P////+c2a6Q/////52ktZD/////nrmQkP////+fhJeQ/////6CatgD/\
    ////oWW9AP////+mfXxg/////8h23hD/////zOdLEP/////NqReQ/////86iQxD/////z5I0EP/////QhLoA/////9GVknD/////0oq7YP/////T\
    Yv9w/////9RLI5D/////1V6tEP/////WKbQQ/////9csGhD/////2AmWEP/////ZAsGQ/////9npeBD/////6FTSAP/////o8bSA/////+nhpYD/\
    ////6tGWgP/////sFJYA/////+y6swD/////7aqkAP/////umpUA/////+/UWgD/////8Hp3AP/////xtDwA//////JaWQD/////85QeAP/////0\
    OjsA//////V9OoD/////9hodAAAAAAANpFWAAAAAAA6LDAAAAAAAD4Q3gAAAAAAQdCiAAAAAABFkGYAAAAAAElQKgAAAAAATTTYAAAAAABQz7IAA\
    AAAAFSPdgAAAAAAWE86AAAAAABcDv4AAAAAAF/OwgAAAAAAY46GAAAAAABnTkoAAAAAAGsODgAAAAAAbvK8AAAAAABysoAAAAAAAHZyRAAAAAAAe\
    jIIAAAAAAB98cwAAAAAAIGxkAAAAAAAhXFUAAAAAACJMVBAAAAAAIzxFEAAAAAAkLDYQAAAAACUcJxAAAAAAJgwYEAAAAAAnBUOQAAAAACf1NJAA\
    AAAAKOUlkAAAAAAp1RaQAAAAACrFB5AAAAAAK7T4kAAAAAAspOmQAAAAAC2U2pAAAAAALoTLkAAAAAAvdLyQAAAAADBkrZAAAAAAMV3ZEAEDAgMC\
    AwIFBAUDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIAABOwAAAA\
    ABOwAAQAABwgAQgAAA4QAA0AACowAREAABwgABZMTVQAV01UAENFU1QAQ0VUAEVFU1QARUVUAApDRVQtMUNFU1QsTTMuNS4wLE0xMC41LjAvMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAlAAAABAAAABH/////JPDqgP////9x1AaG/////8oXagD/////yuJxAP/////L90wA/////8zCUwAAAAAAFSPrkAAAAAAWE9yQAAAAABcDzZAA\
    AAAAF/O+kAAAAAAY46+QAAAAABnToJAAAAAAGsORkAAAAAAbvL0QAAAAABysrhAAAAAAHZyfEAAAAAAejJAQAAAAAB98gRAAAAAAIGxyEAAAAAAh\
    XGMQAAAAACJMVBAAAAAAIzxFEAAAAAAkLDYQAAAAACUcJxAAAAAAJgwYEAAAAAAnBUOQAAAAACf1NJAAAAAAKOUlkAAAAAAp1RaQAAAAACrFB5AA\
    AAAAK7T4kAAAAAAspOmQAAAAAC2U2pAAAAAALoTLkAAAAAAvdLyQAAAAADBkrZAAAAAAMV3ZEAEDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMC\
    AwIDAgMCAwIAAAgAAAAAAAb6AAQAABwgAQgAAA4QAA1MTVQAQk1UAENFU1QAQ0VUAApDRVQtMUNFU1QsTTMuNS4wLE0xMC41LjAvMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAQAAAAQAAAAAAAAtMDAACjwtMDA+MAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAAz/////iX73nAAAAAAw5t2wAQIAAEPkAAAAAEZQAAQAAFRgAAhMTVQAKzA1ACswNgAKPCswNj4tNgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAAz/////VrafGP/////tL8OYAQIAAEToAAAAAEToAAQAAEZQAAhMTVQATU1UACswNQAKPCswNT4tNQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAFAAAAAwAAAAz/////iX8FmAAAAAAYBe1AAAAAABjbcjAAAAAASQOW4AAAAABJzo/QAgECAQIAADXoAAAAAEZQAQQAADhAAAhMTVQAKzA1ACsw\
    NAAKPCswND4tNAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABXAAAAAgAAAAj/////nqY6kP////+fuweA/////6CGHJD/////oZrpgP/////LiQyQ/////9JhGAD/////+vh1EP/////76FgA//////zYVxD/\
    /////cg6AP/////+uDkQ//////+oHAAAAAAAAJgbEAAAAAABh/4AAAAAAAJ3/RAAAAAAA3EagAAAAAAEYRmQAAAAAAVQ/IAAAAAABkD7kAAAAAAH\
    MN6AAAAAAAeNNZAAAAAACRDAgAAAAAAJrbEQAAAAAArwooAAAAAAC+ChkAAAAAAM2b8AAAAAAA3Ag5AAAAAADrmhAAAAAAAPqaAQAAAAABCZgwAA\
    AAAAEYmCEAAAAAASeWUAAAAAABNpZBAAAAAAFFlHAAAAAAAVSUYQAAAAABY5KQAAAAAAFykoEAAAAAAYIkWAAAAAABkJChAAAAAAGgIngAAAAAAa\
    8iaQAAAAABviCYAAAAAAHNIIkAAAAAAdweuAAAAAAB6x6pAAAAAAH6HNgAAAAAAgdh0QAAAAACGBr4AAAAAAIlX/EAAAAAAjaswAAAAAACQ14RAA\
    AAAAJUquAAAAAAAmFcMQAAAAACcqkAAAAAAAJ/7fkAAAAAApCnIAAAAAACnewZAAAAAAKupUAAAAAAArvqOQAAAAACzTcIAAAAAALZ6FkAAAAAAu\
    s1KAAAAAAC9+Z5AAAAAAMJM0gAAAAAAxZ4QQAAAAADJzFoAAAAAAM0dmEAAAAAA0UviAAAAAADUnSBAAAAAANjLagAAAAAA3ByoQAAAAADgb9wAA\
    AAAAOOcMEAAAAAA5+9kAAAAAADrG7hAAAAAAO9u7AAAAAAA8sAqQAAAAAD27nQAAAAAAPo/skAAAAAA/m38AAAAAAEBvzpAAAAAAQYSbgAAAAABC\
    T7CQAAAAAENkfYAAAAAARC+SkAAAAABFRF+AAAAAAEXzxRABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQAB\
    AAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAH//52QAAT//6ugAQBNRFQATVNUAApNU1Q3TURULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABXAAAAAgAAAAj/////nqZIoP////+fuxWQ/////6CGKqD/////oZr3kP/////LiRqg/////9JhJhD/////+viDIP/////76GYQ//////zYZSD/\
    /////chIEP/////+uEcg//////+oKhAAAAAAAJgpIAAAAAABiAwQAAAAAAJ4CyAAAAAAA3EokAAAAAAEYSegAAAAAAVRCpAAAAAABkEJoAAAAAAH\
    MOyQAAAAAAeNQ6AAAAAACRDOkAAAAAAJrb8gAAAAAArwsJAAAAAAC+CvoAAAAAAM2c0QAAAAAA3AkaAAAAAADrmvEAAAAAAPqa4gAAAAABCZkRAA\
    AAAAEYmQIAAAAAASeXMQAAAAABNpciAAAAAAFFlVEAAAAAAVSVQgAAAAABY5NxAAAAAAFyk2IAAAAAAYIlOQAAAAABkJGCAAAAAAGgI1kAAAAAAa\
    8jSgAAAAABviF5AAAAAAHNIWoAAAAAAdwfmQAAAAAB6x+KAAAAAAH6HbkAAAAAAgdisgAAAAACGBvZAAAAAAIlYNIAAAAAAjatoQAAAAACQ17yAA\
    AAAAJUq8EAAAAAAmFdEgAAAAACcqnhAAAAAAJ/7toAAAAAApCoAQAAAAACnez6AAAAAAKupiEAAAAAArvrGgAAAAACzTfpAAAAAALZ6ToAAAAAAu\
    s2CQAAAAAC9+daAAAAAAMJNCkAAAAAAxZ5IgAAAAADJzJJAAAAAAM0d0IAAAAAA0UwaQAAAAADUnViAAAAAANjLokAAAAAA3BzggAAAAADgcBRAA\
    AAAAOOcaIAAAAAA5++cQAAAAADrG/CAAAAAAO9vJEAAAAAA8sBigAAAAAD27qxAAAAAAPo/6oAAAAAA/m40QAAAAAEBv3KAAAAAAQYSpkAAAAABC\
    T76gAAAAAENki5AAAAAARC+goAAAAABFRG2QAAAAAEXz0yABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQAB\
    AAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAEAAQABAAH//4+AAAT//52QAQBQRFQAUFNUAApQU1Q4UERULE0zLjIuMCxNMTEuMS4wCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAaAAAABwAAABr/////bj3JAP////+RBfwA/////9piBDgAAAAATJ8nsAAAAABNlyvgAAAAAE594mAAAAAATv2LoAAAAABPdw3gAAAAAFBm/uAA\
    AAAAUWAqYAAAAABSRuDgAAAAAFNADGAAAAAAVCbC4AAAAABVH+5gAAAAAFYGpOAAAAAAVv/QYAAAAABX5obgAAAAAFjfsmAAAAAAWcZo4AAAAABa\
    v5RgAAAAAFuvhWAAAAAAXKiw4AAAAABdj2dgAAAAAF6IkuAAAAAAX29JYAAAAABgaHTgAQIEAwQDBgUGBQYFBgUGBQYFBgUGBQYFBgUAALCAAAD/\
    /18AAAD//15IAAT//3NgAQr//2VQAA4AALbQABIAAMTgARZMTVQALTExMzAALTEwAC0xMQArMTMAKzE0AAo8KzEzPi0xMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABgAAAABgAAABP/////QbdMqP////+wtLLo/////7FRh1j/////snjlaP////+zQ+Vg/////7RYx2j/////tSPHYP////+2OKlo/////7cDqWD/\
    ////uBiLaP////+47MXg/////7n4bWj/////usyn4P////+72E9o/////7zj6OD/////va726P////++w8rg/////7+O2Oj/////wKOs4P/////B\
    brro/////8KDjuD/////w06c6P/////EY3Dg/////8Uufuj/////xkyNYP/////HDmDo/////8gsb2D/////yPd9aP/////S2ppAAAAAAAkY/eAA\
    AAAACayl4AAAAAAK76VgAAAAAAue/OAAAAAADNjB4AAAAAANft7gAAAAAA64o+AAAAAAD17A4AAAAAAQmIXgAAAAABE+ouAAAAAAEnhn4AAAAAAT\
    HoTgAAAAABRYSeAAAAAAFP5m4AAAAAAWOCvgAAAAABbng2AAAAAAGCFIYAAAAAAYx2VgAAAAABoBKmAAAAAAGqdHYAAAAAAb4QxgAAAAAByHKWAA\
    AAAAHcDuYAAAAAAeZwtgAAAAAB+g0GAAAAAAIEbtYAAAAAAhgLJgAAAAACIwCeAAAAAAI2nO4AAAAAAkD+vgAAAAACUuAWAAAAAAJgJC4AAAAAAn\
    DeNgAAAAACfiJOAAAAAAKO3FYAAAAAApwgbgAAAAACrNp2AAAAAAK6sjYAAAAAAsrYlgAAAAAC2LBWAAAAAALo1rYAAAAAAvaudgAAAAADBtTWAA\
    AAAAMUrJYAAAAAAyVmngAAAAADMqq2AAAAAANDZL4AAAAAA1Co1gAAAAADYWLeAAAAAANvOp4AAAAAA39g/gAAAAADjTi+AAAAAAOdXx4AAAAAA6\
    s23gAAAAADu/DmAAAAAAPJNP4AAAAAA9nvBgAAAAAD5zMeAAAAAAP37SYAAAAABAXE5gAAAAAEFetGAAAAAAQjwwYAAAAABDPpZgAAAAAEQcEmAA\
    AAAARR54YAAAAABF+/RgAAAAAEb+WmACAQIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQF\
    BAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQAAKPYAAAAAK/IAQQAAKG4AAkAAKjAAQQAALbQAQ4AAKjAAARMTVQATlpTVABOWk1U\
    AE5aRFQACk5aU1QtMTJOWkRULE05LjUuMCxNNC4xLjAvMwo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAFAAAABQAAABX/////VrZSKP////9y7aSQ/////8xDNmD/////0its8AAAAABUnteAAQIDAgQAAJHYAAAAAInwAAQAAIygAAkAAH6QAA0AAJqw\
    ABFMTVQAUE1NVAArMTAAKzA5ACsxMQAKPCsxMT4tMTEK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABFAAAABAAAABb/////QbdEhP/////S2pa8AAAAAAkY/eAAAAAACayl4AAAAAAK76VgAAAAAAue/OAAAAAADNjB4AAAAAANft7gAAAAAA64o+AA\
    AAAAD17A4AAAAAAQmIXgAAAAABE+ouAAAAAAEnhn4AAAAAATHoTgAAAAABRYSeAAAAAAFP5m4AAAAAAWOCvgAAAAABbng2AAAAAAGCFIYAAAAAAY\
    x2VgAAAAABoBKmAAAAAAGqdHYAAAAAAb4QxgAAAAAByHKWAAAAAAHcDuYAAAAAAeZwtgAAAAAB+g0GAAAAAAIEbtYAAAAAAhgLJgAAAAACIwCeAA\
    AAAAI2nO4AAAAAAkD+vgAAAAACUuAWAAAAAAJgJC4AAAAAAnDeNgAAAAACfiJOAAAAAAKO3FYAAAAAApwgbgAAAAACrNp2AAAAAAK6sjYAAAAAAs\
    rYlgAAAAAC2LBWAAAAAALo1rYAAAAAAvaudgAAAAADBtTWAAAAAAMUrJYAAAAAAyVmngAAAAADMqq2AAAAAANDZL4AAAAAA1Co1gAAAAADYWLeAA\
    AAAANvOp4AAAAAA39g/gAAAAADjTi+AAAAAAOdXx4AAAAAA6s23gAAAAADu/DmAAAAAAPJNP4AAAAAA9nvBgAAAAAD5zMeAAAAAAP37SYAAAAABA\
    XE5gAAAAAEFetGAAAAAAQjwwYAAAAABDPpZgAAAAAEQcEmAAAAAARR54YAAAAABF+/RgAAAAAEb+WmABAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMC\
    AwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIAAKv8AAAAAKxEAAQAAMFcAQoAALNMABBMTVQAKzEyMTUAKzEzNDUA\
    KzEyNDUACjwrMTI0NT4tMTI6NDU8KzEzNDU+LE05LjUuMC8yOjQ1LE00LjEuMC8zOjQ1Cg==\
    VFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AABuAAAABgAAABT/////aYdCCP////+5x0CI//////3RPED//////pL6sP//////zM3AAAAAAABy3LAAAAAAAXVQwAAAAAACQEmwAAAAAANVMsAA\
    AAAABCArsAAAAAAFPk9AAAAAAAYADbAAAAAABwu8QAAAAAAH3++wAAAAAAj+E0AAAAAACb/RsAAAAAAK3fVAAAAAAAuo7jAAAAAADL3XQAAAAAAN\
    iNAwAAAAAA6duUAAAAAAD2iyMAAAAAAQhtXAAAAAABFIlDAAAAAAEma3wAAAAAATKHYwAAAAABRGmcAAAAAAFRGSsAAAAAAWJnvAAAAAABbxdLAA\
    AAAAGAZdwAAAAAAY0VawAAAAABnmP8AAAAAAGrE4sAAAAAAbz1xAAAAAAByRGrAAAAAAHa8+QAAAAAAecPywAAAAAB+PIEAAAAAAIH8DMAAAAAAh\
    bwJAAAAAACI5+zAAAAAAI07kQAAAAAAkGd0wAAAAACU4AMAAAAAAJfm/MAAAAAAm8vjAAAAAACfZoTAAAAAAKPfEwAAAAAApwr2wAAAAACrXpsAA\
    AAAAK6KfsAAAAAAst4jAAAAAAC2CgbAAAAAALpdqwAAAAAAvYmOwAAAAADCAh0AAAAAAMUJFsAAAAAAyYGlAAAAAADM91zAAAAAANEBLQAAAAAA1\
    C0QwAAAAADYNuEAAAAAANwbVsAAAAAA4AA9AAAAAADjLCDAAAAAAOekrwAAAAAA6quowAAAAADvJDcAAAAAAPIrMMAAAAAA9qO/AAAAAAD5qrjAA\
    AAAAP4jRwAAAAABAU8qwAAAAAEFos8AAAAAAQjOssAAAAABDSJXAAAAAAEQTjrAAAAAARTGyQAAAAABF83CwAAAAAEcRlEAAAAAAR+8CMAAAAABI\
    8XZAAAAAAEm8bzAAAAAAStFYQAAAAABLuACwAAAAAEyxOkAAAAAATcYHMAAAAABOUILAAAAAAE+crrAAAAAAUELZwAAAAABRfJCwAAAAAFIr9kAA\
    AAAAU1xysAAAAABUC9hAAAAAAFc35jAAAAAAV6/swAAAAABZF8gwAAAAAFmPzsAAAAAAWveqMAAAAABbb7DAAAAAAFypZ7AAAAAAXXR8wAAAAABe\
    iUmwAAAAAF9UXsAAAAAAYGkrsAAAAABhNEDAAAAAAGJJDbAAAAAAYx1dQAAAAABkKO+wAQMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIEBQQF\
    BAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQT//5l4AAD/\
    /5l4AAT//6ugAQj//52QAAz//6ugAAj//7mwARBMTVQARU1UAC0wNgAtMDcALTA1AAo8LTA2PjY8LTA1PixNOS4xLjYvMjIsTTQuMS42LzIyCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAXAAAAAwAAAAz/////kvXCtAAAAAAHeZlAAAAAAAf6zEAAAAAAGdL30AAAAAAawtrAAAAAABuy2dAAAAAAHKK8wAAAAAAdm/ZQAAAAAB6CnsAA\
    AAAAH3vYUAAAAAAga7tAAAAAACFbulAAAAAAIkudQAAAAAAjO5xQAAAAACQrf0AAAAAAJRt+UAAAAAAmC2FAAAAAACb7YFAAAAAAJ+tDQAAAAAAo\
    5HzQAAAAACmBUUAAAAAAKulI0AAAAAArYTNAAgECAQIBAgECAQIBAgECAQIBAgECAQIAAJ3MAAAAAKjAAQQAAJqwAAhMTVQAKzEyACsxMQAKPCsx\
    MT4tMTEK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAAz/////fjdViAAAAABO/ZmwAQL//194AAD//2VQAAQAALbQAAhMTVQALTExACsxMwAKPCsxMz4tMTMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAdAAAAAwAAAAz/////mhOxwAAAAAA2OxfgAAAAADbX+mAAAAAAOCQ0YAAAAAA4t9xgAAAAAEsRLOAAAAAAS64PYAAAAABMwupgAAAAAE1yQeAA\
    AAAATqLMYAAAAABPGsTgAAAAAFCCrmAAAAAAUPqm4AAAAABSa8rgAAAAAFLaetAAAAAAVFTnYAAAAABUumrgAAAAAFY0yWAAAAAAVppM4AAAAABY\
    HeXgAAAAAFh6LuAAAAAAWf3H4AAAAABaWhDgAAAAAFvdqeAAAAAAXDny4AAAAABdxsZgAAAAAF4Z1OAAAAAAX94HYAAAAABgAvFgAgECAQIBAgEC\
    AQIBAgECAQIBAgECAQIBAgECAQIAAKfAAAAAALbQAQQAAKjAAAhMTVQAKzEzACsxMgAKPCsxMj4tMTIK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABAAAAAz/////tqRMgAAAAAAeGMRQAAAAACsXCuAAAAAAK3H0UAEDAgP//6wAAAD//7mwAAT//7mwAQT//6ugAAhMTVQALTA1AC0wNgAK\
    PC0wNj42Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAj/////lFBIBAH//4F8AAD//4FwAARMTVQALTA5AAo8LTA5PjkK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAj/////lE8zjAEAAJX0AAAAAJqwAARMTVQAKzExAAo8KzExPi0xMQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAVAAAABgAAABX/////FOHFzP////9+Ni1M/////8s3leD/////0C6J8P/////sN74A/////+82+PD/////+5sAAP/////+PyeM//////8BHgD/\
    /////11Y8AAAAAAAlywAAAAAAAFGdXAAAAAAAncOAAAAAAADJldwAAAAAAdwlwAAAAAAB8zR8AAAAAAMCJEAAAAAAAx8hywAAAAADb+UgAAAAAAO\
    ZaNwAAAAADpDXmABAgMCBAIEAgQCBAIEAgQCBAIEAgX//zY0AAAAAIe0AAAAAIygAAQAAH6QAAgAAJqwAQwAAIygABBMTVQAR1NUACswOQBHRFQA\
    Q2hTVAAKQ2hTVC0xMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAHAAAABgAAABT/////dOBwvv////+7BUNI/////7shcVj/////y4k9yP/////SI/Rw/////9JhSTj/////1Y1zSAECAQMEAQX//2wCAAD//2xY\
    AAT//3poAQj//3poAQz//3poARD//3NgAARMTVQASFNUAEhEVABIV1QASFBUAApIU1QxMAo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAADAAAABAAAABD/////wyzbgAAAAAASVgTAAAAAAC8FObABAgMAAAAAAAD//1dAAAT//2VQAAgAALbQAAwtMDAALTEyAC0xMQArMTMACjwrMTM+\
    LTEzCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAADAAAABAAAABL/////fjdIgAAAAAASVfIAAAAAAC8FK6ABAgP//2yAAAD//2oAAAT//3NgAAoAAMTgAA5MTVQALTEwNDAALTEwACsxNAAKPCsx\
    ND4tMTQK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAJAAAABgAAABT/////FOG0tP////9+Nhw0/////5gRldD/////oDn58P/////B7TXQ/////8nqCmD/////0hEO8P//////hhtQAAAAADaLZ0AB\
    AgMCBAMCBQL//0dMAAAAAJjMAAAAAJqwAAQAAH6QAAgAAIygAAwAAKjAABBMTVQAKzExACswOQArMTAAKzEyAAo8KzExPi0xMQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAGAAAABgAAABj/////fjYYIP/////B7TXQ/////8nqCmD/////z0aB8P//////hhtQAAAAACx2DkABAgMBBAUAAJzgAAAAAJqwAAQAAIygAAgA\
    AH6QAAz//1dAABAAAKjAABRMTVQAKzExACsxMAArMDkALTEyACsxMgAKPCsxMj4tMTIK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAr/////lFBMSAH//304AAD//3poAARMTVQALTA5MzAACjwtMDkzMD45OjMwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAEAAAABAAAABL/////o+crBP/////MkOnI/////9JDJ/AAAAAAESGo6AECAQMAAJx8AAAAAKG4AAQAAH6QAAoAAKjAAA5MTVQAKzExMzAAKzA5\
    ACsxMgAKPCsxMj4tMTIK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAA7/////36FqTP/////1prhgAQL//2C0AAD//2CgAAT//2VQAApMTVQALTExMjAALTExAAo8LTExPjExCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAGAAAABQAAABr/////fjYXiP/////cQfiAAAAAAAkPymgAAAAACbXnaAAAAABWD+ZoAAAAAF0YslABAgMCBAQAAJ14AAAAAJ2AAAQAAKG4AAoA\
    AK/IARAAAJqwABZMTVQAKzExMTIAKzExMzAAKzEyMzAAKzExAAo8KzExPi0xMTwrMTI+LE0xMC4xLjAsTTQuMS4wLzMK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAHAAAAAwAAAAz/////kvXEdAAAAAAO5rpQAAAAAA9Wu8AAAAAAEMacUAAAAAARN+9AAAAAADKgS/AAAAAAMxhEcAIBAgECAQIAAJwMAAAAAKjA\
    AQQAAJqwAAhMTVQAKzEyACsxMQAKPCsxMT4tMTEK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAAj/////bj3ICP////+RBfsIAQIAALF4AAD//1/4AAD//2VQAARMTVQAU1NUAApTU1QxMQo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAAj/////FOHPbP////9+NjbsAQL//yyUAAAAAH4UAAAAAH6QAARMTVQAKzA5AAo8KzA5Pi05Cg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAA7/////fjcu9AAAAAA1REIIAQL//4YMAAD//4h4AAT//4+AAApMTVQALTA4MzAALTA4AAo8LTA4PjgK\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAACAAAAAwAAAA3/////VrZaCP////9y7aSQAQIAAIn4AAAAAInwAAQAAIygAAlMTVQAUE1NVAArMTAACjwrMTA+LTEwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAcAAAABQAAABT/////fEzcyP/////foWDIAAAAABCsGygAAAAAET+1GAAAAAASeYEgAAAAABMflxgAAAAAFFljIAAAAAAU/3kYAAAAABY5RSAA\
    AAAAFuiVmAAAAAAYImGgAAAAABjId5gAAAAAGgJDoAAAAAAaqFmYAAAAABviJaAAAAAAHIg7mAAAAAAdwgegAAAAAB5oHZgAAAAAH6HpoAAAAAAg\
    R/+YAAAAACGBy6AAAAAAIjEcGAAAAAAjauggAAAAACQQ/hgAAAAAJUrKIAAAAAAl8OAYAAAAACcqrCAAAAAAJ9DCGAECBAMEAwQDBAMEAwQDBAME\
    AwQDBAMEAwQDBAMAALu4AAD//2o4AAD//2xYAAT//3NgAAr//3poAQ5MTVQALTEwMzAALTEwAC0wOTMwAAo8LTEwPjEwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAj/////lFBVuAH//3PIAAD//3NgAARMTVQALTEwAAo8LTEwPjEwCg==\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAABAAAAAgAAAAj/////fjYSzAEAAKI0AAAAAKjAAARMTVQAKzEyAAo8KzEyPi0xMgo=\
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAKAAAABAAAABL/////0kWcQP/////vEeAQAAAAADf7R9AAAAAAONN90AAAAAA6BAhQAAAAADpyuEAAAAAAO+PqUAAAAAA8UppAAAAAAFgd19AA\
    AAAAWHog0AECAwIDAgMCAwIAAK1AAAAAAK1wAAQAALbQAAoAAMTgAQ5MTVQAKzEyMjAAKzEzACsxNAAKPCsxMz4tMTMK
    """
}
