import { MemoryRouter } from 'react-router-dom'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadScreen } from './load-screen.ts'
import { entriesOf } from './search/entries.ts'

const address = location.pathname + location.search

beforeEach(() => provideSiteConfig(parseSiteConfig({})))
afterEach(() => history.replaceState(null, '', address))

async function open(path: string, hash: string) {
  history.replaceState(null, '', address + hash)
  const Screen = await loadScreen(path)
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Screen />
    </MemoryRouter>,
  )
}

/** Returns the last part of each page to which a search can lead. */
function partsOfPages(): [path: string, hash: string][] {
  provideSiteConfig(parseSiteConfig({}))
  const addresses = entriesOf(new Map()).map(({ to }) => (to ?? '').split('#'))
  return [...new Map(addresses.flatMap(([path = '', part]) => (part ? [[path, `#${part}`]] : [])))]
}

it.each(partsOfPages())('%s leads to its part %s, which takes the focus', async (path, hash) => {
  const screen = await open(path, hash)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const part = document.querySelector(hash)
  expect(part?.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.textContent).not.toBe('')
  await expect.element(page.elementLocator(document.activeElement ?? document.body)).toBeInViewport()
})

it('a question that the address names is open, and no other', async () => {
  await open('/board-faq', '#faq-2')
  const opened = [...document.querySelectorAll('details[open]')]
  expect(opened.map(({ id }) => id)).toEqual(['faq-2'])
})

it('a part that a page does not have leaves the focus at the beginning', async () => {
  await open('/info-terms', '#section-999')
  expect(document.activeElement?.matches('body, h1')).toBe(true)
})
