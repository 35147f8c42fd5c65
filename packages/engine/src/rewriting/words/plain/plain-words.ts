import { readNumberWord } from "../../language/numbers.ts";
import type { SyntaxSentence } from "../../language/syntax.ts";
import { REASONS } from "../edits/reasons.ts";
import { capitalize, type Range } from "../edits/remove-ranges.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { VERBS_OF_NOUNS } from "./verbs-of-nouns.ts";

type Word = SyntaxSentence["words"][number];

/** A roundabout turn and what says the same straight. */
interface PlainChange extends Range {
  insert: string;
  reason: string;
  kind: "plain" | "hedge";
}

/** What is known of a sentence besides its words. */
interface Setting {
  text: string;
  /** A toast or a story, where a turn of speech shows feeling: only what announces nothing but itself is cut. */
  isPersonal: boolean;
  syntax: () => SyntaxSentence;
}

type Finder = (setting: Setting) => Omit<PlainChange, "kind">[];

/** « effectuer la vente des plats », « il faut savoir que les plats… »: says the same with fewer words. */
export function plainChanges(setting: Setting): PlainChange[] {
  if (/[«»“”"]/.test(setting.text)) return [];
  const found: PlainChange[] = [];
  for (const find of FINDERS)
    for (const change of find(setting))
      // Where two turns meet, the second one waits for the next reading.
      if (!found.some(({ start, end }) => start <= change.end && change.start <= end))
        found.push({ ...change, kind: find === doubts ? "hedge" : "plain" });
  return found;
}

/** What may stand before a lead-in: nothing, a link, or a clause that goes on. */
const OPENING =
  /(?:^|[,;:] )(?:(?:et|mais|or|car|donc|alors|en effet|en fait|tout d['’]abord|ensuite|enfin),? )?$/iu;

/** « il faut savoir que », « je tiens à préciser que »: they only say that something will be said. */
const LEADS = regexInLines("giu")`
  (?<![\p{L}])(?:
    il faut (?:bien |juste )?(?:savoir|noter|préciser|rappeler|souligner)|
    il est (?:à noter|à souligner|(?:très )?important de (?:savoir|noter|dire|préciser|souligner|rappeler))|
    il convient de (?:noter|préciser|rappeler|souligner)|il s['’]avère|il se trouve|force est de constater|
    le fait est|c['’]est vrai|il est vrai|
    (?:je tiens|nous tenons) à (?:vous )?(?:rappeler|préciser|souligner)|
    (?:je pense que )?nous sommes tous d['’]accord pour dire|
    ce qu['’]il faut (?:bien )?(?:savoir|comprendre),? c['’]est
  ) qu(?:e |['’])
`;
/** The same, which may show feeling in a toast. */
const LEADS_OF_A_PITCH = regexInLines("giu")`
  (?<![\p{L}])(?:
    (?:
      je (?:tiens à|tenais à|voudrais|voulais|souhaite|souhaiterais|me permets de)|
      nous (?:tenons à|voudrions|voulons|souhaitons)
    ) (?:vous )?(?:dire|préciser|rappeler|souligner|signaler|indiquer)|
    (?:en conclusion|pour conclure|pour terminer|pour finir),? (?:
      je (?:dirais|voudrais (?:vous )?dire)|on peut dire
    )|
    on peut (?:bien )?dire|la chose la plus importante,? c['’]est|
    ce que je (?:veux|voulais|voudrais|peux) (?:vous )?dire(?: aussi| par là| ici)?,? c['’]est|
    ce qui (?:se passe|s['’]est passé),? c['’]est|
    ce que (?:j['’]ai|on a|nous avons) fait,? c['’]est(?= qu(?:e |['’])(?:j['’]|je |on |nous ))
  ) qu(?:e |['’])
`;
/** « comme vous le savez tous, »: the listeners are told that they know it. */
const KNOWN = regexInLines("iu")`
  ^(?:
    comme vous le savez(?: tous| toutes| déjà| bien| sans doute| peut-être)?|comme chacun (?:le )?sait|
    comme je vous le disais|comme je l['’]ai (?:déjà )?dit
  ), `;
const SECOND_THAT = /(?<![\p{L}])(?:et|ou|mais) qu(?:e |['’])/iu;

const leadIns: Finder = ({ text, isPersonal }) => {
  if (/\?\s*$/.test(text)) return [];
  const found: ReturnType<Finder> = [];
  const known = isPersonal ? null : KNOWN.exec(text);
  if (known) found.push({ start: 0, end: known[0].length, insert: "", reason: REASONS.leadIn });
  for (const pattern of isPersonal ? [LEADS] : [LEADS, LEADS_OF_A_PITCH])
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const end = index + words.length;
      if (!OPENING.test(text.slice(Math.max(0, index - 20), index)) || SECOND_THAT.test(text.slice(end)))
        continue;
      found.push({ start: index, end, insert: "", reason: REASONS.leadIn });
    }
  return found;
};

/** « ce que je vous demande, c'est… »: a subject, a verb that takes what follows, and what follows. */
const CLEFT = regexInLines("giu")`
  (?<![\p{L}])ce qu(?:e |['’])(?:nous,? (?=on )|moi,? (?=je |j['’]))?(
    (?:je |j['’]|nous |on )(?:vous )?(?:
      (
        voudrais|voudrions|voudrait|voulais|voulions|voulait|veux|veut|voulons|souhaite|souhaitons|
        souhaiterais|souhaiterions|aimerais|aimerions|aimerait
      )(?: bien)?(?:( faire)|( vous (?:demander|proposer)))?|
      demande|demandons|propose|proposons|cherche|cherchons|attends|attendons
    )(?: aujourd['’]hui| ce soir| ici)?
  ),? c['’]est (de |d['’]|que |qu['’])?(?=(\p{L}{1,20}))
`;
const CLEFT_OF_SAYING = regexInLines("giu")`
  (?<![\p{L}])ce qu(?:e |['’])(
    (?:je |j['’]|nous |on )(?:en )?(?:
      retiens|retenons|retient|ai (?:retenu|appris|compris)|avons (?:retenu|appris|compris)|
      a (?:retenu|appris|compris)|constate|constatons
    )(?: d(?:e |['’])[^,.;]{3,30})?
  ),? c['’]est (?=qu(?:e |['’]))
`;
const ARTICLES =
  /^(?:une?|des|du|deux|trois|quatre|cinq|le|la|les|l|mon|ma|mes|notre|nos|votre|vos|quelqu|quelques|simplement)$/iu;
const INFINITIVE =
  /^(?!(?:cher|fier|amer|hier|mer|hiver|enfer|premier|dernier|dossier|atelier)$)\p{L}{2,18}(?:er|ir|oir|re)$/iu;

const clefts: Finder = ({ text, isPersonal }) => {
  if (isPersonal || !/(?<![\p{L}])ce qu/iu.test(text) || /\?\s*$/.test(text)) return [];
  const found: ReturnType<Finder> = [];
  const add = (start: number, end: number, insert: string) => {
    const before = text.slice(Math.max(0, start - 20), start);
    if (!OPENING.test(before)) return;
    found.push({
      start,
      end,
      insert: /\p{L}/u.test(before) ? insert : capitalize(insert),
      reason: REASONS.cleft,
    });
  };
  for (const {
    index,
    0: words,
    1: said = "",
    2: wish,
    3: does,
    4: asks,
    5: link = "",
    6: next = "",
  } of text.matchAll(CLEFT)) {
    const isThat = /^qu/i.test(link);
    const isOf = link !== "" && !isThat;
    const isInfinitive =
      INFINITIVE.test(next) || /^(?:me|vous|nous|se|le|la|les|lui|leur|ne|y|en|m|l|s|n)$/iu.test(next);
    const end = index + words.length;
    const whole = said.replace(does ?? "\0", "");
    if (isThat && (wish !== undefined || /demand|propos/.test(said)) && does === undefined)
      add(index, end, `${whole} ${link}`);
    else if (isOf && wish !== undefined && asks === undefined && isInfinitive) add(index, end, `${whole} `);
    else if (isOf && (wish === undefined || asks !== undefined) && /demand|propos/.test(said) && isInfinitive)
      add(index, end, `${whole} ${link}`);
    else if (link === "" && wish !== undefined && asks === undefined && INFINITIVE.test(next))
      add(index, end, `${whole} `);
    else if (link === "" && does === undefined && ARTICLES.test(next) && !/attend/.test(said))
      add(index, end, `${whole} `);
  }
  for (const { index, 0: words, 1: said = "" } of text.matchAll(CLEFT_OF_SAYING))
    add(index, index + words.length, `${said} `);
  return found;
};

/** « c'est le fait de travailler la nuit » → « c'est de travailler la nuit ». */
const theFact: Finder = ({ text }) =>
  Array.from(
    text.matchAll(/(?<=(?<![\p{L}])c['’]est )le fait (?=(?:que |qu['’]|de |d['’]))/giu),
    ({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
      insert: "",
      reason: REASONS.wordy,
    }),
  );

/** « pour pouvoir aller », « je voudrais essayer d'ouvrir »: the wish or the aim says it already. */
const DOUBLED_POWER = regexInLines("giu")`
  (?<=
    (?<![\p{L}])(?:
      (?:
        pour|afin de|permet(?:tre|tent|tra|trait)? de|(?:opportunité|possibilité|occasion) de|
        (?:souhait|but|objectif|ambition) est de
      ) |
      (?:souhait|voudr|aimer)\p{L}{1,6} (?:bien )?
    )
  )pouvoir (?=
    (?:(?:me|vous|nous|te|se|le|la|les|lui|leur|en|y) |[lmtsn]['’])?\p{L}{2,18}(?:er|ir|oir|re)(?![\p{L}])
  )
`;
const DOUBLED_TRY = regexInLines("giu")`
  (?<=
    (?<![\p{L}])(?:souhaite(?:rai[st]|rions|ons)?|voudr(?:ais|ait|ions)|aimer(?:ais|ait|ions)) (?:bien )?
      (?:pouvoir )?
  )essayer (?:de |d['’])
`;

const doubledModals: Finder = ({ text, isPersonal }) => {
  if (isPersonal) return [];
  return [DOUBLED_POWER, DOUBLED_TRY].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
      insert: "",
      reason: REASONS.doubledModal,
    })),
  );
};

/** « c'est un peu une solution », « pourrait peut-être »: doubts of a thing that is, or doubts it twice. */
const DOUBTS = regexInLines("giu")`
  (?<=(?<![\p{L}])c['’]est )un (?:petit )?peu (?=
    (?:une?|le|la|l['’]|mon|ma|notre|nos|ce|cette)(?: |(?<=['’]))
  )|
  (?<=(?<![\p{L}])(?:pourr(?:ais|ait|ions|iez|aient)|d['’]essayer) )(?:éventuellement|peut-être) |
  (?<=
    (?<![\p{L}])(?:qualité|force|atout|réussite|défaut|échec|point fort|point faible)[^,.;:!?]{0,25},? c['’]est )
    (?:peut-être|sans doute) (?=\p{L})
`;
/** « Je dirais que mon principal défaut… »: the answer itself. */
const WOULD_SAY = regexInLines("iu")`
  ^\P{L}{0,3}(?:(?:alors|pour répondre à votre question|donc),? )?je (?:dirais|pense|crois) que? (?=
    m(?:on|a|es) (?:plus |principale?s? |premi)
  )
`;

const doubts: Finder = ({ text, isPersonal }) => {
  if (isPersonal || /\?\s*$/.test(text)) return [];
  const found = Array.from(text.matchAll(DOUBTS), ({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    insert: "",
    reason: REASONS.hedge,
  }));
  const said = WOULD_SAY.exec(text);
  return said ? [{ start: 0, end: said[0].length, insert: "", reason: REASONS.hedge }, ...found] : found;
};

/** « Au niveau des résultats, nous avons… »: a heading, which the sentence makes needless. */
const HEADING = regexInLines("iu")`
  ^(?:
    (?:
      en ce qui concerne|concernant|au niveau d(?:e |u |es )|pour ce qui est d(?:e |u |es )|par rapport à|
      dans le cadre de
    ) ?(?:
      mon expérience|mon parcours|(?:ma|mes) motivations?|(?:nos |mes |les )?résultats?|mes qualités|
      mon profil|notre projet|(?:notre )?développement|notre activité|ma formation|mes compétences
    )(?: professionnel(?:le)?s?)?
  ), (?=(?:je |j['’]|nous |on ))
`;

const headings: Finder = ({ text, isPersonal }) => {
  const said = isPersonal ? null : HEADING.exec(text);
  return said ? [{ start: 0, end: said[0].length, insert: "", reason: REASONS.leadIn }] : [];
};

/** « nous sommes en train de chercher », « nous sommes à la recherche de partenaires ». */
const ONGOING = regexInLines("giu")`
  (?<![\p{L}])(nous sommes|je suis|on est) (?:actuellement |aujourd['’]hui )?(?:
    en train de (
      (?!appel|achet|men|lev|pes|jet|ach|espér|répét|préfér|gér|cré|envoy|pay|essay|nettoy|employ|all)
        \p{L}{2,15}[^gc\P{L}]
    )er(?![\p{L}])|
    à la recherche (?:d(e |u |es |['’]))
  )
`;
const PLURAL = regexInLines("iu")`
  ^(?!
    (?:
      nouveaux|nouvelles|bons|bonnes|jeunes|petits|petites|grands|grandes|futurs|autres|vous|nous|plus|sens|
      temps|fonds
    )(?![\p{L}])
  )\p{L}{4,20}[sx](?![\p{L}])
`;

const ongoing: Finder = ({ text, isPersonal }) => {
  const found: ReturnType<Finder> = [];
  if (isPersonal) return found;
  for (const { index, 0: words, 1: subject = "", 2: stem, 3: link = "" } of text.matchAll(ONGOING)) {
    const end = index + words.length;
    const own = subject.toLowerCase();
    const person = own.startsWith("nous") ? "nous" : own.startsWith("on") ? "on" : "je";
    const verb = (stem ?? "cherch") + (person === "nous" ? "ons" : "e");
    const elided = person === "je" && /^[aeiouyàâéèêîôûhœ]/iu.test(verb) ? null : `${person} ${verb}`;
    if (elided === null) continue;
    const rest = text.slice(end);
    let article = "";
    if (stem === undefined) {
      const isCounted = /^(?:une?|deux|trois|quatre|cinq|six|dix|\d)(?![\p{L}])/iu.test(rest);
      // « à la recherche de financement », « de nouveaux locaux »: no plural article to write.
      if (/^e |['’]/.test(link) && !isCounted && !(link === "e " && PLURAL.test(rest))) continue;
      if (/^e |['’]/.test(link)) article = isCounted ? " " : " des ";
      else article = link === "u " ? " le " : " les ";
    }
    const said = `${elided}${article}`;
    found.push({ start: index, end, insert: index === 0 ? capitalize(said) : said, reason: REASONS.wordy });
  }
  return found;
};

/** « mon projet qui s'appelle Panier Voisin. », « réside dans le fait que », « Je suis quelqu'un qui aime… ». */
const shorter: Finder = ({ text, isPersonal }) => {
  if (isPersonal) return [];
  const found: ReturnType<Finder> = [];
  const add = (start: number, length: number, insert: string) =>
    found.push({ start, end: start + length, insert, reason: REASONS.wordy });
  for (const { index, 0: words } of text.matchAll(WHOSE_NAME_IS)) add(index, words.length, ", ");
  for (const { index, 0: words } of text.matchAll(
    / (?:réside|consiste) dans le fait (?=(?:que |qu['’]|de |d['’]))/giu,
  ))
    add(index, words.length, text.includes("’") ? ", c’est " : ", c'est ");
  for (const { index, 0: words, 1: verb = "" } of text.matchAll(SOMEBODY_WHO)) {
    // « quelqu'un qui aime son métier et qui… » would need other words after « je ».
    if (THIRD_PERSON.test(text.slice(index + words.length))) continue;
    const isVowel = /^[aàâeéèêiîoôuh]/iu.test(verb);
    const said = isVowel ? `j${text.includes("’") ? "’" : "'"}${verb}` : `je ${verb}`;
    add(index, words.length, index === 0 ? capitalize(said) : said);
  }
  return found;
};

const SOMEBODY_WHO = regexInLines("giu")`
  (?<![\p{L}])je suis quelqu['’]un qui (
    (?:
      aime|apprécie|adore|travaille|cherche|respecte|écoute|partage|observe|pose|progresse|donne|avance|
      communique|note|termine|garde|trouve|préfère|déteste|assume
    )(?: bien| beaucoup| toujours)?
  )(?! pas(?![\p{L}]))(?![\p{L}])
`;
const WHOSE_NAME_IS = regexInLines("gu")`
  (?<=(?<![\p{L}])(?:une?|mon|ma|notre) [^,.;:!?]{3,40}) qui s['’]appelle (?=
    \p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,3}[,.]
  )
`;
const THIRD_PERSON = /(?<![\p{L}])(?:qui|son|sa|ses|se|lui|soi|leurs?)(?![\p{L}])|(?<![\p{L}])s['’]/iu;

/** « je me présente, je m'appelle Julie ». */
const presents: Finder = ({ text }) =>
  Array.from(
    text.matchAll(
      /(?<![\p{L}])je me présente,? (?=(?:moi )?(?:je m['’]appelle|je suis|c['’]est)(?![\p{L}]))/giu,
    ),
    ({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
      insert: "",
      reason: REASONS.leadIn,
    }),
  );

/** « j'ai été amenée à gérer », « j'ai eu l'occasion de participer »: the deed itself. */
const BROUGHT = regexInLines("giu")`
  (?<=(?<![\p{L}])(?:j['’]ai|nous avons|on a) (?:notamment |également |aussi |souvent |même )?)
    (?:été amenée?s? à|eu (?:l['’]occasion|l['’]opportunité|la possibilité) (?:de |d['’])) ?(\p{L}{2,18})er
    (?![\p{L}])
`;
/** These form their past with « être ». */
const WITH_BE = /^(?:all|rest|arriv|mont|entr|rentr|pass|tomb|retourn)$/iu;

/** « à gérer les stocks et à former l'équipe »: the second verb would hang loose. */
const ALSO_DONE = /(?: et|,| ou) (?:à |de |d['’])\p{L}{2,20}(?:er|ir|oir|re)(?![\p{L}])/iu;

const brought: Finder = ({ text }) =>
  Array.from(text.matchAll(BROUGHT), ({ index, 0: words, 1: stem = "" }) => ({
    start: index,
    end:
      WITH_BE.test(stem) || ALSO_DONE.test(text.slice(index + words.length)) ? index : index + words.length,
    insert: `${stem}é`,
    reason: REASONS.wordy,
  })).filter(({ start, end }) => end > start);

/** « effectuer la vente des plats »: a light verb, the noun of an action, and its object. */
const NOMINAL = regexInLines("giu")`
  (?<![\p{L}'’])(d['’]|de )?(?:
    effectuer|réaliser|faire|procéder à|assurer|(effectué|réalisé|fait|procédé à|assuré)|
    (chargée?s? )(?=de )
  )(?: |(?=de ))(?:de )?(?:la |l['’]|le |une? )(\p{L}{3,20}(?: (?:en|à) (?:place|jour|œuvre))?)
    ( complète| totale)? (
    de la |de l['’]|du |des |
    de (?=(?:chaque|ces?|cet|cette|mes|nos|vos|leurs?|notre|votre|mon|ma|tou[ts]|toutes?|deux|trois|\d))|
    d['’](?=une? )
  )
`;
const CONTRACTED: Record<string, string> = {
  "du ": "le ",
  "des ": "les ",
  "de la ": "la ",
  "de ": "",
  "d'": "",
};

/** « faire la vente des plats et des boissons », « … et la livraison »: two objects, or two deeds. */
const SECOND_OBJECT = /^[^,.;:!?]{0,60} et (?:du |des |de |d['’]|la |les? |l['’])/iu;

const nominal: Finder = ({ text }) => {
  const found: ReturnType<Finder> = [];
  for (const match of text.matchAll(NOMINAL)) {
    const {
      index,
      0: words,
      1: of = "",
      2: participle,
      3: charged = "",
      4: noun = "",
      5: wholly = "",
      6: link = "",
    } = match;
    const verbs = VERBS_OF_NOUNS.get(noun.toLowerCase());
    if (!verbs || (charged !== "" && of !== "")) continue;
    if (SECOND_OBJECT.test(text.slice(index + words.length))) continue;
    // « l'outil a réalisé »: only after « avoir » is it a participle of its subject.
    if (
      participle !== undefined &&
      !/(?:ai|as|a|avons|avez|ont|avais|avait|avions|avaient) (?:\p{L}{3,12} )?$/iu.test(text.slice(0, index))
    )
      continue;
    const verb = participle === undefined ? verbs[0] : verbs[1];
    const key = link.toLowerCase().replace("’", "'");
    const article = key === "de l'" ? link.slice(3) : (CONTRACTED[key] ?? "");
    const isVowel = /^[aàâeéèêiîoôuûœhy]/iu.test(verb);
    const before = of !== "" || charged !== "" ? `${charged}${isVowel ? "d’" : "de "}` : "";
    const adverb = wholly === "" ? "" : " entièrement";
    found.push({
      start: index,
      end: index + words.length,
      insert: `${before}${verb}${adverb} ${article}`.replace("’", text.includes("’") ? "’" : "'"),
      reason: REASONS.nominal,
    });
  }
  return found;
};

/** « rapide et efficace et pratique »: a list of three with one « et » too many. */
const lists: Finder = ({ text, isPersonal, syntax }) => {
  if (isPersonal || !/ et [^,.;:!?]{2,40} et /iu.test(text)) return [];
  const { words, start: origin } = syntax();
  const linkOf = (item: number) =>
    words.findIndex(
      ({ head, deprel, form }, at) => head === item && deprel === "cc" && at < item && /^et$/i.test(form),
    );
  const nextOf = (item: number) =>
    words.findIndex(({ head, deprel }, at) => at > item && head === item && deprel === "conj");
  const found: ReturnType<Finder> = [];
  for (const [at, first] of words.entries()) {
    if (!/^(?:ADJ|NOUN)$/.test(first.upos) || first.deprel === "conj") continue;
    const second = nextOf(at);
    const chained = second < 0 ? -1 : nextOf(second);
    const third =
      chained >= 0
        ? chained
        : words.findIndex(({ head, deprel }, item) => item > second && head === at && deprel === "conj");
    if (second < 0 || third < 0) continue;
    const link = linkOf(second);
    const before = words[link - 1];
    if (link < 0 || linkOf(third) < 0 || !before || before.upos === "PUNCT") continue;
    const items = [first, words[second]!, words[third]!];
    // « entre sept heures et demie et neuf heures » is no list.
    if (items.some(({ upos, form }) => upos !== first.upos || /^(?:demie?|quart|heures?)$/i.test(form)))
      continue;
    if (words.slice(at, third).some((word) => isFinite(word) || word.upos === "NUM")) continue;
    found.push({
      start: before.end - origin,
      end: words[link]!.end - origin,
      insert: ",",
      reason: REASONS.list,
    });
  }
  return found;
};

/** « Il y a 18 restaurants qui utilisent… » → « 18 restaurants utilisent… »: the count opens the sentence. */
const THERE_ARE = regexInLines("giu")`
  (?:^|(?<=, ))((?:il )?y a (?:(chaque (?:jour|année|semaine|mois|soir)|tous les (?:jours|ans|soirs)) )?)(
    (?:plus de |près de |environ |au moins )?
      ((?:\d[\d\u00a0\u202f ]{0,12}|\p{L}{3,15} )(?:%|[^,.;:!?]{1,60}?)) )qui (?=\p{L})
`;
const TIMES = /^(?:ans?|années?|mois|semaines?|jours?|heures?|minutes?|secondes?|siècles?)(?![\p{L}])/iu;

const thereAre: Finder = ({ text, syntax }) => {
  if (!/y a /i.test(text)) return [];
  const found: ReturnType<Finder> = [];
  for (const { index, 0: words, 1: opening = "", 2: when, 3: group = "", 4: counted = "" } of text.matchAll(
    THERE_ARE,
  )) {
    const [number = "", ...rest] = counted.trim().split(/\s+/);
    if (!/^\d/.test(number) && !(readNumberWord(number.toLowerCase()) ?? 0)) continue;
    if (TIMES.test(rest.join(" "))) continue;
    if (/^une?$/i.test(number) && !/ sur /.test(group)) continue;
    if (!isItsRelative(syntax(), index + opening.length, index + words.length)) continue;
    const said = when === undefined ? group : `${when}, ${group}`;
    found.push({
      start: index,
      end: index + words.length,
      insert: index === 0 ? capitalize(said) : said,
      reason: REASONS.counted,
    });
  }
  return found;
};

/** Whether « qui » has a verb that the counted group governs, and nothing before it has a verb of its own. */
function isItsRelative({ words, start: origin }: SyntaxSentence, from: number, to: number): boolean {
  const first = words.findIndex(({ start }) => start - origin >= from);
  const next = words.findIndex(({ start }) => start - origin >= to);
  if (first < 0 || next < 0) return false;
  const inside = words.slice(first, next);
  if (inside.some(isFinite)) return false;
  const verb = words.findIndex((word, at) => at >= next && isFinite(word));
  if (verb < 0 || verb - next > 3) return false;
  const head = /^(?:aux|cop)/.test(words[verb]!.deprel) ? words[verb]!.head : verb;
  const relative = words[head]!;
  return relative.deprel.startsWith("acl") && relative.head >= first && relative.head < next;
}

const isFinite = ({ upos, feats }: Word) =>
  (upos === "VERB" || upos === "AUX") && feats.includes("VerbForm=Fin");

const FINDERS: readonly Finder[] = [
  leadIns,
  headings,
  doubts,
  ongoing,
  shorter,
  clefts,
  thereAre,
  nominal,
  brought,
  doubledModals,
  theFact,
  presents,
  lists,
];
