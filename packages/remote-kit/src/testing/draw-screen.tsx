import { useEffect, type ReactNode } from 'react'
import { MemoryRouter, NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
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
  /** Returns false if the last navigation has replaced the page before, so that "back" does not show it again. */
  canGoBack: () => boolean
}

/** Draws a screen with the surroundings of the page: path, session, configuration, dialogs, waiting room. */
export async function drawScreen(screen: ReactNode, scene: Scene = {}): Promise<DrawnScreen> {
  const { at = '/', config = {}, gate: result = 'passed', withDialogs = false } = scene
  if (scene.session) holdInSession(scene.session)
  provideSiteConfig(parseSiteConfig(config))

  const drawn = createDialogs()
  const dialogs = withDialogs ? spiedOn(drawn) : readAtOnce()
  const gate = { run: vi.fn(async () => result), complete: vi.fn(async () => {}) }
  const start = pathOf(at)
  let path = start
  let canGoBack = false
  const follow = (to: string, isPushed = true) => {
    path = pathOf(to)
    canGoBack = isPushed
  }
  providePorts({ dialogs, navigation: { goTo: to => follow(to) }, queueGate: gate })

  const rendered = await render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path={start} element={screen} />
        <Route path="*" element={null} />
      </Routes>
      <Follow onMove={follow} />
      {withDialogs && <DialogHost dialogs={drawn} />}
    </MemoryRouter>,
  )
  return {
    ...rendered,
    dialogs,
    gate,
    goneTo: () => (path === start ? null : path),
    canGoBack: () => canGoBack,
  }
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

function Follow({ onMove }: { onMove: (path: string, isPushed: boolean) => void }) {
  const { pathname } = useLocation()
  const isPushed = useNavigationType() === NavigationType.Push
  useEffect(() => onMove(pathname, isPushed), [onMove, pathname, isPushed])
  return null
}

function pathOf(address: string): string {
  return new URL(address, 'http://test').pathname
}
