import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { releaseOf } from '../testing/remotes.ts'
import {
  canRetryLive,
  fallbackFor,
  hasFailed,
  recordFailure,
  recordSuccess,
  releaseToLoad,
} from './choice.ts'
import { newRemote, type Release } from './remote.ts'

const [first, second, third] = [releaseOf('1'), releaseOf('2'), releaseOf('3')]
const routeTo = (path: string) => ({ path, title: path, timer: false, needs: [] })
const MINUTE_MS = 60_000
const live = (release = second, defaultRelease = release) =>
  newRemote('mfe-x', 'main', release, defaultRelease)

describe('the release to load', () => {
  it('is the live one', () => {
    expect(releaseToLoad(live())).toBe(second)
    expect(releaseToLoad(newRemote('mfe-x', 'main', null))).toBeNull()
  })

  it('is still the live one after one failure, and the last good one after two', () => {
    const once = recordFailure(recordSuccess(live(), first), second, 0)
    expect([releaseToLoad(once), canRetryLive(once)]).toEqual([second, true])
    const twice = recordFailure(once, second, MINUTE_MS)
    expect([releaseToLoad(twice), canRetryLive(twice)]).toEqual([first, false])
  })

  it('is the live one where no other is known, however often it failed', () => {
    const twice = recordFailure(recordFailure(live(), second, 0), second, 1)
    expect(releaseToLoad(twice)).toBe(second)
  })

  it('is the live one when its failures are more than five minutes apart', () => {
    const apart = recordFailure(recordFailure(live(), second, 0), second, 5 * MINUTE_MS + 1)
    expect(canRetryLive(apart)).toBe(true)
  })

  it('stays another one when the failures of a given-up release are long past', () => {
    const givenUp = recordFailure(recordFailure(recordSuccess(live(), first), second, 0), second, 1)
    const later = recordFailure(givenUp, third, 10 * MINUTE_MS)
    expect(releaseToLoad(later)).toBe(first)
  })
})

describe('the fallback', () => {
  it('is the last release that ran here, before that of most browsers', () => {
    const remote = recordSuccess(live(third, second), first)
    expect(fallbackFor(remote, third)).toBe(first)
    expect(fallbackFor(live(third, second), third)).toBe(second)
  })

  it('is none that has failed itself, nor the failed one', () => {
    const failed = recordFailure(recordSuccess(live(), first), first, 0)
    expect(fallbackFor(failed, second)).toBeUndefined()
    expect(hasFailed(failed, first)).toBe(true)
  })

  it('has the page at the path if the failed release has it', () => {
    const paths = fc.constantFrom('/a', '/b', '/c')
    const release = fc
      .record({ version: fc.constantFrom('1', '2', '3', '4'), paths: fc.array(paths) })
      .map(({ version, paths: declared }) => ({ ...releaseOf(version), routes: declared.map(routeTo) }))
    fc.assert(
      fc.property(release, fc.array(release), paths, (failed, good, path) => {
        const remote = { ...live(failed), good }
        const fallback = fallbackFor(remote, failed, path)
        const has = (other: Release) => other.routes.some(route => route.path === path)
        const possible = good.filter(({ version }) => version !== failed.version)
        expect(fallback).toBe(possible.find(other => has(other) || !has(failed)))
      }),
    )
  })

  it('is one of the last two that ran here', () => {
    const remote = [first, second, third].reduce(recordSuccess, live(third))
    expect(remote.good).toEqual([third, second])
  })
})
