import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eventOf, releaseOf, remoteIn } from '../testing/remotes.ts'
import { advance } from './advance.ts'
import { isOnTrial } from './choice.ts'
import { EVENTS, newRemote, type Attempt, type Effect, type Remote, type RemoteEvent } from './remote.ts'

/** A page that carries out the effects of one remote. Random numbers decide their order and their success. */
class FakePage {
  remote: Remote
  readonly mounted = new Set<number>()
  readonly broken: string[] = []
  #time = 0
  #pending: Effect[] = []
  #isRegistered: boolean
  #isUnloading = false

  constructor(slot: Remote['slot']) {
    this.remote = newRemote('mfe-x', slot, releaseOf('1'), releaseOf('1'), releaseOf('0'))
    this.#isRegistered = slot === 'main'
  }

  tell(event: RemoteEvent): void {
    const { remote, effects } = advance(this.remote, event)
    this.remote = remote
    for (const effect of effects) this.#begin(effect)
    this.#verify(event)
  }

  /** Something that happens to the page by itself: a move, a crash, a registry, a press. */
  happens(choice: number, version: string): void {
    this.#time += 1
    const at = this.#time
    const { running, state, slot } = this.remote
    const isMounted = running !== null && this.mounted.has(running.id)
    if (choice === 0) this.#enter(at)
    if (choice === 1 && state === 'shown' && slot === 'main' && running) {
      this.mounted.delete(running.id)
      this.tell({ type: 'left', attempt: running.id, at })
      if (this.#isUnloading) this.tell({ type: 'gone', at })
      this.#isUnloading = false
    }
    if (choice === 2 && isMounted) this.tell({ type: 'failed', attempt: running.id, kind: 'crash', at })
    if (choice === 3)
      this.tell({
        type: 'newerLive',
        live: releaseOf(version),
        defaultRelease: releaseOf('1'),
        fallback: releaseOf('0'),
        at,
      })
    if (choice === 4) this.tell({ type: 'retried', at })
    if (choice === 5) this.answer(0, true)
  }

  /** Ends a pending effect, well or badly. Returns false if there is none. */
  answer(index: number, isGood: boolean): boolean {
    const [effect] = this.#pending.splice(index % Math.max(this.#pending.length, 1), 1)
    if (!effect) return false
    this.#time += 1
    this.#end(effect, isGood, this.#time)
    return true
  }

  #enter(at: number): void {
    const { state, running, slot } = this.remote
    const mayEnter = slot === 'overlay' || this.#isRegistered
    if (['idle', 'retrying'].includes(state) && mayEnter) this.tell({ type: 'entered', at })
    else if (slot === 'overlay' && state === 'failed') this.tell({ type: 'entered', at })
    else if ((state === 'left' || (state === 'loaded' && slot === 'main')) && running)
      this.#mount(running, true, at)
  }

  #mount({ id }: Attempt, isGood: boolean, at: number): void {
    if (isGood) this.mounted.add(id)
    if (isGood) this.tell({ type: 'mounted', attempt: id, at })
    else this.tell({ type: 'failed', attempt: id, kind: 'mount', at })
  }

  #begin(effect: Effect): void {
    if (effect.do === 'register') this.#isRegistered = true
    if (effect.do === 'register' && this.remote.slot === 'overlay') this.#pending.push(effect)
    if (effect.do === 'replaceWhenLeft') this.#isUnloading = true
    // A removal that is under way is not begun again.
    if (effect.do === 'remove' && this.#pending.some(each => each.do === 'remove')) return
    if (['load', 'awaitLateFiles', 'mount', 'handOver', 'discard', 'remove'].includes(effect.do))
      this.#pending.push(effect)
  }

  #end(effect: Effect, isGood: boolean, at: number): void {
    if (effect.do === 'register') this.#enter(at)
    if (effect.do === 'load' || effect.do === 'awaitLateFiles') {
      const attempt = effect.attempt.id
      if (isGood) this.tell({ type: 'loaded', attempt, at })
      else if (effect.do === 'load' && at % 2 === 0 && this.remote.slot === 'main')
        this.tell({ type: 'late', attempt, at })
      else this.tell({ type: 'failed', attempt, kind: 'load', at })
    }
    if (effect.do === 'mount') this.#mount(effect.attempt, isGood, at)
    if (effect.do === 'handOver') this.#mount(effect.to, isGood, at)
    if (effect.do === 'discard') this.mounted.delete(effect.attempt.id)
    if (effect.do === 'remove') {
      this.mounted.clear()
      this.#isRegistered = this.remote.slot === 'overlay'
      this.#isUnloading = false
      this.tell({ type: 'gone', at })
    }
  }

  #verify({ type }: RemoteEvent): void {
    const { state, slot, running, next } = this.remote
    const others = [...this.mounted].filter(id => id !== running?.id && id !== next?.id)
    const waitsForRemoval = this.#pending.some(effect => effect.do === 'discard' || effect.do === 'remove')
    if (slot === 'main' && this.mounted.size > 1) this.broken.push(`two releases are mounted after ${type}`)
    if (others.length > 0 && !waitsForRemoval) this.broken.push(`a former release stays after ${type}`)
    if (state === 'failed' && this.mounted.size > 0) this.broken.push(`failed and shown after ${type}`)
  }
}

const step = fc.record({
  choice: fc.nat(6),
  version: fc.constantFrom('1', '2', '3'),
  index: fc.nat(3),
  isGood: fc.boolean(),
})

it.each(['main', 'overlay'] as const)(
  'whatever happens in the slot %s, one release is mounted, none that is shown is failed, and each wait ends',
  slot => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), steps => {
        const page = new FakePage(slot)
        for (const { choice, version, index, isGood } of steps) {
          if (choice === 6) page.answer(index, isGood)
          else page.happens(choice, version)
        }
        // Ends all pending effects, and enters the area until nothing is pending.
        for (let rest = 0; rest < 40; rest += 1) if (!page.answer(0, true)) page.happens(0, '1')
        expect(page.broken).toEqual([])
        expect(['shown', 'failed']).toContain(page.remote.state)
      }),
      { numRuns: 3000 },
    )
  },
)

it('no release that goes live unmounts an area, so typed work stays', () => {
  const shown = remoteIn('shown', 'main', { good: [releaseOf('0')] })
  const { remote, effects } = advance(shown, eventOf('newerLive', shown))
  expect(remote.state).toBe('shown')
  expect(effects).toEqual([{ do: 'replaceWhenLeft', newVersion: '3' }])
})

it.each(['loading', 'loaded'] as const)(
  'a waiting room that is still %s when another release goes live is shown first',
  state => {
    const remote = remoteIn(state, 'overlay')
    const { remote: known, effects } = advance(remote, eventOf('newerLive', remote))
    expect([known.state, effects]).toEqual([state, []])
    expect(known.live).toEqual(releaseOf('3'))
  },
)

it('an event of an earlier attempt changes nothing', () => {
  const remote = remoteIn('loading', 'main', { running: { id: 2, release: releaseOf('1') } })
  for (const type of ['loaded', 'late', 'mounted', 'left', 'failed'] as const) {
    const event = { ...eventOf(type, remote), attempt: 1 } as RemoteEvent
    expect(advance(remote, event)).toEqual({ remote, effects: [] })
  }
})

it('a release that is retired while it is shown stays until it is left', () => {
  const shown = remoteIn('shown', 'main')
  const retired: RemoteEvent = { type: 'newerLive', at: 0, live: null, defaultRelease: null, fallback: null }
  expect(advance(shown, retired)).toMatchObject({
    remote: { state: 'shown', live: null },
    effects: [{ do: 'replaceWhenLeft', newVersion: null }],
  })
})

it.each([
  ['a canary', '2', '1', true],
  ['the release of all browsers', '1', '1', false],
])('%s is on trial or not', (_, live, most, expected) => {
  const remote = newRemote('mfe-x', 'main', releaseOf(live), releaseOf(most))
  expect(isOnTrial(remote, releaseOf(live))).toBe(expected)
})

it('a tester’s release of another origin is on trial', () => {
  const release = { ...releaseOf('1'), entry: 'https://preview.example.org/mfe/remoteEntry.js' }
  expect(isOnTrial(newRemote('mfe-x', 'main', release), release)).toBe(true)
})

it('no event throws in any state', () => {
  for (const slot of ['main', 'overlay'] as const)
    for (const state of [
      'idle',
      'loading',
      'loaded',
      'shown',
      'failing',
      'restarting',
      'retrying',
      'failed',
    ] as const)
      for (const type of EVENTS) {
        const remote = remoteIn(state, slot)
        expect(() => advance(remote, eventOf(type, remote))).not.toThrow()
      }
})
