import { join } from 'node:path'
import { buildCdn } from '../../../cdn/build/build-cdn.ts'

// Several projects of one run want them, and each loads this module anew.
const shared: typeof globalThis & { builtStylesheets?: Promise<void> } = globalThis

/** The parts are tested in the look that they have on the site. */
export default async function buildStylesheets() {
  await (shared.builtStylesheets ??= buildCdn(join(import.meta.dirname, '../../../cdn/dist')))
}
