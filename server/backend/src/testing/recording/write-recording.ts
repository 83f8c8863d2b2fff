import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Refusal } from 'recorded-responses'

/** A part of a new recording, of one test file. */
export type Part = { refusals?: { call: string; refusal: Refusal }[]; responses?: Record<string, unknown> }

/** Writes a part for `npm run record`. Returns false, and writes nothing, in any other run. */
export function writeRecording(part: Part): boolean {
  const folder = process.env['RECORD_DIR']
  if (!folder) return false
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(part))
  return true
}
