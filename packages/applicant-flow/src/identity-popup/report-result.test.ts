import { popupFailure, popupSuccess, type PopupMessage } from '../identity/popup-message.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportResult } from './report-result.ts'

const origin = 'https://site.example.org'
const person = {
  name: '홍길동',
  birthDate: '19800101',
  ci: 'c',
  mobileNumber: '',
  mobileCarrier: '',
  provider: '',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page of the origin that waits for the window of that name; null after it was reloaded. */
const pageAwaiting = (name: string | null) => ({ documentElement: { getAttribute: () => name } })
const strange = {
  get documentElement(): never {
    throw new DOMException('Blocked', 'SecurityError')
  },
}

function popupWindow({ isOpened = true, name = '', page = pageAwaiting(null) } = {}) {
  const postMessage = vi.fn<(message: PopupMessage, origin: string) => void>()
  const close = vi.fn<() => void>()
  const opener = isOpened ? ({ postMessage, document: page } as unknown as Window) : null
  const popup = { name, opener, close, setTimeout: globalThis.setTimeout as unknown as Window['setTimeout'] }
  return { popup, postMessage, close }
}

it('passes a person on to its own origin only, and closes at once', () => {
  const { popup, postMessage, close } = popupWindow()
  const message = popupSuccess({ person })

  expect(reportResult(message, popup, origin)).toBeNull()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(message, origin)
  expect(close).toHaveBeenCalledOnce()
})

it.each([popupSuccess(), popupFailure('failed'), popupFailure('cancelled')])(
  'passes $outcome on, and closes after 500 ms',
  message => {
    const { popup, postMessage, close } = popupWindow()

    expect(reportResult(message, popup, origin)).toBeNull()
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(message, origin)
    vi.advanceTimersByTime(499)
    expect(close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(close).toHaveBeenCalledOnce()
  },
)

it('says that something is missing, passes that on as a failure, and stays', () => {
  const { popup, postMessage, close } = popupWindow()
  const message = popupFailure('missing')

  expect(reportResult(message, popup, origin)).toBe('필수 인증 정보가 누락되었습니다.')
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(message, origin)
  vi.runAllTimers()
  expect(close).not.toHaveBeenCalled()
})

it('closes for the identity screen that waits for it', () => {
  const { popup, close } = popupWindow({ name: 'identity-1-2', page: pageAwaiting('identity-1-2') })
  expect(reportResult(popupSuccess({ person }), popup, origin)).toBeNull()
  expect(close).toHaveBeenCalledOnce()
})

it.each([
  ['was reloaded', pageAwaiting(null)],
  ['waits for another window', pageAwaiting('identity-3-4')],
  ['shows another site', strange],
])('says how to begin again if the page that opened it %s, and stays', (_, page) => {
  for (const message of [popupSuccess({ person }), popupSuccess(), popupFailure('cancelled')]) {
    const { popup, close } = popupWindow({ name: 'identity-1-2', page })
    expect(reportResult(message, popup, origin)).toBe(
      '인증을 시작한 페이지가 다시 열려 인증 결과를 전달하지 못했습니다. 이 창을 닫고 인증을 다시 시작해주세요.',
    )
    vi.runAllTimers()
    expect(close).not.toHaveBeenCalled()
  }
})

it('says that it cannot go on where no page opened the window, and stays', () => {
  const { popup, close } = popupWindow({ isOpened: false })

  expect(reportResult(popupSuccess({ person }), popup, origin)).toBe('인증 처리 중 오류가 발생했습니다.')
  vi.runAllTimers()
  expect(close).not.toHaveBeenCalled()
})
