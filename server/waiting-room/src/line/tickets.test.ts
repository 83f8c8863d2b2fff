import { expect, it, vi } from 'vitest'
import { ticketState, type TicketState } from './ticket-state.ts'
import { createTickets } from './tickets.ts'

const { PRESENT, ABSENT, INSIDE, COMPLETED, FORGOTTEN } = ticketState

it('a change of state is announced once, and the same state again is none', () => {
  const onChange = vi.fn<(number: number, state: TicketState) => void>()
  const tickets = createTickets(0, onChange)
  const number = tickets.issue()
  for (const state of [PRESENT, PRESENT, INSIDE, INSIDE, COMPLETED, COMPLETED])
    tickets.setState(number, state)
  expect(onChange.mock.calls).toEqual([
    [1, PRESENT],
    [1, INSIDE],
    [1, COMPLETED],
  ])
  expect(tickets.counts()).toEqual({ lastNumber: 1, inside: 0, entered: 1, completed: 1 })
})

it('a number that has asked again keeps that in every state, and nothing once it is forgotten', () => {
  const tickets = createTickets(0, () => {})
  const number = tickets.issue()
  tickets.setComeBack(number)
  tickets.setState(number, ABSENT)
  expect([tickets.stateOf(number), tickets.hasComeBack(number)]).toEqual([ABSENT, true])
  tickets.setState(number, FORGOTTEN)
  tickets.setComeBack(number)
  expect([[...tickets.known()], tickets.hasComeBack(number)]).toEqual([[], false])
})
