import { join } from 'node:path'
import { buildCdn } from '../../../cdn/build/build-cdn.ts'

// Several projects of one run build them, and each loads this module anew.
const shared: typeof globalThis & { builtStylesheets?: Promise<void> } = globalThis

/** Builds the stylesheets of the site, in which the parts are tested. */
export default async function buildStylesheets() {
  await (shared.builtStylesheets ??= buildCdn(join(import.meta.dirname, '../../../cdn/dist')))
}
