import { describe, expect, it } from 'vitest'
import { callsTo, RefusedBySite, SiteUnreachable } from './call-site.ts'

/** A site that keeps each request, and responds so. */
function siteThat(respond: () => Response | Promise<Response>, by = 'kim') {
  const requests: [string, RequestInit | undefined][] = []
  const call = callsTo({
    address: 'https://site.example',
    token: 'secret',
    by,
    fetch: async (input, init) => {
      requests.push([new Request(input).url, init])
      return respond()
    },
  })
  return { call, requests }
}

const authorization = 'Bearer secret'

describe('a call', () => {
  it.each([
    ['GET', undefined, undefined, {}],
    ['POST', '{}', undefined, { 'content-type': 'application/json' }],
    ['POST', 'archive', 'application/x-tar', { 'content-type': 'application/x-tar' }],
  ])(
    'by %s has the token, the operator and the type of its body: %j',
    async (method, body, type, headers) => {
      const { call, requests } = siteThat(() => Response.json({ done: true }))
      expect(await call(method, '/releases', body, type)).toEqual({ done: true })
      const init = {
        method,
        headers: { authorization, 'x-operator': 'kim', ...headers },
        body: body ?? null,
      }
      expect(requests).toEqual([['https://site.example/ops/api/releases', init]])
    },
  )

  it.each(['김', 'a b', '', 'x'.repeat(65), 'a\nb'])(
    'leaves out an operator that no header can have: %j',
    async by => {
      const { call, requests } = siteThat(() => Response.json({}), by)
      await call('GET', '/releases')
      expect(requests[0]?.[1]?.headers).toEqual({ authorization })
    },
  )
})

describe('a refusal', () => {
  it.each([
    [{ errorCode: 'OVERLOADED' }, 'The site has too many requests at once. Try again in a moment.'],
    [
      { errorCode: 'REFUSED_BY_GATE', errors: [{ message: 'one' }, { field: 'entry', message: 'two' }] },
      'one\nentry: two',
    ],
    [
      { errorCode: 'RELEASE_UNREADABLE', errors: [{ field: 'body', message: 'cut' }] },
      'The site cannot read the archive.\nbody: cut',
    ],
    [{}, 'The site refused: UNKNOWN.'],
  ])('%j has its reasons, a line each', async (json, message) => {
    const { call } = siteThat(() => Response.json(json, { status: 409 }))
    const refused = new RefusedBySite((json as { errorCode?: string }).errorCode ?? 'UNKNOWN', message)
    await expect(call('GET', '/releases')).rejects.toEqual(refused)
  })
})

describe('a site that is out of reach', () => {
  const failure = new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })

  it.each([
    ['of the network', failure, 'Error: ECONNREFUSED'],
    ['without a cause', new TypeError('fetch failed'), 'TypeError: fetch failed'],
    ['that is no error', 'down', 'down'],
    ['that is nothing', undefined, 'undefined'],
  ])('is named with the reason %s', async (_, cause, reason) => {
    const { call } = siteThat(() => Promise.reject(cause))
    const error: unknown = await call('GET', '/releases').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(SiteUnreachable)
    expect(error).toMatchObject({
      message: `https://site.example cannot be reached, or is no site of ours: ${reason}`,
      cause,
    })
  })
})
