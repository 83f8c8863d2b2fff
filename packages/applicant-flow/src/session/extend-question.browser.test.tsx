import { drawScreen } from 'remote-kit/testing'
import { dialogs, session } from 'shared-session'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askToExtend } from './extend-question.tsx'
import { announce, SessionAnnouncer } from './announcer.tsx'

const question = page.getByRole('dialog', { name: '본인인증 만료가 5분 남았습니다. 연장하시겠습니까?' })

let withdrawal: AbortController

beforeEach(async () => {
  withdrawal = new AbortController()
  const screen = (
    <>
      <input aria-label="상호" />
      <SessionAnnouncer />
    </>
  )
  const timer = { time: 299, isRunning: true, deadline: null }
  await drawScreen(screen, { session: { timer }, withDialogs: true })
  await page.getByRole('textbox').click()
})

describe('the question whether to extend', () => {
  it.each([
    ['연장', true],
    ['아니요', false],
  ])('%s is %s, and the focus is back where it was', async (name, reply) => {
    const asked = askToExtend(withdrawal.signal)
    await question.getByRole('button', { name }).click()
    await expect(asked).resolves.toBe(reply)
    await expect.element(page.getByRole('textbox')).toHaveFocus()
  })

  it('is not decided by typing on, and Escape is no', async () => {
    const asked = askToExtend(withdrawal.signal)
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('가게{Enter} ')
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(asked).resolves.toBe(false)
  })

  it('shows what is left as it falls, to those who see it', async () => {
    void askToExtend(withdrawal.signal)
    await expect.element(question.getByText('남은 시간 04:59')).toBeVisible()
    session.update({ timer: { time: 60, isRunning: true, deadline: null } })
    await expect.element(question.getByText('남은 시간 01:00')).toBeVisible()
    expect(question.getByText('남은 시간 01:00').element().getAttribute('aria-hidden')).toBe('true')
  })

  it('speaks out of itself, since what is behind it is mute', async () => {
    void askToExtend(withdrawal.signal)
    await expect.element(question).toBeVisible()
    announce('인증 유효시간이 30초 남았습니다.', 'assertive')
    const region = question.element().querySelector('[aria-live="assertive"]')
    await expect.poll(() => region?.textContent).toBe('인증 유효시간이 30초 남았습니다.')
  })

  it('is shown before a dialog that is open already', async () => {
    void dialogs.alert('먼저 연 안내')
    await expect.element(page.getByRole('dialog', { name: '먼저 연 안내' })).toBeVisible()
    void askToExtend(withdrawal.signal)
    await expect.element(question).toBeVisible()
  })

  it('taken back is a no, and the focus is back where it was', async () => {
    const asked = askToExtend(withdrawal.signal)
    await expect.element(question).toBeVisible()
    withdrawal.abort()
    await expect(asked).resolves.toBe(false)
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox')).toHaveFocus()
  })
})

it('what is said twice is spoken twice', async () => {
  const region = () => document.querySelector('[aria-live="polite"]')?.firstElementChild
  announce('남은 시간은 3분입니다.', 'polite')
  await expect.poll(() => region()?.textContent).toBe('남은 시간은 3분입니다.')
  const first = region()
  announce('남은 시간은 3분입니다.', 'polite')
  await expect.poll(region).not.toBe(first)
  expect(region()?.textContent).toBe('남은 시간은 3분입니다.')
})

it('a sentence is spoken once, as urgently as it is', async () => {
  const spoken = () =>
    ['polite', 'assertive'].map(live => document.querySelector(`[aria-live="${live}"]`)?.textContent)
  announce('로그아웃되었습니다.', 'assertive')
  await expect.poll(spoken).toEqual(['', '로그아웃되었습니다.'])
  announce('남은 시간은 3분입니다.', 'polite')
  await expect.poll(spoken).toEqual(['남은 시간은 3분입니다.', ''])
})
