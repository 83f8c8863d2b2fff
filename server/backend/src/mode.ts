import { userInfo } from 'node:os'
import { createLog, readSettings, runTask, serverSettings } from 'server-kit'
import { backendSettings } from './config.ts'
import { openDatabase } from './stores/database.ts'
import { changeSiteMode, SITE_MODES } from './stores/site-mode.ts'

/** `mode normal`, `mode read-only` or `mode maintenance`: changes the mode of a running site. */
await runTask('mode', async environment => {
  const { DATABASE_URL: url } = readSettings({ ...serverSettings, ...backendSettings }, environment)
  const mode = SITE_MODES.find(known => known === process.argv[2])
  if (!mode) return `Its argument is one of: ${SITE_MODES.join(', ')}.`
  if (!url) return 'DATABASE_URL is missing.'
  await using database = openDatabase(url, createLog('silent'))
  await changeSiteMode(database, mode, `operator:owner/${userInfo().username}`)
  return null
})
