import { join } from 'node:path'
import { buildCdn } from '../../../cdn/build/build-cdn.ts'

/** The parts are tested in the look that they have on the site. */
export default async function buildStylesheets() {
  await buildCdn(join(import.meta.dirname, '../../../cdn/dist'))
}
