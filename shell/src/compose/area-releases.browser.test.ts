import type { AreaLifecycles } from 'remote-kit'
import { describe, expect, it, vi } from 'vitest'
import { WrongFile } from './federation/entry-integrity.ts'
import { pulsesOf } from './live/pulses.ts'
import { eventually, pageScene } from './testing/page-scene.ts'

const { scene, release, open, follow, leave, enterAgain, reported, evicted, state } = pageScene()

/** An area that shows this text. */
function says(text: string, rest: Partial<AreaLifecycles> = {}): AreaLifecycles {
  return {
    bootstrap: async () => undefined,
    mount: async ({ domElement }) => void (domElement.textContent = text),
    unmount: async ({ domElement }) => domElement.replaceChildren(),
    ...rest,
  }
}

const never = () => new Promise<never>(() => undefined)

const shows = (text: string) =>
  eventually(() => {
    expect(scene.areas.textContent).toBe(text)
    expect(state()).toBe('shown')
  })

function enter() {
  open({ [scene.name]: release('1') })
  return vi.advanceTimersByTimeAsync(0)
}

const goesLive = (version: string) => follow({ [scene.name]: release(version) })

const pulses = () =>
  (scene.composition?.running() ?? []).flatMap(pulsesOf).map(({ version, kind }) => `${version} ${kind}`)

describe('an area of which another release goes live', () => {
  it('stays as it is until it is left, changes when it is entered next, and leaves nothing behind', async () => {
    const unload = vi.fn<NonNullable<AreaLifecycles['unload']>>(async () => {})
    const update = vi.fn<NonNullable<AreaLifecycles['update']>>(async () => {})
    scene.modules['1'] = says('old', { update, unload })
    scene.modules['2'] = says('new')
    await enter()
    goesLive('2')
    await vi.advanceTimersByTimeAsync(1000)
    await shows('old')
    expect(update).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ newVersion: '2' }))
    expect(unload).not.toHaveBeenCalled()
    expect(pulses()).toEqual(['1 open', '1 deferred'])
    const upload = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', upload)
    expect(pulses()).toEqual(['1 open', '1 deferred', '1 unsaved'])
    removeEventListener('beforeunload', upload)

    await leave()
    await eventually(() => expect(unload).toHaveBeenCalledOnce())
    await eventually(() => expect(evicted()).toEqual(['1']))
    await enterAgain()
    await shows('new')
    expect(reported()).toEqual(['1 loaded', '2 loaded'])
    expect(pulses()).toEqual(['2 open'])
  })

  it('changes at once when it is not on the screen', async () => {
    scene.modules['1'] = says('old')
    scene.modules['2'] = says('new')
    await enter()
    await shows('old')
    await leave()
    goesLive('2')
    await eventually(() => expect(evicted()).toEqual(['1']))
    await enterAgain()
    await shows('new')
  })

  it.each([
    ['does not come', undefined, 'load'],
    ['is another file than was released', new WrongFile(), 'integrity'],
    ['throws at bootstrap', { bootstrap: () => Promise.reject(new Error('mistake')) }, 'bootstrap'],
    ['never starts', { bootstrap: never }, 'timeout'],
    ['never mounts', { mount: never }, 'timeout'],
    ['throws at mount', { mount: () => Promise.reject(new Error('mistake')) }, 'mount'],
    [
      'crashes once it is shown',
      { mount: async ({ reportCrash }) => void setTimeout(reportCrash, 1, new Error('crash')) },
      'crash',
    ],
  ] satisfies [string, Partial<AreaLifecycles> | WrongFile | undefined, string][])(
    'goes back to the former one by itself when the new one %s',
    async (_when, broken, kind) => {
      scene.modules['1'] = says('old')
      if (broken) scene.modules['2'] = broken instanceof WrongFile ? broken : says('new', broken)
      else delete scene.modules['2']
      await enter()
      await shows('old')
      await leave()
      goesLive('2')
      void enterAgain()
      await vi.advanceTimersByTimeAsync(3000)
      const failures = () => reported().filter(each => !each.endsWith('loaded'))
      await eventually(() => expect(failures()).toEqual([`2 ${kind}`, '1 reverted']))
      await shows('old')
      expect(state()).toBe('shown')
    },
  )

  it('gives way to the release of everyone else when it is tried in this browser and fails, also on the first visit', async () => {
    scene.modules['1'] = says('live')
    scene.modules['2'] = says('tried', { mount: () => Promise.reject(new Error('mistake')) })
    open({ [scene.name]: release('2') }, { [scene.name]: release('1') })
    await shows('live')
    expect(reported().slice(0, 3)).toEqual(['2 mount', '1 reverted', '1 loaded'])
  })

  it('tries a release twice, and then no more until another registry', async () => {
    scene.modules['1'] = says('old')
    scene.modules['2'] = says('new', { mount: () => Promise.reject(new Error('mistake')) })
    await enter()
    await shows('old')
    await leave()
    goesLive('2')
    for (let visit = 0; visit < 4; visit += 1) {
      await enterAgain()
      await shows('old')
      await leave()
    }
    expect(reported().filter(each => each === '2 mount')).toHaveLength(2)

    scene.modules['2'] = says('mended')
    goesLive('2')
    await enterAgain()
    await shows('mended')
  })

  it('is shown to who looks at the message that it failed', async () => {
    delete scene.modules['1']
    scene.modules['2'] = says('mended')
    await enter()
    await eventually(() => expect(state()).toBe('failed'))
    goesLive('2')
    await shows('mended')
  })

  it('is shown in the place of one that was tried again and is still starting', async () => {
    scene.modules['1'] = says('old', { bootstrap: never })
    scene.modules['2'] = says('mended')
    await enter()
    await vi.advanceTimersByTimeAsync(3000)
    await eventually(() => expect(state()).toBe('failed'))
    scene.composition?.retry(scene.name)
    await eventually(() => expect(scene.load).toHaveBeenCalledTimes(2))
    await vi.advanceTimersByTimeAsync(0)
    goesLive('2')
    await vi.advanceTimersByTimeAsync(3000)
    await shows('mended')
  })

  it('is no area of the page before it is live', async () => {
    open({})
    expect(state()).toBeUndefined()
    scene.modules['1'] = says('first')
    goesLive('1')
    await shows('first')
  })
})
