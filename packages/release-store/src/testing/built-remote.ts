import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release } from 'release-format'
import { integrityOf } from '../storage/release-files.ts'

type Part = { name?: string; version?: string; path?: string; files?: Record<string, string> }

/** Writes a small built remote into a folder, as the build of a real one does. */
export async function writeBuiltRemote(distDir: string, part: Part = {}): Promise<Release> {
  const { name = 'mfe-test', version = '1.0.0', path = '/test-area' } = part
  const files = { 'remoteEntry.js': `var mfe = ${JSON.stringify(version)}\n`, ...part.files }
  for (const [file, text] of Object.entries(files)) await writeText(join(distDir, file), text)
  const release: Release = {
    name,
    version,
    entry: 'remoteEntry.js',
    integrity: integrityOf(files['remoteEntry.js']),
    routes: [{ path, title: '시험', timer: false, needs: [] }],
    slot: 'main',
    requires: { react: '^19.0.0' },
    files: Object.entries(files).map(([file, text]) => ({
      path: file,
      size: Buffer.byteLength(text),
      integrity: integrityOf(text),
    })),
  }
  await writeText(join(distDir, 'release.json'), JSON.stringify(release))
  return release
}

/** Writes a text file and the folders above it. */
export async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
