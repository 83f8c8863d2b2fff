import { isForgotten } from './awaited-window.ts'
import { popupFailure, popupSuccess } from './popup-message.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openProviderWindow } from './provider-window.ts'
import { fakeWindowOpen } from './testing/fake-window.ts'

const SIZE = { width: 480, height: 812 }
const person = {
  name: '시험신규',
  birthDate: '19800101',
  ci: 'CI',
  mobileNumber: '',
  mobileCarrier: '',
  provider: '',
}

let check = () => {}
const stopLooking = vi.fn<() => void>()
const every = (_milliseconds: number, act: () => void) => {
  check = act
  return stopLooking
}
let popup: ReturnType<typeof fakeWindowOpen>
const endings: (() => void)[] = []

beforeEach(() => {
  stopLooking.mockReset()
  popup = fakeWindowOpen()
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
  popup.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function opened() {
  const providerWindow = openProviderWindow(SIZE, undefined, every)
  if (!providerWindow) throw new Error('no window was opened')
  endings.push(providerWindow.close)
  return providerWindow
}

it('opens at once in its size, and says that it waits', () => {
  opened()
  expect(popup.open.mock.calls[0]?.[0]).toBe('')
  expect(popup.open.mock.calls[0]?.[2]).toMatch(/^popup,width=480,height=812,left=-?\d+,top=-?\d+$/)
  expect(popup.text()).toBe('잠시만 기다려주세요. 순서가 되면 인증 화면이 열립니다.')
})

it('is none when the browser blocks it', () => {
  popup.open.mockReturnValue(null)
  expect(openProviderWindow(SIZE, undefined, every)).toBeNull()
})

it.each([popupSuccess({ person }), popupSuccess(), popupFailure('failed')])(
  'ends with what its result page says: $outcome',
  async message => {
    const { ending } = opened()
    popup.post(message)
    expect(await ending).toEqual(message)
    expect(stopLooking).toHaveBeenCalledOnce()
  },
)

it('ignores messages of others, and what is no message of a result page', async () => {
  const { ending } = opened()
  window.postMessage(popupSuccess({ person }), location.origin)
  popup.post({ ...popupSuccess({ person }), sender: 'someone' })
  popup.post({ outcome: 'success' })
  popup.post(popupFailure('cancelled'))
  expect(await ending).toEqual(popupFailure('cancelled'))
})

it('ignores what a page of another origin posts in it', async () => {
  const { ending } = opened()
  await popup.postFromAnotherOrigin(popupSuccess({ person }))
  check()
  popup.close()
  check()
  check()
  expect(await ending).toBeNull()
})

it('counts as closed at the second check, so that a last message may still arrive', async () => {
  const { ending, isClosed } = opened()
  popup.close()
  expect(isClosed()).toBe(true)
  check()
  expect(stopLooking).not.toHaveBeenCalled()
  check()
  expect(await ending).toBeNull()
})

it('is waited for by its page until it ends', () => {
  const { close } = opened()
  const name = popup.open.mock.calls[0]?.[1] ?? ''
  expect(isForgotten({ name, opener: window })).toBe(false)
  close()
  expect(isForgotten({ name, opener: window })).toBe(true)
})

it('is no longer looked at after its end', () => {
  vi.useFakeTimers()
  const providerWindow = openProviderWindow(SIZE)
  expect(vi.getTimerCount()).toBe(1)
  providerWindow?.close()
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves the next window alone after its end, whatever still arrives', () => {
  const { close } = opened()
  const source = popup.open.mock.results[0]?.value as Window
  close()
  opened()
  const name = popup.open.mock.calls[1]?.[1] ?? ''
  const late = { origin: location.origin, source, data: popupFailure('cancelled') }
  window.dispatchEvent(new MessageEvent('message', late))
  expect(isForgotten({ name, opener: window })).toBe(false)
})

it('ends when it is closed from here', async () => {
  const { ending, close } = opened()
  close()
  expect(await ending).toBeNull()
  expect(popup.isOpen()).toBe(false)
})

it('is sent to the provider by a form, whatever its fields are called', () => {
  const sent: { target: string; action: string | null; method: string; fields: object; isSeen: boolean }[] =
    []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = Object.fromEntries(new FormData(this))
    sent.push({
      target: this.target,
      action: this.getAttribute('action'),
      method: this.getAttribute('method') ?? '',
      fields,
      isSeen: !this.isConnected || this.checkVisibility(),
    })
  })
  const fields = { mid: 'SANDBOX', submit: 'a', userHash: '' }
  opened().goToProvider({ action: '/provider', method: 'post', fields, transactionId: 'tx' })
  expect(sent).toEqual([
    { target: popup.open.mock.calls[0]?.[1], action: '/provider', method: 'post', fields, isSeen: false },
  ])
  expect(document.querySelector('form')).toBeNull()
})

it('ends when the policy of the page does not let the form go', async () => {
  const { ending } = opened()
  const violated = (effectiveDirective: string) =>
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        effectiveDirective,
        documentURI: location.href,
        originalPolicy: '',
        violatedDirective: effectiveDirective,
        disposition: 'enforce',
        statusCode: 200,
      }),
    )
  violated('img-src')
  expect(stopLooking).not.toHaveBeenCalled()
  violated('form-action')
  expect(await ending).toBe('unsent')
})
