import type { Prompt } from "../../../llm/model-task.ts";
import type { PitchInput } from "../mask-pitch.ts";
import { DATA_RULE, frameData, KIND } from "./pitch-data.ts";

const SYSTEM = `Vous étiquetez chaque phrase d'un texte dit à voix haute, en français : ce qu'elle fait, pas ce qu'elle vaut. Une à trois étiquettes par phrase, la principale d'abord ; « none » si aucune ne convient, ou si une autre voix parle.

${DATA_RULE}

# Étiquettes
Vécu : scene (un moment précis, que l'on voit), action (un geste de qui parle), situation (où, quand, le contexte), quote (paroles rapportées), emotion (ce qui a été ressenti), lesson (ce qui en reste), humour
Affirmé sans appui : claim (jugement ou qualité sans preuve), cliche (formule que tout le monde dirait), empty_figure (chiffre qui ne prouve rien), promise, vague_request (demande floue), message (idée à retenir)
Bruit : filler_only (ne dit rien), repair (se reprend), off_topic, apology (s'excuse), jargon (obscur pour ce public)
Expliqué : explanation (comment cela marche ; étape d'un chemin, d'une recette), example (cas général), reason, consequences, contrast
Faits : proof (fait qui appuie ce qui est avancé), result (ce que cela a donné), achievement, facts (renseignement), company_fact (fait sur l'employeur), amount (prix ou somme)
Besoin : problem (ce qui ne va pas), customer (pour qui), stake (enjeu), news (annonce)
Soi : self_intro, path (parcours), strength, weakness, effect (suite d'un défaut), remedy, progress, task (ce qui était à faire), why_this_job, link_with_me, contribution, justification, openness
Offre : solution, difference, market, business_model, team, roadmap, proposal
Demande : request (demande nette), wish, next_step, question_to_audience, thesis_question
Cadre : greeting, thanks, close (fin), plan, occasion, conclusion, tribute (hommage)

# Format
Un seul objet JSON, une ligne par phrase, son numéro puis ses étiquettes : {"roles":["1 greeting","2 scene problem", …]}`;

export function writeLabelsPrompt({ pitch, sentences }: PitchInput): Prompt {
  return {
    system: SYSTEM,
    user: [
      `C'est ${KIND[pitch.pitchType]}.`,
      frameData(pitch, numberSentences(sentences)),
      `Étiquetez les ${sentences.length} phrases.`,
    ].join("\n\n"),
  };
}

/** `[S1] …`, one sentence a line. */
function numberSentences(sentences: PitchInput["sentences"]): string {
  return sentences.map(({ text }, index) => `[S${index + 1}] ${text.replace(/\s+/g, " ")}`).join("\n");
}
