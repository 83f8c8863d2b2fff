import { userInfo } from 'node:os'

/** Who gives the command, for the history of releases: `OPERATOR`, else the account on this machine. */
export function thisPerson(): string {
  return process.env['OPERATOR'] || userInfo().username
}
