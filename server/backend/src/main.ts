import { runServer } from 'server-kit'
import { openBackend } from './backend.ts'
import { readConfig } from './config.ts'

/** Runs the calls alone; pages and the waiting room are served elsewhere. */
await runServer({
  name: 'the backend',
  readConfig,
  open: async (config, log) => [await openBackend(config, log)],
})
