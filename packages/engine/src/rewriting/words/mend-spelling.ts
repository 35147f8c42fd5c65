import type { PitchReading } from "../../content/pitch-reading.ts";
import { isWritten, lookForFaults } from "../../claims/signs/spelling-faults.ts";
import { isFiniteVerbAt } from "../../language/token-tags.ts";
import { syntaxOf } from "../../language/syntax.ts";
import type { TextUnits } from "../../language/units.ts";
import { agreementChanges } from "../spelling/mend-agreement.ts";
import { likeCase, wordChanges } from "../spelling/mend-words.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import type { SpokenChange } from "./mend-spoken.ts";

/** Turns a third-person verb form into the first person: « peux », « connais », « prends », « fais ». */
function firstPerson(form: string): string {
  if (/^(?:peut|veut)$/i.test(form)) return `${form.slice(0, -1)}x`;
  if (/^conna[iî]t$/i.test(form)) return `${form.slice(0, -2)}is`;
  return /d$|met$/i.test(form) ? `${form}s` : `${form.slice(0, -1)}s`;
}

const INFINITIVE = /^(?:.*\s)?(\p{L}+?)ée?s?$/u;

/**
 * After these words, even misspelt, « a » before an infinitive is « à »: « jai commencer a travailler », « apris a
 * souder ».
 */
const BEFORE_A = regexInLines("iu")`
  (?<![\p{L}])(?:
    ap+r(?:i[st]e?s?|en[dn]\p{L}{0,4})|
    (?:
      commen[cç]|continu|cherch|aid|h[ée]sit|arriv|pens|oblig|habitu|invit|encourag|pouss|amen|autoris|rest
    )(?:er?|ée?s?|es|ent|ons|ez|ai[st]?|aient|eait)|
    r[ée]us+i\p{L}{0,6}|pr[êe]te?s?|tien[st]|eue?|pas|rien|faciles?|difficiles?|mal|temps
  )\s$
`;
/** « l'aide a changer », « mon arrivée a marquer »: the word before may be a noun, and « a » its verb. */
const MAY_BE_NOUN =
  /(?<![\p{L}])(?:l['’]|d['’]|(?:une?|les?|la|des|mon|ma|mes|son|sa|ses|notre|votre|leurs?|cette|ce|cet) )\p{L}{1,15}\s$/iu;
/** « a petrir et | a faconner »: the second « a » is « à » like the first. */
const AFTER_ANOTHER = /(?<![\p{L}])[aà] \p{L}{1,20}(?:er|ir|re) (?:et|ou) $/iu;
/** « il | a manger »: after a subject or object pronoun, « a » is the verb. */
const BEFORE_HAVE =
  /(?:(?<![\p{L}])(?:il|elle|on|qui|ça|cela|nous|vous|lui|leur|y|ne)\s|(?<![\p{L}])(?:m|t|l|s|n)['’])$/iu;
/**
 * « Mon patron | a manger »: after a person, « a » is the verb; after a thing it may be « à » (« la voiture a laver »).
 */
const NAMED_SUBJECT = regexInLines("iu")`
  (?:^|[.!?,;]\s)(?:et |mais )?(?:mon |ma |notre |le |la |l['’]|une? |cette |cet? |son |sa )(?:
    patronn?e?|chef(?:fe)?|direct(?:eur|rice)|collègue|tut(?:eur|rice)|format(?:eur|rice)|maître|maîtresse|
    prof|professeure?|responsable|gérante?|associée?|cliente?|patiente?|élève|stagiaire|apprentie?|
    salariée?|employée?|équipe|mère|père|frère|sœur|soeur|mari|femme|fils|fille|cousine?|oncle|tante|ami|
    amie|copine?|copain|voisine?|homme|dame|monsieur|garçon|enfant|maire|médecin|infirmi(?:er|ère)|
    recruteu(?:r|se)|grand-(?:mère|père)
  )\s$
`;
/** Words that start another clause. */
const OPENS_CLAUSE = new Set("qui que qu' dont où quand si comme parce car et mais ou puis donc".split(" "));
const LOOKED_BACK = 40;

/** « La pizza a emporter | est… »: another verb is the one of the subject, so « a » is « à ». */
function hasVerbAfter(tokens: TextUnits["tokens"], start: number): boolean {
  const infinitive = tokens.findIndex((token) => token.start >= start) + 1;
  for (let at = infinitive + 1; at < tokens.length; at += 1) {
    const { kind, norm, sentence } = tokens[at]!;
    if (kind === "punctuation" || OPENS_CLAUSE.has(norm) || sentence !== tokens[infinitive]!.sentence) break;
    if (isFiniteVerbAt(tokens, at)) return true;
  }
  return false;
}

/** The right spelling of « a » before a possible infinitive: « à », « a », or null when both are possible. */
function spellingOfA(content: string, { tokens }: TextUnits, start: number): "à" | "a" | null {
  const before = content.slice(Math.max(0, start - LOOKED_BACK), start);
  if (AFTER_ANOTHER.test(before)) return "à";
  if (BEFORE_A.test(before)) return MAY_BE_NOUN.test(before) ? null : "à";
  if (BEFORE_HAVE.test(before)) return "a";
  return NAMED_SUBJECT.test(before) && !hasVerbAfter(tokens, start) ? "a" : null;
}

interface Spelling {
  changes: readonly SpokenChange[];
  /** Words mended by the word list or by agreement. */
  mended: number;
}

// A text is asked whether it is misspelt throughout, then rewritten.
const read = new WeakMap<PitchReading, Spelling>();
function spellingOf(reading: PitchReading): Spelling {
  let spelling = read.get(reading);
  if (!spelling) read.set(reading, (spelling = readSpelling(reading)));
  return spelling;
}

function readSpelling({ units, input: { content } }: PitchReading): Spelling {
  const faults = lookForFaults(units).flatMap(({ start, end }) => {
    const said = content.slice(start, end);
    // « appris a souder » lacks an accent, not an ending.
    const spelt = /^a\s\p{L}+er$/iu.test(said) ? spellingOfA(content, units, start) : "a";
    if (spelt === null) return [];
    if (spelt === "à") return [{ start, end: start + 1, insert: "à" }];
    const right = mend(said);
    return right === null || right === said ? [] : [{ start, end, insert: right }];
  });
  const words = [...wordChanges(units), ...agreementChanges(units)];
  return {
    changes: apart([...faults, ...infinitivesAfterA(content, units), ...slips(units, content), ...words]),
    mended: words.length,
  };
}

/** The faults of spelling and agreement that have a single right form, whoever typed the text. */
export const sureMends = (reading: PitchReading): readonly SpokenChange[] => spellingOf(reading).changes;

/** The same where the spelling is the writer's own. */
export const spellingChanges = (reading: PitchReading): readonly SpokenChange[] =>
  isTyped(reading) ? sureMends(reading) : [];

/** The first of the changes that meet. */
function apart(changes: readonly SpokenChange[]): SpokenChange[] {
  const taken = new Set<number>();
  const kept = changes.filter(({ start, end }) => {
    for (let at = start; at < end; at += 1) if (taken.has(at)) return false;
    for (let at = start; at < end; at += 1) taken.add(at);
    return true;
  });
  return kept.toSorted((one, other) => one.start - other.start);
}

/** Whether the spelling is the writer's own: with stops and capitals, or with too many misspelt words for a transcript. */
export const isTyped = (reading: PitchReading): boolean =>
  isWritten(reading.units, reading.input.content) ||
  spellingOf(reading).mended >= Math.max(TYPED, TYPED_SHARE * reading.units.wordCount);
const TYPED = 4;
const TYPED_SHARE = 0.05;

/** « apris | a petrir »: an infinitive in -ir or -re cannot be mistaken for a participle. */
const A_INFINITIVE = /(?<=\s)a(?= \p{L}{2,15}(?:ir|re)(?![\p{L}'’-]))/gu;

const infinitivesAfterA = (content: string, units: TextUnits): SpokenChange[] =>
  Array.from(content.matchAll(A_INFINITIVE)).flatMap(({ index }) =>
    spellingOfA(content, units, index) === "à" ? [{ start: index, end: index + 1, insert: "à" }] : [],
  );

/** Phonetic misspellings whose context allows a single spelling, with the right form. */
const SLIPS: readonly (readonly [RegExp, string | ((said: string) => string)])[] = [
  // « Ont a construit », « quand ont est arrivés »: before a verb, « ont » is « on ».
  [
    regexInLines("giu")`
    (?<=(?:^|[.!?,;:]\s|(?<![\p{L}])(?:quand|et|mais|donc|si|alors|maintenant)\s))ont(?= (?:[ntmsl]['’]|y |ne |se |nous |vous |les? |la )?
        (?:a|aime|est|va|peut|veut|doit|était|avait|sera|aura|voudrait|cherche|propose|vend)(?![\p{L}'’-])
    )
  `,
    "on",
  ],
  // « les gens qui on essayé », « ils on pleuré »
  [
    regexInLines("giu")`
    (?<=(?<![\p{L}])(?:ils|elles) (?:m['’]|nous |vous |l['’]|les |y )?)on
      (?= (?:pas |tous |toutes |tout |bien |déjà )?\p{L}{2,20}(?:er|é|és|u|i|is|it)(?![\p{L}]))
  `,
    "ont",
  ],
  // « ils faudrait »: these verbs have no other subject than « il ».
  [
    /(?<![\p{L}'’])ils(?= (?:ne |n['’]|me |te |nous |vous |leur |lui |y |en )?(?:faut|faudra|faudrait|fallait)(?![\p{L}'’-]))/giu,
    "il",
  ],
  // « ils mon proposé », « elle ma dit », « il ta confié »: no possessive can follow a subject pronoun.
  [
    /(?<=(?<![\p{L}])(?:ils|elles) )[mt]on(?= (?:tou[ts] |bien |même |déjà )?\p{L}{3,20}(?:er|é|ée|és|u|is|it)(?![\p{L}]))/giu,
    (said) => `${said[0]!}'ont`,
  ],
  [
    /(?<=(?<![\p{L}'’])(?:il|elle|on|ça|cela) )[mt]a(?= (?:tou[ts] |bien |même |déjà )?\p{L}{3,20}(?:er|é|ée|és|u|is|it)(?![\p{L}]))/giu,
    (said) => `${said[0]!}'a`,
  ],
  [
    regexInLines("giu")`
    (?<![\p{L}'’]|(?<![\p{L}])tu )ma
      (?= (?:dit|appris|permis|donné|confié|demandé|proposé|aidé|apporté|encouragé|expliqué)(?![\p{L}]))
  `,
    "m'a",
  ],
  // « Ces une idée », « ces parti de rien », « ces mon frère »
  [
    regexInLines("giu")`
    (?<![\p{L}'’])ces(?= (?:une?|mon|ma|notre|votre|moi|nous|vous|parti|grâce|pour (?:ça|cela)|pourquoi|bien (?:de|que))
        (?![\p{L}'’])
    )
  `,
    "c'est",
  ],
  // « sa me plaît », « sa nous aide », « sa coûte »
  [
    regexInLines("giu")`
    (?<![\p{L}'’])sa(?= (?:(?:me|te|se|nous|vous|lui|leur|ne|y) |[mtsn]['’])\p{L}
      | (?:
        co[uû]te|sent|reste|commence|continue|arrive|aide|ressemble|suffit|intéresse|pla[iî]t|évite|fonctionne|
        devient|existe|faisait|marchait
      )(?![\p{L}'’])
    )
  `,
    "ça",
  ],
  // « quelque soit le poste »: the gender follows the noun.
  [/(?<![\p{L}])quelque soit(?= (?:le|mon|ton|son|ce|cet|un)(?![\p{L}]))/giu, "quel que soit"],
  [/(?<![\p{L}])quelque soit(?= (?:la|ma|ta|sa|cette|une)(?![\p{L}]))/giu, "quelle que soit"],
  [
    /(?<![\p{L}])quelque soient(?= les \p{L}{3,20}(?:tions|tés|ités|ances|ences|ures|aisons)(?![\p{L}]))/giu,
    "quelles que soient",
  ],
  // « je suis aller », « elle est arriver », « ils se sont occuper »
  [
    regexInLines("giu")`
    (?<=
      (?<![\p{L}'’])(?:je|tu|il|on|nous|vous) (?:ne |n['’])?
        (?:me |m['’]|te |t['’]|se |s['’]|nous |vous |y )?
        (?:(?:suis|es|est) (?:pas |déjà |bien |toujours )?)?
    )(?<=(?:suis|es|est|pas|déjà|bien|toujours) )(?!
      (?:aim|dîn|déjeun|conseill|manag|sup|hyp)er(?![\p{L}])|
      (?!(?:mar|licenc|oubl|assoc|conf|qualif)ier)\p{L}{1,20}ier(?![\p{L}])|
      (?:boulang|bouch|maraîch|berg|étrang|horlog|vach|lég|ch|fi|am)er(?![\p{L}])
    )\p{L}{2,20}er(?![\p{L}])(?! (?:que|c['’]est))
  `,
    (said) => `${said.slice(0, -2)}é`,
  ],
  [
    /(?<=(?<![\p{L}'’])elle (?:n['’])?(?:s['’])?est (?:pas |déjà |bien |toujours )?)\p{L}{2,20}er(?![\p{L}])/giu,
    (said) => `${said.slice(0, -2)}ée`,
  ],
  [
    /(?<=(?<![\p{L}'’])ils (?:ne |se )?sont (?:pas |tous |déjà |bien |toujours )?)\p{L}{2,20}er(?![\p{L}])/giu,
    (said) => `${said.slice(0, -2)}és`,
  ],
  // « vous pouvez vous présenté »: a modal verb takes an infinitive.
  [
    /(?<=(?<![\p{L}])vous (?:pouvez|devez|voulez|allez|pourrez|devrez) (?:vous |nous |m['’]|me |les? |la |l['’])?)\p{L}{3,20}é(?![\p{L}])/giu,
    (said) => `${said.slice(0, -1)}er`,
  ],
  // « Le four a été allumer », « la date vous sera communiquer »: the article tells the gender.
  [
    regexInLines("giu")`
    (?<=
      (?:^|[.!?,;]\s+|(?<![\p{L}])(?:dont|que|et) )(?:le|un|mon|ce|son) \p{L}{2,20} (?:d(?:u|e la|e|es) \p{L}{2,20} )?
        (?:n['’]|ne )?(?:(?:vous|nous|lui|leur) )?(?:a été|avait été|sera|était)[ ]
    )\p{L}{3,20}[^i\s]er(?![\p{L}])
  `,
    (said) => `${said.slice(0, -2)}é`,
  ],
  [
    regexInLines("giu")`
    (?<=
      (?:^|[.!?,;]\s+|(?<![\p{L}])(?:dont|que|et) )(?:la|une|ma|cette|sa) \p{L}{2,20} (?:d(?:u|e la|e|es) \p{L}{2,20} )?
        (?:n['’]|ne )?(?:(?:vous|nous|lui|leur) )?(?:a été|avait été|sera|était)[ ]
    )\p{L}{3,20}[^i\s]er(?![\p{L}])
  `,
    (said) => `${said.slice(0, -2)}ée`,
  ],
  // « tu a », « tu était », « j'était »
  [
    /(?<=(?<![\p{L}'’])tu (?:n['’]|nous |m['’]|y )?)a(?= (?:pas|toujours|été|eu|fait|su|tout|bien|jamais|\p{L}{2,20}é)(?![\p{L}]))/giu,
    "as",
  ],
  [
    regexInLines("giu")`
    (?<=
      (?<![\p{L}'’])(?:
        j['’]|tu (?:n['’]|me |m['’]|nous |te |t['’]|y |l['’]|les? |la )?|
        je (?:n['’]|ne |me |m['’]|te |t['’]|vous |y |l['’]|les? |la )?
      )
    )(?:(?:av|ét|all|ven|voul|pouv|dev|sav|fais|dis|parl|aim|travaill|viv|croy|pens)ait)(?![\p{L}])
  `,
    (said) => `${said.slice(0, -1)}s`,
  ],
  [
    /(?<=(?<![\p{L}'’])(?:ils|elles) (?:n['’]|ne |s['’]|se |m['’]|me |nous |y )?)(?:av|ét|fais|all|ven|voul|pouv|dev)ait(?![\p{L}])/giu,
    (said) => `${said.slice(0, -3)}aient`,
  ],
  // « je voudrai rejoindre »
  [
    /(?<=(?<![\p{L}'’])je )(?:voud|aime)rai(?= (?:vous |bien |aussi |maintenant )?\p{L}{1,20}(?:er|ir|re)(?![\p{L}]))/giu,
    (said) => `${said}s`,
  ],
  [
    /(?<=(?<![\p{L}'’])j['’])aimerai(?= (?:vous |bien |aussi |maintenant )?\p{L}{1,20}(?:er|ir|re)(?![\p{L}]))/giu,
    "aimerais",
  ],
  [
    regexInLines("giu")`
    (?<=
      (?<![\p{L}])(?:voudrais?|voudrait|aimerais|aimerait|pourrais|pourrait|devrais|devrait) (?:maintenant |bien |aussi |vous |nous )?
    )\p{L}{3,20}é(?= (?:les?|la|l['’]|une?|des|mon|ma|mes|votre|avec|chez|dans)(?![\p{L}]))
  `,
    (said) => `${said.slice(0, -1)}er`,
  ],
  [
    regexInLines("giu")`
    (?<=(?<![\p{L}])(?:pour|sans) )\p{L}{3,20}é
      (?= (?:les?|la|l['’]|mon|ma|mes|notre|nos|votre|vos)(?![\p{L}]))(?<!
      marché|carré|côté|congé|comité|santé|beauté|qualité|liberté|sécurité|\p{L}ité|\p{L}nté|thé|café|blé|
      fossé|pré|clé|ciné|bébé
    )
  `,
    (said) => `${said.slice(0, -1)}er`,
  ],
  [/(?<![\p{L}'’])m['’]?ap{1,2}el{1,2}e(?![\p{L}])(?<!m['’]appelle)/giu, "m'appelle"],
  [/(?<![\p{L}])rapel{1,2}e(s?|nt)(?![\p{L}])/giu, (said) => said.replace(/rapel{1,2}/i, "rappell")],
  [/(?<![\p{L}'’])par se qu(?=e |['’])/giu, "parce qu"],
  [/(?<=(?<![\p{L}'’])jusqu['’])a(?![\p{L}'’-])/giu, "à"],
  [/(?<![\p{L}'’-])voila(?![\p{L}'’-])/giu, "voilà"],
  [/(?<![\p{L}'’])dun(?= \p{L})/gu, "d'un"],
  [/(?<![\p{L}'’])quon(?= \p{L})/gu, "qu'on"],
  [/(?<![\p{L}'’])jétais(?![\p{L}])/giu, "j'étais"],
  [/(?<=tou[ts] le )temp(?![\p{L}'’-])/giu, "temps"],
  [/(?<=(?:^|[^\p{L}])(?:les|des|aux|nos|vos|mes|ses) )autre(?= (?!nous)|[,.;:!?])/giu, "autres"],
  [/(?<=(?:^|[^\p{L}'’])je )travail(?= )/giu, "travaille"],
  [/(?<=\s)a(?= (?:l['’](?:écoute|aise)(?![\p{L}])|cause d|partir d[eu]|propos d))/gu, "à"],
  [/(?<![\p{L}])sa(?= c['’]est(?![\p{L}]))/giu, "ça"],
  [/(?<=(?:^|[^\p{L}])c['’]est )sa(?= qu|[.,!?])/giu, "ça"],
  [/(?<=(?:^|[^\p{L}])[sç]a )c(?=['’]est (?:(?:très |trop )?(?:bien|mal) )?passé(?![\p{L}]))/giu, "s"],
  [
    regexInLines("giu")`
    (?<=
      (?:^|[^\p{L}])(?:il|elle|on) (?:n['’]y |n['’]|y |s['’]|me |te |se |nous |vous )?
        (?:av|ét|fais|dis|ven|voul|pouv|dev|sav|all|parl|aim|travaill)
    )ais(?![\p{L}])
  `,
    "ait",
  ],
  // « parce que il », « alors que on », « c'est que une »
  [
    regexInLines("giu")`
    (?<=(?<![\p{L}'’-])(?:|alors |parce |lors|puis|quoi|jus|plutôt |tandis |dès |afin |pour )qu)e (?=
      (?:ils?|elles?|on|une?|en|aucune?|avec|après|avant|au|aux|à)(?![\p{L}-])
    )
  `,
    "'",
  ],
  [/(?<![\p{L}'’-])c['’]est à dire(?= qu(?:e |['’])|,)/giu, "c'est-à-dire"],
  [/(?<=(?<![\p{L}'’])(?:moi|toi|soi|lui|elle|nous|vous|eux))-? m[eê]me(?=[,.;:!?]|$| plutôt)/giu, "-même"],
  // « c'est moi qui est », « c'est nous qui ont »
  [
    /(?<=(?<![\p{L}])c['’](?:est|était) moi qui (?:ne |n['’]|y |en |[ls]['’]|les? |la |vous |leur )?)(?:est|a|va|fait)(?![\p{L}'’-])/giu,
    (said) => ({ est: "suis", a: "ai", va: "vais" })[said.toLowerCase()] ?? "fais",
  ],
  [
    /(?<=(?<![\p{L}])c['’](?:est|était) nous qui (?:ne |n['’]|y |en |[ls]['’]|les? |la |vous |leur )?)(?:sont|ont|est|a)(?![\p{L}'’-])/giu,
    (said) => (/s/iu.test(said) ? "sommes" : "avons"),
  ],
  // « on a finis », « j'ai fais »: no object stands before.
  [
    regexInLines("giu")`
    (?<=
      (?<![\p{L}'’]|que |qu['’])(?:j['’](?:ai|avais)|tu as|(?:il|elle|on) (?:a|avait)|nous avons|ils ont)
        (?: déjà| bien| tout| enfin| ensuite| donc| aussi)? (?:fini|choisi|réussi|grandi|agi|réfléchi|obéi|rempli|fourni|réuni|établi|senti|servi)
    )s(?![\p{L}])
  `,
    "",
  ],
  [
    regexInLines("giu")`
    (?<=
      (?<![\p{L}'’])(?:j['’](?:ai|avais)|tu as|(?:il|elle|on) (?:a|avait)|nous avons|ils ont) (?:(?:pas|jamais|déjà|bien|tout|ensuite|donc|aussi) )?
    )(?:fais|mit|prit|apprit|comprit|écris|permit|dis|conduis|construis|produis|traduis)(?![\p{L}])
  `,
    (said) => PARTICIPLES[said.toLowerCase()] ?? said,
  ],
  [
    /(?<=(?:apprendre|savoir|découvrir|encore|bien|progresser|développer) )d['’]avantage(?= ?[.,;!?]|$)/giu,
    "davantage",
  ],
  [
    regexInLines("giu")`
    (?<=
      (?:^|[.!?;:]\s|(?<![\p{L}])(?:et|alors|donc),? )(?:
        faites|contactez|appelez|aidez|rejoignez|suivez|écrivez|soutenez|envoyez|retrouvez|donnez|dites|
        laissez
      )
    ) (?=(?:nous|moi)(?![\p{L}]))
  `,
    "-",
  ],
];

/** Right forms of participles typed as they sound. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  fais: "fait",
  mit: "mis",
  prit: "pris",
  apprit: "appris",
  comprit: "compris",
  permit: "permis",
  écris: "écrit",
  dis: "dit",
  conduis: "conduit",
  construis: "construit",
  produis: "produit",
  traduis: "traduit",
};

function slips(units: TextUnits, content: string): SpokenChange[] {
  const found = SLIPS.flatMap(([pattern, right]) =>
    Array.from(content.matchAll(pattern), ({ 0: said, index }) => {
      const insert = typeof right === "string" ? right : right(said);
      return { start: index, end: index + said.length, insert: likeCase(insert, said) };
    }),
  );
  if (!found.some(({ insert }) => ENDS_VERB.test(insert))) return found;
  const verbs = new Set(
    syntaxOf(units).flatMap(({ words }) =>
      words.flatMap(({ upos, start }) => (upos === "VERB" ? [start] : [])),
    ),
  );
  // « je suis super », « pour curé le frère »: not verbs.
  return found.filter(({ start, insert }) => !ENDS_VERB.test(insert) || verbs.has(start));
}
const ENDS_VERB = /(?:er|ée?s?)$/u;

function mend(said: string): string | null {
  // It was told from the verb « jeter » by its place.
  if (said.toLowerCase() === "jetais") return likeCase("j'étais", said);
  const [first = "", ...rest] = said.split(/(?<=[\s'’])/u);
  const opening = first.trim().toLowerCase();
  const last = rest.at(-1) ?? "";
  if (rest.length === 0) return null;
  if (/^(?:je|j['’])$/.test(opening)) return `${[first, ...rest.slice(0, -1)].join("")}${firstPerson(last)}`;
  if (opening === "sa") return likeCase(`ça ${rest.join("")}`, said);
  if (opening === "tout") return likeCase(`tous ${rest.join("")}`, said);
  if (last.toLowerCase() === "a") return `${said.slice(0, -1)}à`;
  const isHave = /^(?:ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient)$/.test(opening);
  if (isHave && last.endsWith("er")) return `${said.slice(0, -2)}é`;
  const stem = INFINITIVE.exec(last);
  return !isHave && stem ? `${said.slice(0, said.length - last.length)}${stem[1]!}er` : null;
}
