import { useEffect, type ReactNode } from 'react'
import {
  MemoryRouter,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import {
  providePorts,
  session,
  type Dialogs,
  type GateResult,
  type QueueGate,
  type SessionState,
} from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { createDialogs, DialogHost } from 'ui-kit'
import { vi, type Mock } from 'vitest'
import { page } from 'vitest/browser'
import { render, type RenderResult } from 'vitest-browser-react'

/** The surroundings of a screen. */
export type Scene = {
  /** The path of the screen, `/bzmn-reg`, with a query if need be. */
  at?: string
  /** The content of the session; without it the session stays as it is. */
  session?: Partial<SessionState> | undefined
  /** Settings of the operator. */
  config?: object
  /** The result of waiting for a turn. */
  gate?: GateResult
  /** Draws the dialogs, for tests that use them. Otherwise an alert closes at once, and a question gets a yes. */
  withDialogs?: boolean
}

export type DrawnScreen = RenderResult & {
  dialogs: { alert: Mock<Dialogs['alert']>; confirm: Mock<Dialogs['confirm']> }
  gate: { run: Mock<QueueGate['run']>; complete: Mock<QueueGate['complete']> }
  /** Returns the path that the screen has led to; null while it is shown. */
  goneTo: () => string | null
  /** Leaves the screen for `/left` as the browser's Back does: the page stays. */
  leave: () => Promise<void>
  /** Returns false if the last navigation has replaced the page before, so that "back" does not show it again. */
  canGoBack: () => boolean
}

/** Draws a screen with the surroundings of the page: path, session, configuration, dialogs, waiting room. */
export async function drawScreen(screen: ReactNode, scene: Scene = {}): Promise<DrawnScreen> {
  const { at = '/', config = {}, gate: result = 'passed', withDialogs = false } = scene
  if (scene.session) holdInSession(scene.session)
  provideSiteConfig(parseSiteConfig(config))

  const shown = createDialogs()
  const dialogs = withDialogs ? spiedOn(shown) : readAtOnce()
  const gate = { run: vi.fn(async () => result), complete: vi.fn(async () => {}) }
  const start = pathOf(at)
  const place = { path: start, canGoBack: false, leave: () => {} }
  const follow = (to: string, canGoBack = true) => void Object.assign(place, { path: pathOf(to), canGoBack })
  providePorts({ dialogs, navigation: { goTo: to => follow(to) }, queueGate: gate })

  const rendered = await render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path={start} element={screen} />
        <Route path="*" element={null} />
      </Routes>
      <Follow onMove={follow} onLeave={leave => void Object.assign(place, { leave })} />
      {withDialogs && <DialogHost dialogs={shown} />}
    </MemoryRouter>,
  )
  return {
    ...rendered,
    dialogs,
    gate,
    goneTo: () => (place.path === start ? null : place.path),
    async leave() {
      place.leave()
      await vi.waitUntil(() => place.path === '/left')
    },
    canGoBack: () => place.canGoBack,
  }
}

/** Resolves once React has drawn whatever was decided before. */
export async function drawn(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(resolve => void requestAnimationFrame(resolve))
  await new Promise(resolve => void setTimeout(resolve))
}

function holdInSession(fields: Partial<SessionState>): void {
  session.reset()
  session.update(fields)
}

function readAtOnce() {
  return {
    alert: vi.fn<Dialogs['alert']>(async () => {}),
    confirm: vi.fn<Dialogs['confirm']>(async () => true),
    open: async () => undefined,
  }
}

function spiedOn(dialogs: Dialogs) {
  return { ...dialogs, alert: vi.fn(dialogs.alert), confirm: vi.fn(dialogs.confirm) }
}

type FollowProps = {
  onMove: (path: string, isPushed: boolean) => void
  onLeave: (leave: () => void) => void
}

function Follow({ onMove, onLeave }: FollowProps) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => onLeave(() => void navigate('/left')), [onLeave, navigate])
  const isPushed = useNavigationType() === NavigationType.Push
  useEffect(() => onMove(pathname, isPushed), [onMove, pathname, isPushed])
  return null
}

function pathOf(address: string): string {
  return new URL(address, 'http://test').pathname
}

/** Presses a button at once, also one that is busy, and resolves when the page has drawn its consequences. */
export async function pressAgain(name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).element()
  if (button instanceof HTMLElement) button.click()
  await drawn()
}
