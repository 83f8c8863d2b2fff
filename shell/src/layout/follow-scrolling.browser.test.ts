import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { followScrolling } from './scrolling.ts'

const here = location.href
const main = Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 })
const isTall = (height: number) => void (main.style.height = `${height}px`)

let following: AbortController
const follow = () => followScrolling((following = new AbortController()).signal)

beforeEach(() => {
  document.body.append(main)
  follow()
  isTall(5000)
  open('/home')
})
afterEach(() => {
  following.abort()
  // A person who acts ends the restoring of a place.
  document.dispatchEvent(new Event('wheel'))
})
afterAll(() => {
  main.remove()
  sessionStorage.clear()
  history.scrollRestoration = 'auto'
  history.replaceState(null, '', here)
})

/** Opens a page by a link of the site. */
function open(path: string): void {
  history.pushState(null, '', path)
}

async function goBack(): Promise<void> {
  const isBack = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await isBack
}

/** Leaves a page at this place, and goes back to it when only so much of it is drawn. */
async function returnTo(top: number, height: number): Promise<void> {
  open('/list')
  scrollTo(0, top)
  open('/entry')
  isTall(height)
  await goBack()
}

it('a new page begins at its top, and the page before is where it was left', async () => {
  open('/list')
  scrollTo(0, 900)
  open('/entry')
  expect(scrollY).toBe(0)
  scrollTo(0, 300)
  await goBack()
  expect(scrollY).toBe(900)
})

it('a place within a page is no new page', () => {
  open('/list')
  scrollTo(0, 900)
  open('/list#answer')
  history.replaceState(null, '', '/list?page=2')
  expect(scrollY).toBe(900)
})

it('a page that is drawn a little later is where it was left as soon as it is long enough', async () => {
  await returnTo(900, 10)
  expect(scrollY).toBe(0)
  isTall(5000)
  await expect.poll(() => scrollY).toBe(900)
})

it('the heading that takes the focus moves no page', async () => {
  await returnTo(900, 5000)
  scrollTo(0, 0)
  main.focus({ preventScroll: true })
  expect(scrollY).toBe(900)
})

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a person who acts (%s) is not moved when the page grows',
  async act => {
    await returnTo(900, 10)
    document.dispatchEvent(new Event(act))
    isTall(5000)
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(scrollY).toBe(0)
  },
)

it('the page before is not settled any more once another one is opened', async () => {
  await returnTo(900, 10)
  open('/other')
  isTall(5000)
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(scrollY).toBe(0)
})

it('a page that is loaded again is where it was left, unless it is scrolled already', () => {
  scrollTo(0, 700)
  dispatchEvent(new Event('pagehide'))
  following.abort()
  scrollTo(0, 0)
  follow()
  expect(scrollY).toBe(700)
  following.abort()
  scrollTo(0, 300)
  follow()
  expect(scrollY).toBe(300)
})

it('damaged positions are none', () => {
  sessionStorage.setItem('sbiz_scroll', '{')
  following.abort()
  scrollTo(0, 0)
  follow()
  expect(scrollY).toBe(0)
})
