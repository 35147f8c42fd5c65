import { regexInLines } from "../../../language/regex-in-lines.ts";
import { REASONS } from "../../edits/reasons.ts";
import { capitalize } from "../../edits/remove-ranges.ts";
import type { Finder } from "./plain-change.ts";

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

export const doubledModals: Finder = ({ text, isPersonal }) => {
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
  (?<=
    (?<![\p{L}])(?:
      pourr(?:ais|ait|ions|iez|aient)|d['’]essayer|si vous (?:souhaitez|voulez|désirez)|
      si (?:jamais )?vous (?:souhaitez|voulez|désirez)
    )(?: vous)?\x20
  )(?:éventuellement|peut-être|potentiellement) |
  (?<=(?<![\p{L}])si )jamais (?=vous (?:souhaitez|voulez|désirez|avez)(?![\p{L}]))|
  (?<=(?<![\p{L}])je (?:pense|crois|dirais) que je suis )peut-être (?=quelqu|une? )|
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

/** « je pense avoir progressé »: the deed itself; no figure is made sure by it. */
const THINKS_SELF = regexInLines("giu")`
  (?<![\p{L}])(?:voilà,? )?(?:donc,? )?je (?:pense|crois|estime) (avoir|être|pouvoir) (?=
    (?!plus de|environ|près de|une? (?:dizaine|centaine|millier)|peut-être)\p{L}
  )(?![^.;:!?]{0,40}\d)
`;
const SELF: Readonly<Record<string, string>> = { avoir: "j'ai", être: "je suis", pouvoir: "je peux" };

/** « je pense avoir progressé » → « j'ai progressé ». */
export const thinksSelf: Finder = ({ text, isPersonal }) => {
  if (isPersonal || /\?\s*$/.test(text)) return [];
  return Array.from(text.matchAll(THINKS_SELF)).flatMap(({ index, 0: words, 1: verb = "" }) => {
    const before = text.slice(0, index);
    if (before !== "" && !/(?:^|[,;:] |(?<![\p{L}])(?:et|mais|donc|car|aujourd['’]hui) )$/iu.test(before))
      return [];
    if (
      /(?:,| et| ou) (?:(?:avoir|être|pouvoir)(?![\p{L}])|qu(?:e |['’]))/iu.test(
        text.slice(index + words.length),
      )
    )
      return [];
    const said = (SELF[verb.toLowerCase()] ?? "").replace("'", text.includes("’") ? "’" : "'");
    return [
      {
        start: index,
        end: index + words.length - 1,
        insert: index === 0 ? capitalize(said) : said,
        reason: REASONS.hedge,
      },
    ];
  });
};

export const doubts: Finder = ({ text, isPersonal }) => {
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
