/**
 * Runs `work` while no other process holds the same lock, which is a folder. The lock of a killed process
 * is taken over at once, and that of one on another machine after ten seconds. `onWait` is called once when another process holds it.
 */
export function withLock<T>(folder: string, work: () => Promise<T>, onWait?: () => void): Promise<T>
