import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followLinksInPage } from './in-page-links.ts'

const goTo = vi.fn<(path: string) => void>()
const leftToBrowser = vi.fn<(event: Event) => void>(event => event.preventDefault())
let end: () => void

beforeEach(() => {
  vi.clearAllMocks()
  end = followLinksInPage({ isPage: path => path === '/self-check', goTo })
  addEventListener('click', leftToBrowser)
})

afterEach(() => {
  end()
  removeEventListener('click', leftToBrowser)
  document.body.replaceChildren()
})

it('follows a plain link to a page of the site, query and place included, without loading a document', () => {
  press('<a href="/self-check?from=home#second"><span>자가진단</span></a>', 'span')
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/self-check?from=home#second')
  expect(leftToBrowser.mock.calls[0]?.[0].defaultPrevented).toBe(true)
})

it.each([
  ['a path that is no page', '<a href="/cdn/form.pdf">x</a>'],
  ['another site', '<a href="https://example.org/self-check">x</a>'],
  ['a new window', '<a href="/self-check" target="_blank">x</a>'],
  ['a download', '<a href="/self-check" download>x</a>'],
  ['a place on this page', '<a href="#main">x</a>'],
])('leaves %s to the browser', (_, link) => {
  press(link, 'a')
  expect(goTo).not.toHaveBeenCalled()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press with %j to the browser',
  held => {
    press('<a href="/self-check">x</a>', 'a', held)
    expect(goTo).not.toHaveBeenCalled()
  },
)

it('follows no link after its end', () => {
  end()
  press('<a href="/self-check">x</a>', 'a')
  expect(goTo).not.toHaveBeenCalled()
})

it('does not follow a link twice that a router has handled', () => {
  document.body.innerHTML = '<a href="/self-check">x</a>'
  document.querySelector('a')?.addEventListener('click', event => event.preventDefault())
  document.querySelector('a')?.click()
  expect(goTo).not.toHaveBeenCalled()
})

function press(html: string, selector: string, held: MouseEventInit = {}) {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...held })
  document.querySelector(selector)?.dispatchEvent(event)
}
