import { beforeEach, expect, it, vi } from 'vitest'
import { showLastResortWithoutApp } from './missing-app.ts'
import * as t from './texts.ko.ts'

showLastResortWithoutApp()

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  document.body.innerHTML = '<div id="frame">화면</div>'
})

/** Ends the load of a script without success, and without a request. */
function fail(script: Partial<HTMLScriptElement>): void {
  const element = Object.assign(document.createElement('script'), { type: 'text/plain', ...script })
  document.head.append(element)
  element.dispatchEvent(new Event('error'))
  element.remove()
}

const shown = () => document.getElementById('frame')?.textContent

it('a page whose document lacks one of its scripts is replaced by a sentence and a button', () => {
  fail({ defer: true })
  expect(shown()).toBe(t.startFailed + t.reload)
})

it('a later script that does not load leaves the page as it is', () => {
  fail({ defer: false })
  expect(shown()).toBe('화면')
})
