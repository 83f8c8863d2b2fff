import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { informOfMissingApp } from './missing-app.ts'
import * as t from './texts.ko.ts'

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
  expect(shown()).toBe(t.startFailed + t.reload)
})

it('a served page that lacks one of its scripts can still be read below them', () => {
  serve()
  fail({ defer: true })
  fail({ defer: true })
  expect(shown()).toBe(`${t.startFailed}${t.reload}화면`)
  expect(document.querySelector('[role=alert]')?.textContent).toBe(t.startFailed)
})

it('a later script that does not load leaves the page as it is', () => {
  fail({ defer: false })
  expect(shown()).toBe('화면')
})

it('a page whose scripts keep the person waiting says so, until they are there', () => {
  vi.advanceTimersByTime(14_999)
  expect(shown()).toBe('화면')
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(`${t.late}${t.reload}화면`)
  complete()
  expect(shown()).toBe('화면')
})

it('a page whose scripts are there in time never says so', () => {
  complete()
  vi.advanceTimersByTime(60_000)
  expect(shown()).toBe('화면')
})
