// Makes the words that the spelling is mended with, from our own texts and the Lefff (Sagot 2010).
// npm run train:spelling [-- --check]
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FUNCTION_WORDS } from "../../src/language/lexicons/function-words.ts";
import { FIRST_NAMES } from "../../src/language/lexicons/first-names.ts";
import { wordFinder } from "../../src/rewriting/spelling/known-words.ts";
import { bareForm, soundKey } from "../../src/rewriting/spelling/sound-key.ts";
import { keepWeights } from "../keep-weights.ts";
import { loadLexicon } from "../reader/lexicon.ts";

const TARGET = new URL("../../src/rewriting/spelling/weights/words.json", import.meta.url).pathname;
const TEXTS = join(import.meta.dirname, "..");
/** A word this many times rarer than another one that sounds alike is not taken for what was meant. */
const RARER = 20;

/** Words that the Lefff packages lack: adverbs, and words that are newer than them. */
const MORE =
  "essaie essaient essaies paie paient paies envoie envoient emploie emploient balaie nettoie nettoient euh hein voilà donc enfin toujours jamais encore déjà très beaucoup vraiment vite plutôt sinon ensuite presque assez souvent demain dès plusieurs seulement longtemps loin environ franchement tard partout là-bas selon tant ainsi forcément tôt parfois puisque exactement normalement justement notamment doucement évidemment autant pourtant hors sûrement simplement afin auprès davantage énormément honnêtement désormais lors gratuitement finalement autrement parmi directement sérieusement profondément pleinement lentement bientôt facilement actuellement volontiers tellement malgré naturellement rarement correctement résolument lorsque voici moi-même peut-être par-dessus au-dessus au-dessous là-dedans aujourd quelqu jusqu lequel laquelle lesquels lesquelles chacun chacune appli cheffe jardinerie ressourcerie covoiturage professeure ingénieure quotidiennement régulièrement rapidement immédiatement seule ensemble dehors dedans dessus dessous debout exprès quasiment tranquillement calmement personnellement principalement largement fortement complètement totalement absolument clairement précisément heureusement malheureusement concrètement directement récemment autrefois aussitôt auparavant dorénavant quelquefois maintenant surtout tandis quoique email e-mail mails mail sms web site blog wifi smartphone week-end weekend internet podcast podcasts clic clics coach coaching coachs start-up startup startups manager managers meeting marketing business planning plannings reporting budget design designer logiciel logiciels bio vélo vélos ado ados prof profs info infos photo photos kilo kilos resto restos labo labos frigo stress cool sympa moto motos";

/** Names that may be typed without their capital. */
const NAMES = [
  ...FIRST_NAMES,
  ..."arras paris lyon marseille toulouse nice nantes montpellier strasbourg bordeaux lille rennes reims toulon saint étienne havre grenoble dijon angers villeurbanne nîmes clermont ferrand aix brest tours amiens limoges annecy perpignan metz besançon orléans rouen mulhouse caen nancy argenteuil montreuil roubaix tourcoing avignon poitiers dunkerque créteil pau calais cannes lorient bayonne quimper troyes antibes niort chambéry valence bourges béziers colmar cholet vannes laval évreux belfort albi tarbes blois agen auch mende rodez cahors périgueux angoulême saintes royan rochelle lens douai valenciennes cambrai beauvais compiègne soissons laon épinal verdun gap digne bastia ajaccio mans alger oran tunis dakar abidjan bamako rabat fès casablanca bruxelles genève lausanne liège namur mons maroc algérie tunisie sénégal mali france italie espagne portugal leclerc carrefour lidl auchan ikea google".split(
    " ",
  ),
  // English words seen in French texts.
  ..."game games gamer gaming team teams sale sales nail nails tips lead leads deal deals mail pack packs store stores shop shops skill skills tool tools test tests batch slide slides master masters pool call calls time full home made cash flow click data dev devs back front end live news love look like post posts feed seed fund lean tech techs green food foodtruck drive drone drones caces gamay cloud apps lounge lunch brunch snack snacks burger burgers sushi sushis tapas kebab merch naming menu lidar sami".split(
    " ",
  ),
];

const forms = loadLexicon();
const french = new Set(forms.map(({ form }) => form.toLowerCase()));
const more = [...FUNCTION_WORDS, ...MORE.split(" ")].filter((word) => !word.includes("'"));
const counts = new Map<string, number>();
for (const path of globSync("**/*.{txt,jsonl}", { cwd: TEXTS }).toSorted())
  for (const [word] of readFileSync(join(TEXTS, path), "utf8").matchAll(
    /(?<![\p{L}\p{N}_-])\p{Ll}+(?:-\p{Ll}+)*(?![\p{L}\p{N}_])/gu,
  ))
    counts.set(word, (counts.get(word) ?? 0) + 1);

const words = new Set(more);
for (const word of counts.keys()) if (french.has(word) && word.length > 1) words.add(word);

// « coeur » is « cœur ».
for (const word of counts.keys())
  if (word.includes("œ") && words.delete(word.replaceAll("œ", "oe"))) words.add(word);

// « meme » is « même », far more often than « mémé ».
for (const keyOf of [bareForm, soundKey]) {
  const most = new Map<string, number>();
  for (const word of words)
    most.set(keyOf(word), Math.max(most.get(keyOf(word)) ?? 0, counts.get(word) ?? 0));
  for (const word of words)
    if (RARER * (counts.get(word) ?? 0) < most.get(keyOf(word))! && !more.includes(word)) words.delete(word);
}

const { rightForms } = wordFinder({ words: [...words].join(" "), others: "" });
const others = [...french, ...NAMES].filter((form) => !words.has(form) && rightForms(form).length > 0);
const sorted = (list: Iterable<string>) => [...new Set(list)].toSorted().join(" ");
const lists = { words: sorted(words), others: sorted(others) };
console.log(`${words.size} words, ${others.length} others`);
keepWeights(TARGET, `${JSON.stringify(lists)}\n`, process.argv.includes("--check"));
