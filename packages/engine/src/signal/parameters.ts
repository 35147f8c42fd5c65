import type { Sourced } from "../report.ts";

const BOERSMA = "Boersma 1993, IFA Proceedings 17:97; the defaults of Praat's autocorrelation method";
const NUCLEI = "measured: as many nuclei as syllables of conversations that taught nothing, F1 0.85";
const CHOICE = "choice";

/** Every constant of the signal measures. */
export const SIGNAL = {
  highPassHz: { value: 60, source: "choice: below every voice, above room rumble" },
  intensityWindowSec: {
    value: 0.064,
    source: "choice: 3.2/50 s, the effective length of Praat's To Intensity at 50 Hz",
  },
  intensityFloorDb: { value: -100, source: "choice: level of digital silence" },
  speechRangeDb: { value: 30, source: "measured: best pause F1 on aligned French recordings" },
  noiseMarginDb: { value: 3, source: "measured: holds pauses and nuclei down to 10 dB of signal over noise" },
  noiseMarginMaxDb: { value: 12, source: "measured: best pause F1 with other voices at 20 dB" },
  noiseMarginSpread: { value: 3, source: "measured: best pause F1 with other voices at 20 dB" },
  noisySpreadMaxDb: {
    value: 12,
    source:
      "measured: quiet moments of voices behind vary by 3 to 11 dB, of speech without a pause by 20 and more",
  },
  noisyRangeDb: { value: 38, source: "measured: a quiet room leaves more between its silence and the voice" },
  noisyTakeMinSec: { value: 20, source: "choice: enough pauses to know how the room varies" },
  steadyNoiseSpreadDb: {
    value: 3,
    source: "measured: the quiet moments of pink noise vary by 1 to 3 dB, of voices behind by 3 to 11",
  },
  noisyPauseMinSec: { value: 0.28, source: "measured: best pause F1 in pink noise at 12 dB" },
  noisyPauseCoveredDb: { value: 6, source: "choice: noise so far over the threshold of a quiet room" },
  sureSpeechRangeDb: { value: 15, source: "choice: vowels" },
  speechOddsMin: {
    value: -1,
    source:
      "measured: best pause F1 of conversations in five rooms; a consonant that is lost costs more than a breath",
  },
  voicedBurstMinSec: { value: 0.03, source: "choice: three frames" },
  voicedBurstFrames: { value: 2, source: "measured: keeps short words under noise" },
  voiceLowHz: { value: 1000, source: "choice: above the lowest resonance of every vowel" },
  voiceLowShare: {
    value: 0.25,
    source: "measured: half and more of a voice, 99 times of 100; .04 to .18 of plates in a kitchen",
  },
  ringingMaxSec: { value: 0.4, source: "choice: a plate rings less, a word alone lasts more" },
  soundingMinSec: { value: 0.1, source: "Praat's To TextGrid (silences)" },
  loneSoundMinSec: { value: 0.15, source: "choice: a stressed syllable lasts longer" },
  pauseMinSec: { value: 0.25, source: "Goldman-Eisler 1968; de Jong & Bosker 2013" },

  softPauseFromSec: { value: 0.15, source: "choice: a closed consonant lasts less" },
  softPauseFullSec: { value: 0.3, source: "choice: everyone hears a pause" },
  driftWindowSec: { value: 5, source: "choice: a sentence or two" },
  driftMinDb: { value: 8, source: "choice: more than a speaker's voice falls by in a talk" },
  driftResidualDb: { value: 3, source: "choice: a fade is steady, a voice that rises and falls is not" },

  nucleusBandLowHz: { value: 300, source: NUCLEI },
  nucleusBandHighHz: { value: 2500, source: NUCLEI },
  nucleusChanceMin: { value: 0.35, source: NUCLEI },
  nucleusReverberantChance: {
    value: 0.1,
    source:
      "measured: in .8 s of reverberation 19 voices have 11 % too many syllables without it, 7 % with it",
  },
  nucleusDipShare: { value: 0.8, source: NUCLEI },
  whisperedNucleiMin: {
    value: 12,
    source: "measured: a quarter of a minute of paper that is moved has 8, of plates 2",
  },
  nucleusVoicedReachSec: {
    value: 0.02,
    source: "measured: f0 is often lost at the very peak of a short vowel",
  },

  decaySpanSec: { value: 0.1, source: "choice: the end of a syllable" },
  decayRangeDb: { value: 15, source: "choice: falls that begin at the level of the voice" },
  decayQuantile: {
    value: 0.03,
    source: "choice: the fastest falls, without the very few that a click makes",
  },
  dryDecayDbPerSec: { value: 190, source: "measured: seven voices in dry rooms fall by 190 to 350 dB/s" },
  echoDecayDbPerSec: {
    value: 140,
    source: "measured: 92 to 128 dB/s with .8 s of reverberation, 155 and more with .4",
  },
  reverberantDecayDbPerSec: {
    value: 115,
    source: "measured: 92 to 128 dB/s with .8 s of reverberation",
  },
  echoSnrDb: {
    value: 19,
    source:
      "measured: below, the noise hides how the sound falls; up to 28 dB it makes one voice of 13 seem to echo",
  },
  echoNoticeShare: {
    value: 0.4,
    source:
      "measured: with .4 s of reverberation .2 to 1; of eighteen voices in their own rooms none shows any, in noise at 20 dB one shows .4",
  },

  bassHighHz: { value: 300, source: "choice: where a telephone begins" },
  middleHighHz: { value: 1000, source: "choice: above the lowest resonance of every vowel" },
  bassCornerHz: {
    value: 100,
    source: "measured: one slope to give back what a telephone's three of 280 Hz take",
  },
  bassShareDb: {
    value: -3,
    source:
      "measured: loud moments of voices as recorded have -3 to 9 dB more under 300 Hz than from there to 1000, of a machine -4 to -7, through a telephone 0 to -20",
  },
  bassGainMax: { value: 16, source: "choice: 12 dB for a tone of 200 Hz" },
  sharpHissDb: {
    value: -20,
    source:
      "measured: the sharpest hiss stands 7 to 25 dB under the voice, through a telephone 20 to 44 in 36 takes of 40",
  },
  trebleGainMax: { value: 3, source: "choice: 12 dB" },
  loudRangeDb: { value: 15, source: "choice: vowels" },
  raisedNoiseDb: { value: 1.5, source: "choice: less than the threshold of speech leaves" },
  harmlessNoiseDb: { value: -45, source: "choice: half as far again as weak sounds of speech reach" },

  hissBandLowHz: { value: 3500, source: "choice: above the third formant" },
  soundWindowSec: { value: 0.03, source: "choice: shorter than a sound" },

  trebleLowHz: { value: 4000, source: "choice: the end of a telephone's band" },
  narrowTrebleDb: {
    value: -37,
    source:
      "measured: 38 to 53 dB less than the whole stand above in twenty telephone calls, 11 to 36 in the same takes as recorded",
  },
  whisperVoicedShare: {
    value: 0.35,
    source: "measured: .55 and more of what sounds is voiced in speech, a quarter in a whisper",
  },
  quietSpeechDb: { value: -45, source: CHOICE },
  clippedLevel: { value: 0.985, source: CHOICE },
  clippedShareMax: { value: 0.001, source: "choice: one sample in a thousand is heard as a crackle" },
  noiseMinSec: { value: 0.3, source: "choice: a third of a second of silence tells the room" },
  noisySnrDb: { value: 16, source: "measured: below, weak syllables merge with the noise" },
  backgroundSnrDb: {
    value: 28,
    source: "measured: 20 to 28 with noise at 20 dB, 34 and more in takes as recorded, of 20 s and longer",
  },
  checkSnrDb: {
    value: 21,
    source:
      "measured on slices of 4 s: 21.4 and more in 247 as recorded; less in 71 of 75 with pink noise at 15 dB, in 57 with voices behind at 10 dB",
  },
  checkHeardSec: { value: 8, source: "choice: a whisper is told before the end of a sentence; .1 s of work" },
  checkVoiceSec: { value: 1, source: "choice: a sentence; a door or a cough is no whisper" },
  unreliableSnrDb: { value: 8, source: "measured: below, pauses are lost" },

  f0FirstFloorHz: {
    value: 65,
    source: "De Looze & Hirst 2008 (60 Hz), raised so that one transform of 1024 holds it",
  },
  f0FirstCeilingHz: { value: 600, source: "De Looze & Hirst 2008" },
  f0FirstStepSec: { value: 0.03, source: "choice: quartiles need no finer step" },
  f0FirstPieceSec: { value: 2, source: "choice: a phrase" },
  f0FirstHeardSec: {
    value: 60,
    source: "measured: no gross difference of f0, .2 cent at most, on four takes of two to five minutes",
  },
  f0FloorOfLowerQuartile: { value: 0.75, source: "De Looze & Hirst 2008" },
  f0CeilingOfUpperQuartile: { value: 2.5, source: "De Looze & Hirst 2008, lively speech" },
  f0PeriodsPerWindow: { value: 3, source: BOERSMA },
  f0SilenceThreshold: { value: 0.03, source: BOERSMA },
  f0VoicingThreshold: { value: 0.45, source: BOERSMA },
  f0OctaveCost: { value: 0.01, source: BOERSMA },
  f0OctaveJumpCost: { value: 0.35, source: BOERSMA },
  f0VoicingChangeCost: { value: 0.14, source: BOERSMA },
  f0IslandMinSec: { value: 0.04, source: CHOICE },
} as const satisfies Record<string, Sourced>;
