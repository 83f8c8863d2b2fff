import { backendAt, type Backend } from './backend-process.ts'
import { newDatabase } from './database.ts'
import { newDataFolder, removeDataFolder } from './data-folder.ts'
import { sandboxAt, type Sandbox } from './sandbox.ts'

/** A complete site: data, a database, the published releases, and a running backend. */
export type Site = {
  url: string
  dataDir: string
  sandbox: Sandbox
  /** Stops the backend, waits for its end, and deletes its data. */
  stop: () => Promise<void>
}

/** A site whose backend can be killed. */
export type OwnSite = Site & {
  /** Kills the backend in the middle of anything, until it is started again. */
  kill: () => Promise<void>
  /** Starts it again after that, at the same address. */
  startAgain: () => Promise<void>
}

/** Settings of the backend besides its data folder and its port, such as the files to serve. */
export type SiteSettings = Readonly<Record<string, string>>

/**
 * Starts a site on a free port.
 * Throws with the backend's output when it does not become ready.
 */
export async function startSite(wanted: SiteSettings): Promise<OwnSite> {
  const dataDir = await newDataFolder()
  const settings = { ...wanted, DATABASE_URL: await newDatabase() }
  let backend = await backendAt(dataDir, settings)
  const { port } = new URL(backend.url)
  return {
    url: backend.url,
    dataDir,
    sandbox: sandboxAt(backend.url),
    kill: () => backend.kill(),
    async startAgain() {
      backend = await backendAt(dataDir, { ...settings, PORT: port })
    },
    stop: () => stop(backend, dataDir),
  }
}

async function stop(backend: Backend, dataDir: string): Promise<void> {
  await backend.stop()
  await removeDataFolder(dataDir)
}
