import { isIdentityPopup } from 'domain-rules/journey'

/** The first parts of the addresses at which programs, files and the site's own description are served. */
const PROGRAM_FOLDERS = [
  'admin-api',
  'api',
  'assets',
  'beacons',
  'cdn',
  'docs',
  'healthz',
  'objects',
  'ops',
  'readyz',
  'registry',
  'remotes',
  'sandbox',
]

/** Whether no page can have this path, since a program is reached there, or what lies in a folder. */
export function isProgramAddress(path: string): boolean {
  return PROGRAM_FOLDERS.includes(path.split('/')[1] ?? '')
}

/** Whether the site keeps this path for itself, so that no remote may declare it. The shell's own pages are known to the shell. */
export function isReserved(path: string): boolean {
  return isProgramAddress(path) || isIdentityPopup(path)
}
