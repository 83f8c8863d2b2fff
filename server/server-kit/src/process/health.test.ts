import { describe, expect, it, vi } from 'vitest'
import type { FastifyBaseLogger } from 'fastify'
import { readinessFigure, readinessOf, type Readiness, type ReadinessChecks } from './health.ts'

const warn = vi.fn()
const log = { warn } as unknown as FastifyBaseLogger

describe('a server', () => {
  const checks: ReadinessChecks = {
    database: async () => 7,
    views: async () => 'left out: /',
    disk: () => Promise.reject(new Error('full')),
  }

  it('that serves is ready with all of its checks, of which each has its word', async () => {
    const { disk: _, ...good } = checks
    expect(await readinessOf({ phase: 'serving' }, good, log)).toEqual({
      status: 'ready',
      database: 'ok',
      views: 'left out: /',
    })
    expect(await readinessOf({ phase: 'serving' }, checks, log)).toMatchObject({
      status: 'not ready',
      database: 'ok',
      disk: 'failed',
    })
    expect(warn).toHaveBeenCalledExactlyOnceWith({ err: new Error('full'), check: 'disk' }, 'not ready')
  })

  it.each(['starting', 'stopping'] as const)('that is %s is not ready, and checks nothing', async phase => {
    const check = vi.fn(async () => undefined)
    expect(await readinessOf({ phase }, { check }, log)).toEqual({ status: 'not ready', server: phase })
    expect(check).not.toHaveBeenCalled()
  })
})

it.each<[Readiness, Record<string, number>]>([
  [{ status: 'ready' }, { all: 1 }],
  [
    { status: 'ready', database: 'ok', views: 'left out: /' },
    { all: 1, database: 1, views: 1 },
  ],
  [
    { status: 'not ready', database: 'failed', disk: 'ok' },
    { all: 0, database: 0, disk: 1 },
  ],
  [
    { status: 'not ready', server: 'stopping' },
    { all: 0, server: 0 },
  ],
])('the figure of %j is %j', (readiness, checks) => {
  const { samples } = readinessFigure(readiness)
  expect(Object.fromEntries(samples.map(([{ check }, value]) => [check, value]))).toEqual(checks)
})
