import fs from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

/** Lets every file write of this process fail as on a full disk, until the returned function is called. */
export async function fillDisk(folder: string): Promise<() => void> {
  const { createWriteStream } = fs
  const noRoom = Object.assign(await promises.statfs(folder), { bavail: 0 })
  // The kernel's own refusal (ENOSPC), for every file.
  const writing = vi.spyOn(fs, 'createWriteStream').mockImplementation(() => createWriteStream('/dev/full'))
  const asking = vi.spyOn(promises, 'statfs').mockResolvedValue(noRoom)
  syncBuiltinESMExports()
  return () => {
    writing.mockRestore()
    asking.mockRestore()
    syncBuiltinESMExports()
  }
}
