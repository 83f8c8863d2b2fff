import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InvalidRegistry } from 'release-format'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createRegistryReader, publishRelease, trustedKeys } from './index.ts'
import { writeBuiltRemote } from './testing/built-remote.ts'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reader-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true }))

const file = () => join(dataDir, 'releases/registry.json')
const copy = () => join(dataDir, 'releases/registry-copy.json')

async function publish(version: string): Promise<void> {
  const distDir = join(folder, version)
  await writeBuiltRemote(distDir, { version })
  await publishRelease({ dataDir, distDir })
}

async function edit(from: string, to: string): Promise<void> {
  await writeFile(file(), (await readFile(file(), 'utf8')).replaceAll(from, to))
}

const openReader = async () => createRegistryReader(dataDir, await trustedKeys(dataDir))
type Reader = Awaited<ReturnType<typeof openReader>>
const liveBy = async (reader: Reader) => (await reader.read()).registry.remotes['mfe-test']?.version

it('there is a registry without remotes before the first release, and then that of each release', async () => {
  const reader = await openReader()
  expect((await reader.read()).registry).toMatchObject({ revision: 0, remotes: {} })
  await reader.check()
  for (const version of ['1', '2']) {
    await publish(version)
    expect(await liveBy(reader)).toBe(version)
    await reader.check()
  }
})

it('pages get neither history nor former versions', async () => {
  for (const version of ['1', '2']) await publish(version)
  const { text } = await (await openReader()).read()
  expect(JSON.parse(text)).toEqual(expect.not.objectContaining({ history: expect.anything() }))
  expect(text).not.toContain('previous')
})

it.each([
  ['is damaged', () => writeFile(file(), '{'), 'is damaged'],
  ['is deleted', () => rm(file()), 'is gone'],
  ['is deleted with its copy', () => Promise.all([rm(file()), rm(copy())]), 'is gone'],
])(
  'the last valid registry is served while the file %s, and the fault is named',
  async (_, break_, fault) => {
    const reader = await openReader()
    await publish('1')
    expect(await liveBy(reader)).toBe('1')
    await break_()
    expect(await liveBy(reader)).toBe('1')
    await expect(reader.check()).rejects.toThrow(InvalidRegistry)
    await expect(reader.check()).rejects.toThrow(fault)
  },
)

it.each([
  ['is damaged', () => writeFile(file(), '{')],
  ['is deleted', () => rm(file())],
])('a server that starts while the file %s serves the copy', async (_, break_) => {
  await publish('1')
  await break_()
  const reader = await openReader()
  expect(await liveBy(reader)).toBe('1')
  await expect(reader.check()).rejects.toThrow(InvalidRegistry)
})

it('a server that starts while file and copy are damaged serves none', async () => {
  await publish('1')
  for (const each of [file(), copy()]) await writeFile(each, '{')
  await expect((await openReader()).read()).rejects.toThrow(InvalidRegistry)
})

it.each([
  ['is damaged', () => writeFile(file(), '{'), 'is damaged'],
  ['would be rejected by pages', () => edit('/test-area', '/other-area'), 'is refused by pages'],
])('a server that starts without a copy while the file %s serves none', async (_, break_, fault) => {
  await publish('1')
  await break_()
  await rm(copy())
  await expect((await openReader()).read()).rejects.toThrow(fault)
})

it('an unchanged file is read once', async () => {
  await publish('1')
  const reader = await openReader()
  expect(await reader.read()).toBe(await reader.read())
})

it('the notices are served beside the registry, valid ones alone', async () => {
  await publish('1')
  const notice = { title: '제목', text: '내용', link: null, place: 'popup', order: 10 }
  const times = { from: '2026-03-01T00:00:00.000Z', until: '2026-03-09T00:00:00.000Z' }
  const registry = JSON.parse(await readFile(file(), 'utf8')) as object
  const list = [{ id: 'a', ...notice, ...times }, { html: '<b>' }]
  await writeFile(file(), JSON.stringify({ ...registry, notices: { revision: 1, list } }))
  const { notices, text } = await (await openReader()).read()
  expect(notices).toEqual(list.slice(0, 1))
  expect(text).not.toContain('제목')
})

it('a registry that pages would reject is not served', async () => {
  const reader = await openReader()
  await publish('1')
  expect(await liveBy(reader)).toBe('1')
  await edit('/test-area', '/other-area')
  expect((await reader.read()).text).toContain('/test-area')
  await expect(reader.check()).rejects.toThrow('is refused by pages')
})

it('a file that is repaired in place is read again, even with its former size and date', async () => {
  const reader = await openReader()
  await publish('1')
  const text = await readFile(file(), 'utf8')
  const { mtime } = await stat(file())
  await writeFile(file(), text.replace('"revision"', '"revisiom"'))
  await utimes(file(), mtime, mtime)
  await expect(reader.check()).rejects.toThrow(InvalidRegistry)
  await writeFile(file(), text)
  await utimes(file(), mtime, mtime)
  await reader.check()
})
