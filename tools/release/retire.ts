import { retireRemote } from 'remote-registry/releases'

/** Takes a remote out of the site; `rollBack` brings it back. Throws what `retireRemote` throws. */
export async function retire(dataDir: string, name: string): Promise<void> {
  await retireRemote(dataDir, name)
  process.stdout.write(`${name} is retired; open pages keep it until they are loaded again\n`)
}
