import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { secretKeptIn } from '../journal/kept-secret.ts'
import { createTicketKeys } from '../line/ticket-keys.ts'
import { ticketState } from '../line/ticket-state.ts'

const ACTION = 'act_1'

/** Makes a data folder in which the numbers from 1 on wait for a paused action; returns a function for their keys. */
export async function fillFolder(dataDir: string, people: number): Promise<(number: number) => string> {
  const folder = join(dataDir, 'waiting-room')
  await mkdir(folder, { recursive: true })
  const records = [
    { action: ACTION, state: ticketState.PRESENT, from: 1, to: people },
    { action: ACTION, settings: { mode: 'wait' } },
  ]
  await writeFile(join(folder, 'lines.jsonl'), records.map(record => `${JSON.stringify(record)}\n`).join(''))
  const keys = createTicketKeys(secretKeptIn(folder), [ACTION])
  return number => keys.write(ACTION, number)
}
