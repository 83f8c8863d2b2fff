import { expect, it } from 'vitest'
import { matchRealName, startVerification, type GatewayCall } from '../calls.ts'
import { errorProblem, responseProblem } from './problems.ts'

it.each<[string, GatewayCall, number, string, string | null]>([
  ['the agreed one', matchRealName, 200, '{"isMatch":true,"more":1}', null],
  ['of another status', matchRealName, 201, '{"isMatch":true}', 'The status is 201 instead of 200.'],
  ['no object', matchRealName, 200, 'true', 'The response does not fit: the body must be Object.'],
  [
    'without a web address',
    startVerification,
    200,
    '{"windowUrl":"window"}',
    'The response does not fit: windowUrl must be valid; windowUrl must be /^https?:\\/\\//.',
  ],
])('a response that is %s has the sentence', (_, { response }, status, text, sentence) => {
  expect(responseProblem({ status, text }, response, {})).toBe(sentence)
})

it.each([
  [400, '{"errorCode":"REQUEST_MALFORMED"}', null],
  [401, '{"errorCode":"REQUEST_MALFORMED"}', 'The status is 401 instead of 400.'],
  [
    400,
    '{"errorCode":"SIGNATURE_INVALID"}',
    'The field errorCode is SIGNATURE_INVALID instead of REQUEST_MALFORMED.',
  ],
])('an error %i %s has the sentence %j', (status, text, sentence) => {
  expect(errorProblem({ status, text }, 400)).toBe(sentence)
})
