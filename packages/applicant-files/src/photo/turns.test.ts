import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const settled = () => new Promise<void>(resolve => setTimeout(resolve))

it('runs one at a time, in their order', async () => {
  const take = createTurns()
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await settled()
    log.push(`${name} ends`)
    return name
  }
  await expect(Promise.all([take(work('a')), take(work('b'))])).resolves.toEqual(['a', 'b'])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

it('lets what is wanted soon go first', async () => {
  const take = createTurns()
  const log: string[] = []
  const work = (name: string) => async () => void log.push(name)
  await Promise.all([take(work('running')), take(work('later')), take(work('soon'), { soon: true })])
  expect(log).toEqual(['running', 'soon', 'later'])
})

it('goes on after one that failed', async () => {
  const take = createTurns()
  const failing = take(async () => Promise.reject(new Error('broken')))
  const last = take(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  await expect(last).resolves.toBe('done')
})

it('begins anew once nothing waits any more', async () => {
  const take = createTurns()
  await take(async () => 'first')
  await expect(take(async () => 'later')).resolves.toBe('later')
})
