import { resolve } from 'node:path'
import { runTask } from 'server-kit'
import { restoreSite } from './restore-site.ts'

/** `restore <folder> <folder for keys>`: brings a backup into an empty database and data folder. */
await runTask('restore', async environment => {
  process.umask(0o077)
  const [from, keys] = process.argv.slice(2)
  if (from === undefined || keys === undefined) return 'Its arguments are a backup and a folder for the keys.'
  const warnings = await restoreSite(environment, { from: resolve(from), keys: resolve(keys) })
  process.stderr.write(warnings.map(warning => `${warning}\n`).join(''))
  return null
})
