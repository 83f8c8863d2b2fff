import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LeaveGuard } from './leave-guard.ts'

const mayLeave = vi.fn<() => Promise<boolean>>()
const followed = vi.fn<(event: Event) => void>(event => event.preventDefault())
let guard: LeaveGuard
let link: HTMLAnchorElement

beforeEach(async () => {
  vi.resetAllMocks()
  followed.mockImplementation(event => event.preventDefault())
  link = document.createElement('a')
  link.href = '/elsewhere'
  link.addEventListener('click', followed)
  document.body.replaceChildren(link)
  history.pushState({ before: true }, '', '/before')
  history.pushState({ screen: true }, '', '/screen')
  guard = new LeaveGuard(mayLeave)
  guard.start()
  await vi.waitUntil(() => history.state?.asksBeforeLeaving, { timeout: 10_000 })
})
afterEach(async () => {
  guard.stop()
  await vi.waitUntil(() => !history.state?.asksBeforeLeaving, { timeout: 10_000 })
})

async function goBack(): Promise<void> {
  const moved = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await moved
}

describe('leaving', () => {
  it('by a link is followed after a yes only, once', async () => {
    mayLeave.mockResolvedValueOnce(false)
    link.click()
    await expect.poll(() => mayLeave).toHaveBeenCalledOnce()
    expect(followed).not.toHaveBeenCalled()

    // A yes removes the typed text, so that there is nothing left to ask about.
    mayLeave.mockImplementationOnce(async () => {
      guard.stop()
      return true
    })
    link.click()
    await expect.poll(() => followed).toHaveBeenCalledOnce()
    expect(history.state).toEqual({ screen: true })
  })

  it('by a link in another window is not asked about', () => {
    link.target = '_blank'
    link.click()
    expect(followed).toHaveBeenCalledOnce()
    expect(mayLeave).not.toHaveBeenCalled()
  })

  it('by the way back stays after a no, and goes after a yes', async () => {
    mayLeave.mockResolvedValueOnce(false)
    await goBack()
    await expect.poll(() => history.state).toMatchObject({ asksBeforeLeaving: true })

    mayLeave.mockResolvedValueOnce(true)
    await goBack()
    await expect.poll(() => history.state).toEqual({ before: true })
    expect(mayLeave).toHaveBeenCalledTimes(2)
  })

  it('by two steps back has happened already', async () => {
    const moved = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
    history.go(-2)
    await moved
    expect(history.state).toEqual({ before: true })
    expect(mayLeave).not.toHaveBeenCalled()
  })

  it('by closing the tab is asked about by the browser', () => {
    const closing = new Event('beforeunload', { cancelable: true })
    dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
  })
})

it('begun anew at once, asks again', async () => {
  const moved = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
  guard.stop()
  guard.start()
  await moved
  await expect.poll(() => history.state).toMatchObject({ screen: true, asksBeforeLeaving: true })
  mayLeave.mockResolvedValueOnce(true)
  await goBack()
  await expect.poll(() => history.state).toEqual({ before: true })
})

it('stopped, asks nothing and leaves no entry in the history', async () => {
  const moved = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
  guard.stop()
  await moved
  expect(history.state).toEqual({ screen: true })
  link.click()
  expect(followed).toHaveBeenCalledOnce()
  const closing = new Event('beforeunload', { cancelable: true })
  dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(false)
})

describe('an open question', () => {
  const answered = () => {
    const answer = Promise.withResolvers<boolean>()
    mayLeave.mockReturnValueOnce(answer.promise)
    return answer
  }

  it('is asked once, however often the link is pressed', async () => {
    const { resolve } = answered()
    for (const _ of [1, 2]) link.click()
    resolve(true)
    await expect.poll(() => followed).toHaveBeenCalledOnce()
    expect(mayLeave).toHaveBeenCalledOnce()
  })

  it('is answered first if there is nothing to lose any more; then nothing is held back', async () => {
    const { resolve } = answered()
    link.click()
    guard.stop()
    link.click()
    expect(followed).not.toHaveBeenCalled()
    resolve(false)
    await expect.poll(() => history.state).toEqual({ screen: true })
    link.click()
    expect(followed).toHaveBeenCalledOnce()
  })

  it('leads nowhere with a yes once the screen was left', async () => {
    const { resolve } = answered()
    link.click()
    history.pushState({ elsewhere: true }, '', '/left')
    resolve(true)
    await new Promise(done => setTimeout(done))
    expect(followed).not.toHaveBeenCalled()
    expect(history.state).toEqual({ elsewhere: true })
  })
})
