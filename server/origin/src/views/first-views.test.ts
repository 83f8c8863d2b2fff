import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { emptyRegistry, type Registry } from 'release-format'
import { makeOverride, openReleases, setCanary, storeFolder } from 'release-store'
import { writeBuiltRemote, writeText } from 'release-store/testing'
import { createFileCache } from 'server-kit'
import { startTestServer } from 'server-kit/testing'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { json, originScene, SHELL_FACTS } from '../testing/origin-scene.ts'
import { FirstViews } from './first-views.ts'
import { FrameViews } from './frame-views.ts'

const { address, file, get, logged, origin, publish } = originScene()

/** A program in place of the shell's own. It counts the pages that it draws. */
const PROGRAM = `
export async function renderFirstView({ path, siteConfig, registry, area = '' }) {
  globalThis.drawnPages = (globalThis.drawnPages ?? 0) + 1
  if (path === '/objctRqst') throw new Error('no such screen')
  return '<main data-revision="' + registry.revision + '">' + siteConfig.contacts.callCentre +
    '<div id="areas">' + area + '</div></main>'
}`

const sha256 = (kind: 'hex' | 'base64', text: string) => createHash('sha256').update(text).digest(kind)
const integrity = `sha256-${sha256('base64', '')}`
const screens = {
  '/': { scripts: [], styles: [] },
  '/self-check': {
    scripts: [{ path: 'assets/1.js', integrity }],
    styles: [{ path: 'assets/1.css', integrity }],
  },
  '/objctRqst': { scripts: [], styles: [] },
}
const firstView = { file: 'server/first-view.1.mjs', sha256: sha256('hex', PROGRAM), screens }

async function writeFacts(facts: object = {}): Promise<void> {
  const provides = { 'ui-kit': '0.5.1' }
  await writeText(file('shell/shell.json'), JSON.stringify({ ...SHELL_FACTS, provides, firstView, ...facts }))
}

/** The files of a release with one view. */
function viewFiles(html: string, { settings = {}, shared = { 'ui-kit': '0.5.1' } } = {}) {
  const scripts = [{ path: 'assets/chunk.js', integrity }]
  const page = { file: 'views/test-area.html', scripts, styles: [], settings }
  return {
    'views/test-area.html': html,
    'views/views.json': JSON.stringify({ shared, pages: { '/test-area': page } }),
  }
}

const VIEW =
  '<h1>시험</h1><a href="tel:{{contacts.callCentre}}">{{contacts.callCentre}}</a>{{contacts.helpLine}}'
const FILLED = '<h1>시험</h1><a href="tel:0000-0000">0000-0000</a>&lt;b&gt;&quot;1&quot;'

const areaOf = (page: string) => /<div id="areas">(.*)<\/div><\/main>/.exec(page)?.[1]
const bodyOf = async (path: string) => (await get(path)).text()
const drawnPages = () => Reflect.get(globalThis, 'drawnPages') as number

beforeAll(async () => {
  await writeText(file(`shell/${firstView.file}`), PROGRAM)
  await writeFacts()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await writeFacts()
})

describe('the first view of a page', () => {
  it('is drawn by the program of the shell, with the files of its screen, under the same policy', async () => {
    const answer = await get('/self-check')
    const page = await answer.text()
    expect(page).toContain('<div id="frame" data-first-view><main data-revision="1">0000-0000')
    expect(page).not.toContain('coming')
    expect(page).toContain(`<link rel="preload" as="style" href="/assets/1.css" integrity="${integrity}"`)
    expect(page).toContain(`<noscript><link rel="stylesheet" href="/assets/1.css"`)
    expect(page).toContain(`<link rel="preload" as="script" href="/assets/1.js" integrity="${integrity}"`)
    expect(answer.headers.get('content-security-policy')?.match(/'sha256-/g)).toHaveLength(1)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  it('is drawn once, whatever the query, and not for addresses that no one knows', async () => {
    expect(await bodyOf('/?from=mail')).toContain('data-first-view')
    const before = drawnPages()
    for (const path of ['/nothing', '/nothing?x=1', '/nothing/'])
      expect(await bodyOf(path)).not.toContain('data-first-view')
    for (const path of ['/', '/?a=1', '/?a=2']) expect(await bodyOf(path)).toContain('data-first-view')
    expect(drawnPages()).toBe(before)
  })

  it('is left out for a tester of another release', async () => {
    const read = async (url: URL) => (await fetch(url)).json()
    const override = await makeOverride(
      { dataDir: file('data'), now: () => new Date(), read },
      { remote: 'mfe-test', from: `${address()}/remotes/mfe-test/1.0.0/`, minutes: 5 },
    )
    const token = Buffer.from(JSON.stringify(override)).toString('base64url')
    const opened = await get(`/registry/override?token=${token}`)
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await (await get('/', { cookie })).text()).not.toContain('data-first-view')
  })

  it('belongs to the registry of the same page, however many releases become live meanwhile', async () => {
    const publishing = (async () => {
      for (const version of ['1.0.1', '1.0.2', '1.0.3', '1.0.4']) await publish(version)
      return 'over'
    })()
    do {
      const page = await bodyOf('/')
      const revision = Number(/data-revision="(\d+)"/.exec(page)?.[1])
      expect(json(page, 'registry')).toMatchObject({ revision })
    } while ((await Promise.race([publishing, Promise.resolve('running')])) === 'running')
  })

  it('is left out, and the reason is logged, if it cannot be drawn', async () => {
    const page = await bodyOf('/objctRqst')
    expect(page).toContain('<div id="frame"><p>coming</p></div>')
    expect(logged().join()).toContain('no such screen')
    expect(await bodyOf('/self-check')).toContain('data-first-view')
  })

  it('is tried again a minute after it could not be drawn; meanwhile /readyz names the page', async () => {
    const readiness = async () => (await get('/readyz')).json()
    const program = file(`shell/${firstView.file}`)
    await bodyOf('/objctRqst')
    await writeText(program, 'altered')
    await writeFacts({ version: '1.0.1' })
    expect(await bodyOf('/self-check')).toContain('<p>coming</p>')
    expect(await readiness()).toMatchObject({ status: 'ready', views: 'left out: /objctRqst /self-check' })
    await writeText(program, PROGRAM)
    expect(await bodyOf('/self-check')).toContain('<p>coming</p>')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(await bodyOf('/self-check')).toContain('data-first-view')
    expect(await readiness()).toMatchObject({ views: 'left out: /objctRqst' })
  })

  it('is left out, and the reason is logged, if the program is not the one that the shell names', async () => {
    await writeFacts({ firstView: { ...firstView, sha256: sha256('hex', 'another') } })
    expect(await bodyOf('/self-check')).toContain('<p>coming</p>')
    expect(logged().join()).toContain('is not what its shell.json names')
  })

  it('is left out while the facts of the shell are half written, and without a program', async () => {
    await writeFile(file('shell/shell.json'), '{"version":')
    expect(await bodyOf('/self-check')).toContain('<p>coming</p>')
    await writeFacts({ firstView: undefined })
    expect(await bodyOf('/self-check')).toContain('<p>coming</p>')
  })

  it('is left out of a page whose registry only the browser may still have', async () => {
    for (const name of ['registry', 'registry-copy'])
      await writeText(file(`damaged-with-copy/releases/${name}.json`), '{')
    const damaged = await startTestServer([await origin('damaged-with-copy')])
    const page = await (await fetch(`${damaged.address}/self-check`)).text()
    await damaged.stop()
    expect(page).toContain('<p>coming</p>')
  })

  it('fails if it is not drawn in time, or would need a script; the others are drawn after it', async () => {
    const code = `export const renderFirstView = ({ path }) =>
      path === '/slow' ? new Promise(() => {}) : Promise.resolve(path === '/hidden' ? '<template id=B>' : path)`
    await writeText(file('shell/slow.mjs'), code)
    const frames = new FrameViews(createFileCache(), file('shell'), 20)
    const named = { file: 'slow.mjs', sha256: sha256('hex', code), screens }
    const drawn = ['/slow', '/hidden', '/'].map(path =>
      frames.of(named, { path, siteConfig: {}, registry: emptyRegistry(new Date()) }),
    )
    expect(await Promise.allSettled(drawn)).toMatchObject([
      { reason: { message: 'not drawn after 20 ms' } },
      { reason: { message: expect.stringContaining('need a script') } },
      { value: '/' },
    ])
  })

  it('is kept for the newest hundred, however many settings there were', async () => {
    const log = { error: () => undefined } as unknown as FastifyBaseLogger
    const views = new FirstViews({
      cache: createFileCache(),
      shellDir: file('shell'),
      dataDir: file('data'),
      log,
    })
    const route = { path: '/', title: 'x', timer: false, needs: [] }
    const facts = await readFile(file('shell/shell.json'), 'utf8')
    const registry = { ...emptyRegistry(new Date()), revision: 1 }
    const ask = (revision: number) => {
      const config = JSON.stringify({ contacts: { callCentre: String(revision) } })
      return views.of({ route, facts, registry, registryText: '{}', config })
    }
    const before = drawnPages()
    for (let revision = 0; revision <= 100; revision++) await ask(revision)
    await ask(100)
    expect(drawnPages() - before).toBe(101)
    await ask(0)
    expect(drawnPages() - before).toBe(102)
  })
})

describe('the first view of a release', () => {
  it('is in the place of areas, with the settings of the site and the hints of its screen', async () => {
    await publish('2.0.0', viewFiles(VIEW))
    const page = await bodyOf('/test-area')
    expect(areaOf(page)).toBe(
      `<div id="area-mfe-test" data-release="2.0.0" data-first-view="/test-area">${FILLED}</div>`,
    )
    expect(page).toContain(
      `<link rel="preload" as="script" media="not all" href="/remotes/mfe-test/2.0.0/assets/chunk.js" integrity="${integrity}"`,
    )
    expect(areaOf(await bodyOf('/'))).toBe('')
  })

  it('counts the looks of areas among those of its page, which a page without one hints at', async () => {
    await publish('2.0.1', viewFiles(VIEW))
    expect(await bodyOf('/test-area')).toContain('<link rel="preload" as="style" href="/assets/areas.css">')
    await publish('2.0.2')
    expect(await bodyOf('/test-area')).toContain('as="style" data-areas href="/assets/areas.css">')
    expect(await bodyOf('/')).not.toContain('/assets/areas.css')
  })

  it.each<[string, Parameters<typeof viewFiles>[1]]>([
    ['settings', { settings: { 'features.drafts': false } }],
    ['shared packages', { shared: { 'ui-kit': '0.4.0' } }],
  ])('is left out on a site with other %s', async (kind, made) => {
    await publish(`2.1.0-${kind.length}`, viewFiles('<h1>x</h1>', made))
    expect(areaOf(await bodyOf('/test-area'))).toBe('')
  })

  it('fits a site without a setting that it was drawn without', async () => {
    const settings: Record<string, unknown> = { 'features.unknown': null }
    await publish('2.1.9', viewFiles('<h1>x</h1>', { settings }))
    expect(areaOf(await bodyOf('/test-area'))).toContain('<h1>x</h1>')
  })

  it('is left out on a site that leaves a setting empty', async () => {
    await publish('2.2.0', viewFiles('<p>{{contacts.operator}}</p>'))
    expect(areaOf(await bodyOf('/test-area'))).toBe('')
  })

  it('is left out of a page that needs something of its visitor', async () => {
    await publish('2.3.0', viewFiles('<h1>x</h1>'))
    const registry = json(await bodyOf('/test-area'), 'registry') as Registry
    const facts = await readFile(file('shell/shell.json'), 'utf8')
    const site = { facts, registry, registryText: '{}', config: '{"contacts":{}}' }
    const viewFor = (needs: string[]) => {
      const place = { cache: createFileCache(), shellDir: file('shell'), dataDir: file('data') }
      return new FirstViews(place).of({
        ...site,
        route: { path: '/test-area', title: 'x', timer: false, needs },
      })
    }
    expect(await viewFor([])).toMatchObject({ hasArea: true })
    expect(await viewFor(['authCookie'])).toMatchObject({
      hasArea: false,
      scripts: [{ path: 'assets/chunk.js' }],
    })
  })

  it('may be missing for a page whose files are named: the document hints at them', async () => {
    const files = { scripts: [{ path: 'assets/chunk.js', integrity }], styles: [] }
    const described = { shared: {}, pages: {}, screens: { '/test-area': files } }
    await publish('2.4.0', { 'views/views.json': JSON.stringify(described) })
    const page = await bodyOf('/test-area')
    expect(areaOf(page)).toBe('')
    expect(page).toContain(
      `<link rel="preload" as="script" media="not all" href="/remotes/mfe-test/2.4.0/assets/chunk.js"`,
    )
  })

  it.each(['views/test-area.html', 'views/views.json', 'release.json'])(
    'is left out and reported if %s was altered on the disk',
    async name => {
      const version = `3.0.0-${name.length}`
      await publish(version, viewFiles(VIEW))
      const stored = file(`data/releases/remotes/mfe-test/${version}/${name}`)
      const text = await readFile(stored, 'utf8')
      await writeFile(
        stored,
        text.replace('test-area', 'test-areas').replace('시험', '실험').replace('"size": ', '"size": 1'),
      )
      const before = logged().length
      expect(areaOf(await bodyOf('/test-area'))).toBe('')
      expect(logged().slice(before).join()).toContain('a first view is left out')
    },
  )

  it('is the one of the live release beside a canary, unless the canary has other pages', async () => {
    await publish('4.0.0', viewFiles(VIEW))
    const releases = openReleases({ dataDir: file('data') })
    const add = async (version: string, path: string) => {
      await writeBuiltRemote(file(`dist-${version}`), { version, path })
      await storeFolder(releases, file(`dist-${version}`))
      const order = { remote: 'mfe-test', version, percent: 50, allow: [], by: 'test' }
      await setCanary(releases, order)
    }
    await add('4.1.0', '/test-area')
    expect(areaOf(await bodyOf('/test-area'))).toContain('data-release="4.0.0"')
    await add('4.2.0', '/another')
    expect(await bodyOf('/test-area')).not.toContain('data-first-view')
  })
})
