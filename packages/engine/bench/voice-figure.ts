/** One line of `npm run bench voice`. */
export interface VoiceFigure {
  name: string;
  value: number;
  unit: string;
  peer?: { name: string; value: number };
}
