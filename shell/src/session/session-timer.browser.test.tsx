import { SessionAnnouncer } from 'applicant-flow/session'
import { renderToString } from 'react-dom/server'
import { session } from 'shared-session'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SessionTimer } from './session-timer.tsx'
import { extendSession, logOut } from './watch.ts'

vi.mock('./watch.ts', { spy: true })

const timed = { path: '/aply-result', title: '신청결과 확인', timer: true, needs: [] }
const clock = page.getByRole('button', { name: '남은 시간 듣기' })
const runWith = (time: number) => session.update({ timer: { time, isRunning: true, deadline: null } })

beforeEach(() => {
  vi.clearAllMocks()
  session.reset()
})

it('shows what is left as it falls', async () => {
  runWith(720)
  await render(<SessionTimer route={timed} />)
  await expect.element(clock.getByText('남은 시간 12:00')).toBeVisible()
  runWith(719)
  await expect.element(clock.getByText('남은 시간 11:59')).toBeVisible()
})

it('is in a served page as a place for the real one, and only where there is a timer', () => {
  const served = (timer: boolean) => renderToString(<SessionTimer route={{ ...timed, timer }} />)
  expect(served(true)).toContain('data-coming')
  expect(served(false)).toBe('')
})

it('keeps the ticking from those who listen, and reads the rest when they ask', async () => {
  runWith(754)
  await render(
    <>
      <SessionTimer route={timed} />
      <SessionAnnouncer />
    </>,
  )
  await expect.element(clock).toHaveAccessibleName('남은 시간 듣기')
  await clock.click()
  await expect
    .poll(() => document.querySelector('[aria-live="polite"]')?.textContent)
    .toBe('남은 시간은 12분 34초입니다.')
})

it('asks for another hour', async () => {
  runWith(720)
  await render(<SessionTimer route={timed} />)
  await page.getByRole('button', { name: '시간 연장' }).click()
  expect(extendSession).toHaveBeenCalledOnce()
})

it('logs out once that is confirmed', async () => {
  vi.mocked(logOut).mockResolvedValue()
  runWith(720)
  await render(<SessionTimer route={timed} />)
  await page.getByRole('button', { name: '로그아웃' }).click()
  expect(logOut).toHaveBeenCalledOnce()
})

it('is not there on a route without it', async () => {
  runWith(720)
  await render(<SessionTimer route={{ ...timed, timer: false }} />)
  await expect.element(clock).not.toBeInTheDocument()
})

it('is not there as long as no session runs', async () => {
  await render(<SessionTimer route={timed} />)
  await expect.element(clock).not.toBeInTheDocument()
})
