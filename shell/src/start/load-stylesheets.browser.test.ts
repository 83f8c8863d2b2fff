import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadStylesheets } from './load-stylesheets.ts'

const root = document.documentElement
const names = ['reset', 'font', 'common', 'layout', 'template', 'content', 'style', 'index']
const cdn = 'https://cdn.example.org/site'

const head = `<link rel="stylesheet" href="data:text/css,earlier{}">
  <link rel="preload" as="style" href="/cdn/css/first-view.css" data-cdn="css/first-view.css">
  <link rel="preload" as="style" href="data:text/css,own{}" integrity="" crossorigin="anonymous">
  <link rel="icon" href="/favicon.ico" data-cdn="images/favicon.svg">
  <link rel="apple-touch-icon" href="/touch.png" data-cdn="images/apple-touch-icon.png">`

let before: Element[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'addEventListener')
  before = [...document.head.children]
  // The runner's own sheets are no part of the page under test.
  before.forEach(element => element.remove())
  document.head.append(document.createRange().createContextualFragment(head))
})

afterEach(() => {
  vi.useRealTimers()
  // A listener that stays would do the work of one that the next test misses.
  for (const listener of vi.mocked(document.addEventListener).mock.calls)
    document.removeEventListener(...listener)
  vi.restoreAllMocks()
  document.head.replaceChildren(...before)
  delete root.dataset['stylesFrom']
  root.style.removeProperty('--krds-gap-1')
  root.hidden = false
})

function sheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
}

/** Reports both sheets of the first view, that of the CDN first. */
function settle(...[looks, own]: ('load' | 'error')[]): void {
  const [first, second] = sheets()
  first?.dispatchEvent(new Event(looks ?? 'load'))
  second?.dispatchEvent(new Event(own ?? looks ?? 'load'))
}

/** Lets promises settle, but no sheet arrive by itself. */
async function withoutTasks(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve()
}

function addresses(): string[] {
  return sheets().map(({ href }) => href)
}

const firstView = [`${cdn}/css/first-view.css`, 'data:text/css,own{}']
const eight = names.map(name => `${cdn}/css/${name}.css`)

describe('the stylesheets', () => {
  it('of the first view are one from the CDN, and that of the page itself', () => {
    loadStylesheets(cdn)
    expect(addresses()).toEqual(firstView)
  })

  it('of chunks have the address that the chunk itself would load: a path, and a whole one of a release', () => {
    const hints = ['/assets/1.css', '/remotes/mfe-a/1.0.0/2.css'].map(
      href => `<link rel="preload" as="style" href="${href}">`,
    )
    document.head.append(document.createRange().createContextualFragment(hints.join('')))
    loadStylesheets(cdn)
    expect(sheets().map(sheet => sheet.getAttribute('href'))).toEqual([
      ...firstView,
      '/assets/1.css',
      `${location.origin}/remotes/mfe-a/1.0.0/2.css`,
    ])
  })

  it('of the specification follow in their order, all eight, once the page answers (CONST-26)', async () => {
    const answers = Promise.withResolvers<void>()
    loadStylesheets(cdn, answers.promise)
    settle()
    await expect.poll(() => sheets()[0]?.hasAttribute('blocking')).toBe(false)
    expect(addresses()).toEqual(firstView)
    answers.resolve()
    await expect.poll(addresses).toEqual([...firstView, ...eight])
    expect(root.hidden).toBe(false)
  })

  it('of the specification follow three seconds after the document has loaded, if the page does not answer', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    loadStylesheets(cdn, new Promise(() => {}))
    settle()
    await vi.advanceTimersByTimeAsync(9000)
    dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(2999)
    expect(addresses()).toEqual(firstView)
    await vi.advanceTimersByTimeAsync(1)
    expect(addresses()).toEqual([...firstView, ...eight])
  })

  it('of a CDN without the one are the eight at once, and nothing is painted before they have settled', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    loadStylesheets(cdn)
    settle('error', 'load')
    await expect.poll(addresses).toEqual([...firstView, ...eight])
    const last = sheets().pop()
    for (const sheet of sheets()) if (sheet !== last) sheet.dispatchEvent(new Event('load'))
    await withoutTasks()
    expect(root.hidden).toBe(true)
    last?.dispatchEvent(new Event('load'))
    await expect.poll(() => root.hidden).toBe(false)
  })

  it('of a CDN that is not the configured one any more do not follow', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    loadStylesheets(cdn)
    settle()
    await expect.poll(() => sheets()[0]?.hasAttribute('blocking')).toBe(false)
    loadStylesheets('/other')
    dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(0)
    expect(sheets()).toHaveLength(2)
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
    expect(sheets()).toHaveLength(2)
    expect(sheets()[0]?.getAttribute('href')).toBe('/other/css/first-view.css')
  })
})

describe('until the styles are there', () => {
  it('nothing is painted', () => {
    loadStylesheets(cdn)
    expect(sheets().every(sheet => sheet.getAttribute('blocking') === 'render')).toBe(true)
    expect(root.hidden).toBe(false)
  })

  it('nothing is painted with the sheet of the CDN alone', async () => {
    loadStylesheets(cdn)
    const [looks, own] = sheets()
    looks?.dispatchEvent(new Event('load'))
    await withoutTasks()
    expect(looks?.hasAttribute('blocking')).toBe(true)
    own?.dispatchEvent(new Event('load'))
    await withoutTasks()
    expect(looks?.hasAttribute('blocking')).toBe(false)
  })

  it('the page is out of sight where the browser cannot hold back the paint', async () => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false)
    loadStylesheets(cdn)
    expect(root.hidden).toBe(true)
    await vi.advanceTimersByTimeAsync(3000)
    expect(root.hidden).toBe(false)
  })

  it('the page is painted all the same when they have come or failed', async () => {
    loadStylesheets(cdn)
    settle('error')
    await expect.poll(() => sheets().length).toBe(10)
    for (const sheet of sheets()) sheet.dispatchEvent(new Event('error'))
    await expect.poll(() => sheets().some(sheet => sheet.hasAttribute('blocking'))).toBe(false)
  })

  it('the page is painted all the same when the CDN does not respond for three seconds', async () => {
    loadStylesheets(cdn)
    await vi.advanceTimersByTimeAsync(2999)
    expect(sheets()[0]?.hasAttribute('blocking')).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(sheets()[0]?.hasAttribute('blocking')).toBe(false)
  })
})

it('a CDN whose failure comes late keeps the page in sight', async () => {
  loadStylesheets(cdn)
  await vi.advanceTimersByTimeAsync(3000)
  settle('error', 'load')
  await expect.poll(() => sheets().length).toBe(10)
  await expect.poll(() => root.hidden).toBe(false)
})

describe('the page’s own styles', () => {
  const own = () => sheets()[1]

  it('are disabled as long as the tokens that they use are missing', async () => {
    loadStylesheets(cdn)
    await vi.advanceTimersByTimeAsync(3000)
    expect(own()?.disabled).toBe(true)
  })

  it('of later files are disabled, too', async () => {
    loadStylesheets(cdn)
    await vi.advanceTimersByTimeAsync(3000)
    settle('error', 'load')
    await expect.poll(() => sheets().length).toBe(10)
    for (const sheet of sheets()) sheet.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(0)
    const later = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: 'data:text/css,later{}',
    })
    document.head.append(later)
    await expect.poll(() => later.disabled).toBe(true)
  })

  it('are enabled with the tokens, however late these come', async () => {
    loadStylesheets(cdn)
    await vi.advanceTimersByTimeAsync(3000)
    root.style.setProperty('--krds-gap-1', '0.2rem')
    for (const sheet of sheets()) sheet.dispatchEvent(new Event('load'))
    await expect.poll(() => own()?.disabled).toBe(false)
  })
})
