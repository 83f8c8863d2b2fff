import { keptLines } from './kept-lines.ts'

// A process that issues keys, prints them, and then idles until it is killed.
const [, , folder = '', people = '0'] = process.argv
const lines = keptLines(folder, { now: () => performance.now() })
await lines.steer('act_1', { mode: 'open', limit: 1 })
const keys: string[] = []
for (let number = 0; number < Number(people); number += 1) keys.push((await lines.join('act_1')).key ?? '')
process.stdout.write(`${keys.join(' ')}\n`)
setInterval(() => undefined, 60_000)
