import fc from 'fast-check'
import { expect, it } from 'vitest'
import { releaseOf } from '../testing/remotes.ts'
import { advance } from './advance.ts'
import { newRemote, type Effect, type Remote, type RemoteEvent } from './remote.ts'

const [live, fallback] = [releaseOf('2'), releaseOf('1')]

/** Runs a page in which every attempt of these versions fails. Returns the remote and all effects. */
function run(remote: Remote, broken: readonly string[], first: RemoteEvent) {
  const effects: Effect[] = []
  const tell = (event: RemoteEvent) => {
    const step = advance(remote, event)
    remote = step.remote
    effects.push(...step.effects)
    for (const effect of step.effects) answer(effect)
  }
  const answer = (effect: Effect) => {
    if (effect.do === 'register') tell({ type: 'entered', at: 0 })
    if (effect.do === 'remove') tell({ type: 'gone', at: 0 })
    if (effect.do !== 'load') return
    const { id: attempt, release } = effect.attempt
    if (broken.includes(release.version)) return tell({ type: 'failed', attempt, kind: 'load', at: 0 })
    tell({ type: 'loaded', attempt, at: 0 })
    tell({ type: 'mounted', attempt, at: 0 })
  }
  tell(first)
  const reports = effects.flatMap(effect =>
    effect.do === 'report' ? [`${effect.release.version} ${effect.kind}`] : [],
  )
  const loads = effects.flatMap(effect => (effect.do === 'load' ? [effect.attempt.release.version] : []))
  return { remote, reports, loads }
}

const entered: RemoteEvent = { type: 'entered', at: 0 }
const newcomer = (slot: Remote['slot'] = 'main') => newRemote('mfe-x', slot, live, live, fallback)

it.each(['main', 'overlay'] as const)(
  'a newcomer in the slot %s gets the fallback in the same visit',
  slot => {
    const { remote, reports } = run(newcomer(slot), ['2'], entered)
    expect(remote).toMatchObject({ state: 'shown', running: { release: fallback } })
    expect(reports).toEqual(['2 load', '1 reverted', '1 loaded'])
  },
)

it('a fallback that fails too ends in the message, and each press of the button tries both once', () => {
  const first = run(newcomer(), ['1', '2'], entered)
  expect([first.remote.state, first.loads]).toEqual(['failed', ['2', '1']])
  const second = run(first.remote, ['1', '2'], { type: 'retried', at: 0 })
  expect([second.remote.state, second.loads]).toEqual(['failed', ['2', '1']])
})

it('a canary gives way to the release of most browsers, and that to the fallback', () => {
  const remote = newRemote('mfe-x', 'main', releaseOf('3'), live, fallback)
  expect(run(remote, ['3', '2'], entered).loads).toEqual(['3', '2', '1'])
})

it('a release that hung in the page before this one gives way at once, and stays away', () => {
  const { remote, reports } = run(newcomer(), [], { type: 'failed', kind: 'hang', at: 0 })
  expect(reports).toEqual(['2 hang', '1 reverted', '1 loaded'])
  expect(remote).toMatchObject({ state: 'shown', running: { release: fallback }, givenUp: ['2'] })
})

it('late files are waited for, and the fallback takes over when they do not arrive', () => {
  const loading = advance(newcomer(), entered).remote
  const late = advance(loading, { type: 'late', attempt: 1, at: 6000 }).remote
  expect(late.state).toBe('late')
  const { remote, reports } = run(late, [], { type: 'failed', attempt: 1, kind: 'load', at: 16_000 })
  expect(reports).toEqual(['1 reverted', '1 loaded'])
  expect(remote.running?.release).toBe(fallback)
})

it('a registry without fallback ends in the message as before', () => {
  const { remote, loads } = run(newRemote('mfe-x', 'main', live), ['2'], entered)
  expect([remote.state, loads]).toEqual(['failed', ['2']])
})

it('whichever releases fail, none is loaded twice without a press', () => {
  const versions = fc.constantFrom('1', '2', '3', '4')
  const release = versions.map(releaseOf)
  fc.assert(
    fc.property(release, release, release, fc.array(release), fc.array(versions), (...parts) => {
      const [own, most, last, good, broken] = parts
      const remote = { ...newRemote('mfe-x', 'main', own, most, last), good }
      const { loads } = run(remote, broken, entered)
      expect(loads).toEqual([...new Set(loads)])
    }),
  )
})
