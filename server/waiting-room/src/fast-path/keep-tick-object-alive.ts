import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps one object of `process.nextTick` alive, so that ticks stay fast. V8 drops their shape when a garbage collection
 * finds none of them; each tick then takes five times as long until the process ends.
 */
export function keepTickObjectAlive(): void {
  process.nextTick(() => kept.push(executionAsyncResource()))
}
