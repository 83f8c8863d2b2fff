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

function popupWindow({ isOpened = true } = {}) {
  const postMessage = vi.fn<(message: PopupMessage, origin: string) => void>()
  const close = vi.fn<() => void>()
  const opener = isOpened ? ({ postMessage } as unknown as Window) : null
  const popup = { opener, close, setTimeout: globalThis.setTimeout as unknown as Window['setTimeout'] }
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

it('says that it cannot go on where no page opened the window, and stays', () => {
  const { popup, close } = popupWindow({ isOpened: false })

  expect(reportResult(popupSuccess({ person }), popup, origin)).toBe('인증 처리 중 오류가 발생했습니다.')
  vi.runAllTimers()
  expect(close).not.toHaveBeenCalled()
})
