import { expect, it, vi } from 'vitest'
import { onceMoreIfLost } from './server-access.ts'

const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const stopping = new Error('Connection terminated unexpectedly')
const damaged = new Error('the data is damaged')

it.each([lost, stopping])('is tried once more if the connection was lost: %s', async error => {
  const attempt = vi.fn(async () => 'started').mockRejectedValueOnce(error)
  expect(await onceMoreIfLost(attempt)).toBe('started')
  expect(attempt).toHaveBeenCalledTimes(2)
})

it('is tried no third time, and after another error no second time', async () => {
  const twice = vi
    .fn(async () => 'started')
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(stopping)
  await expect(onceMoreIfLost(twice)).rejects.toBe(stopping)
  const once = vi.fn(async () => 'started').mockRejectedValueOnce(damaged)
  await expect(onceMoreIfLost(once)).rejects.toBe(damaged)
  expect(once).toHaveBeenCalledTimes(1)
})
