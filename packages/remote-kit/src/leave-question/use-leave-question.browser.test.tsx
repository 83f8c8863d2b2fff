import { providePorts, type Dialogs } from 'shared-session'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLeaveQuestion } from './use-leave-question.ts'

const confirm = vi.fn<Dialogs['confirm']>()
const onLeave = vi.fn<() => void>()
const followed = vi.fn<(event: Event) => void>()
let link: HTMLAnchorElement

beforeEach(async () => {
  // The screen of the test before removes its entry from the history.
  await vi.waitUntil(() => !history.state?.asksBeforeLeaving, { timeout: 10_000 })
  vi.resetAllMocks()
  followed.mockImplementation(event => event.preventDefault())
  providePorts({ dialogs: { confirm } as unknown as Dialogs })
  link = document.body.appendChild(document.createElement('a'))
  link.href = '/elsewhere'
  link.addEventListener('click', followed)
  return () => link.remove()
})

function Screen({ isTyped }: { isTyped: boolean }) {
  useLeaveQuestion({ isNeeded: isTyped, question: '나가시겠습니까?', onLeave })
  return null
}

const isListening = () => expect.poll(() => history.state).toMatchObject({ asksBeforeLeaving: true })
const isHeldBack = () => {
  followed.mockClear()
  link.click()
  return followed.mock.calls.length === 0
}

it('asks while there is something to lose; a no keeps it', async () => {
  confirm.mockResolvedValue(false)
  const screen = await render(<Screen isTyped={false} />)
  expect(isHeldBack()).toBe(false)
  await screen.rerender(<Screen isTyped />)
  await isListening()
  expect(isHeldBack()).toBe(true)
  await expect.poll(() => confirm).toHaveBeenCalledExactlyOnceWith('나가시겠습니까?')
  expect(onLeave).not.toHaveBeenCalled()

  await screen.rerender(<Screen isTyped={false} />)
  await expect.poll(isHeldBack).toBe(false)
})

it('is left after a yes, which drops what was typed', async () => {
  confirm.mockResolvedValue(true)
  await render(<Screen isTyped />)
  await isListening()
  link.click()
  await expect.poll(() => followed).toHaveBeenCalledOnce()
  expect(onLeave).toHaveBeenCalledOnce()
})

it('asks nothing once the screen was left', async () => {
  const screen = await render(<Screen isTyped />)
  await isListening()
  await screen.unmount()
  await expect.poll(isHeldBack).toBe(false)
  expect(confirm).not.toHaveBeenCalled()
})
