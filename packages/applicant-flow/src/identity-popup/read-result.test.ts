import { popupFailure, popupMessageIn, popupSuccess } from '../identity/popup-message.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readResult } from './read-result.ts'

const path = '/kmc-result'

it('passes on the person in the query', () => {
  const query = `?${new URLSearchParams({ name: '홍길동', birthDay: '19800101', ci: 'CI/+==', phone: '01000000001' })}`
  expect(readResult({ path, query })).toEqual(
    popupSuccess({
      person: {
        name: '홍길동',
        birthDate: '19800101',
        ci: 'CI/+==',
        mobileNumber: '01000000001',
        mobileCarrier: '',
        provider: '',
      },
    }),
  )
})

it.each([
  ['in the query', { path, query: '?tr_cert=a%2Fb&tr_add=n' }],
  ['in the path', { path: '/kmc-result/a%2Fb/n', query: '' }],
])('takes a certificate %s', (_, given) => {
  expect(readResult(given)).toEqual(popupSuccess({ certificate: { trCert: 'a/b', trAdd: 'n' } }))
})

it.each([
  ['success', popupSuccess()],
  ['fail', popupFailure('failed')],
  ['cancel', popupFailure('cancelled')],
  ['whatever', popupFailure('failed')],
])('passes on the word %s', (result, message) => {
  expect(readResult({ path: '/integration-result', query: `?result=${result}&mtxId=1` })).toEqual(message)
})

it.each([
  ['nothing', ''],
  ['half a person', '?name=%ED%99%8D&birthDay=19800101'],
  ['half a certificate', '?tr_cert=a'],
  ['empty values', '?name=&birthDay=&ci=&tr_cert=&tr_add=&result='],
])('misses something in %s', (_, query) => {
  expect(readResult({ path, query })).toEqual(popupFailure('missing'))
})

it('misses something in a path that cannot be decoded', () => {
  expect(readResult({ path: '/kmc-result/%E0%A4%A/n', query: '' })).toEqual(popupFailure('missing'))
})

it('has a message for every address', () => {
  const names = ['name', 'birthDay', 'ci', 'tr_cert', 'tr_add', 'result', 'mtxId']
  const paths = fc.array(fc.string(), { maxLength: 4 }).map(parts => `/${parts.join('/')}`)
  const queries = fc.dictionary(fc.constantFrom(...names), fc.string(), { maxKeys: 5 })
  fc.assert(
    fc.property(paths, queries, (anyPath, query) => {
      const message = readResult({ path: anyPath, query: new URLSearchParams(query).toString() })
      expect(popupMessageIn(message)).toEqual(message)
    }),
  )
})
