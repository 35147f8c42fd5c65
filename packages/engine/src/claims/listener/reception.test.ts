import { expect, test } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import type { HeardLabel } from "./listener.ts";
import { asReceived, HIGHEST, heardIn, NOTHING_HEARD } from "./reception.ts";

const NOTES = Array.from({ length: 21 }, (_, at) => at / 20);
const CHANCES = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1];

test("a note is moved in the direction of what is heard, and stays in its place among others", () => {
  for (const aggressive of CHANCES)
    for (const keep of CHANCES) {
      const tell = (attack: number) => (label: HeardLabel) =>
        label === "keep" ? keep : label === "aggressive" ? attack : 0;
      const heard = heardIn(tell(aggressive));
      const moved = NOTES.map((note) => asReceived(note, heard));
      for (const [at, note] of NOTES.entries()) {
        expect(moved[at]).toBeGreaterThanOrEqual(moved[at - 1] ?? 0);
        expect(moved[at]).toBeLessThanOrEqual(Math.max(note, HIGHEST));
        const worse = heardIn(tell(1));
        expect(asReceived(note, worse)).toBeLessThanOrEqual(moved[at]! + 1e-9);
      }
    }
  for (const note of NOTES) expect(asReceived(note, NOTHING_HEARD)).toBe(note);
});

const FACTS =
  "Le 12 mars, la bâche de la remorque s'est ouverte sur l'autoroute et nous avons perdu onze palettes de carrelage. Le 3 avril, un chargement est parti sans sangles.";
const about = (rest: string) =>
  analysePitchText({
    pitchType: "rh",
    question: "Parlez-moi d'un échec.",
    content: `${FACTS} ${rest}`,
  });

test("who settles accounts in dates and names gets less than who tells the same and their part in it", () => {
  const accuses = about(
    "C'est Bernard, comme d'habitude : ce type est un incapable, tout le dépôt le sait, et sa femme l'a quitté pour moins que ça. Loïc est un menteur, je l'ai dit devant tout le monde et j'ai ri quand il a pleuré. Le patron est un lâche. Moi, j'avais raison, et j'ai gardé les preuves dans un classeur. Qu'ils aillent au diable, ces bons à rien. Je n'ai rien à me reprocher.",
  );
  const answers = about(
    "C'était à moi de vérifier, et je ne l'ai pas fait : je signais la feuille sans monter dans la remorque. J'ai appelé le client le soir même. Depuis, je contrôle chaque sangle avec Bernard, on le fait à deux et on photographie. En un an, nous n'avons plus perdu une palette.",
  );
  expect(accuses.globalScore).toBeLessThan(answers.globalScore - 10);
  expect(answers.notices).toEqual([]);
  const moved = ({ metrics }: typeof accuses) =>
    metrics.flatMap(({ measures }) => measures).filter(({ id }) => id === "reception");
  expect(moved(accuses)).toHaveLength(6);
  for (const { value } of moved(accuses)) expect(value).toBeLessThan(0);
});
