import { afterEach, expect, it, vi } from 'vitest'
import { hidePutAwayNotices } from './hide-put-away-notices.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.adoptedStyleSheets = []
  document.body.replaceChildren()
})

function putAway(name: string, day: string): void {
  localStorage.setItem(`${name}-do-not-show`, 'true')
  localStorage.setItem(`${name}-expiry-date`, day)
}

/** The names of the notices in sight. */
function seen(): (string | undefined)[] {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-notice]')]
  return lines.filter(line => line.checkVisibility()).map(({ dataset }) => dataset['notice'])
}

it('the lines of notices that were put away today are hidden, and no others', () => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Seoul' }).format()
  putAway('home-proof-notice', today)
  putAway("notice-'] *", today)
  putAway('faq-notice', '2025-01-01')
  hidePutAwayNotices()
  for (const name of ['home-proof-notice', "notice-'] *", 'faq-notice', 'home-image-notice'])
    document.body.appendChild(Object.assign(document.createElement('p'), { textContent: name })).dataset[
      'notice'
    ] = name
  expect(seen()).toEqual(['faq-notice', 'home-image-notice'])
})

it('a browser that forbids its storage shows them all', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  hidePutAwayNotices()
  expect(document.adoptedStyleSheets).toEqual([])
})
