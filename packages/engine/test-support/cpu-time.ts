/** CPU time of this process in milliseconds: unlike wall time, it hardly depends on how busy the machine is. */
export function readCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
