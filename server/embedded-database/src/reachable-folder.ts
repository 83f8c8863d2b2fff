import { mkdir } from 'node:fs/promises'

const FOLDER = '/var/lib/delivery-support'

/**
 * Returns a folder that the account `postgres` can reach even if only root can open the project's, as in /root. The
 * alternative, opening root's own folders to other accounts, would be worse.
 */
export async function reachableFolder(): Promise<string> {
  await mkdir(FOLDER, { recursive: true, mode: 0o755 })
  return FOLDER
}
