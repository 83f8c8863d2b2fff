import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { CallSandbox } from '../api/call-sandbox.ts'
import { SandboxProvider, useSandbox } from './sandbox.tsx'

const call = vi.fn<CallSandbox>()

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function WithMessage({ children }: { children: ReactNode }) {
  return (
    <SandboxProvider call={call}>
      {message => (
        <>
          {children}
          {message}
        </>
      )}
    </SandboxProvider>
  )
}

it('the sentence of a press is shown for six seconds, from the last press on', async () => {
  const { result, act } = await renderHook(useSandbox, { wrapper: WithMessage })
  const said = () => document.querySelector('output')?.textContent
  for (const _ of [1, 2]) {
    await act(async () => void (await result.current.attempt(async () => '저장했습니다.')))
    await act(() => void vi.advanceTimersByTime(5_999))
    expect(said()).toBe('저장했습니다.')
  }
  await act(() => void vi.advanceTimersByTime(1))
  expect(said()).toBe('')
})
