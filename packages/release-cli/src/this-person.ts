import { userInfo } from 'node:os'

/**
 * Returns the name of the person at the terminal, for the history of releases: `OPERATOR`, else the account on this
 * machine.
 */
export function thisPerson(): string {
  return process.env['OPERATOR'] || userInfo().username
}
