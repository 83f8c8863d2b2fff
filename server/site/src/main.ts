import { runServer } from 'server-kit'
import { readConfig } from './config.ts'
import { aboutSite, openSite } from './site.ts'

/** `npm start`: the whole site in one process. */
await runServer({
  name: 'the site',
  readConfig,
  open: openSite,
  about: aboutSite,
})
