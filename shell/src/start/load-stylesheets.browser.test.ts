import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadStylesheets } from './load-stylesheets.ts'

const root = document.documentElement
const names = ['reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index']
const cdn = 'https://cdn.example.org/site'

const hints = names.map(
  name => `<link rel="preload" as="style" href="/cdn/css/${name}.css" data-cdn="css/${name}.css">`,
)
const head = `<link rel="stylesheet" href="data:text/css,earlier{}">
  ${hints.join('')}
  <link rel="preload" as="style" href="data:text/css,own{}" integrity="" crossorigin="anonymous">
  <link rel="icon" href="/favicon.ico" data-cdn="images/favicon.svg">
  <link rel="apple-touch-icon" href="/touch.png" data-cdn="images/apple-touch-icon.png">`

let before: Element[] = []

beforeEach(() => {
  vi.useFakeTimers()
  before = [...document.head.children]
  // The runner's own sheets are no part of the page under test.
  before.forEach(element => element.remove())
  document.head.append(document.createRange().createContextualFragment(head))
})

afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren(...before)
  delete root.dataset['stylesFrom']
  root.style.removeProperty('--krds-gap-1')
  root.hidden = false
})

function sheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
}

describe('the stylesheets', () => {
  it('are loaded from the CDN in their order, all eight, and what the page brought itself after them', () => {
    loadStylesheets(cdn)
    expect(sheets().map(({ href }) => href)).toEqual([
      ...names.map(name => `${cdn}/css/${name}.css`),
      'data:text/css,own{}',
    ])
  })

  it('replace the links that the document had', () => {
    const [earlier] = sheets()
    loadStylesheets(cdn)
    expect(earlier?.isConnected).toBe(false)
  })

  it('come with favicon and touch icon from the CDN', () => {
    const icons = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel*=icon]')]
    const earlier = icons()
    loadStylesheets(cdn)
    expect(icons().map(({ href }) => href)).toEqual([
      `${cdn}/images/favicon.svg`,
      `${cdn}/images/apple-touch-icon.png`,
    ])
    expect(earlier.every(icon => !icon.isConnected)).toBe(true)
  })

  it('are not loaded a second time from the same CDN', () => {
    loadStylesheets(cdn)
    const loaded = sheets()
    loadStylesheets(cdn)
    expect(sheets()).toEqual(loaded)
  })

  it('are replaced by those of another CDN', () => {
    loadStylesheets(cdn)
    loadStylesheets('/other')
    expect(sheets()).toHaveLength(names.length + 1)
    expect(sheets()[0]?.getAttribute('href')).toBe('/other/css/reset.css')
  })
})

describe('until the styles are there', () => {
  it('nothing is painted', () => {
    loadStylesheets(cdn)
    expect(sheets().every(sheet => sheet.getAttribute('blocking') === 'render')).toBe(true)
    expect(root.hidden).toBe(false)
  })

  it('the page is out of sight where the browser cannot hold back the paint', () => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false)
    loadStylesheets(cdn)
    expect(root.hidden).toBe(true)
    vi.advanceTimersByTime(3000)
    expect(root.hidden).toBe(false)
  })

  it('the page is painted all the same when they have come or failed', async () => {
    loadStylesheets(cdn)
    for (const sheet of sheets()) sheet.dispatchEvent(new Event('error'))
    await expect.poll(() => sheets().some(sheet => sheet.hasAttribute('blocking'))).toBe(false)
  })

  it('the page is painted all the same when the CDN does not respond for three seconds', () => {
    loadStylesheets(cdn)
    vi.advanceTimersByTime(2999)
    expect(sheets()[0]?.hasAttribute('blocking')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(sheets()[0]?.hasAttribute('blocking')).toBe(false)
  })
})

describe('the page’s own styles', () => {
  const own = () => sheets().at(-1)

  it('are disabled as long as the tokens that they use are missing', () => {
    loadStylesheets(cdn)
    vi.advanceTimersByTime(3000)
    expect(own()?.disabled).toBe(true)
  })

  it('are enabled with the tokens, however late these come', async () => {
    loadStylesheets(cdn)
    vi.advanceTimersByTime(3000)
    root.style.setProperty('--krds-gap-1', '0.2rem')
    for (const sheet of sheets()) sheet.dispatchEvent(new Event('load'))
    await expect.poll(() => own()?.disabled).toBe(false)
  })
})
