import type { AreaLifecycles } from 'remote-kit'
import { expect, it, vi } from 'vitest'
import { markOf } from './running-mark.ts'
import { eventually, pageScene } from './testing/page-scene.ts'

const { scene, release, open, follow, leave, reported, state } = pageScene()

function says(text: string): AreaLifecycles {
  return {
    bootstrap: async () => {},
    mount: async ({ domElement }) => void (domElement.textContent = text),
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  }
}

const becomes = (view: string) => eventually(() => expect(state()).toBe(view))

it('an area whose release hung before is not entered by itself, and loads on a press', async () => {
  scene.modules['1'] = says('one')
  scene.leftMark = markOf(scene.name, '1')
  const composition = open({ [scene.name]: release('1') })
  await vi.advanceTimersByTimeAsync(1)
  expect(scene.load).not.toHaveBeenCalled()
  expect([state(), reported()]).toEqual(['failed', ['1 hang']])
  composition.retry(scene.name)
  await becomes('shown')
})

it.each([
  ['over the network', [{ transferSize: 300 }], ['render-time']],
  ['from the cache of the browser', [{ transferSize: 0 }], []],
])('an area whose entry is loaded %s reports its time, or none', async (_from, loads, kinds) => {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(loads as PerformanceResourceTiming[])
  scene.modules['1'] = says('one')
  open({ [scene.name]: release('1') })
  await becomes('shown')
  expect(scene.time.mock.calls.map(([{ kind }]) => kind)).toEqual(kinds)
})

it('another release than the one that hung is entered as always', async () => {
  scene.modules['2'] = says('two')
  scene.leftMark = markOf(scene.name, '1')
  open({ [scene.name]: release('2') })
  await becomes('shown')
  expect(reported()).toEqual(['2 loaded'])
})

it('an area that is retired while it is shown keeps its routes until it is left', async () => {
  scene.modules['1'] = says('one')
  open({ [scene.name]: release('1') })
  await becomes('shown')
  follow({})
  expect(Object.keys(scene.shownRoutes.at(-1)?.remotes ?? {})).toEqual([scene.name])
  expect(scene.areas.textContent).toBe('one')
  await leave()
  await eventually(() => expect(scene.shownRoutes.at(-1)?.remotes).toEqual({}))
})

it('a registry that is no newer changes nothing', async () => {
  scene.modules['1'] = says('one')
  const composition = open({ [scene.name]: release('1') })
  await becomes('shown')
  const shown = scene.shownRoutes.length
  const registry = { revision: composition.revision, issuedAt: '2026-01-01T00:00:00.000Z', remotes: {} }
  composition.follow({ registry, forAll: registry })
  expect(scene.shownRoutes).toHaveLength(shown)
  expect(composition.running()).toMatchObject([{ version: '1', isOutdated: false }])
})

it('the frame is told of each change once, and of a new shell, as long as it listens', () => {
  const composition = open({})
  const listener = vi.fn<() => void>()
  const former = vi.fn<() => void>()
  composition.subscribe(listener)
  composition.subscribe(former)()
  composition.offerNewShell()
  composition.offerNewShell()
  expect(listener).toHaveBeenCalledOnce()
  expect(composition.view().hasNewShell).toBe(true)
  expect(former).not.toHaveBeenCalled()
})

it('an area that writes outside its element on trial gives way to the release of everyone else', async () => {
  const address = new URL(`/remotes/${scene.name}/2/assets/a.js`, location.href)
  // oxlint-disable-next-line typescript/no-implied-eval -- The address of a script decides.
  const write = new Function(`document.body.append('x')\n//# sourceURL=${address}`) as () => void
  scene.modules['1'] = says('one')
  scene.modules['2'] = { ...says('two'), mount: async () => write() }
  open({ [scene.name]: release('2') }, { [scene.name]: release('1') })
  await eventually(() => expect(scene.areas.textContent).toBe('one'))
  expect(reported().slice(0, 2)).toEqual(['2 mount', '1 reverted'])
})

const hints = () => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][href*=remoteEntry]'),
]

it('the entry of an area that was never open is asked for ahead, and not run', () => {
  scene.isHere = false
  const composition = open({ [scene.name]: release('1') })
  composition.prepare(scene.name, '/a')
  expect(hints().map(({ href }) => new URL(href).pathname)).toEqual([release('1').entry])
  expect(scene.load).not.toHaveBeenCalled()
  hints()[0]?.remove()
})

it('an area in the page is asked for its screen ahead', async () => {
  const prepare = vi.fn(async () => {})
  scene.modules['1'] = { ...says('one'), prepare }
  const composition = open({ [scene.name]: release('1') })
  await becomes('shown')
  composition.prepare(scene.name, '/a')
  composition.prepare('mfe-unknown', '/a')
  await eventually(() => expect(prepare.mock.calls).toEqual([['/a']]))
  expect(hints()).toEqual([])
})
