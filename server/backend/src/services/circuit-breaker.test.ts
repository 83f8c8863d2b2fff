import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterFailure, afterSuccess, beforeCall, closedCircuit, type Circuit } from './circuit-breaker.ts'

// As docs/settings.md has them, and not imported: the test must not follow a change.
const FAILURES_ALLOWED = 5
const PAUSE_MS = 30_000

const open = Array.from({ length: FAILURES_ALLOWED }).reduce<Circuit>(
  state => afterFailure(state, 0),
  closedCircuit,
)

type Event = { kind: 'ask' | 'succeeded' | 'failed'; later: number }

const events = fc.array(
  fc.record<Event>({
    kind: fc.constantFrom('ask', 'succeeded', 'failed'),
    later: fc.integer({ min: 0, max: 2 * PAUSE_MS }),
  }),
  { maxLength: 60 },
)

/** Returns every state during a run of events, with the time and the failures since the last response that counts. */
function run(happened: readonly Event[]) {
  let now = 0
  let circuit = closedCircuit
  let failures = 0
  return happened.map(({ kind, later }) => {
    now += later
    const before = circuit
    const asked = beforeCall(circuit, now)
    if (kind === 'ask') circuit = asked.circuit
    else circuit = kind === 'succeeded' ? afterSuccess(circuit) : afterFailure(circuit, now)
    if (kind === 'failed') failures += 1
    if (kind === 'succeeded' && before.kind !== 'open') failures = 0
    return { failures, kind, now, before, after: circuit, isAllowed: asked.isAllowed }
  })
}

describe('asking a service outside', () => {
  it('is allowed at first, and after fewer failures than it takes', () => {
    const almost = Array.from({ length: FAILURES_ALLOWED - 1 }).reduce<Circuit>(
      state => afterFailure(state, 0),
      closedCircuit,
    )
    expect(beforeCall(almost, 0).isAllowed).toBe(true)
  })

  it('is refused after failures in a row, until the pause is over', () => {
    expect(beforeCall(open, PAUSE_MS - 1).isAllowed).toBe(false)
    expect(beforeCall(open, PAUSE_MS).isAllowed).toBe(true)
  })

  it('begins to count again after a response', () => {
    const almost: Circuit = { kind: 'closed', failures: FAILURES_ALLOWED - 1 }
    expect(afterSuccess(almost)).toEqual(closedCircuit)
  })

  it('is tried by one question alone, whose outcome decides', () => {
    const { circuit: trying } = beforeCall(open, PAUSE_MS)
    expect(trying).toEqual({ kind: 'trying', until: 2 * PAUSE_MS })
    expect(beforeCall(trying, PAUSE_MS + 1).isAllowed).toBe(false)
    expect(afterSuccess(trying)).toEqual(closedCircuit)
    expect(afterFailure(trying, PAUSE_MS + 1)).toEqual({ kind: 'open', until: 2 * PAUSE_MS + 1 })
  })

  it('is neither allowed again nor refused for longer by an outcome that is late', () => {
    expect(afterSuccess(open)).toBe(open)
    expect(afterFailure(open, 1)).toBe(open)
  })

  it('is never refused for longer than the pause, whatever happens', () => {
    fc.assert(
      fc.property(events, happened => {
        for (const { after, now } of run(happened))
          expect(beforeCall(after, now + PAUSE_MS).isAllowed).toBe(true)
      }),
    )
  })

  it('is refused only after enough failures in a row, counted from the last response', () => {
    fc.assert(
      fc.property(events, happened => {
        const refusing = run(happened).filter(({ after }) => after.kind !== 'closed')
        expect(refusing.filter(({ failures }) => failures < FAILURES_ALLOWED)).toEqual([])
      }),
    )
  })

  it('is allowed once at most in each pause while it is not closed', () => {
    fc.assert(
      fc.property(events, happened => {
        const tries = run(happened).filter(({ kind, before, isAllowed }) => {
          return kind === 'ask' && before.kind !== 'closed' && isAllowed
        })
        const pauses = tries.slice(1).map(({ now }, place) => now - (tries[place]?.now ?? 0))
        expect(pauses.filter(pause => pause < PAUSE_MS)).toEqual([])
      }),
    )
  })
})
