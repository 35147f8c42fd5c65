import type { AdviceCode } from "../../src/report.ts";
import type { PitchType } from "../../src/pitch.ts";

/** Words whole, whatever their case. */
const words = (pattern: string) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, "iu");

const OPENS = words(
  "commen(?:cez|ce)|ouvrez|ouvre|entrez|partez|débutez|attaquez|dès (?:le début|la première|l[’']entrée)|première phrase",
);
const FIRST = words("d[’']abord|en premier|tout de suite|en tête|mettez (?:\\S+ ){1,5}en avant|avant de");
const ENDS = words(
  "finissez|finis|terminez|concluez|arrêtez-vous|dernière phrase|dernier mot|pour la fin|à la fin|en dernier|la chute|votre chute|restez-en|sans (?:rien )?(?:ajouter|conclure)",
);
const DROPS = words(
  "coupez|coupe|supprimez|retirez|enlevez|ôtez|jetez|oubliez|effacez|passez vite|allégez|raccourcissez|sautez|gardez|laissez tomber|évitez|abrégez|moins de|pas de|rien de plus|au lieu|à la place|remplacez|plutôt que|sans les?|pas sur",
);
const EXCUSES = words(
  "excus\\p{L}*|pardon|désolé\\p{L}*|ça dépend|il me semble|je crois|je pense|peut-être|un peu|doutes?|précautions?|hésit\\p{L}*|affirmez|assumez|osez|« ou pas »|conditionnel\\p{L}*",
);
const TICS = words(
  "euh|tics?|voilà|du coup|en fait|genre|quoi|hein|bref|répétitions?|répét\\p{L}*|phrases? nettes?",
);
const EMPTY = words(
  "superlatifs?|tellement|vraiment|adjectifs?|slogans?|formules?|morales?|leçons?|valeurs|compliments?|qualités|généralités?|grands? mots?|lieux communs?|clichés?|promesses|passionnée?s?|motivée?s?|dynamique|passion|humain|aventure|innovant\\p{L}*|unique",
);
const SHORTER = words(
  "tiers|moitié|deux minutes|une minute|trop long\\p{L}*|plus court\\p{L}*|deux fois|en (?:une|deux|trois) phrases?|raccourcissez|resserrez",
);
const ONE = words("une? seule?|choisissez|un seul\\p{L}*|que (?:lui|cela|celui|ça)|seulement");
const TELLS = words(
  "racontez|raconte|décrivez|citez|montrez|exemples?|souvenirs?|scènes?|moments?|anecdotes?|une fois|un jour|une journée|un geste|nommez|dernière? fois|cas précis|histoire|développez|attardez-vous|restez|détails?",
);
const FIGURES = words(
  "chiffr\\p{L}*|combien|montants?|mesur\\p{L}*|nombres?|prix|tarifs?|coûts?|sommes?|fourchette|pourcentages?|euros|calculez|comptez",
);
const RESULTS = words(
  "résultats?|ce que (?:ça|cela) (?:a|donne)\\p{L}*|comment (?:ça|cela) (?:a|s[’']est) \\p{L}+|ce qui a changé|depuis|bilan|ce qui (?:en )?(?:est|a) \\p{L}+",
);
const YOURS = words(
  "ce que vous(?:,? vous)? (?:avez|faites|faisiez|aviez|y faites|décidez|\\p{L}+iez)|votre rôle|votre part|vous, vous|parlez de vous|dites « ?je",
);
const ASKS = words(
  "demandez|demande|demandes|proposez|invitez|inscri\\p{L}*|ce que vous (?:demandez|attendez|voulez|cherchez|leur demandez)|numéro|rendez-vous|quel samedi|quand|à qui|pour quand|besoin|dates?|lieu|heures?|appel(?:ez)?",
);
const PLAIN = words(
  "jargon|sigles?|mots simples|technique|traduisez|expliquez|ce que veut dire|anglais|anglicismes?|mots de tous|vocabulaire",
);
const LINKS = words(
  "pourquoi (?:vous|nous|ce|cette|chez|la|le|l[’']|eux|ici|notre|votre)\\p{L}*|notre (?:annonce|entreprise|maison|équipe)|ce poste|le poste|reliez|lien|apport\\p{L}*|ce que vous (?:feriez|ferez|cherchez|apportez|visez)|pour nous|chez nous|vos raisons|envie de venir|projet",
);
const ANSWERS = words(
  "répondez|réponse|la question|vrai défaut|vraie raison|vraie question|le sujet|choisissez un vrai",
);
const NEEDS = words(
  "problème|besoin|à quoi (?:ça|cela) sert|pour qui|ce qui manque|pourquoi (?:il|c[’']|on)\\S*|gêne|enjeu",
);
const OFFERS = words(
  "ce qu[’'](?:il|elle|on) (?:fait|vend|est)|ce que (?:c[’']est|vous (?:vendez|faites|proposez|offrez))|ce que fait|votre (?:solution|idée|produit|offre)|montrez(?:-le|-la| le| la)?",
);
const DIFFERS = words("différ\\p{L}*|fait mieux|que les autres|concurren\\p{L}*|face (?:à|aux)|de plus que");
const PROVES = words(
  "prouvez|preuves?|témoi\\p{L}*|clients?|essai|essayé|testé|démonstration|faites (?:goûter|essayer|voir)|avant-après|vérifi\\p{L}*|référence",
);
const SPEAKS = words(
  "ralentissez|respirez|silences?|taisez-vous|regardez|attendez|levez|par cœur|à voix haute|sans lire|sans note|laissez(?:-nous)? (?:\\p{L}+ )?(?:rire|temps|venir|entendre|le silence|un)|pause|plus lentement|posez|marquez|apprenez|apportez|tenez|plus fort|sourire|souriez",
);
const KEEPS = words(
  "rien à|ne changez|ne touchez|n[’']y touchez|tout est|gardez tout|c[’']est bien ainsi|tel quel",
);
const FEELS = words(
  "ressenti\\p{L}*|émotion\\p{L}*|ce que (?:ça|cela) vous (?:a )?fait|peur|touch\\p{L}*|ce que vous ressent\\p{L}*",
);
const ORDERS = words(
  "dans l[’']ordre|placez|remettez|ordonnez|structurez|plan|construisez|regroupez|rapprochez|avant (?:la|le|les|l[’']|de)|puis",
);
const LEARNS = words("appris|apprend|leçon à|ce que vous en (?:tirez|retenez)|enseigné|retenez");
const SPLITS = words(
  "phrases? courtes?|une idée|phrases? (?:entières|complètes|finies)|finissez vos phrases|articulez",
);

type Coded = Partial<Record<AdviceCode, number>>;

/**
 * What a reader's line of advice asks for, as a share from 0 to 1 of each code: by its words, which misses some and takes some
 * wrongly. It teaches an order and measures nothing that is told to anybody.
 */
export function codeAdvice(line: string, pitchType: PitchType): Coded {
  const coded: Coded = {};
  const add = (code: AdviceCode, share: number) => {
    coded[code] = Math.max(coded[code] ?? 0, share);
  };
  const has = (pattern: RegExp) => pattern.test(line);
  const tells = has(TELLS);
  if (has(OPENS)) {
    add("open_with_scene", 1);
    add("shorten_opening", 0.5);
    add("reorder", 0.3);
  } else if (has(FIRST)) {
    add("reorder", 0.6);
    add("open_with_scene", 0.4);
  }
  if (has(ENDS)) add("end_stronger", 1);
  if (has(EXCUSES)) {
    add("drop_hedges", 1);
    if (has(OPENS)) add("shorten_opening", 1);
  }
  if (has(DROPS)) {
    if (has(EMPTY)) add("drop_cliches", 1);
    else if (has(TICS)) add("drop_fillers", 1);
    else if (!has(EXCUSES)) {
      add("drop_irrelevant", 0.8);
      add("cut_length", 0.6);
    }
  }
  if (has(SHORTER)) add("cut_length", 1);
  if (has(ONE)) {
    add("cut_length", 0.6);
    add("add_example", 0.8);
    add("drop_cliches", 0.4);
  }
  if (tells) {
    add("add_example", 1);
    add("tell_result", 0.4);
    if (pitchType === "produit") add("add_proof", 0.8);
  }
  if (has(FIGURES)) {
    add("quantify_result", 1);
    if (pitchType === "produit") add("add_proof", 0.6);
    if (pitchType === "produit") add("make_request_precise", 0.4);
  }
  if (has(RESULTS)) add("tell_result", 1);
  if (has(YOURS)) {
    add("tell_your_part", 1);
    add("tell_result", 0.6);
    add("add_example", 0.6);
  }
  if (has(ASKS) && pitchType !== "rh") {
    add("make_request_precise", 1);
    add("make_request", 0.7);
  }
  if (has(PLAIN)) add("explain_jargon", 1);
  if (has(LINKS) && pitchType === "rh") add("link_to_job", 1);
  if (has(ANSWERS)) add("answer_the_question", 1);
  if (has(NEEDS) && pitchType !== "rh") add("state_problem", 1);
  if (has(OFFERS) && pitchType !== "rh") add("state_solution", 1);
  if (has(DIFFERS) && pitchType === "produit") add("show_difference", 1);
  if (has(PROVES)) {
    add("add_proof", 1);
    add("name_a_witness", 0.6);
  }
  if (has(SPEAKS)) add("change_delivery", 1);
  if (has(KEEPS)) add("keep_as_is", 1);
  if (has(FEELS)) add("warm_up", 1);
  if (has(ORDERS)) add("reorder", 0.5);
  if (has(LEARNS)) add("tell_lesson", 1);
  if (has(SPLITS)) add("one_idea_per_sentence", 1);
  return coded;
}
