import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps `process.nextTick`, which Node calls several times for each request, as fast as it is in the beginning. What it
 * queues are objects of one shape, which V8 forgets when none of them is alive at a garbage collection; from then on it
 * makes each the slow way, and a tick costs five times as much until the process ends. So one of them is kept alive.
 */
export function keepTicksFast(): void {
  process.nextTick(() => kept.push(executionAsyncResource()))
}
