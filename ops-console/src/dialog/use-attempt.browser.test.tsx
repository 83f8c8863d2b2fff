import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useAttempt } from './use-attempt.ts'

/** Draws the hook. `begin` begins work, and returns how to end it. */
async function draw() {
  const { result, act } = await renderHook(() => useAttempt<string>())
  async function begin() {
    const work = Promise.withResolvers<string>()
    await act(() => void result.current.attempt(() => work.promise))
    return (value: string) => act(async () => work.resolve(value))
  }
  const state = () => {
    const { busy, value, problem } = result.current
    return { busy, value, problem: problem?.message }
  }
  return { result, act, begin, state }
}

it('a slow response does not replace that of a later choice', async () => {
  const { begin, state } = await draw()
  const [endFirst, endSecond] = [await begin(), await begin()]
  await endSecond('later')
  expect(state()).toEqual({ busy: false, value: 'later', problem: undefined })
  await endFirst('earlier')
  expect(state().value).toBe('later')
})

it('a reset removes the outcome, and ignores that of work in progress', async () => {
  const { act, begin, result, state } = await draw()
  await (
    await begin()
  )('done')
  const end = await begin()
  expect(state()).toEqual({ busy: true, value: 'done', problem: undefined })
  await act(() => result.current.reset())
  await end('too late')
  expect(state()).toEqual({ busy: false, value: undefined, problem: undefined })
})

it('a problem is shown beside the value before, until the next attempt', async () => {
  const { act, begin, result, state } = await draw()
  await (
    await begin()
  )('done')
  await act(() => result.current.attempt(() => Promise.reject(new Error('refused'))))
  expect(state()).toEqual({ busy: false, value: 'done', problem: 'refused' })
  await begin()
  expect(state()).toEqual({ busy: true, value: 'done', problem: undefined })
})
