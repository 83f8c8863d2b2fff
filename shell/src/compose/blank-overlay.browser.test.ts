import type { OverlayLifecycles } from 'remote-kit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from './testing/page-scene.ts'
import { fakeVersion, overlayScene, type Fake } from './testing/overlay-scene.ts'

const { scene, release, open, reported, run, isEvicted, shown, waits } = overlayScene()

describe('the waiting room that draws nothing while a person waits', () => {
  const never = () => new Promise<never>(() => undefined)
  const secondsPass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
  )

  /** A newcomer waits by a live release of this kind; version 1 is the fallback of the registry. */
  async function waitsByBlank(fake: Fake = {}) {
    const fallback = fakeVersion('1')
    const blank = fakeVersion('2', { draws: false, ...fake })
    Object.assign(scene.modules, { '1': fallback.exposed, '2': blank.exposed })
    const overlay = { slot: 'overlay' } as const
    open({ 'mfe-queue': release('2', { ...overlay, fallback: release('1', overlay) }) })
    const turn = run('act_3')
    await eventually(() => expect(blank.runs).toHaveLength(1))
    return { fallback, blank, turn }
  }

  it.each([
    ['hands the wait over', {}, { by: '2' }],
    ['never ends its handing over', { gate: { handOver: never } }, undefined],
    ['cannot hand over', { gate: { handOver: undefined as never } }, undefined],
    ['draws what no one can see', { draws: 'unseen' }, { by: '2' }],
  ] satisfies [string, Fake, unknown][])(
    'is the fallback after six seconds, also if it %s',
    async (_how, fake, given) => {
      const { fallback, blank, turn } = await waitsByBlank(fake)
      await secondsPass(5)
      expect(fallback.runs).toEqual([])
      await secondsPass(1)
      await eventually(() => expect(fallback.runs).toEqual([{ action: 'act_3', given }]))
      await eventually(() => expect(shown()).toEqual(['waits by 1']))
      expect(reported()).toEqual(['2 loaded', '2 crash', '1 swapped'])
      fallback.passes()
      expect(await turn).toBe('passed')
      await isEvicted('2')
      expect(blank.unmount).toHaveBeenCalledOnce()
    },
  )

  it('is an error of the turn when there is no other release', async () => {
    const { turn } = await waits({ draws: false })
    const over = vi.fn<(result: unknown) => void>()
    void turn?.then(over)
    await eventually(() => expect(over).toHaveBeenCalledWith('error'))
  })

  it('goes on while it asks a question of the page, and draws in the end', async () => {
    const { old, turn } = await waits({ draws: false })
    const question = document.createElement('dialog')
    document.body.append(question)
    question.showModal()
    await secondsPass(60)
    question.remove()
    await secondsPass(3)
    scene.overlay.firstElementChild?.append('waits at last')
    await secondsPass(60)
    old.passes()
    expect(await turn).toBe('passed')
    await secondsPass(60)
    expect(reported()).toEqual(['1 loaded'])
  })
})

describe('the waiting room that removes its own element', () => {
  it('gives way to its fallback, where the wait goes on', async () => {
    const fallback = fakeVersion('1')
    scene.modules['1'] = fallback.exposed
    const removing = fakeVersion('2')
    const mount: OverlayLifecycles['mount'] = async props => {
      await removing.exposed.mount(props)
      setTimeout(() => props.domElement.remove())
    }
    scene.modules['2'] = { ...removing.exposed, mount }
    open({ 'mfe-queue': release('2', { slot: 'overlay', fallback: release('1', { slot: 'overlay' }) }) })
    const turn = run('act_3')
    await eventually(() => expect(fallback.runs).toHaveLength(1))
    expect(shown()).toEqual(['waits by 1'])
    fallback.passes()
    expect(await turn).toBe('passed')
    await isEvicted('2')
    expect(reported()).toContain('2 crash')
  })
})
