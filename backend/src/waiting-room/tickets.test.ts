import { beforeEach, describe, expect, it } from 'vitest'
import { createTickets, type Tickets } from './tickets.ts'

let time: number
let tickets: Tickets

beforeEach(() => {
  time = 1_000_000
  let keys = 0
  tickets = createTickets(
    () => new Date(time),
    () => `K${++keys}`,
  )
})

describe('a ticket', () => {
  it('is completed once', () => {
    const key = tickets.enter('act_1')
    expect(tickets.complete(key)).toBe('completed')
    expect(tickets.complete(key)).toBe('already completed')
    expect(tickets.complete('K99')).toBe('unknown')
  })

  it('is forgotten half an hour later', () => {
    const key = tickets.enter('act_1')
    time += 29 * 60_000
    tickets.enter('act_1')
    expect(tickets.find(key)).toBeDefined()
    time += 60_000
    tickets.enter('act_1')
    expect(tickets.find(key)).toBeUndefined()
  })
})

it('counts who entered and who is done, action by action', () => {
  const key = tickets.enter('act_1')
  tickets.enter('act_1')
  tickets.enter('act_3')
  tickets.complete(key)
  expect(tickets.counts()).toEqual({
    act_1: { entered: 2, completed: 1 },
    act_3: { entered: 1, completed: 0 },
  })
})

it('says how many come per second, over the last ten', () => {
  for (let number = 0; number < 30; number += 1) tickets.enter('act_1')
  expect(tickets.perSecond('act_1')).toBe(3)
  time += 10_000
  expect(tickets.perSecond('act_1')).toBe(0)
  expect(tickets.perSecond('act_3')).toBe(0)
})
