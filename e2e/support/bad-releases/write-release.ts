import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The description of a release, besides its files. */
export type About = {
  name: string
  routes: readonly { path: string; title: string; timer: boolean; needs: string[] }[]
} & Record<string, unknown>

/** Writes files and their `release.json` into a folder, as documented for teams outside. */
export async function writeRelease(
  folder: string,
  about: About,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) await writeText(join(folder, path), text)
  const listed = Object.entries(files).map(([path, text]) => ({
    path,
    size: Buffer.byteLength(text),
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  }))
  const [entry] = listed
  const release = {
    version: '1.0.0',
    slot: 'main',
    requires: {},
    entry: entry?.path,
    integrity: entry?.integrity,
    files: listed,
    ...about,
  }
  await writeText(join(folder, 'release.json'), JSON.stringify(release))
}

export async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
