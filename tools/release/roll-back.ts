import { rollBackRemote } from 'remote-registry/releases'
import { shellPaths } from './shell-paths.ts'

/** Makes the release live again that the present one replaced, or the version that is named. Throws what `rollBackRemote` throws. */
export async function rollBack(dataDir: string, name: string, version?: string): Promise<void> {
  const live = await rollBackRemote({ dataDir, name, version, shellPaths: await shellPaths() })
  process.stdout.write(`${name} ${live} is live again\n`)
}
