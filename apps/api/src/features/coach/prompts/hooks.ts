import { HOOK_TYPES } from "@app/engine/report";
import type { PitchText } from "@app/engine/pitch";
import type { Prompt } from "../../../llm/model-task.ts";
import { DATA_RULE, frameData, KIND } from "./pitch-data.ts";

const SYSTEM = `Vous écrivez trois accroches pour un texte destiné à être dit à voix haute, en français. Une accroche est la toute première phrase : elle donne envie d'écouter, à quelqu'un qui ne sait encore rien.

${DATA_RULE}

# Types
question (que le public se pose vraiment), chiffre (un nombre du texte, rendu visible), histoire (un moment du texte, avec son lieu ou son geste), contraste (ce qui se fait d'habitude, et ce que dit le texte), citation (des paroles rapportées dans le texte, entre « »)

# Règles
1. Trois accroches différentes, la meilleure d'abord, du type que le texte offre : deux peuvent avoir le même type.
2. Uniquement les faits du texte, de préférence ses mots : cherchez le moment ou le détail le plus singulier. N'ajoutez aucun nombre, nom, lieu, parole ni croyance supposée.
3. S'il n'y a pas assez de faits pour trois, remplacez le fait qui manque dans les dernières : [À compléter : ce qu'il faut dire].
4. De cinq à trente-cinq mots, une ou deux phrases qui se comprennent seules. Aucun superlatif, point d'exclamation ni formule toute faite. Même « je », « nous », « tu » ou « vous » que dans le texte.

# Format
Un seul objet JSON, sans rien autour : {"hooks":[{"type":"${HOOK_TYPES[0]}","text":"…"}, …]}
Types permis : ${HOOK_TYPES.join(", ")}.`;

export function writeHooksPrompt(pitch: PitchText): Prompt {
  return {
    system: SYSTEM,
    user: `C'est ${KIND[pitch.pitchType]}.\n\n${frameData(pitch, pitch.content)}\n\nÉcrivez les trois accroches.`,
  };
}
