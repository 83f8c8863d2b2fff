import { hasCode } from 'file-kit'

/** True while a process of this number runs, of this user or of another. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}
