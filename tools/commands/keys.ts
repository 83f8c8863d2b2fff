import { join } from 'node:path'
import { secretIn } from 'file-kit'
import { randomKey } from 'release-store'
import { runCommand, WrongUsage } from '../process/command.ts'

const KEYS = ['SESSION_KEY', 'OBJECT_KEY', 'QUEUE_KEY', 'REGISTRY_KEY', 'PUBLISHER_KEY', 'OPS_TOKEN']

/** `npm run keys -- <folder>`: makes the keys of a site that are not there yet, a file for each setting. */
await runCommand(async () => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new WrongUsage('usage: keys <folder>')
  for (const name of KEYS) await secretIn(join(folder, name), randomKey)
  await secretIn(join(folder, 'FIELD_KEYS'), () => `${new Date().getFullYear()}a:${randomKey()}`)
  return 0
})
