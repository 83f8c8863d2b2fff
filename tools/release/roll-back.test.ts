import { createHash } from 'node:crypto'
import { publishRelease, readRegistry } from 'remote-registry/releases'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { rollBack } from './roll-back.ts'
import { statusLines } from './status.ts'

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))
afterEach(() => void vi.restoreAllMocks())

it('makes the release before live again, and back', async () => {
  const dataDir = temporaryFolder()
  await publish(dataDir, '1.0.0')
  await publish(dataDir, '2.0.0')

  await rollBack(dataDir, 'mfe-result')
  expect(await liveIn(dataDir)).toEqual(['revision 3', '  mfe-result   1.0.0  (before: 2.0.0)'])
  await rollBack(dataDir, 'mfe-result')
  expect(await liveIn(dataDir)).toEqual(['revision 4', '  mfe-result   2.0.0  (before: 1.0.0)'])
})

it('refuses when there is nothing to go back to', async () => {
  const dataDir = temporaryFolder()
  expect(await liveIn(dataDir)).toEqual(['revision 0', 'nothing is live yet'])
  await publish(dataDir, '1.0.0')
  await expect(rollBack(dataDir, 'mfe-result')).rejects.toThrow('No release of mfe-result came before')
  expect(await liveIn(dataDir)).toEqual(['revision 1', '  mfe-result   1.0.0'])
})

async function liveIn(dataDir: string): Promise<string[]> {
  return statusLines(await readRegistry(dataDir))
}

function publish(dataDir: string, version: string) {
  const code = `export const version = '${version}'`
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  const file = { path: 'remoteEntry.js', size: code.length, integrity }
  const described = { name: 'mfe-result', version, entry: file.path, integrity, files: [file] }
  const release = { ...described, routes: [], slot: 'main', requires: {} }
  const distDir = temporaryFolder({ 'release.json': JSON.stringify(release), [file.path]: code })
  return publishRelease({ dataDir, distDir })
}
