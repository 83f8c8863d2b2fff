import type { OverlayGate } from 'remote-kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { discard, handOver } from './hand-over.ts'
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
