import { createHash } from 'node:crypto'
import { NotLive, publishRelease, readRegistry } from 'remote-registry/releases'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { explain, WrongUsage } from '../process/command.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { UnknownPackage } from '../workspace/workspace.ts'
import { readRequest, type Request } from './read-request.ts'
import { retire } from './retire.ts'
import { rollBack } from './roll-back.ts'
import { shellPaths } from './shell-paths.ts'
import { statusLines } from './status.ts'

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))
afterEach(() => void vi.restoreAllMocks())

it('goes back step by step, or to a version, and tells what was before', async () => {
  const dataDir = temporaryFolder()
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publish(dataDir, version)

  expect(await liveIn(dataDir)).toEqual(['revision 3', '  mfe-result   3.0.0  (before: 2.0.0, 1.0.0)'])
  await rollBack(dataDir, 'mfe-result')
  await rollBack(dataDir, 'mfe-result')
  expect(await liveIn(dataDir)).toEqual(['revision 5', '  mfe-result   1.0.0'])
  await expect(rollBack(dataDir, 'mfe-result')).rejects.toThrow('No release of mfe-result came before')
  await rollBack(dataDir, 'mfe-result', '3.0.0')
  expect(await liveIn(dataDir)).toEqual(['revision 6', '  mfe-result   3.0.0  (before: 1.0.0)'])
})

it('takes a remote out, and brings it back', async () => {
  const dataDir = temporaryFolder()
  expect(await liveIn(dataDir)).toEqual(['revision 0', 'nothing is live yet'])
  await publish(dataDir, '1.0.0')
  await retire(dataDir, 'mfe-result')
  expect(await liveIn(dataDir)).toEqual(['revision 2', '  mfe-result   retired  (before: 1.0.0)'])
  await rollBack(dataDir, 'mfe-result')
  expect(await liveIn(dataDir)).toEqual(['revision 3', '  mfe-result   1.0.0'])
})

it('knows which pages are the shell’s', async () => {
  expect(await shellPaths()).toEqual(expect.arrayContaining(['/', '/board-faq']))
})

describe('what is asked for', () => {
  it.each<[string, Request]>([
    ['publish mfe-x', { verb: 'publish', remote: 'mfe-x', version: undefined }],
    ['publish --version 1.2 mfe-x', { verb: 'publish', remote: 'mfe-x', version: '1.2' }],
    ['publish --from ../dist', { verb: 'publish folder', folder: '../dist' }],
    ['rollback mfe-x', { verb: 'rollback', remote: 'mfe-x', to: undefined }],
    ['rollback mfe-x --to=1.0.0', { verb: 'rollback', remote: 'mfe-x', to: '1.0.0' }],
    ['retire mfe-x', { verb: 'retire', remote: 'mfe-x' }],
    ['status', { verb: 'status' }],
    ['notes mfe-x HEAD~3', { verb: 'notes', remote: 'mfe-x', since: 'HEAD~3' }],
  ])('is read from "%s"', (line, request) => expect(readRequest(line.split(' '))).toEqual(request))

  it.each([
    ['', 'Nothing was asked for.'],
    ['publsh mfe-x', 'There is no publsh.'],
    ['publish', 'Which remote to publish?'],
    ['publish mfe-x mfe-y', 'mfe-y is one too many.'],
    ['publish mfe-x --from ../dist', 'mfe-x is one too many.'],
    ['publish mfe-x --version', 'version'],
    ['publish mfe-x --version ../1', '"../1" is no version'],
    ['publish mfe-x --to 1', 'publish takes no --to here.'],
    ['rollback mfe-x --version 1', 'rollback takes no --version here.'],
    ['rollback mfe-x --force', 'force'],
    ['status now', 'now is one too many.'],
  ])('is refused with the right sentence: "%s"', (line, sentence) => {
    const read = () => readRequest(line.split(' ').filter(Boolean))
    expect(read).toThrow(WrongUsage)
    expect(read).toThrow(sentence)
    expect(read).toThrow('usage: npm run release')
  })

  it.each([new NotLive('x'), new UnknownPackage('x')])(
    'ends with 2 when its subject is not there: %o',
    error => {
      vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      expect(explain(error)).toBe(2)
    },
  )
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
