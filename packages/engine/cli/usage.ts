// What each command reads and prints, apart from the commands: help must not load the engine.

const PITCH_USAGE = `pitch   évalue des pitchs écrits
        entrée standard : une ligne JSON par pitch
          {"key", "pitch_type": "produit" | "rh" | "perso", "content", "question"?, "target"?, "audience"?}
        sortie standard : une ligne JSON par pitch, dans le même ordre
          {"key", "globalScore", "maxScore", "margin", "metrics", "findings", "fillers", "recommendations",
           "changes", "verdict", "validity", "notices", "claims"}
        une ligne invalide donne {"key", "error"} et la suite est traitée`;

export const VOICE_USAGE = `voice   mesure une voix
        voice FICHIER [--text FICHIER.txt]
          FICHIER : wav, m4a, mp3, webm, ogg ou flac, cinq minutes au plus ; --text : ce qui y est dit
        sortie standard : un objet JSON
          {"durationSec", "pauses", "nucleiSec", "f0", "hesitations", "words"?, "quality", "metrics", "scores",
           "speechRate", "measures", "notices"}`;

const READ_USAGE = `read    lit du français : phrases, mots, lemmes, natures, syntaxe (Universal Dependencies)
        entrée standard : un texte ; sortie standard : CoNLL-U
        --conllu    garde les phrases et les mots d'un fichier CoNLL-U et en prédit UPOS, FEATS, LEMMA, HEAD, DEPREL
        --segment   une phrase par ligne`;

const PLAN_USAGE = `advert    lit une offre d'emploi (entrée standard, du texte) : compétences avec leurs preuves, missions, questions
        --jsonl   une ligne {"id", "text"} par offre, une ligne de réponse chacune
strategy  OFFRE CV (deux fichiers de texte) : points forts, points faibles, plan d'action
        --jsonl   une ligne {"id", "advert", "cv"} par candidature, une ligne de réponse chacune`;

const QUESTION_USAGE = `question  dit si une question d'entretien est permise, et de quoi elle parle
        entrée standard : une question par ligne ; sortie : {"lawful", "ground"?, "kind"} par ligne
        --jsonl   une ligne {"id", "q"} par question`;

const TITLE_USAGE = `title     trouve le métier d'un intitulé : les cinq premiers codes ROME
        entrée standard : un intitulé par ligne ; sortie : {"codes"} par ligne
        --jsonl         une ligne {"id", "typed"} par intitulé
        --rome DOSSIER  cherche dans les appellations publiées par France Travail, et non dans notre catalogue`;

export const USAGE = `Usage : npm run -s engine -- <commande>

${PITCH_USAGE}

${VOICE_USAGE}

${READ_USAGE}

${PLAN_USAGE}

${QUESTION_USAGE}

${TITLE_USAGE}
`;
