import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder for everything that one site keeps. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'delivery-support-e2e-'))
  // When root starts the backend, its database runs as another user, which must be able to enter.
  await chmod(folder, 0o755)
  return folder
}

export function removeDataFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}
