import { runAlone, showCrash } from 'remote-kit/standalone'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startIdentityPopup } from '../identity-popup/start-identity-popup.tsx'
import { watchSession } from '../session/watch-session.ts'
import { runApplicantArea } from './run-applicant-area.tsx'

vi.mock('remote-kit/standalone', () => ({ runAlone: vi.fn(async () => {}), showCrash: vi.fn() }))
vi.mock('../identity-popup/start-identity-popup.tsx', () => ({ startIdentityPopup: vi.fn(async () => {}) }))
vi.mock('../session/watch-session.ts', () => ({ watchSession: vi.fn() }))

const routes = {
  open: { path: '/open', title: '', timer: false, needs: [] },
  timed: { path: '/timed', title: '', timer: true, needs: ['authCookie'] },
} as const
const alone = { name: 'mfe-apply', area: {}, routes } as unknown as Parameters<typeof runApplicantArea>[0]
const check = vi.fn<() => Promise<void>>(async () => {})
const page = { location: { pathname: '/open' }, navigation: new EventTarget() }

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(watchSession).mockReturnValue({ check } as unknown as ReturnType<typeof watchSession>)
  vi.stubGlobal('location', page.location)
  vi.stubGlobal('navigation', page.navigation)
  vi.stubGlobal('document', { getElementById: () => null, body: 'the body' })
})
afterEach(() => vi.unstubAllGlobals())

function moveTo(pathname: string) {
  page.location.pathname = pathname
  page.navigation.dispatchEvent(new Event('navigatesuccess'))
}

it('runs the area, and checks its session at each page with the timer', async () => {
  page.location.pathname = '/open'
  await runApplicantArea(alone)
  expect(runAlone).toHaveBeenCalledExactlyOnceWith({ ...alone, over: expect.anything() })
  const [watched] = vi.mocked(watchSession).mock.calls[0] ?? []
  expect([watched?.needsSession(), check.mock.calls.length]).toEqual([false, 0])
  moveTo('/timed')
  expect([watched?.needsSession(), check.mock.calls.length]).toEqual([true, 1])
  moveTo('/elsewhere')
  expect([watched?.needsSession(), check.mock.calls.length]).toEqual([false, 1])
})

it('checks its session once it runs, if its first page has the timer', async () => {
  const { promise, resolve: run } = Promise.withResolvers<void>()
  vi.mocked(runAlone).mockReturnValueOnce(promise)
  page.location.pathname = '/timed'
  const running = runApplicantArea(alone)
  await Promise.resolve()
  expect(watchSession).not.toHaveBeenCalled()
  run()
  await running
  expect(check).toHaveBeenCalledOnce()
})

it('is the page of a result in the window of a provider', async () => {
  page.location.pathname = '/kmc-result/a/b'
  await runApplicantArea(alone)
  expect(runAlone).not.toHaveBeenCalled()
  const [place] = vi.mocked(startIdentityPopup).mock.calls[0] ?? []
  expect(place?.element).toBe('the body')
  const failure = new Error('no files')
  place?.onFailure(failure, '')
  expect(showCrash).toHaveBeenCalledExactlyOnceWith('the body', failure)
})
