import fs, { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomKey, signingKeys } from 'release-store'
import { writeText } from 'release-store/testing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { runRelease } from '../run-release.ts'
import { outsideCommands } from './outside-commands.ts'

const commands = outsideCommands(join(import.meta.dirname, '../..'))

let folder: string
let printed: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outside-'))
  printed = ''
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  vi.spyOn(process.stdout, 'write').mockImplementation(text => Boolean((printed += String(text))))
  vi.spyOn(process.stderr, 'write').mockImplementation(text => Boolean((printed += String(text))))
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const run = (line: string) =>
  runRelease(line.split(' '), {
    name: 'release',
    commands,
    openSite: () => Promise.reject(new Error('no site')),
  })

it.each([
  ['create mfe-board', 'vite'],
  ['create mfe-board --bundler esbuild', 'esbuild'],
])('%s makes a remote with %s, and prints what to do next', async (line, bundler) => {
  expect(await run(line)).toBe(0)
  expect(printed).toBe(
    `${folder}/mfe-board is a remote, built with ${bundler}.\nNext: cd mfe-board, npm install, npm run build, npm start.\n`,
  )
})

it('describe writes the description of a build in the version that is named', async () => {
  await run('create mfe-board')
  await writeText(join(folder, 'mfe-board/dist/remoteEntry.js'), '')
  printed = ''
  expect(await run('describe mfe-board/dist --version 2.0.0')).toBe(0)
  expect(await run('describe mfe-board/dist')).toBe(0)
  expect(printed).toBe(
    'mfe-board 2.0.0: 1 files are in release.json.\nmfe-board 1.0.0: 1 files are in release.json.\n',
  )
})

it.each(['create mfe-board', 'describe mfe-made/dist'])('%s explains a full disk', async line => {
  await run('create mfe-made')
  await writeText(join(folder, 'mfe-made/dist/remoteEntry.js'), '')
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  const write = vi.spyOn(fs, 'writeFile').mockRejectedValueOnce(full)
  syncBuiltinESMExports()
  onTestFinished(() => {
    write.mockRestore()
    syncBuiltinESMExports()
  })
  expect(await run(line)).toBe(1)
  expect(printed).toContain('The disk is full.')
})

it.each([
  ['about.json is not JSON', '{', 2, 'about.json is not JSON: '],
  ['about.json is missing', null, 1, 'about.json: There is no such file or folder.'],
])('describe explains that %s', async (_, about, code, sentence) => {
  await writeText(join(folder, 'dist/remoteEntry.js'), '')
  if (about !== null) await writeText(join(folder, 'about.json'), about)
  expect(await run('describe dist')).toBe(code)
  expect(printed).toContain(sentence)
})

it('create explains a folder that the system refuses', async () => {
  await rm(folder, { recursive: true })
  expect(await run('create mfe-board')).toBe(1)
  expect(printed).toContain('mfe-board: There is no such file or folder.')
  await writeText(join(folder, 'kept'), '')
})

it('key prints the public key of PUBLISHER_KEY, and never the private one', async () => {
  const secret = randomKey()
  vi.stubEnv('PUBLISHER_KEY', secret)
  const [key] = await signingKeys('publishers', '')
  expect(await run('key')).toBe(0)
  expect(printed).toBe(`publicKey  ${key?.publicKey}\n`)
})

it('key makes a new pair where there is none', async () => {
  vi.stubEnv('PUBLISHER_KEY', '')
  expect(await run('key --json')).toBe(0)
  const { PUBLISHER_KEY, publicKey } = JSON.parse(printed)
  expect(PUBLISHER_KEY).toMatch(/^[\w+/]{43}=$/)
  const [key] = await signingKeys('publishers', '', { PUBLISHER_KEY })
  expect(key?.publicKey).toBe(publicKey)
})
