import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterPending,
  countPending,
  netEffect,
  noPendingChanges,
  pendingChangeOf,
  type PendingChanges,
  type PendingEvent,
} from './pending-changes.ts'

type Pending = PendingChanges<string>

const after = (...events: PendingEvent<string>[]) =>
  events.reduce<Pending>((pending, event) => afterPending(pending, event), noPendingChanges)

describe('pending changes', () => {
  it('count and name what waits, one for each item (PDET-16)', () => {
    const pending = after(
      { kind: 'delete', itemId: '1' },
      { kind: 'replace', itemId: '2', by: 'a.png' },
      { kind: 'replace', itemId: '2', by: 'b.png' },
    )
    expect(countPending(pending)).toBe(2)
    expect(['1', '2', '3'].map(id => pendingChangeOf(pending, id))).toEqual(['delete', 'replace', null])
    expect(netEffect(pending)).toEqual({
      deletions: ['1'],
      replacements: [{ itemId: '2', by: 'b.png' }],
    })
  })

  it('take a deletion whose response was lost as done, and drop what is no longer asked for', () => {
    const pending = after(
      { kind: 'delete', itemId: '1' },
      { kind: 'delete', itemId: '2' },
      { kind: 'replace', itemId: '3', by: 'a.png' },
      { kind: 'replace', itemId: '4', by: 'a.png' },
      { kind: 'loaded', items: ['2', '3'].map(id => ({ id, isAskedFor: id === '2' })) },
    )
    expect(pending).toEqual({ items: { 2: { kind: 'delete' } }, deleted: ['1'] })
    expect(afterPending(pending, { kind: 'replace', itemId: '1', by: 'b.png' })).toBe(pending)
  })

  it('keep the others when the server has deleted one, which takes no change any more', () => {
    const pending = after(
      { kind: 'delete', itemId: '1' },
      { kind: 'delete', itemId: '2' },
      { kind: 'deleted', itemId: '1' },
    )
    expect(pending).toEqual({ items: { 2: { kind: 'delete' } }, deleted: ['1'] })
    expect(afterPending(pending, { kind: 'delete', itemId: '1' })).toBe(pending)
  })
})

describe('registering', () => {
  type Command = PendingEvent<string> | { kind: 'register'; callsUntilFailure: number }
  const itemId = fc.constantFrom('1', '2', '3', '4')
  const anyCommand: fc.Arbitrary<Command> = fc.oneof(
    fc.record({ kind: fc.constant('delete' as const), itemId }),
    fc.record({ kind: fc.constant('replace' as const), itemId, by: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ kind: fc.constant('undo' as const), itemId }),
    fc.constant({ kind: 'undoAll' as const }),
    fc.record({ kind: fc.constant('register' as const), callsUntilFailure: fc.constantFrom(0, 1, 2, 9) }),
  )

  it('sends exactly the net effect of any sequence of changes, whichever call fails on the way', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 12 }), commands => {
        const server = new Map(['1', '2', '3', '4'].map(id => [id, 'old']))
        /** The person's changes that are not done yet. */
        const wanted = new Map<string, string | null>()
        let pending: Pending = noPendingChanges

        for (const command of commands) {
          // The page no longer shows a deleted item.
          if ('itemId' in command && !server.has(command.itemId)) continue
          if (command.kind === 'register') register(command.callsUntilFailure)
          else {
            pending = afterPending(pending, command)
            want(command)
          }
          expect(countPending(pending)).toBe(wanted.size)
        }

        function register(callsUntilFailure: number): void {
          const expected = new Map([...server, ...wanted])
          const { deletions, replacements } = netEffect(pending)
          for (const [calls, id] of deletions.entries()) {
            if (calls >= callsUntilFailure) return
            expect(server.delete(id)).toBe(true)
            pending = afterPending(pending, { kind: 'deleted', itemId: id })
            wanted.delete(id)
          }
          if (deletions.length >= callsUntilFailure) return
          for (const { itemId: id, by } of replacements) server.set(id, by)
          pending = afterPending(pending, { kind: 'registered' })
          wanted.clear()
          expect([...server]).toEqual([...expected].filter(([, file]) => file !== null))
        }

        function want(event: PendingEvent<string>): void {
          if (event.kind === 'undoAll') wanted.clear()
          if (event.kind === 'undo') wanted.delete(event.itemId)
          if (event.kind === 'delete') wanted.set(event.itemId, null)
          if (event.kind === 'replace') wanted.set(event.itemId, event.by)
        }
      }),
    )
  })
})
