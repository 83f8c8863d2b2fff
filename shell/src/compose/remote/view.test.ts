import { expect, it } from 'vitest'
import { remoteIn } from '../testing/remotes.ts'
import type { State } from './remote.ts'
import { LATE_AFTER_MS, viewOf } from './view.ts'

it.each([
  ['idle', undefined],
  ['loading', 'loading'],
  ['loaded', 'loading'],
  ['shown', 'shown'],
  ['left', 'shown'],
  ['failing', 'failed'],
  ['restarting', 'loading'],
  ['retrying', 'loading'],
  ['failed', 'failed'],
] satisfies [State, string | undefined][])('an area in the state %s is seen as %s', (state, view) => {
  expect(viewOf(remoteIn(state, 'main'), 0)).toBe(view)
})

it('every wait is late after six seconds, whatever the area waits for', () => {
  for (const state of ['loading', 'loaded', 'restarting', 'retrying'] as const) {
    const remote = remoteIn(state, 'main', { since: 1000 })
    expect(viewOf(remote, 1000 + LATE_AFTER_MS - 1)).toBe('loading')
    expect(viewOf(remote, 1000 + LATE_AFTER_MS)).toBe('late')
  }
})

it('an area that is shown or has failed is never late', () => {
  expect(viewOf(remoteIn('shown', 'main'), LATE_AFTER_MS)).toBe('shown')
  expect(viewOf(remoteIn('failed', 'main'), LATE_AFTER_MS)).toBe('failed')
})
