import { expect, it, vi } from 'vitest'
import { lateCode } from './late-code.ts'

const arrive = vi.hoisted(() => vi.fn<() => object>())
vi.mock('./compose.ts', () => arrive())

it('a file that does not arrive is requested once more, and again by the next call', async () => {
  arrive.mockImplementation(() => {
    throw new Error('no file')
  })
  await expect(lateCode()).rejects.toHaveProperty('cause.message', 'no file')
  expect(arrive).toHaveBeenCalledTimes(2)
  arrive.mockReturnValue({ publicAddress: 'of the late code' })
  arrive.mockImplementationOnce(() => {
    throw new Error('no file')
  })
  expect(await lateCode()).toHaveProperty('publicAddress', 'of the late code')
  expect(arrive).toHaveBeenCalledTimes(4)
})
