import { resolve } from 'node:path'
import { runTask } from 'server-kit'
import { saveSite } from './save-site.ts'

/** `backup <folder>`: writes the data of a site into a new folder, which only its owner may read. */
await runTask('backup', async environment => {
  process.umask(0o077)
  const [folder] = process.argv.slice(2)
  if (folder === undefined) return 'Its argument is a new folder.'
  const warnings = await saveSite(environment, resolve(folder))
  process.stderr.write(warnings.map(warning => `${warning}\n`).join(''))
  return null
})
