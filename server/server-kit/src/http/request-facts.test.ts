import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { bearerOf, hostOf, protocolOf, comesFromOwnPage, pathOf, peerAddress } from './request-facts.ts'

const withHeaders = (headers: object, remoteAddress?: string) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

describe('behind a proxy, which adds its own value as the last', () => {
  it.each([
    [{}, 'http'],
    [{ 'x-forwarded-proto': 'https' }, 'https'],
    [{ 'x-forwarded-proto': 'http' }, 'http'],
    [{ 'x-forwarded-proto': 'https, http' }, 'http'],
    [{ 'x-forwarded-proto': 'http,https' }, 'https'],
  ])('the protocol of %j is %s', (headers, protocol) => {
    expect(protocolOf(withHeaders(headers), true)).toBe(protocol)
    expect(protocolOf(withHeaders(headers), false)).toBe('http')
  })

  it.each([
    [{}, '', ''],
    [{ host: 'inside:8080' }, 'inside:8080', 'inside:8080'],
    [{ host: 'inside', 'x-forwarded-host': 'site.example' }, 'site.example', 'inside'],
    [{ host: 'inside', 'x-forwarded-host': 'forged, site.example' }, 'site.example', 'inside'],
    [{ host: 'inside', 'x-forwarded-host': '' }, 'inside', 'inside'],
  ])('the host of %j is "%s", and without a proxy "%s"', (headers, behind, without) => {
    expect(hostOf(withHeaders(headers), true)).toBe(behind)
    expect(hostOf(withHeaders(headers), false)).toBe(without)
  })

  it.each([
    [{ 'x-forwarded-for': '192.0.2.1' }, '192.0.2.1'],
    [{ 'x-forwarded-for': '127.0.0.1, 192.0.2.2' }, '192.0.2.2'],
    [{ 'x-forwarded-for': '2001:db8::1' }, '2001:db8::1'],
    [{ 'x-forwarded-for': '::ffff:192.0.2.3' }, '192.0.2.3'],
    [{ 'x-forwarded-for': '64:ff9b::ffff:192.0.2.3' }, '64:ff9b::ffff:192.0.2.3'],
    [{ 'x-forwarded-for': ' ' }, '10.0.0.9'],
    [{}, '10.0.0.9'],
  ])('the client of %j is %s', (headers, address) => {
    expect(peerAddress(withHeaders(headers, '::ffff:10.0.0.9'), true)).toBe(address)
    expect(peerAddress(withHeaders(headers, '::ffff:10.0.0.9'), false)).toBe('10.0.0.9')
  })

  it('a connection that has closed has no address', () => {
    expect(peerAddress(withHeaders({}), false)).toBe('')
  })
})

describe('a call', () => {
  const cdn = 'https://cdn.example'

  it.each([
    ['a program', {}, true],
    ['the page itself', { 'sec-fetch-site': 'same-origin', origin: 'https://site.example' }, true],
    ['a reload', { 'sec-fetch-site': 'none' }, true],
    ['another host of the domain', { 'sec-fetch-site': 'same-site', origin: 'https://x.example' }, false],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    [
      'another site that shows our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://site.example' },
      false,
    ],
    ['a listed origin', { 'sec-fetch-site': 'cross-site', origin: cdn }, true],
    ['an older browser', { origin: 'https://site.example' }, true],
    ['an older browser elsewhere', { origin: 'https://other.example' }, false],
    ['a page under another port', { origin: 'https://site.example:8443' }, false],
    ['a sandboxed page', { origin: 'null' }, false],
  ])('from %s: %j comes from an own page: %s', (_, headers, isOwn) => {
    const request = { headers, host: 'site.example' } as unknown as FastifyRequest
    expect(comesFromOwnPage(request, [cdn])).toBe(isOwn)
  })

  it.each([
    ['Bearer token', 'token'],
    ['bearer   token', 'token'],
    ['Bearer token and more', null],
    ['Basic Bearer token', null],
    ['Bearer', null],
    [undefined, null],
  ])('with the authorization %j has the token %j', (authorization, token) => {
    expect(bearerOf({ headers: { authorization } } as FastifyRequest)).toBe(token)
  })

  it.each([
    ['/detail/1', '/detail/1'],
    ['/detail/1?brno=1234567890', '/detail/1'],
    ['/a?b?c', '/a'],
    ['?x', ''],
  ])('to %s has the path "%s", without personal values', (url, path) => {
    expect(pathOf({ url } as FastifyRequest)).toBe(path)
  })
})
