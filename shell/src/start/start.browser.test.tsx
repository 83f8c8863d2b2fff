import { queueGate, session } from 'shared-session'
import { beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lateCode } from '../compose/late-code.ts'
import { loadNotices } from '../notices/load-notices.ts'
import { start } from './start.tsx'
import { areaRoutes } from './testing/registry.ts'
import { signedRegistry } from './testing/signed-registry.ts'

vi.mock('../compose/late-code.ts', () => ({ lateCode: vi.fn<() => unknown>() }))
vi.mock('../notices/load-notices.ts', { spy: true })

type Late = Awaited<ReturnType<typeof lateCode>>
type Composed = Awaited<ReturnType<Late['compose']>>

/** For a busy machine. */
const PATIENCE = { timeout: 10_000 }
const NOTHING = { areas: {}, hasNewShell: false }
const run = vi.fn<Composed['queueGate']['run']>(async () => 'passed')
const composition = {
  view: () => NOTHING,
  subscribe: () => () => {},
  queueGate: { run, complete: async () => {} },
} as unknown as Composed

const composed: Parameters<Late['compose']>[0][] = []
const followed: Parameters<Late['followRegistry']>[0][] = []
const askedAhead: Parameters<Late['askAhead']>[0][] = []

const late = {
  async compose(parts: Parameters<Late['compose']>[0]) {
    composed.push(parts)
    return composition
  },
  askAhead: (site: Parameters<Late['askAhead']>[0]) => askedAhead.push(site),
  followRegistry: (following: Parameters<Late['followRegistry']>[0]) => followed.push(following),
}

const { registry, siteConfig } = await signedRegistry()
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

const noticesLoad = Promise.withResolvers<void>()
let drawnBeforeNotices: string | undefined

// A page starts once in each document.
beforeAll(async () => {
  vi.mocked(lateCode).mockResolvedValue(late as unknown as Late)
  document.body.innerHTML = `
    <script id="site-config" type="application/json">${JSON.stringify(siteConfig)}</script>
    <script id="registry" type="application/json">${JSON.stringify(registry)}</script>
    <div id="frame"></div>`
  history.replaceState(null, '', '/')
  const deadline = Date.now() + 200_000
  session.update({ token: 'token-1', timer: { time: 200, isRunning: true, deadline } })
  vi.mocked(loadNotices).mockReturnValue(noticesLoad.promise)
  const watching = vi.spyOn(document, 'addEventListener')
  const started = start()
  await vi.waitUntil(() => watching.mock.calls.some(([type]) => type === 'visibilitychange'), PATIENCE)
  await new Promise(requestAnimationFrame)
  drawnBeforeNotices = document.getElementById('frame')?.innerHTML
  noticesLoad.resolve()
  await started
})

it('watches the session, which is near its end', async () => {
  const question = page.getByRole('dialog', { name: /^본인인증 만료가 5분 남았습니다\./ })
  await question.getByRole('button', { name: '아니요' }).click()
  await expect.element(question).not.toBeInTheDocument()
})

it('draws nothing before its notices are there, so that nothing jumps', () => {
  expect(drawnBeforeNotices).toBe('')
})

it('shows the page of the address, opened at its top', async () => {
  await expect.element(heading('소상공인 배달·택배비 지원')).toBeVisible()
  expect(history.scrollRestoration).toBe('manual')
})

it('composes the areas once the page is idle, and follows the releases from then on', async () => {
  await expect.poll(() => followed.length).toBe(1)
  expect(composed).toMatchObject([{ registry: { registry, forAll: registry } }])
  expect(followed).toMatchObject([{ composition, override: null, trusted: { isMissing: false } }])
  expect(askedAhead).toMatchObject([{ composition }])
  const owners = areaRoutes.map(({ path }) => askedAhead[0]?.routes.get(path)?.owner)
  expect(owners).toEqual(['mfe-apply', 'mfe-apply'])
})

it.each([
  ['an area at its open address', 'mfe-apply', '/self-check', true],
  ['no area at an address that asks for a verified person', 'mfe-apply', '/info-agree', false],
  ['no other area', 'mfe-result', '/self-check', false],
  ['no area at a page of the shell', 'mfe-apply', '/', false],
])('shows %s', (_, area, path, isShown) => {
  expect(composed[0]?.page.isShown(area, new URL(path, origin) as unknown as Location)).toBe(isShown)
})

it('asks the waiting room of the composition for a turn', async () => {
  expect(await queueGate.inTurn('act_1', async () => 'done')).toEqual({ result: 'done', gateFailed: false })
  expect(run).toHaveBeenCalledExactlyOnceWith('act_1')
})

it('follows a link in the page', async () => {
  const main = document.getElementById('main')
  await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).first().click()
  await expect.element(heading('이용약관')).toBeVisible()
  expect(document.getElementById('main')).toBe(main)
})
