import type { RegisteredRelease } from 'release-format'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeStyles } from '../federation/release-styles.ts'
import { watchArea } from './area-watch.ts'
import { WatchLoader } from './load-watch.ts'

const release: RegisteredRelease = {
  version: '1',
  entry: '/remotes/mfe-x/1/remoteEntry.js',
  integrity: 'sha384-x',
  slot: 'main',
  routes: [],
  requires: {},
}

const watches = new WatchLoader()

let header: HTMLElement
let element: HTMLElement
let end: () => void
const stop = vi.fn<(error: unknown) => void>()

async function watch(): Promise<() => void> {
  const loaded = await watches.load({ name: 'mfe-x', release, isOnTrial: true, stop })
  const ends = [watchArea('mfe-x', release), loaded.code(), loaded.element(element)]
  return () => ends.forEach(each => each())
}

beforeEach(async () => {
  history.replaceState(null, '', '/')
  header = document.body.appendChild(document.createElement('header'))
  header.innerHTML = '<h1>title</h1>'
  element = document.body.appendChild(document.createElement('div'))
  stop.mockReset()
  end = await watch()
})
afterEach(() => {
  end()
  header.remove()
  element.remove()
})

/** Returns a function as if from a file of that address. */
function codeOf(address: string, code: string): (given: Record<string, unknown>) => unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- The address of a script is what is looked at.
  return new Function('given', `${code}\n//# sourceURL=${new URL(address, location.href)}`) as never
}
const ownCode = (code: string) => codeOf('/remotes/mfe-x/1/assets/screen.js', code)

describe('an area that is watched', () => {
  it.each([
    ['adds to the body', 'document.body.append(document.createElement("p"))'],
    ['empties the body', 'document.body.replaceChildren()'],
    ['takes the header away', 'given.header.remove()'],
    ['takes a part of the header away', 'given.header.removeChild(given.header.firstChild)'],
    ['adds to the header', 'given.header.insertBefore(document.createElement("p"), given.header.firstChild)'],
    [
      'adds a form to the header',
      'given.header.insertBefore(document.createElement("form"), given.header.firstChild)',
    ],
  ])('%s: is stopped, and nothing is changed', (_what, code) => {
    const before = document.body.innerHTML
    expect(() => ownCode(code)({ header })).toThrow('on <')
    expect(stop).toHaveBeenCalledOnce()
    expect(document.body.innerHTML).toBe(before)
  })

  it('may write into its own element, send a form into another window, and load styles', () => {
    ownCode(`
      given.element.append(document.createElement('p'))
      given.element.firstChild.remove()
      const form = document.createElement('form')
      document.body.append(form)
      form.remove()
      document.head.append(document.createElement('style'))
    `)({ element })
    document.head.querySelector('style:last-of-type')?.remove()
    expect(stop).not.toHaveBeenCalled()
  })

  it('is not blamed for what others write', () => {
    codeOf('chrome-extension://translator/content.js', 'given.header.append("x")')({ header })
    codeOf('/assets/main.js', 'given.header.append("y")')({ header })
    expect(header.textContent).toBe('titlexy')
    expect(stop).not.toHaveBeenCalled()
  })

  it('is stopped when it moves the page in a loop, and the loop is broken', () => {
    const loop = ownCode('for (let step = 0; ; step += 1) history.pushState(null, "", `?step=${step}`)')
    expect(() => loop({})).toThrow('moves within')
    expect(stop).toHaveBeenCalledOnce()
  })

  it('may move the page as often as a person can', () => {
    ownCode('for (let step = 0; step < 40; step += 1) history.replaceState(null, "", `?step=${step}`)')({})
    expect(stop).not.toHaveBeenCalled()
  })

  it('has its style elements taken away with it, and those of others not', async () => {
    end()
    const others = document.head.appendChild(document.createElement('style'))
    await Promise.resolve()
    end = await watch()
    const own = document.head.appendChild(document.createElement('style'))
    const link = Object.assign(document.createElement('link'), { href: '/remotes/mfe-x/1/assets/a.css' })
    document.head.append(link)
    await Promise.resolve()
    removeStyles(release)
    expect([own.isConnected, link.isConnected, others.isConnected]).toEqual([false, false, true])
    others.remove()
  })

  it('leaves a mark as long as it runs in sight, which a page that has to be killed cannot take away', () => {
    expect(sessionStorage.getItem('sbiz_running_area')).toMatch(/^mfe-x 1 /)
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(sessionStorage.getItem('sbiz_running_area')).toBeNull()
  })

  it('and another one are watched by one watchdog, which patches the page once', async () => {
    const { appendChild } = Node.prototype
    const { pushState } = history
    await watches.load({ name: 'mfe-y', release, isOnTrial: true, stop })
    expect([Node.prototype.appendChild, history.pushState]).toEqual([appendChild, pushState])
  })

  it('may do as it likes once it is not on the screen any more', () => {
    end()
    ownCode('given.header.append("x")')({ header })
    expect(stop).not.toHaveBeenCalled()
  })
})
