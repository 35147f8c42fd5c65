/** Sent to a model once, with the faults that the checks found. */
export function askForRepair(faults: readonly string[]): string {
  const list = faults.map((fault) => `- ${fault}`).join("\n");
  return `Votre réponse ne peut pas être retenue :
${list}

Corrigez ces points sans rien ajouter qui ne soit dans le texte, et renvoyez la réponse entière, dans le même format.`;
}

const SHAPE_FAULT =
  "Elle n'a pas le format demandé : un seul objet JSON avec toutes les clés, et rien autour.";
const MOST_PLACES = 5;
const EXPECTED: Record<string, string> = {
  string: "un texte entre guillemets",
  number: "un nombre, sans guillemets",
  array: "une liste",
  object: "un objet",
};

interface ShapeIssue {
  code?: string | undefined;
  expected?: string | undefined;
  path: PropertyKey[];
}

/** Where an answer violates its schema: « metrics.0.score : un nombre, sans guillemets ». */
export function describeShapeFaults(issues: readonly ShapeIssue[]): string[] {
  const places = issues
    .filter(({ path }) => path.length > 0)
    .slice(0, MOST_PLACES)
    .map(
      ({ path, expected = "" }) => `${path.join(".")} : ${EXPECTED[expected] ?? "une des valeurs permises"}.`,
    );
  return [SHAPE_FAULT, ...places];
}

/** Appended to the question when it is asked again from scratch. */
export const ASK_AGAIN =
  "Relisez les règles avant de répondre : rien d'autre que ce que dit le texte, et un seul objet JSON complet.";
