import { createLog, readSettings, runTask, serverSettings } from 'server-kit'
import { backendSettings } from './config.ts'
import { openDatabase } from './stores/database.ts'
import { migrate, removeUnneeded } from './stores/migrate.ts'

/** A statement may wait for a table that is in use. */
const A_STEP_MAY_TAKE_MS = 600_000

const phases = new Map([
  ['before', migrate],
  ['after', removeUnneeded],
])

/** `migrate [before]` before new code starts, `migrate after` once no old code runs. Both may be repeated. */
await runTask('migrate', async environment => {
  const { DATABASE_URL: url, LOG_LEVEL: level } = readSettings(
    { ...serverSettings, ...backendSettings },
    environment,
  )
  const phase = phases.get(process.argv[2] ?? 'before')
  if (!phase) return 'Its argument is "before" or "after".'
  if (!url) return 'DATABASE_URL is missing.'
  await using database = openDatabase(url, createLog(level), A_STEP_MAY_TAKE_MS)
  await phase(database)
  return null
})
