import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dressPage } from './dress-page.ts'

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
  // The runner's own sheets are no part of the page that is dressed here.
  before.forEach(element => element.remove())
  document.head.append(document.createRange().createContextualFragment(head))
})

afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren(...before)
  delete root.dataset['dressedFrom']
  root.style.removeProperty('--krds-gap-1')
  root.hidden = false
})

function sheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
}

describe('dressing the page', () => {
  it('loads the eight stylesheets from the CDN in their order, and what the page brought itself after them', () => {
    dressPage(cdn)
    expect(sheets().map(({ href }) => href)).toEqual([
      ...names.map(name => `${cdn}/css/${name}.css`),
      'data:text/css,own{}',
    ])
  })

  it('takes away the stylesheet links that stood in the page', () => {
    const [earlier] = sheets()
    dressPage(cdn)
    expect(earlier?.isConnected).toBe(false)
  })

  it('takes favicon and touch icon from the CDN', () => {
    const icons = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel*=icon]')]
    const earlier = icons()
    dressPage(cdn)
    expect(icons().map(({ href }) => href)).toEqual([
      `${cdn}/images/favicon.svg`,
      `${cdn}/images/apple-touch-icon.png`,
    ])
    expect(earlier.every(icon => !icon.isConnected)).toBe(true)
  })

  it('does nothing to a page that wears the looks of that CDN already', () => {
    dressPage(cdn)
    const worn = sheets()
    dressPage(cdn)
    expect(sheets()).toEqual(worn)
  })

  it('changes over to another CDN', () => {
    dressPage(cdn)
    dressPage('/other')
    expect(sheets()).toHaveLength(names.length + 1)
    expect(sheets()[0]?.getAttribute('href')).toBe('/other/css/reset.css')
  })
})

describe('until the looks are there', () => {
  it('nothing is painted', () => {
    dressPage(cdn)
    expect(sheets().every(sheet => sheet.getAttribute('blocking') === 'render')).toBe(true)
    expect(root.hidden).toBe(false)
  })

  it('the page is out of sight where the browser cannot hold back the paint', () => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false)
    dressPage(cdn)
    expect(root.hidden).toBe(true)
    vi.advanceTimersByTime(3000)
    expect(root.hidden).toBe(false)
  })

  it('the page is painted all the same when they have come or failed', async () => {
    dressPage(cdn)
    for (const sheet of sheets()) sheet.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(sheets().some(sheet => sheet.hasAttribute('blocking'))).toBe(false))
  })

  it('the page is painted all the same when the CDN does not answer for three seconds', () => {
    dressPage(cdn)
    vi.advanceTimersByTime(2999)
    expect(sheets()[0]?.hasAttribute('blocking')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(sheets()[0]?.hasAttribute('blocking')).toBe(false)
  })
})

describe('the page’s own looks', () => {
  const own = () => sheets().at(-1)

  it('are taken off as long as the tokens that they lean on are missing', () => {
    dressPage(cdn)
    vi.advanceTimersByTime(3000)
    expect(own()?.disabled).toBe(true)
  })

  it('are worn with the tokens, however late these come', async () => {
    dressPage(cdn)
    vi.advanceTimersByTime(3000)
    root.style.setProperty('--krds-gap-1', '0.2rem')
    for (const sheet of sheets()) sheet.dispatchEvent(new Event('load'))
    await vi.waitFor(() => expect(own()?.disabled).toBe(false))
  })
})
