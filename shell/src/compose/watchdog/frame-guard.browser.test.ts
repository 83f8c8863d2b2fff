import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { guardFrame } from './frame-guard.ts'

const FRAME = `
  <div id="frame">
    <header class="site-header">menu</header>
    <main id="main"><h1>home</h1><div id="areas"></div></main>
    <footer class="site-footer">help</footer>
  </div>
  <div id="overlay"></div>`

const select = (selector: string) => document.querySelector<HTMLElement>(selector)

beforeAll(() => {
  document.body.innerHTML = FRAME
  guardFrame()
})
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterAll(() => {
  vi.restoreAllMocks()
})

it.each([
  ['empties main', () => select('#main')?.replaceChildren()],
  [
    'empties main, and writes into it',
    () => void Object.assign(select('#main') ?? {}, { innerHTML: '<p>x</p>' }),
  ],
  ['empties the body', () => document.body.replaceChildren()],
  ['empties the body in steps', () => [...document.body.childNodes].forEach(node => node.remove())],
  ['removes the header', () => select('.site-header')?.remove()],
])('other code that %s: the page is as before', async (_, damage) => {
  const before = document.body.innerHTML
  damage()
  await expect.poll(() => document.body.innerHTML).toBe(before)
  expect(console.error).toHaveBeenCalledOnce()
})

it('screens that React exchanges in main are left alone', async () => {
  select('#main h1')?.replaceWith('next screen')
  await new Promise(resolve => setTimeout(resolve))
  expect(select('#main')?.textContent).toBe('next screen')
  expect(console.error).not.toHaveBeenCalled()
})

it('the last resort takes the place of the frame', async () => {
  const page = document.createElement('main')
  page.dataset['lastResort'] = ''
  select('#frame')?.replaceChildren(page)
  await new Promise(resolve => setTimeout(resolve))
  expect(select('#frame')?.innerHTML).toBe('<main data-last-resort=""></main>')
})
