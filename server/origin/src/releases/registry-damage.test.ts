import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { signingKeys } from 'release-store'
import { signRegistry } from 'release-format/trust'
import { writeText } from 'release-store/testing'
import { startTestServer } from 'server-kit/testing'
import { describe, expect, it } from 'vitest'
import { json, originScene } from '../testing/origin-scene.ts'

const { file, get, origin } = originScene()
const registry = () => file('data/releases/registry.json')

describe('a registry that is', () => {
  const damages = [
    ['damaged', () => writeFile(registry(), '{"revision":')],
    ['of another shape', () => writeFile(registry(), '{"revision":9,"remotes":[]}')],
    ['deleted', () => rm(registry())],
    [
      'changed without the key',
      async () => writeFile(registry(), (await readFile(registry(), 'utf8')).replace('시험', '시범')),
    ],
  ] as const

  it.each(damages)('%s: the last good one is served, and /readyz tells', async (_, damage) => {
    const text = await readFile(registry(), 'utf8')
    const [page, served] = await Promise.all([whole('/test-area'), whole('/registry.json')])
    await damage()
    expect([await whole('/test-area'), await whole('/registry.json')]).toEqual([page, served])
    const ready = await get('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'not ready', registry: 'failed', views: 'ok' },
    ])
    await writeFile(registry(), text)
    expect((await get('/readyz')).status).toBe(200)
  })

  it.each(damages)('%s before the start: the last good one is served from then on', async (_, damage) => {
    const text = await readFile(registry(), 'utf8')
    const page = await whole('/test-area')
    await damage()
    const second = await startTestServer([await origin()])
    const answers = await Promise.all(['/test-area', '/readyz'].map(path => fetch(second.address + path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 503])
    expect(await answers[0]?.text()).toBe(page)
    await second.stop()
    await writeFile(registry(), text)
  })

  it('damaged with its copy before the start: pages are served without it', async () => {
    const data = 'damaged-with-copy'
    for (const name of ['registry', 'registry-copy'])
      await writeText(file(`${data}/releases/${name}.json`), '{')
    const { stop, address } = await startTestServer([await origin(data)])
    const [page, config, ready] = await Promise.all(
      ['/self-check', '/site-config.json', '/readyz'].map(path => fetch(address + path)),
    )
    expect([page?.status, config?.status, ready?.status]).toEqual([200, 200, 503])
    expect(await page?.text()).toContain('id="registry"></script>')
    await stop()
  })

  it('not there yet is no damage, however many ask at once', async () => {
    const { stop, address } = await startTestServer([await origin('nothing-published')])
    const answers = await Promise.all(['/', '/', '/readyz'].map(path => fetch(address + path)))
    expect([...answers, await fetch(`${address}/readyz`)].map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ])
    await stop()
  })

  it('repaired in place is served at once, also with its old revision, size and date', async () => {
    const text = await readFile(registry(), 'utf8')
    // To the second, since a file's date may not be restored more exactly.
    const date = new Date('2026-01-01T00:00:00Z')
    await utimes(registry(), date, date)
    await whole('/')
    const issuedAt = '2026-01-02T03:04:05.678Z'
    const repaired = await signRegistry(
      { ...JSON.parse(text), issuedAt },
      await signingKeys('site', file('data')),
    )
    await writeFile(registry(), `${JSON.stringify(repaired)}\n`)
    await utimes(registry(), date, date)
    expect((await stat(registry())).size).toBe(Buffer.byteLength(text))
    expect(json(await whole('/'), 'registry')).toMatchObject({ issuedAt })
    await writeFile(registry(), text)
  })

  async function whole(path: string): Promise<string> {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    return answer.text()
  }
})
