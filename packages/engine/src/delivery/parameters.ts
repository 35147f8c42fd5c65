import type { Sourced } from "../report.ts";

const ALIGNMENT = "measured: word times on aligned conversations and on synthetic speech";

/** Every constant of the delivery measures. Curves and weights of the scores are in scoring/voice/rubric.ts. */
export const DELIVERY = {
  longPauseSec: { value: 1, source: "Campione & Véronis 2002; types of the specification" },
  blankSec: { value: 2, source: "choice: a listener notices a blank" },
  pausesDueSec: { value: 15, source: "choice: two or three sentences" },
  syllablesPerWord: { value: 1.58, source: "measured on 90 prepared French talks, p10 1.47, p90 1.69" },

  rateWindowSec: { value: 10, source: "Hincks 2005: windows of 10 s" },
  rateHopSec: { value: 5, source: "choice: half a window" },
  rateWindowMinSec: { value: 5, source: "choice: a shorter rest says little" },

  tempoFromSec: { value: 25, source: "choice: four windows; fewer say nothing of how the tempo varies" },
  tempoFullSec: {
    value: 45,
    source: "choice: eight windows; between the two the tempo weighs more with each second",
  },

  hurriedSyllablesPerSec: {
    value: 6,
    source: "measured: nine stretches in ten of real speech are slower (norms: 216 to 234 words a minute)",
  },

  alignmentRatioMin: { value: 0.6, source: "choice: fewer nuclei per syllable of text is another text" },
  alignmentRatioMax: { value: 1.6, source: "choice: more nuclei per syllable of text is another text" },

  alignmentEvidenceWeight: { value: 0.5, source: ALIGNMENT },
  alignmentSkippedSound: { value: -8, source: ALIGNMENT },
  alignmentSoundInPause: { value: -4, source: ALIGNMENT },
  alignmentPauseInSound: { value: -2, source: ALIGNMENT },
  alignmentPauseInQuiet: { value: -1, source: ALIGNMENT },
  alignmentOpeningGain: { value: 2, source: ALIGNMENT },
  alignmentCommaGain: { value: 4, source: ALIGNMENT },
  alignmentStopGain: { value: 8, source: ALIGNMENT },
  alignmentDriftSec: { value: 15, source: "choice: how far a word may stand from an even pace" },

  hesitationMinSec: { value: 0.14, source: "measured: shorter ones are taken for vowels of words" },
  hesitationEdge: { value: 0.3, source: "measured on voices left out of the training" },
  hesitationSureSec: {
    value: 0.07,
    source: "measured: fewer than one false in two minutes of read speech",
  },
  hesitationDoubtSec: { value: 0.06, source: "measured: as few in noise at 15 dB and in an echo of .4 s" },
  hesitationDoubtSnrDb: { value: 28, source: "measured: pink noise 20 dB under the voice reads as 25" },
  hesitationFullDoubtSnrDb: {
    value: 19,
    source: "measured: .4 false a minute in pink noise at 8 dB, .2 at 10, two of 36 lost in a kitchen at 10",
  },
  hesitationLeastSnrDb: {
    value: 12,
    source:
      "measured: 33 of 48 in a kitchen at 10 dB, which reads as 12 to 14, none false; louder noise loses most",
  },
  hesitationPeak: { value: 0.4, source: "measured on voices left out of the training" },

  hesitationVoicedShare: { value: 0.3, source: "choice: a room that hums or blows has hardly a tone" },

  phraseEndVoicedSec: { value: 0.3, source: "choice: the last syllable or two" },
  finalLoweringSt: { value: 1.5, source: "measures: last f0 at least this far below the phrase" },
  finalRiseSt: { value: 2, source: "measures: last f0 at least this far above the phrase" },
} as const satisfies Record<string, Sourced>;
