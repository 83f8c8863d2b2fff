/**
 * Runs `work` while no other process holds the same lock, which is a folder. The lock of a killed process is taken over at
 * once. On Linux a process of this machine keeps its lock while it runs, suspended too. Any other loses it after ten
 * seconds without a sign, and its work, if it goes on, is no longer alone. `onWait` is called once when another process
 * holds the lock.
 */
export function withLock<T>(folder: string, work: () => Promise<T>, onWait?: () => void): Promise<T>
