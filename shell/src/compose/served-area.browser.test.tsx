import { Suspense, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { defineArea } from 'remote-kit'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepInput } from '../start/keep-input.ts'
import { eventually, pageScene } from './testing/page-scene.ts'

const PROMISED_MS = 6000

const { scene, release, open, leave, enterAgain, reported, state } = pageScene()
const here = location.pathname

function Screen({ title = '질문' }: { title?: string }) {
  const [name, setName] = useState('')
  const [presses, setPresses] = useState(0)
  return (
    <div>
      <h1>{title}</h1>
      <input aria-label="이름" value={name} onChange={event => setName(event.target.value)} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        누름
      </button>
      <output>{`${name} ${presses}`}</output>
    </div>
  )
}

/** A release of the area with this screen. */
const areaWith = (Shown: () => React.ReactNode) => defineArea({ [here]: async () => ({ Shown }) })

/** Puts the view of release 1 into the page, as the origin joins it. */
function serveView() {
  const view = renderToString(
    <Suspense>
      <Screen />
    </Suspense>,
  )
  scene.areas.innerHTML = `<div id="area-${scene.name}" data-release="1" data-first-view="${here}">${view}</div>`
}

const part = (selector: string) => scene.areas.querySelector<HTMLElement>(selector)
const field = () => scene.areas.querySelector('input') as HTMLInputElement
const becomes = (view: string) => eventually(() => expect(state()).toBe(view))
const never = () => new Promise<never>(() => undefined)

function enter(...others: Parameters<typeof release>) {
  open({ [scene.name]: release(...others) })
}

beforeAll(() => {
  void keepInput()
  const frame = document.createElement('div')
  frame.id = 'frame'
  frame.dataset['firstView'] = ''
  scene.areas.replaceWith(frame)
  frame.append(scene.areas)
})
beforeEach(serveView)

describe('the view of an area', () => {
  it('is taken over by its release, with the text and the press of the time before', async () => {
    const served = [part('h1'), field()]
    field().value = '홍길동'
    part('button')?.click()
    scene.modules['1'] = areaWith(() => <Screen />)
    enter('1')
    await eventually(() => expect(part('output')?.textContent).toBe('홍길동 1'))
    expect([part('h1'), field()]).toEqual(served)
    expect(reported()).toEqual(['1 loaded'])
  })

  it('is kept until its screen has arrived', async () => {
    const { promise, resolve } = Promise.withResolvers<{ Screen: () => React.ReactNode }>()
    scene.modules['1'] = defineArea({ [here]: () => promise })
    enter('1')
    await becomes('shown')
    part('button')?.click()
    expect(part('output')?.textContent).toBe(' 0')
    resolve({ Screen: () => <Screen /> })
    await eventually(() => expect(part('output')?.textContent).toBe(' 1'))
  })

  it('makes room for another release', async () => {
    const heading = part('h1')
    scene.modules['2'] = areaWith(() => <Screen title="새 질문" />)
    enter('2')
    await becomes('shown')
    await eventually(() => expect(part('h1')?.textContent).toBe('새 질문'))
    expect(heading?.isConnected).toBe(false)
    expect(part('[data-release], [data-first-view]')).toBeNull()
  })

  it('is replaced if it differs from its release, which is reported', async () => {
    scene.modules['1'] = areaWith(() => <Screen title="다른 질문" />)
    enter('1')
    await eventually(() => expect(part('h1')?.textContent).toBe('다른 질문'))
    expect(state()).toBe('shown')
    expect(reported()).toContain('1 mismatch')
  })

  it('leaves with its area, which is drawn anew later', async () => {
    scene.modules['1'] = areaWith(() => <Screen />)
    enter('1')
    await becomes('shown')
    await leave()
    expect([part('h1'), part('[data-release]')]).toEqual([null, null])
    await enterAgain()
    await eventually(() => expect(part('h1')).not.toBeNull())
  })
})

describe('the view of a release that fails', () => {
  it.each([
    ['that does not load', () => new Error('404')],
    ['that crashes', () => areaWith(() => void expect.fail('broken'))],
    [
      'that does not mount',
      () => ({ ...areaWith(() => null), mount: () => Promise.reject(new Error('no')) }),
    ],
  ])('%s makes room for the message', async (_, module) => {
    scene.modules['1'] = module()
    enter('1')
    await becomes('failed')
    await eventually(() => expect(scene.areas.children).toHaveLength(0))
  })

  it('makes room for the fallback', async () => {
    scene.modules['1'] = new Error('404')
    scene.modules['0'] = areaWith(() => <Screen title="이전" />)
    enter('1', { fallback: release('0') })
    await eventually(() => expect(part('h1')?.textContent).toBe('이전'))
  })

  it('in the page before this one is not shown', async () => {
    scene.leftMark = `${scene.name} 1`
    enter('1')
    await becomes('failed')
    expect(scene.areas.children).toHaveLength(0)
  })
})

describe('the view of a release that is late', () => {
  it('stays with its text, and is taken over in the end', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    scene.load.mockReturnValue(promise)
    enter('1')
    const served = field()
    served.value = '홍길동'
    await vi.advanceTimersByTimeAsync(PROMISED_MS)
    expect(state()).toBe('late')
    expect(field()).toBe(served)
    resolve(areaWith(() => <Screen />))
    await eventually(() => expect(part('output')?.textContent).toBe('홍길동 0'))
    expect(field()).toBe(served)
  })

  it('makes room for the message if it never arrives', async () => {
    scene.load.mockImplementation(never)
    enter('1')
    await vi.advanceTimersByTimeAsync(PROMISED_MS)
    expect(part('h1')).not.toBeNull()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(state()).toBe('failed')
    expect(scene.areas.children).toHaveLength(0)
  })
})
