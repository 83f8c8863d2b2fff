import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useAttempt } from './use-attempt.ts'

const attempt = vi.fn<(signal: AbortSignal) => Promise<void>>()

function Form() {
  const [, run, isRunning] = useAttempt(attempt)
  return (
    <button type="button" onClick={() => void run()}>
      {isRunning ? '보내는 중' : '보내기'}
    </button>
  )
}

it('makes one attempt for two presses in a row, and another one after its end', async () => {
  const first = Promise.withResolvers<void>()
  attempt.mockReset().mockReturnValueOnce(first.promise).mockResolvedValue()
  await render(<Form />)
  await userEvent.dblClick(page.getByRole('button'))
  await expect.element(page.getByRole('button', { name: '보내는 중' })).toBeVisible()
  expect(attempt).toHaveBeenCalledOnce()

  first.resolve()
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
