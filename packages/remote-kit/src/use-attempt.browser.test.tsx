import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CrashBoundary } from './crash-boundary.tsx'
import { useAttempt } from './use-attempt.ts'

const attempt = vi.fn<(signal: AbortSignal) => Promise<string | undefined>>()

function Form() {
  const [outcome, run, isRunning] = useAttempt(attempt)
  return (
    <>
      <button type="button" onClick={() => void run()}>
        {isRunning ? '보내는 중' : '보내기'}
      </button>
      <output>{outcome}</output>
    </>
  )
}

it('passes on the arguments of the press', async () => {
  const named = vi.fn<(signal: AbortSignal, name: string) => Promise<void>>(async () => {})
  function Named() {
    const [, run] = useAttempt(named)
    return (
      <button type="button" onClick={() => void run('이름')}>
        보내기
      </button>
    )
  }
  await render(<Named />)
  await userEvent.click(page.getByRole('button'))
  expect(named).toHaveBeenCalledExactlyOnceWith(expect.any(AbortSignal), '이름')
})

it('breaks the screen visibly by an unexpected error', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const broken = new Error('unexpected')
  attempt.mockReset().mockRejectedValue(broken)
  const onCrash = vi.fn<(error: unknown) => void>()
  await render(
    <CrashBoundary onCrash={onCrash}>
      <Form />
    </CrashBoundary>,
  )
  await userEvent.click(page.getByRole('button'))
  await expect.poll(() => onCrash).toHaveBeenCalledExactlyOnceWith(broken)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('makes one attempt for two presses in a row, and another one after its end', async () => {
  const first = Promise.withResolvers<undefined>()
  attempt.mockReset().mockReturnValueOnce(first.promise).mockResolvedValue(undefined)
  await render(<Form />)
  await userEvent.dblClick(page.getByRole('button'))
  await expect.element(page.getByRole('button', { name: '보내는 중' })).toBeVisible()
  expect(attempt).toHaveBeenCalledOnce()

  first.resolve(undefined)
  await userEvent.click(page.getByRole('button', { name: '보내기' }))
  await expect.poll(() => attempt.mock.calls).toHaveLength(2)
})

it('aborts the attempt of a person who leaves the screen', async () => {
  attempt.mockReset().mockReturnValue(new Promise(() => undefined))
  const screen = await render(<Form />)
  await userEvent.click(page.getByRole('button'))
  const [signal] = attempt.mock.calls[0] ?? []
  expect(signal?.aborted).toBe(false)
  await screen.unmount()
  expect(signal?.aborted).toBe(true)
})

it('shows the outcome of the last attempt, and none while the next one runs', async () => {
  attempt
    .mockReset()
    .mockResolvedValueOnce('실패')
    .mockReturnValue(new Promise(() => undefined))
  await render(<Form />)
  await userEvent.click(page.getByRole('button'))
  await expect.element(page.getByText('실패')).toBeVisible()
  await userEvent.click(page.getByRole('button'))
  await expect.element(page.getByText('실패')).not.toBeInTheDocument()
})
