import { describe, expect, it } from 'vitest'
import { serveSampleCalls } from '../testing/contract/sample-calls.ts'

describe('a call', () => {
  it('gets what was asked in the shape of its schemas, and answers no more than its schema names', async () => {
    const { echo } = await serveSampleCalls()
    expect(await echo({ text: 'a', unknown: 1 })).toEqual({
      status: 200,
      body: { status: 200, message: '7 hello', result: { text: 'a', ci: 'ci-1' } },
    })
  })

  it.each([
    [{ text: 1 }, undefined, ['text']],
    [{ text: 'a', list: [{ name: 'x' }, {}] }, undefined, ['list.1.name']],
    [null, undefined, ['']],
    [{ text: 'a\0b' }, undefined, ['text']],
    [{ text: 'a', list: [{ name: '\0' }] }, undefined, ['list.0.name']],
    [{ text: 'a' }, '/echo/x?word=a', ['id']],
    [{ text: 'a' }, '/echo/99999999999?word=a', ['id']],
    [{ text: 'a' }, '/echo/1', ['word']],
    [{ text: 'a' }, '/echo/1?word=a&word=b', ['word']],
    [{}, '/echo/0', ['id', 'word', 'text']],
  ])('refuses %j at %s, naming %j', async (body, path, fields) => {
    const { echo } = await serveSampleCalls()
    const answer = await echo(body, {}, path)
    expect(answer).toMatchObject({ status: 400, body: { status: 400, errorCode: 'REQUEST_MALFORMED' } })
    expect(answer.body).toHaveProperty(
      'errors',
      fields.map(field => ({ field, message: expect.stringMatching(/[가-힣]/) })),
    )
  })
})

describe('a call without a payload', () => {
  it.each([{}, { 'content-type': 'application/json' }])('is answered with the headers %j', async headers => {
    const { ask } = await serveSampleCalls()
    const answer = await ask('/press', { method: 'POST', headers })
    expect(answer).toEqual({ status: 200, body: { isDone: true } })
  })
})

describe('a writing call of a page', () => {
  const REFUSED = {
    status: 403,
    body: { status: 403, errorCode: 'FOREIGN_PAGE', message: '허용되지 않은 페이지의 요청입니다.' },
  }

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another site, by what its browser says', { 'sec-fetch-site': 'cross-site' }],
    ['of another host of our domain', { 'sec-fetch-site': 'same-site', origin: 'https://other.example.org' }],
    ['that hides where it is', { origin: 'null' }],
  ])('%s is refused', async (_, headers) => {
    const { ask } = await serveSampleCalls()
    expect(await ask('/api/press', { method: 'POST', headers })).toEqual(REFUSED)
  })

  it.each([
    ['POST', '/api/x', 403],
    ['PUT', '/api/x', 403],
    ['PATCH', '/api/x', 403],
    ['DELETE', '/api/x', 403],
    ['POST', '/admin-api/x', 403],
    ['POST', '/sandbox/api/x', 403],
    ['GET', '/api/x', 404],
    // A signed address needs no cookie.
    ['PUT', '/objects/x', 404],
  ])('of another site by %s to %s gets %i', async (method, path, status) => {
    const { ask } = await serveSampleCalls()
    const headers = { origin: 'https://evil.example' }
    expect(await ask(path, { method, headers })).toMatchObject({ status })
  })

  it('is answered so that no cache keeps it', async () => {
    const { address } = await serveSampleCalls()
    const response = await fetch(`${address}/api/press`, { method: 'POST' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['of our own origin', (address: string) => ({ origin: address })],
    ['of our own origin, by what its browser says', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['of a listed origin', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://page.example.org' })],
    ['of no page', () => ({})],
  ])('%s is served', async (_, headers) => {
    const { ask, address } = await serveSampleCalls({ PAGE_ORIGINS: 'https://page.example.org' })
    expect(await ask('/api/press', { method: 'POST', headers: headers(address) })).toEqual({
      status: 200,
      body: { isDone: true },
    })
  })
})
