import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { informOfMissingApp } from './missing-app.ts'
import { showFrame } from './show-frame.tsx'

const BROKEN = '화면에 문제가 생겼습니다. 화면을 새로 고쳐주세요.새로 고침'
const NOT_STARTED = '서비스를 시작할 수 없습니다. 잠시 후 화면을 새로 고쳐주세요.새로 고침'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  document.body.innerHTML = '<div id="frame">소상공인</div>'
})
afterEach(() => document.body.replaceChildren())

function Fragile({ broken = false }) {
  const [isBroken, setBroken] = useState(broken)
  if (isBroken) throw new Error('a mistake')
  return (
    <button type="button" onClick={() => setBroken(true)}>
      누름
    </button>
  )
}

/** The sentence and the button, once they are there. */
const lastResort = () =>
  vi.waitUntil(() => document.querySelector('[role="alert"]')?.parentElement?.textContent, {
    timeout: 10_000,
  })

it('a frame that breaks at once leaves a sentence and a button to load the page again', async () => {
  void showFrame(<Fragile broken />, console.error)
  expect(await lastResort()).toBe(BROKEN)
})

it('a frame that breaks later does so too', async () => {
  await showFrame(<Fragile />, console.error)
  expect(document.body.textContent).toBe('누름')
  await page.getByRole('button', { name: '누름' }).click()
  expect(await lastResort()).toBe(BROKEN)
})

it('so does a page whose program does not come', async () => {
  informOfMissingApp()
  const program = Object.assign(document.createElement('script'), { defer: true, src: 'data:text/plain,' })
  program.dispatchEvent(new Event('error'))
  expect(document.body.textContent).toBe('소상공인')
  document.body.append(program)
  program.dispatchEvent(new Event('error'))
  expect(await lastResort()).toBe(NOT_STARTED)
})
