import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** False on a machine without libfaketime. */
export const canSetClocks = existsSync(LIBRARY)

const fileOf = (folder: string, name: string) => join(folder, `clock-${name}`)

/** Sets the clock of a program ahead, or back, while it runs. */
export async function setClock(folder: string, name: string, minutes: number): Promise<void> {
  await writeFile(fileOf(folder, name), `${minutes < 0 ? '' : '+'}${minutes}m`)
}

/** Returns the settings by which a program has a clock of its own. */
export async function ownClock(folder: string, name: string): Promise<Record<string, string>> {
  await setClock(folder, name, 0)
  return canSetClocks
    ? {
        LD_PRELOAD: LIBRARY,
        FAKETIME_TIMESTAMP_FILE: fileOf(folder, name),
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        NO_FAKE_STAT: '1',
      }
    : {}
}
