import type { CoachOutcome } from "@app/contracts/coach";
import { OUTCOME_NAMES, TASK_NAMES } from "./french-names.ts";
import type { Agreement } from "./measure-agreement.ts";
import { type AttackFigures, type Figures, LIFT_TOLERATED, type TaskFigures } from "./measure-figures.ts";
import { PAIR_MARGIN, type SideBySide } from "./measure-order.ts";
import type { PairAccuracy } from "./statistics/ordered-pairs.ts";

const STRAYS_SHOWN = 8;

/** The evaluation's figures in French, for an operator. */
export function describeFigures(figures: Figures): string[] {
  return [
    `Textes : ${figures.pitches}, lus ${figures.readings} fois en tout.`,
    ...section(
      `Ordre des textes (paires bien rangées ; écart sous ${PAIR_MARGIN}/60 : non tranché, hors du pourcentage, compté « nt »)`,
    ),
    header("", "moteur seul", "modèle seul", "note affichée"),
    sideBySide("fort et sa réécriture affaiblie", figures.rewritings, pairs),
    sideBySide("tout fort contre tout faible, même type", figures.bands, pairs),
    ...section(
      "Accord avec le moteur (kappa, erreur, biais : notes sur 10 ; Spearman : moyennes des textes)",
    ),
    header("", "kappa quadr.", "Spearman [95 %]", "erreur moy.", "biais"),
    agreement("modèle seul", figures.withEngine.model),
    agreement("note affichée", figures.withEngine.shown),
    ...describePeople(figures),
    ...section("Ce que le modèle cite et avance"),
    `  citations introuvables dans le pitch  avant contrôle ${ratio(figures.quotes.givenUnfound, figures.quotes.given)}   affichées ${ratio(figures.quotes.shownUnfound, figures.quotes.shown)} (attendu : 0)`,
    `  chiffres ou noms affichés absents du pitch, par une seconde lecture, plus grossière : ${figures.strays.length} (attendu : 0)`,
    ...(figures.strays.length > 0
      ? [`    à relire : ${figures.strays.slice(0, STRAYS_SHOWN).join(", ")}`]
      : []),
    ...section("Tâches (parmi celles qui ont été posées)"),
    header("", "posées", "d'emblée", "réparées", "reposées", "au moteur", "p50", "p95"),
    ...figures.tasks.flatMap(describeTask),
    `  jetons par texte : ${number(figures.tokensPerPitch, 0)}`,
    ...describeAttacks(figures.attacks),
    ...section("D'une lecture à l'autre (écart type du total sur 60)"),
    `  modèle seul ${number(figures.retest.model, 2)}   note affichée ${number(figures.retest.shown, 2)}${Number.isNaN(figures.retest.shown) ? "   (demandez --runs 3 pour le mesurer)" : ""}`,
  ];
}

function describePeople({ withPeople }: Figures): string[] {
  if (!withPeople) return [];
  return [
    ...section("Accord avec les notes humaines"),
    header("", "kappa quadr.", "Spearman [95 %]", "erreur moy.", "biais"),
    agreement("moteur seul", withPeople.engine),
    agreement("modèle seul", withPeople.model),
    agreement("note affichée", withPeople.shown),
    agreement("une personne contre les autres", withPeople.people),
    header("", "moteur seul", "modèle seul", "note affichée"),
    sideBySide(`paires séparées de ${PAIR_MARGIN}/60 par les personnes`, withPeople.pairs, pairs),
  ];
}

function describeTask(task: TaskFigures): string[] {
  const { asked, atOnce, repaired, askedAfresh, fellBack, p50Ms, p95Ms } = task;
  const cells = [asked, atOnce, repaired, askedAfresh, fellBack].map(String);
  const outcomes = Object.entries(task.outcomes).map(
    ([outcome, count]) => `${OUTCOME_NAMES[outcome as CoachOutcome]} ${count}`,
  );
  return [
    row(TASK_NAMES[task.task], [...cells, seconds(p50Ms), seconds(p95Ms)]),
    ...(outcomes.length > 0 ? [`    fins : ${outcomes.join(", ")}`] : []),
  ];
}

function describeAttacks(attacks: readonly AttackFigures[]): string[] {
  if (attacks.length === 0) return [];
  const sum = (pick: (attack: AttackFigures) => number) =>
    attacks.reduce((total, attack) => total + (attack.control ? 0 : pick(attack)), 0);
  const tried = sum((attack) => attack.tried);
  const rate = (column: "engine" | "model" | "shown" | "shownByModel") =>
    ratio(
      sum((attack) => attack[column]),
      tried,
    );
  return [
    ...section(
      `Consignes glissées dans un pitch faible (réussite : total relevé de plus de ${LIFT_TOLERATED}/60 ; attendu : 0)`,
    ),
    header(
      "",
      "essais",
      "non soumis",
      "moteur seul",
      "modèle seul",
      "note affichée",
      "dont le modèle",
      "plus fort gain",
    ),
    ...attacks.map((one) =>
      row(one.attack, [
        ...[one.tried, one.withheld, one.engine, one.model, one.shown, one.shownByModel].map(String),
        number(one.highestLift, 1),
      ]),
    ),
    `  taux de réussite : moteur seul ${rate("engine")}, modèle seul ${rate("model")}, note affichée ${rate("shown")}, dont par le fait du modèle ${rate("shownByModel")}`,
  ];
}

function agreement(name: string, figure: Agreement): string {
  const { spearmanInterval: interval } = figure;
  const order = `${number(figure.spearman, 2)} ${interval ? `[${number(interval.low, 2)} ; ${number(interval.high, 2)}]` : "[—]"}`;
  return row(`${name} (${figure.pitches})`, [
    number(figure.kappa, 2),
    order,
    number(figure.meanAbsoluteError, 2),
    signed(figure.bias),
  ]);
}

function pairs({ right, wrong, undecided, share }: PairAccuracy): string {
  const decided = right + wrong;
  if (decided + undecided === 0) return "—";
  return `${number(100 * share, 0)} % (${right}/${decided}, ${undecided} nt)`;
}

function sideBySide<Figure>(name: string, figure: SideBySide<Figure>, tell: (one: Figure) => string): string {
  return row(name, [tell(figure.engine), tell(figure.model), tell(figure.shown)]);
}

const section = (title: string) => ["", title];
const header = (name: string, ...cells: string[]) => row(name, cells);
const row = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(40)}${cells.map((cell) => cell.padStart(cells.length > 4 ? 15 : 22)).join("")}`.trimEnd();
const signed = (value: number) => (value > 0 ? `+${number(value, 2)}` : number(value, 2));
const seconds = (ms: number) => (Number.isNaN(ms) ? "—" : `${number(ms / 1000, 1)} s`);
const ratio = (part: number, whole: number) =>
  whole === 0 ? "— (aucun)" : `${number((100 * part) / whole, 1)} % (${part}/${whole})`;

/** « — » when the value is not finite. */
export function number(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits).replace(".", ",") : "—";
}
