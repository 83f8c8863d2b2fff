import { expect, it } from 'vitest'
import { ticketState } from '../line/ticket-state.ts'
import { readRecord } from './journal-record.ts'

it.each([
  { action: 'act_1', state: ticketState.INSIDE, from: 1, to: 2 },
  { action: 'act_1', group: 0, from: 0, to: 0 },
  { action: 'act_1', lastNumber: 0, entered: 0, completed: 0 },
  { action: 'act_1', pace: 0 },
  { action: 'act_1', pace: 1.5, turnS: 30 },
  { action: 'act_1', settings: { mode: 'open' } },
])('the line %j is read as it is written', record => {
  expect(readRecord(JSON.stringify(record))).toEqual(record)
})

it.each([
  ['nothing', ''],
  ['a line that was cut off', '{"action":"act_1","sta'],
  ['an unknown state', '{"action":"act_1","state":99,"from":1,"to":2}'],
  ['a number below zero', '{"action":"act_1","group":1,"from":-1,"to":2}'],
  ['a part of a number', '{"action":"act_1","lastNumber":1.5,"entered":0,"completed":0}'],
  ['a pace below zero', '{"action":"act_1","pace":-1}'],
  ['settings that are none', '{"action":"act_1","settings":null}'],
  ['no action', '{"pace":1}'],
])('nothing is read from %s', (_what, text) => {
  expect(readRecord(text)).toBeUndefined()
})
