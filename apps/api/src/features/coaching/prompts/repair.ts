/** Told to a model once, with what the checks found. */
export function askForRepair(faults: readonly string[]): string {
  const list = faults.map((fault) => `- ${fault}`).join("\n");
  return `Votre réponse ne peut pas être retenue :
${list}

Corrigez ces points sans rien ajouter qui ne soit dans le texte, et renvoyez la réponse entière, dans le même format.`;
}

export const SHAPE_FAULT =
  "Elle n'a pas le format demandé : un seul objet JSON avec toutes les clés, et rien autour.";

/** Added to the question when it is asked once afresh. */
export const ASK_AGAIN =
  "Relisez les règles avant de répondre : rien d'autre que ce que dit le texte, et un seul objet JSON complet.";
