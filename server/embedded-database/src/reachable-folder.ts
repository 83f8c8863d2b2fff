import { mkdir } from 'node:fs/promises'

const FOLDER = '/var/lib/delivery-support'

/**
 * A folder that the account `postgres` can reach when the project itself lies where only root can look, say in /root.
 * Opening root's own folders to other accounts would be the worse way.
 */
export async function reachableFolder(): Promise<string> {
  await mkdir(FOLDER, { recursive: true, mode: 0o755 })
  return FOLDER
}
