import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { informOfMissingApp } from './missing-app.ts'

const FAILED = '서비스를 시작할 수 없습니다. 잠시 후 화면을 새로 고쳐주세요.'
const LATE = '연결이 느려 아직 화면을 쓸 수 없습니다. 잠시 기다리거나 화면을 새로 고쳐주세요.'
const RELOAD = '새로 고침'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="frame">화면</div>'
  informOfMissingApp()
})

afterEach(() => {
  complete()
  vi.useRealTimers()
})

/** Ends the load of a script without success, and without a request. */
function fail(script: Partial<HTMLScriptElement>): void {
  const element = Object.assign(document.createElement('script'), { type: 'text/plain', ...script })
  document.head.append(element)
  element.dispatchEvent(new Event('error'))
  element.remove()
}

/** The scripts of the document have run. */
const complete = () => dispatchEvent(new Event('DOMContentLoaded'))

const serve = () => document.getElementById('frame')?.setAttribute('data-first-view', '')
const shown = () => document.body.textContent

it('a page whose document lacks one of its scripts is replaced by a sentence and a button', () => {
  fail({ defer: true })
  expect(shown()).toBe(FAILED + RELOAD)
})

it('a script that fails while the document arrives is reported once the others have run', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  fail({ defer: true })
  expect(shown()).toBe('화면')
  complete()
  expect(shown()).toBe(FAILED + RELOAD)
  state.mockRestore()
})

it('a served page that lacks one of its scripts can still be read below them', () => {
  serve()
  fail({ defer: true })
  fail({ defer: true })
  expect(shown()).toBe(`${FAILED}${RELOAD}화면`)
  expect(document.querySelector('[role=alert]')?.textContent).toBe(FAILED)
})

it('a later script that does not load leaves the page as it is', () => {
  fail({ defer: false })
  expect(shown()).toBe('화면')
})

it('a page whose scripts keep the person waiting says so, until they are there', () => {
  vi.advanceTimersByTime(14_999)
  expect(shown()).toBe('화면')
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(`${LATE}${RELOAD}화면`)
  complete()
  expect(shown()).toBe('화면')
})

it('a page whose scripts are there in time never says so', () => {
  complete()
  vi.advanceTimersByTime(60_000)
  expect(shown()).toBe('화면')
})
