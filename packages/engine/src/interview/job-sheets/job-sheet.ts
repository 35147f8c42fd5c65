/** What is known of one job, from our own catalogue or from the operator’s import. */
export interface JobSheet {
  /** Code of the ROME sheet, e.g. « M1203 »; several of our own sheets may share one. */
  code: string;
  /** All titles of this job, the usual one first; « Boulanger / Boulangère » counts as one. */
  titles: readonly string[];
  definition: string;
  hardSkills: readonly string[];
  softSkills: readonly string[];
}
