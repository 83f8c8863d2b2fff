import { join } from 'node:path'
import { secretIn } from 'file-kit'
import { randomKey } from 'release-store'
import { runCommand, WrongUsage } from '../process/command.ts'

const makers: Readonly<Record<string, () => string>> = {
  SESSION_KEY: randomKey,
  FIELD_KEYS: () => `${new Date().getFullYear()}a:${randomKey()}`,
  OBJECT_KEY: randomKey,
  QUEUE_KEY: randomKey,
  REGISTRY_KEY: randomKey,
  PUBLISHER_KEY: randomKey,
  OPS_TOKEN: randomKey,
}

/** `npm run keys -- <folder>`: makes the keys of a site that are not there yet, a file for each setting. */
await runCommand(async () => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new WrongUsage('usage: keys <folder>')
  for (const [name, make] of Object.entries(makers)) await secretIn(join(folder, name), make)
  return 0
})
