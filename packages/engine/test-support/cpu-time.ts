/** Milliseconds of work that this process has done: a busy machine stretches the clock, and hardly this. */
export function readCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
