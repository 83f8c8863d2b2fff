import { readFile, rename, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { IMMUTABLE, json, originScene } from '../testing/origin-scene.ts'

const { address, file, get } = originScene()
const HOUR_MS = 3_600_000

/** A notice that begins and ends so many hours from now. */
function notice(id: string, begins: number, ends: number) {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
  const content = {
    title: '안내',
    text: '</script><script>alert(1)</script>',
    link: null,
    place: 'page',
    order: 10,
  }
  return { id, ...content, from: at(begins), until: at(ends) }
}

const REGISTRY = 'data/releases/registry.json'

async function store(...list: object[]): Promise<void> {
  const registry = JSON.parse(await readFile(file(REGISTRY), 'utf8')) as object
  await replace(JSON.stringify({ ...registry, notices: { revision: 1, list } }))
}

async function replace(text: string): Promise<void> {
  await writeFile(file('data/next'), text)
  await rename(file('data/next'), file(REGISTRY))
}

async function sent() {
  const page = await (await get('/')).text()
  const { notices } = json(page, 'site-config') as { notices?: { tag: string; list: { id: string }[] } }
  expect(await (await get('/site-config.json')).json()).toEqual(json(page, 'site-config'))
  return notices
}

it('pages get the notices of the moment in their configuration, and nothing more without any', async () => {
  expect(await sent()).toBeUndefined()
  const [over, live, later] = [notice('over', -2, -1), notice('live', -1, 1), notice('later', 1, 2)]
  await store(over, live, later)
  expect(await sent()).toEqual({ tag: expect.stringMatching(/^[0-9a-f]{16}$/), list: [live] })
  await store(over, later)
  expect(await sent()).toBeUndefined()
})

it('the tag changes with the notices', async () => {
  await store(notice('one', -1, 1))
  const before = await sent()
  expect(await sent()).toEqual(before)
  await store(notice('other', -1, 1))
  expect((await sent())?.tag).not.toBe(before?.tag)
})

it('the configuration is kept by caches under the tag of the notices, and under no other', async () => {
  await store(notice('one', -1, 1))
  const { tag } = (await sent()) ?? { tag: '' }
  expect(await cachingAt(`?revision=${tag}`)).toBe(IMMUTABLE)
  expect(await cachingAt('?revision=')).toBe('no-cache')
  expect(await cachingAt('')).toBe('no-cache')
})

it('the configuration without notices is revalidated each time, since their tag is empty', async () => {
  await store()
  expect(await cachingAt('?revision=')).toBe('no-cache')
  expect(await cachingAt('?revision')).toBe('no-cache')
})

async function cachingAt(query: string) {
  return (await get(`/site-config.json${query}`)).headers.get('cache-control')
}

it('pages that stay open get the tag of the notices with each event', async () => {
  await store(notice('one', -1, 1))
  const { tag } = (await sent()) ?? {}
  const listening = new AbortController()
  const { body } = await fetch(`${address()}/registry/events`, listening)
  let received = ''
  for await (const chunk of body ?? []) {
    received += Buffer.from(chunk).toString()
    if (received.includes('data:')) break
  }
  listening.abort()
  expect(received).toContain(`"notices":"${tag}"`)
})

it('a script in a notice ends no element of the page', async () => {
  await store(notice('script', -1, 1))
  expect(await (await get('/')).text()).not.toContain('<script>alert(1)')
})

it('a damaged registry leaves the last valid notices', async () => {
  await store(notice('kept', -1, 1))
  const [before, sound] = [await sent(), await readFile(file(REGISTRY), 'utf8')]
  await writeFile(file(REGISTRY), sound.slice(0, -9))
  expect(await sent()).toEqual(before)
  await replace(sound)
})

it('a wrong notice is left out, and the others stay', async () => {
  const right = notice('right', -1, 1)
  await store({ ...right, link: { label: '누름', address: 'javascript:alert(1)' } }, right)
  expect((await sent())?.list).toEqual([right])
})
