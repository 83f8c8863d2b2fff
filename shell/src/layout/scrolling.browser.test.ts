import { countListeners } from 'ui-kit/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useTopOfNewPage } from './scrolling.ts'

const { navigation } = window
const here = location.href
const page = document.createElement('div')

beforeEach(() => {
  Reflect.deleteProperty(window, 'navigation')
  // The test itself scrolls in the browser's place.
  history.scrollRestoration = 'manual'
  page.style.height = '5000px'
  document.body.append(page)
})
afterEach(() => {
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true })
  history.scrollRestoration = 'auto'
  page.remove()
  history.replaceState(null, '', here)
})

/** Renders the hook as the frame does, at the path of the page. */
async function open(path: string) {
  history.pushState(null, '', path)
  const { rerender } = await renderHook(given => useTopOfNewPage(given ?? path), { initialProps: path })
  return async (next: string) => {
    if (location.pathname !== next) history.pushState(null, '', next)
    await rerender(next)
  }
}

it('a new page begins at its top where a browser has no Navigation API', async () => {
  const go = await open('/one')
  scrollTo(0, 900)
  await go('/two')
  expect(scrollY).toBe(0)
})

it('a page that is drawn again stays where it is, and so does one that was served scrolled', async () => {
  scrollTo(0, 900)
  const go = await open('/one')
  await go('/one')
  expect(scrollY).toBe(900)
})

it('going back is left to the browser; the next new page begins at its top', async () => {
  const go = await open('/one')
  await go('/two')
  const isBack = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await isBack
  scrollTo(0, 700)
  await go('/one')
  expect(scrollY).toBe(700)
  await go('/three')
  expect(scrollY).toBe(0)
})

it('a frame that is gone watches no return', async () => {
  const listening = countListeners(window, 'popstate')
  const { unmount } = await renderHook(() => useTopOfNewPage('/one'))
  expect(listening()).toBe(1)
  await unmount()
  expect(listening()).toBe(0)
})

it('a place within the page is no return', async () => {
  const go = await open('/one')
  location.hash = 'main'
  scrollTo(0, 900)
  await go('/two')
  expect(scrollY).toBe(0)
})
