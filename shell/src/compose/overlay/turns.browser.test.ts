import type { OverlayGate } from 'remote-kit'
import type { GateResult } from 'shared-session'
import { expect, it, vi } from 'vitest'
import { pending } from './pending.ts'
import { Turns } from './turns.ts'
import type { Widget } from './widget.ts'

/** A widget that answers each turn when the test does. */
function widgetOf() {
  const ends: ((result: GateResult) => void)[] = []
  const run = vi.fn<OverlayGate['run']>(() => new Promise(resolve => void ends.push(resolve)))
  const gate: OverlayGate = { run, complete: async () => {} }
  const element = document.createElement('div')
  const widget: Widget = {
    gate,
    element,
    reportCrash: () => {},
    replaced: pending(),
    unmount: async () => {},
  }
  return { widget, run, ends }
}

it('only the first turn after a hand-over continues the wait', async () => {
  const turns = new Turns(() => {})
  const { widget, run, ends } = widgetOf()
  turns.serve(widget, 'number 7')
  const first = turns.gate.run('act_1')
  await expect.poll(() => ends).toHaveLength(1)
  ends[0]?.('passed')
  await first
  void turns.gate.run('act_2')
  await expect.poll(() => ends).toHaveLength(2)
  expect(run.mock.calls).toEqual([
    ['act_1', 'number 7'],
    ['act_2', undefined],
  ])
})

it('a turn that ends leaves the one that was asked for after it', async () => {
  const turns = new Turns(() => {})
  const { widget, ends } = widgetOf()
  turns.serve(widget)
  const first = turns.gate.run('act_1')
  const second = turns.gate.run('act_2')
  await expect.poll(() => ends).toHaveLength(2)
  ends[0]?.('passed')
  expect(await first).toBe('passed')
  expect(turns.present).not.toBeNull()
  ends[1]?.('passed')
  await second
  expect(turns.present).toBeNull()
})
