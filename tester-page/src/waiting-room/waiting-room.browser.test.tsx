import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { SandboxProvider } from '../parts/sandbox.tsx'
import { call, fillSandbox, sandbox } from '../testing/sandbox.ts'
import { WaitingRoom } from './waiting-room.tsx'

beforeEach(() => {
  fillSandbox()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

it('the counts of the lines are read every two seconds, one reading at a time, until the page is left', async () => {
  const { unmount } = await render(<SandboxProvider call={call}>{() => <WaitingRoom />}</SandboxProvider>)
  const times = () => call.mock.calls.length
  expect(times()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(times()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(times()).toBe(2)

  const slow = Promise.withResolvers<void>()
  sandbox.reading = slow.promise
  await vi.advanceTimersByTimeAsync(20_000)
  expect(times()).toBe(3)
  slow.resolve()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(times()).toBe(4)

  await unmount()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(times()).toBe(4)
})
