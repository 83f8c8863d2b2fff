import { expect, it } from 'vitest'
import { nextTask } from './next-task.ts'

it('comes after all that is promised, and after tasks that wait already', async () => {
  const order: string[] = []
  setTimeout(() => order.push('a task that waits'))
  const next = nextTask().then(() => order.push('the next task'))
  await Promise.resolve().then(() => order.push('a promise'))
  await next
  expect(order).toEqual(['a promise', 'a task that waits', 'the next task'])
})
