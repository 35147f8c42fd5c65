import type { PitchType } from "@app/engine/pitch";
import type { Prompt } from "../../../llm/model-task.ts";
import type { PitchInput } from "../mask-pitch.ts";
import { DATA_RULE, frameData, SPOKEN_NOTE } from "./pitch-data.ts";

const AIM: Record<PitchType, string> = {
  produit:
    "Ouvrez sur ce qui frappe (un problème, un chiffre, une scène du texte), puis la solution, les preuves, le modèle, la différence, l'équipe, et terminez par la demande.",
  rh: "Répondez d'abord à la question. Pour un récit : la situation, la tâche, ce que la personne a fait elle-même (« j'ai »), le résultat, ce qu'elle en tire pour le poste.",
  perso:
    "Ouvrez sur une scène ou une image du texte, gardez les personnes et les paroles rapportées, dites le message simplement, terminez par le remerciement, le vœu ou le toast.",
};

const SYSTEM = (pitchType: PitchType) =>
  `Vous réécrivez un texte destiné à être dit à voix haute, en français, pour la personne qui l'a écrit. Elle doit s'y reconnaître : c'est son texte, en plus net.

# Données
${DATA_RULE}

# Règles
1. Uniquement les faits du texte. N'ajoutez aucun nombre, aucun nom, aucun lieu, aucune date, aucun résultat, aucun exemple.
2. Gardez tous les faits : chaque nombre et chaque nom propre du texte se retrouve dans le vôtre, écrit de la même façon. Gardez le plus possible de ses mots. Entre guillemets « », uniquement des paroles du texte.
3. Ce qui manque s'écrit entre crochets, à la place où cela manque : [À compléter : ce qu'il faut dire]. Deux ou trois au plus, et seulement pour l'essentiel.
4. N'ajoutez ni adjectif élogieux, ni superlatif, ni point d'exclamation, ni formule toute faite. Retirez ceux qui n'apportent rien.
5. Retirez les tics, les hésitations, les excuses, les atténuations et les répétitions inutiles.
6. Des phrases de vingt-cinq mots au plus, une idée chacune, dans la langue parlée de la personne : même « je », même « nous », même tutoiement ou vouvoiement, mêmes mots de métier.
7. ${AIM[pitchType]}
8. À peu près la longueur du texte d'origine, crochets non compris : jamais moins de la moitié, jamais plus d'une fois et demie. Des paragraphes séparés par une ligne vide ; ni titre, ni liste, ni gras, ni indication de jeu, ni commentaire.

# Format
Un seul objet JSON, sans rien autour : {"perfectPitch":"…"}`;

export function writeRewritePrompt({ pitch, isSpoken }: PitchInput): Prompt {
  return {
    system: SYSTEM(pitch.pitchType),
    user: [...(isSpoken ? [SPOKEN_NOTE] : []), frameData(pitch, pitch.content), "Réécrivez ce texte."].join(
      "\n\n",
    ),
  };
}
