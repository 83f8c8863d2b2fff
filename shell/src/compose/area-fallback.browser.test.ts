import type { AreaLifecycles } from 'remote-kit'
import { describe, expect, it, vi } from 'vitest'
import { WrongFile } from './federation/entry-integrity.ts'
import { eventually, pageScene } from './testing/page-scene.ts'

const { scene, release, open, reported, state } = pageScene()

function says(text: string, rest: Partial<AreaLifecycles> = {}): AreaLifecycles {
  return {
    bootstrap: async () => undefined,
    mount: async ({ domElement }) => void (domElement.textContent = text),
    unmount: async ({ domElement }) => domElement.replaceChildren(),
    ...rest,
  }
}

const never = () => new Promise<never>(() => undefined)
const mistake = () => Promise.reject(new Error('mistake'))

/** Opens the page for a visitor without a release that ran here before. */
function visit(): Promise<unknown> {
  open({ [scene.name]: release('2', { fallback: release('1') }) })
  return vi.advanceTimersByTimeAsync(1)
}

const KINDS: [string, string, AreaLifecycles | Error | undefined][] = [
  ['whose entry is missing', 'load', undefined],
  ['whose entry has another hash', 'integrity', new WrongFile()],
  ['whose stylesheet is missing', 'load', new Error('Loading CSS chunk 1 failed')],
  ['that throws at bootstrap', 'bootstrap', says('new', { bootstrap: mistake })],
  ['that throws in its bootstrap itself', 'bootstrap', says('new', { bootstrap: throwNow })],
  ['that never starts', 'timeout', says('new', { bootstrap: never })],
  ['that throws at mount', 'mount', says('new', { mount: mistake })],
  ['that throws in its mount itself', 'mount', says('new', { mount: throwNow })],
  ['whose first chunk is missing', 'mount', says('new', { mount: () => Promise.reject(new Error('chunk')) })],
  ['that never mounts', 'timeout', says('new', { mount: never })],
  ['whose first render throws', 'crash', says('new', { mount: crashing(0) })],
  ['that crashes a little later', 'crash', says('new', { mount: crashing(50) })],
  ['without lifecycles', 'bootstrap', {} as AreaLifecycles],
  ['that removes its own element', 'mount', says('new', { mount: removing(null) })],
  ['that removes its own element a little later', 'crash', says('new', { mount: removing(50) })],
  ['that moves its own element over the page', 'mount', says('new', { mount: moving })],
]

function throwNow(): never {
  throw new Error('mistake')
}

function crashing(after: number): AreaLifecycles['mount'] {
  return async ({ reportCrash }) => void setTimeout(reportCrash, after, new Error('crash'))
}

function removing(after: number | null): AreaLifecycles['mount'] {
  return async ({ domElement }) => {
    domElement.textContent = 'new'
    if (after === null) domElement.remove()
    else setTimeout(() => domElement.remove(), after)
  }
}

async function moving({ domElement }: { domElement: HTMLElement }): Promise<void> {
  domElement.textContent = 'new'
  document.body.append(domElement)
}

const failures = () => reported().filter(each => !each.endsWith('loaded'))

describe('a newcomer', () => {
  it.each(KINDS)('sees the fallback in place of a release %s', async (_, kind, broken) => {
    scene.modules['1'] = says('old')
    if (broken) scene.modules['2'] = broken
    await visit()
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      expect(scene.areas.textContent).toBe('old')
    })
    expect(state()).toBe('shown')
    expect(failures()).toEqual([`2 ${kind}`, '1 reverted'])
    expect(document.querySelectorAll(`#area-${scene.name}`)).toHaveLength(1)
  })

  it('sees the waiting screen, then the fallback, in place of a release that draws nothing', async () => {
    scene.modules['1'] = says('old')
    scene.modules['2'] = says('', { unmount: mistake })
    await visit()
    await eventually(async () => {
      expect(['loading', 'late', 'shown']).toContain(state())
      await vi.advanceTimersByTimeAsync(1000)
      expect(scene.areas.textContent).toBe('old')
    })
    expect(state()).toBe('shown')
    expect(failures()).toEqual(['2 mount', '1 reverted'])
  })

  it('sees the fallback in place of a release that empties its place later, unless a dialog explains it', async () => {
    scene.modules['1'] = says('old')
    const empty = (element: HTMLElement) => element.replaceChildren()
    scene.modules['2'] = says('', {
      mount: async ({ domElement }) => {
        domElement.textContent = 'new'
        setTimeout(empty, 3000, domElement)
      },
    })
    const dialog = document.body.appendChild(document.createElement('dialog'))
    await visit()
    await eventually(() => expect(state()).toBe('shown'))
    dialog.showModal()
    await eventually(() => expect(scene.areas.textContent).toBe(''))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([state(), failures()]).toEqual(['shown', []])
    dialog.remove()
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      expect(scene.areas.textContent).toBe('old')
    })
    expect(failures()).toEqual(['2 mount', '1 reverted'])
  })

  it('sees a release that draws a moment after it is mounted', async () => {
    scene.modules['1'] = says('old')
    const draw = (element: HTMLElement) => void (element.textContent = 'new')
    scene.modules['2'] = says('', { mount: async props => void setTimeout(draw, 3000, props.domElement) })
    await visit()
    await eventually(async () => {
      await vi.advanceTimersByTimeAsync(500)
      expect(state()).toBe('shown')
    })
    expect(scene.areas.textContent).toBe('new')
    expect(failures()).toEqual([])
  })

  it('sees the message with the button at once on a page that the fallback does not have, and the fallback elsewhere', async () => {
    scene.modules['1'] = says('old')
    const routes = [{ path: '/new', title: 'new', timer: false, needs: [] }]
    const former = location.pathname
    history.replaceState(null, '', '/new')
    open({ [scene.name]: release('2', { routes, fallback: release('1') }) })
    await vi.advanceTimersByTimeAsync(1)
    expect([state(), failures()]).toEqual(['failed', ['2 load']])
    history.replaceState(null, '', former)
    scene.composition?.retry(scene.name)
    await eventually(() => expect(scene.areas.textContent).toBe('old'))
  })

  it('waits for files that hang, and sees the fallback then', async () => {
    scene.modules['1'] = says('old')
    scene.load.mockImplementation(async (_, { version }) => (version === '2' ? never() : says('old')))
    await visit()
    await vi.advanceTimersByTimeAsync(6000)
    expect(state()).toBe('late')
    await vi.advanceTimersByTimeAsync(10_000)
    await eventually(() => expect(scene.areas.textContent).toBe('old'))
    expect(failures()).toEqual(['2 timeout', '1 reverted'])
  })

  it('sees the fallback in place of a release that ended the page before this one', async () => {
    scene.modules['1'] = says('old')
    scene.modules['2'] = says('new')
    scene.leftMark = `${scene.name} 2 `
    await visit()
    await eventually(() => expect(scene.areas.textContent).toBe('old'))
    expect(failures()).toEqual(['2 hang', '1 reverted'])
  })

  it('sees the message with the button when the fallback fails too', async () => {
    await visit()
    await vi.advanceTimersByTimeAsync(1)
    expect(state()).toBe('failed')
    expect(failures()).toEqual(['2 load', '1 reverted', '1 load'])
    scene.modules['2'] = says('new')
    scene.composition?.retry(scene.name)
    await eventually(() => expect(scene.areas.textContent).toBe('new'))
  })
})
