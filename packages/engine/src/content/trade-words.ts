import { FUNCTION_WORDS } from "../language/lexicons/function-words.ts";
import { TRADE_WORDS } from "../language/lexicons/trade-words.ts";
import { compileForms, findPhrases } from "../language/phrases.ts";
import type { Place } from "../report.ts";
import { regexInLines } from "../language/regex-in-lines.ts";
import type { PitchReading } from "./pitch-reading.ts";

/** Acronyms that everybody knows. */
const KNOWN_ACRONYMS = new Set(
  "SMS PDF GPS CDI CDD BTS CAP BAC BEP BUT IUT SNCF RER TGV PME TPE SARL HLM CHU CHR EHPAD SAMU IRM ADN OMS ONU USA TVA HT TTC ANPE CAF RSA SMIC EDF ENA HEC INSEE CNRS INRAE IGN RATP SUV WC TV DVD USB RAS DJ VTT BD QCM QR LED URL WIFI COVID SOS PMU ATSEM CPE PMI CCAS JO FIFA UNESCO OTAN NASA SPA ESS AMAP DVD HTML CSS PHP SQL API JAVA PDG RH DRH PC IA VIP SAV ADSL MJC CE CM ASBL ONG DUT BTSA DEUG DEA DESS MBA BEPC BAFA STMG RTT SDF EPS AFP PTT SCOP CROUS CNED CPAM URSSAF AESH AVS".split(
    " ",
  ),
);
const ACRONYM = /(?<![\p{L}\d-])\p{Lu}{3,6}(?:[-/]\p{Lu}{2,5})?(?![\p{L}\d])/gu;
const MONTHS = new Set("JANVIER FÉVRIER MARS AVRIL MAI JUIN JUILLET AOÛT AOUT".split(" "));
const NEAR = 8;
const EXPERTS = regexInLines("")`
  ingenieur|technique|scientif|chercheur|medecin|soignant|informatic|developpeu|expert|acheteu|
  jury de these|du metier|confreres?|laboratoire|dsi\b|administrateur|architecte|technicien|devops|
  specialiste
`;
/** « Copropriétaires sans formation technique »: such words tell that the audience are no experts. */
const WITHOUT = /(?:sans|pas de|aucune?|peu de|non|hors) [^,;.]{0,40}/g;
/** One unknown acronym may be a name; several are trade jargon. */
const ENOUGH_ACRONYMS = 3;

const FORMS = compileForms(TRADE_WORDS);
/** « le failover, c’est-à-dire… », « ce qu’on appelle un cluster »: explained for outsiders, so not counted. */
const EXPLAINED = {
  after: /^ \(|^,? (?:c['’]est[- ]à[- ]dire|autrement dit|c['’]est|en clair|soit)/iu,
  before: /appelle|nomme|\($/iu,
};
const AROUND = 20;

const heardBy = ({ input: { audience } }: PitchReading) =>
  (audience ?? "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").trim();

/** Whether the audience field names experts of the trade. */
const isForExperts = (reading: PitchReading): boolean => EXPERTS.test(heardBy(reading).replace(WITHOUT, ""));

/**
 * Trade acronyms and words for an audience of outsiders, the first occurrence of each; empty where too few to lose a
 * listener. Words count only when an audience is named: otherwise it may be of the trade.
 */
export function findTradeWords(reading: PitchReading): Place[] {
  const { content } = reading.input;
  if (isForExperts(reading) || content === content.toUpperCase()) return [];
  const found = acronymsIn(content);
  for (const { start, end } of heardBy(reading) === "" ? [] : findPhrases(reading.units, FORMS)) {
    const form = content.slice(start, end).toLowerCase();
    const isExplained =
      EXPLAINED.after.test(content.slice(end, end + AROUND)) ||
      EXPLAINED.before.test(content.slice(Math.max(0, start - AROUND), start));
    if (!isExplained && !found.has(form)) found.set(form, { start, end });
  }
  return found.size < ENOUGH_ACRONYMS
    ? []
    : [...found.values()].toSorted((one, other) => one.start - other.start);
}

function acronymsIn(content: string): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const match of content.matchAll(ACRONYM)) {
    const [form] = match;
    const end = match.index + form.length;
    const isExplained = content.slice(end, end + 2) === " (" || content[match.index - 1] === "(";
    if (KNOWN_ACRONYMS.has(form) || isExplained || found.has(form) || /^[IVXLCDM]+$/.test(form)) continue;
    // « OFFICE DE TOURISME », « SUITE : », « 8 MAI »: ordinary words in capitals, not acronyms.
    const before = content.slice(Math.max(0, match.index - NEAR), match.index);
    const after = content.slice(end, end + NEAR);
    if (/\p{Lu}{2}['’\s]$/u.test(before) || /^['’\s]\p{Lu}{2,}/u.test(after) || /^\s?:/.test(after)) continue;
    if (MONTHS.has(form) || FUNCTION_WORDS.has(form.toLowerCase())) continue;
    found.set(form, { start: match.index, end });
  }
  return found;
}

/** Raises `jargonShare` by the trade words for an audience of outsiders; sets it to 0 for an audience of the trade. */
export function withTradeWords<Values extends { jargonShare: number }>(
  values: Values,
  reading: PitchReading,
): Values {
  if (isForExperts(reading)) return { ...values, jargonShare: 0 };
  const share = findTradeWords(reading).length / Math.max(1, reading.words);
  return { ...values, jargonShare: Math.max(values.jargonShare, share) };
}
