import { HOOK_TYPES } from "@app/engine/report";
import type { PitchText } from "@app/engine/pitch";
import type { Prompt } from "../../../llm/model-task.ts";
import { DATA_RULE, frameData } from "./pitch-data.ts";

const SYSTEM = `Vous écrivez trois accroches possibles pour un texte destiné à être dit à voix haute, en français. Une accroche est la toute première phrase : elle donne envie d'écouter, à quelqu'un qui ne sait encore rien.

# Données
${DATA_RULE}

# Types
- question : une question que l'auditoire se pose vraiment
- chiffre : un nombre du texte, mis en avant
- histoire : une scène du texte, avec son moment ou son lieu
- contraste : ce que l'on croit ou ce qui se fait, et ce que dit le texte
- citation : des paroles rapportées dans le texte, entre guillemets « … »

# Règles
1. Trois accroches de trois types différents.
2. Uniquement les faits du texte. N'ajoutez aucun nombre, aucun nom, aucun lieu, aucune parole.
3. Si le texte n'a pas de fait pour un type, choisissez un autre type, ou laissez la place entre crochets : [À compléter : ce qu'il faut dire].
4. De cinq à trente-cinq mots chacune, une ou deux phrases qui se comprennent seules. Aucun superlatif, aucun point d'exclamation, aucune formule toute faite.
5. La personne qui parle reste la même : même « je », même « nous », même tutoiement ou vouvoiement que dans le texte.

# Format
Un seul objet JSON, sans rien autour : {"hooks":[{"type":"${HOOK_TYPES[0]}","text":"…"}, …]}
Types permis : ${HOOK_TYPES.join(", ")}.`;

export function writeHooksPrompt(pitch: PitchText): Prompt {
  return {
    system: SYSTEM,
    user: `${frameData(pitch, pitch.content)}\n\nÉcrivez les trois accroches.`,
  };
}
