/** The first parts of the addresses of programs, files and the site's own descriptions. */
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

/** Returns whether a program or a file is served at the path, so that no page can have it. */
export function isProgramAddress(path: string): boolean {
  return PROGRAM_FOLDERS.includes(path.split('/')[1] ?? '')
}
