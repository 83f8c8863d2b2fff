import { join, resolve } from 'node:path'
import { root } from '../workspace/workspace.ts'

/** The folder of the site's data: `DATA_DIR`, by default `.data/` in the root folder. */
export function dataDir(byDefault = '.data'): string {
  return resolve(process.env['DATA_DIR'] || join(root, byDefault))
}
