/** « 1:05 »: minutes and seconds, as for all times of a recording. */
export function formatClock(timeSec: number): string {
  const whole = Number.isFinite(timeSec) ? Math.max(0, Math.floor(timeSec)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
