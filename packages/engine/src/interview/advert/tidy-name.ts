/** Words before a skill that ask for it, in plain form. */
const LEAD = new Set(
  (
    "ou a defaut vous tu on nous avez as etes es avoir etre savez sais savoir un une des du la le les l d de en sur dans et ainsi que " +
    "votre vos ton ta tes tres parfaite parfait excellente excellent bonne bonnes bon bons solide solides reelle forte fortes " +
    "maitrise maitrisez maitrises maitriser connaissance connaissances connaitre connaissez connais pratique pratiquez " +
    "notions notion bases base aise preparez prepares titulaire justifiez disposez idealement capacite capacites sens faire preuve mais si possible avec surtout dont notamment egalement"
  ).split(" "),
);
/** Words after a skill that say how much it is wanted. */
const TAIL = new Set(
  (
    "est sont serait seraient etre indispensable indispensables obligatoire obligatoires imperatif imperative imperatifs " +
    "requis requise requises exige exigee exiges exigees souhaite souhaitee souhaites souhaitees souhaitable apprecie appreciee " +
    "apprecies appreciees appreciable demande demandee attendu attendue attendus attendues bienvenu bienvenue un plus atout necessaire necessaires fortement tres vivement maitrise maitrisee maitrises maitrisees et ou"
  ).split(" "),
);

/** What follows them says something of the skill: « La réactivité et la prudence sont vos atouts ». */
const TELLS = new Set("sont sera seront constituerait constitue".split(" "));
const ASKS = new Set("est sont serait seraient".split(" "));

/** « La maîtrise de » opens a request; « l’expérience du BTP » or « le sens du contact » are names with their head. */
const KEPT_HEADS = new Set(["sens", "experience"]);

/** The name of a skill, from the words that ask for it: « Très bonne maîtrise de Moodle » gives « Moodle ». */
export function tidyName(words: string): string {
  const parts = [...words.matchAll(/[\p{L}\p{N}+#·.&/-]+['’]?/gu)].map(({ 0: word, index }) => ({
    plain: bare(word),
    index,
    end: index + word.length,
  }));
  let first = 0;
  let last = parts.length;
  while (first < last && LEAD.has(parts[first]!.plain) && !KEPT_HEADS.has(parts[first]!.plain)) first += 1;
  // « L’anglais écrit est souhaité pour nos filiales »: what follows says why it is wanted.
  const wanted = parts.findIndex(
    ({ plain }, at) => at > first && ASKS.has(plain) && TAIL.has(parts[at + 1]?.plain ?? ""),
  );
  if (wanted > 0) last = wanted;
  const told = parts.findIndex(({ plain }, at) => at > first && TELLS.has(plain));
  if (told > 0) last = Math.min(last, told);
  while (last > first && TAIL.has(parts[last - 1]!.plain)) last -= 1;
  if (first === last) return "";
  const close = words.indexOf(")", parts[last - 1]!.end);
  const name = words.slice(
    parts[first]!.index,
    close >= 0 && words.slice(0, parts[last - 1]!.end).includes("(") ? close + 1 : parts[last - 1]!.end,
  );
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function bare(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\p{M}'’.]/gu, "");
}
