import type { OverlayGate } from 'remote-kit'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { discard, handOver, probe } from './hand-over.ts'
import { pending } from './pending.ts'
import { Turns } from './turns.ts'
import type { Widget } from './widget.ts'

let steps: string[]

beforeEach(() => {
  steps = []
  const nextTask = () => new Promise<void>(resolve => void setTimeout(resolve))
  vi.stubGlobal('scheduler', { yield: () => nextTask().then(() => steps.push('task')) })
})
afterEach(() => void vi.unstubAllGlobals())

const step = (name: string) => async () => void steps.push(name)

function widgetWith(gate: Partial<OverlayGate>): Widget {
  const full = { run: async () => 'passed' as const, complete: async () => {}, ...gate }
  const element = document.createElement('div')
  return { gate: full, element, reportCrash: () => {}, replaced: pending(), unmount: async () => {} }
}

it('a change of the waiting room begins in a task of its own', async () => {
  await handOver(widgetWith({ handOver: step('over') }), widgetWith({}), new Turns(() => {}))
  expect(steps).toEqual(['task', 'over'])
})

it('nothing looks for the first picture of the next release once it is there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const next = widgetWith({})
  next.element.append(document.createElement('p'))
  await handOver(widgetWith({ handOver: async () => 'number 7' }), next, new Turns(() => {}))
  expect(vi.getTimerCount()).toBe(0)
})

it('a probe during a wait is given up after ten seconds, and none is made without a wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asks = vi.fn(() => new Promise<void>(() => {}))
  const widget = widgetWith({ run: () => new Promise(() => {}), probe: asks })
  const turns = new Turns(() => {})
  await probe(widget, turns)
  expect(asks).not.toHaveBeenCalled()

  turns.serve(widget)
  void turns.gate.run('act_1')
  const outcome = probe(widget, turns).catch((error: Error) => void steps.push(error.message))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(steps).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await outcome
  expect(steps).toEqual(['the probe of the waiting room took longer than 10000 ms'])
})

it('a release is taken out in a task of its own, and what follows is another one', async () => {
  await discard(step('out'))
  expect(steps).toEqual(['task', 'out', 'task'])
})

it('a browser without tasks of its own has timers', async () => {
  vi.stubGlobal('scheduler', {})
  const timer = vi.spyOn(globalThis, 'setTimeout')
  await discard(step('out'))
  expect(timer).toHaveBeenCalledTimes(2)
  timer.mockRestore()
})
