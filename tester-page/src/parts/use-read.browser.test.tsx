import { readApplications } from 'sandbox-api'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CallSandbox } from '../api/call-sandbox.ts'
import { SandboxProvider } from './sandbox.tsx'
import { useRead } from './use-read.ts'

const call = vi.fn<CallSandbox>()
const list = (aplyNo: string) => ({ applications: [{ aplyNo }] }) as never

function Found({ brno }: { brno: string }) {
  const { value, problem } = useRead(readApplications, { brno })
  return <p>{problem ?? value?.applications[0]?.aplyNo}</p>
}

const found = (brno: string) => <SandboxProvider call={call}>{() => <Found brno={brno} />}</SandboxProvider>

/** Resolves once React has drawn what was decided before. */
async function drawn(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
}

beforeEach(() => void call.mockReset())

it('a value is that of the last query, however late the others arrive', async () => {
  const [first, second] = [Promise.withResolvers<never>(), Promise.withResolvers<never>()]
  call.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
  const { rerender } = await render(found('1'))
  await rerender(found('2'))
  second.resolve(list('A2'))
  await expect.element(page.getByText('A2')).toBeVisible()
  first.resolve(list('A1'))
  await drawn()
  expect(page.getByText('A2').query()).not.toBeNull()
  expect(call.mock.calls.map(([, input]) => input)).toEqual(['1', '2'].map(brno => ({ query: { brno } })))
})

it('a value gives way to the problem of the next reading', async () => {
  call.mockResolvedValueOnce(list('A1')).mockRejectedValueOnce(new Error('읽을 수 없습니다.'))
  const { rerender } = await render(found('1'))
  await expect.element(page.getByText('A1')).toBeVisible()
  await rerender(found('2'))
  await expect.element(page.getByText('읽을 수 없습니다.')).toBeVisible()
})
