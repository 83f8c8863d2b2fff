import { EventEmitter } from 'node:events'
import { returnCode } from 'queue-protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Circumstances } from './line-script.ts'
import { inTime, LineScripts, ReplyTooLate } from './line-scripts.ts'
import type { Redis } from './redis.ts'

const REPLY = [returnCode.SUCCESS, 0, 0, 0, 0, 0]

function open() {
  const askLine = vi.fn(async (_line: Circumstances) => REPLY)
  const redis = Object.assign(new EventEmitter(), { askLine })
  const scripts = new LineScripts({
    redis: redis as unknown as Redis,
    site: 'site',
    actions: ['act_1', 'act_3'],
    now: () => 7,
    epoch: 'e',
  })
  const ask = (action: string) => scripts.ask(action, { question: 'join' })
  /** Asks a question; returns if its script was the first after a failure. */
  const isFirst = async (action: string) => {
    await ask(action).catch(() => undefined)
    return askLine.mock.lastCall?.[0].hasFailed
  }
  return { redis, askLine, ask, isFirst }
}

describe('the scripts of a line', () => {
  it('have its circumstances', async () => {
    const { askLine, ask } = open()
    expect(await ask('act_1')).toMatchObject({ code: returnCode.SUCCESS })
    const line = { site: 'site', action: 'act_1', now: 7, hasFailed: false, epoch: 'e' }
    expect(askLine).toHaveBeenCalledExactlyOnceWith(line, [{ question: 'join' }])
  })

  it('begin anew in every line after a lost connection, once', async () => {
    const { redis, isFirst } = open()
    redis.emit('error', new Error('lost'))
    expect([await isFirst('act_1'), await isFirst('act_1')]).toEqual([true, false])
    expect([await isFirst('act_3'), await isFirst('act_3')]).toEqual([true, false])
  })

  it('begin anew in every line after one that failed, until one of the line succeeds', async () => {
    const { askLine, ask, isFirst } = open()
    askLine.mockRejectedValueOnce(new Error('fails')).mockRejectedValueOnce(new Error('fails'))
    await expect(ask('act_1')).rejects.toThrow('fails')
    expect([await isFirst('act_1'), await isFirst('act_1'), await isFirst('act_1')]).toEqual([
      true,
      true,
      false,
    ])
    expect(await isFirst('act_3')).toBe(true)
  })

  it('are none for an action without a line', async () => {
    await expect(open().ask('act_99')).rejects.toThrow('act_99 has no line')
  })
})

describe('a reply', () => {
  afterEach(() => void vi.useRealTimers())

  it('that takes a second is too late', async () => {
    vi.useFakeTimers()
    const late = inTime(new Promise(() => undefined)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await late).toBeInstanceOf(ReplyTooLate)
  })

  it.each([
    ['a value', () => Promise.resolve(1)],
    ['a failure', () => Promise.reject(new Error('fails'))],
  ])('in time with %s is returned, and leaves no timer', async (_what, reply) => {
    vi.useFakeTimers()
    await Promise.allSettled([inTime<number>(reply())])
    expect(vi.getTimerCount()).toBe(0)
  })
})
