import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choices, FAULTS, queryOf, stateIn, type Choice, type State } from './state.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const call = fc.constantFrom(
  'POST /api/v1/business/first/register',
  'GET /api/v1/proof-mstr/get/{id}',
  'PUT /x y',
)
const refusals = fc.constantFrom(...FAULTS, 'AUTH_EXPIRED', '403-QUEUE_PASS_REQUIRED')
const chosen = (name: Choice) => fc.constantFrom(...choices[name])

const states = fc.record({
  page: text,
  version: text,
  scenario: text,
  person: text,
  clock: fc.constantFrom('', '2025-06-26T03:00:00.000Z'),
  session: fc.oneof(fc.constant(''), fc.json()),
  width: chosen('width'),
  network: chosen('network'),
  queue: chosen('queue'),
  motion: chosen('motion'),
  colours: chosen('colours'),
  letters: chosen('letters'),
  responses: chosen('responses'),
  faults: fc.dictionary(call, refusals, { noNullPrototype: true }),
}) as fc.Arbitrary<State>

it('an address gives back every state that it was made of', () => {
  fc.assert(
    fc.property(states, state => {
      expect(stateIn(queryOf(state))).toEqual(state)
    }),
  )
})

it('an address without a state is the usual one, which has a short address', () => {
  expect(queryOf(stateIn(''))).toBe('')
  expect(stateIn('?width=360&fault=late+GET+/api/x')).toMatchObject({
    width: '360',
    faults: { 'GET /api/x': 'late' },
  })
})

it('a choice that does not exist is the usual one, and leaves the others', () => {
  expect(stateIn('?network=dead&width=1&clock=noon&motion=reduced&page=/proof')).toMatchObject({
    network: '',
    clock: '',
    width: '',
    motion: 'reduced',
    page: '/proof',
  })
})
