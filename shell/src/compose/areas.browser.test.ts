import type { AreaLifecycles } from 'remote-kit'
import { describe, expect, it, vi } from 'vitest'
import { eventually, pageScene } from './testing/page-scene.ts'

const PROMISED_MS = 6000

const { scene, release, open, reported, state } = pageScene()

function enter() {
  open({ [scene.name]: release('1') })
  return vi.advanceTimersByTimeAsync(0)
}

const becomes = (view: string) => eventually(() => expect(state()).toBe(view))
const retry = () => scene.composition?.retry(scene.name)
const shownArea = () => `<div id="area-${scene.name}">${scene.name}</div>`

/** An area that writes its name where it may. */
function lifecycles(mount: AreaLifecycles['mount'] = async () => undefined): AreaLifecycles {
  return {
    bootstrap: async () => undefined,
    async mount(props) {
      props.domElement.textContent = scene.name
      await mount(props)
    },
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  }
}

const never = () => new Promise<never>(() => undefined)

describe('an area', () => {
  it('is shown in an element of its own', async () => {
    scene.load.mockResolvedValue(lifecycles())
    await enter()
    await becomes('shown')
    expect(scene.areas.innerHTML).toBe(shownArea())
  })

  it('that does not come is late after six seconds, and not before, and given up on in the end', async () => {
    scene.load.mockImplementation(never)
    await enter()
    await vi.advanceTimersByTimeAsync(PROMISED_MS - 1)
    expect(state()).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(state()).toBe('late')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(state()).toBe('failed')
  })

  it('is late after six seconds, however the second try goes after a first that failed early', async () => {
    scene.load.mockRejectedValueOnce(new Error('503')).mockImplementation(never)
    await enter()
    await vi.advanceTimersByTimeAsync(PROMISED_MS)
    expect(scene.load).toHaveBeenCalledTimes(2)
    expect(state()).toBe('late')
  })

  it('that comes late is shown after all', async () => {
    const { promise, resolve } = Promise.withResolvers<AreaLifecycles>()
    scene.load.mockReturnValue(promise)
    await enter()
    await vi.advanceTimersByTimeAsync(PROMISED_MS + 3000)
    resolve(lifecycles())
    await becomes('shown')
    expect(scene.areas.innerHTML).toBe(shownArea())
  })

  it('that comes late in another form than it should has failed', async () => {
    const { promise, reject } = Promise.withResolvers<AreaLifecycles>()
    scene.load.mockReturnValue(promise)
    await enter()
    await vi.advanceTimersByTimeAsync(PROMISED_MS + 3000)
    reject(new Error('404'))
    await vi.advanceTimersByTimeAsync(1)
    expect(state()).toBe('failed')
    expect(scene.areas.children).toHaveLength(0)
  })
})

describe('an area that fails', () => {
  it.each([
    ['loading', () => scene.load.mockRejectedValue(new Error('404'))],
    ['mounting', () => scene.load.mockResolvedValue(lifecycles(() => Promise.reject(new Error('mistake'))))],
    [
      'once it is shown',
      () =>
        vi
          .mocked(scene.load)
          .mockResolvedValue(
            lifecycles(async ({ reportCrash }) => void setTimeout(reportCrash, 1, new Error('crash'))),
          ),
    ],
  ])('%s leaves nothing of it in the page', async (_when, fail) => {
    fail()
    await enter()
    await becomes('failed')
    await eventually(() => expect(scene.areas.children).toHaveLength(0))
  })

  it('by never mounting is given up on after three seconds, and tried again when the person asks for it', async () => {
    const mount = vi.fn<AreaLifecycles['mount']>(never)
    scene.load.mockResolvedValue(lifecycles(mount))
    await enter()
    await eventually(() => expect(mount).toHaveBeenCalled())
    expect(state()).toBe('loading')
    await vi.advanceTimersByTimeAsync(3000)
    expect(state()).toBe('failed')
    await eventually(() => expect(scene.areas.children).toHaveLength(0))
    expect(reported()).toEqual(['1 timeout'])

    scene.load.mockResolvedValue(lifecycles())
    retry()
    await becomes('shown')
  })

  it('is tried again from the start when the person asks for it, and shown once', async () => {
    scene.load.mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'))
    await enter()
    await vi.advanceTimersByTimeAsync(1)
    scene.load.mockResolvedValue(lifecycles())
    retry()
    expect(state()).toBe('loading')
    await becomes('shown')
    expect(scene.areas.innerHTML).toBe(shownArea())
  })

  it.each(['unmount', 'unload'])('is tried again once it is gone, when its %s takes time', async step => {
    const { promise: gone, resolve: endUnmounting } = Promise.withResolvers<void>()
    const crashing = lifecycles(
      async ({ reportCrash }) => void setTimeout(reportCrash, 1, new Error('crash')),
    )
    scene.load.mockResolvedValueOnce({ ...crashing, [step]: () => gone })
    await enter()
    await becomes('failed')

    scene.load.mockResolvedValue(lifecycles())
    retry()
    await vi.advanceTimersByTimeAsync(1)
    expect(state()).toBe('loading')
    endUnmounting()
    await becomes('shown')
    expect(scene.areas.innerHTML).toBe(shownArea())
  })

  it('is not tried again while it is shown', async () => {
    scene.load.mockResolvedValue(lifecycles())
    await enter()
    await becomes('shown')
    retry()
    expect(scene.load).toHaveBeenCalledOnce()
    expect(state()).toBe('shown')
  })
})
