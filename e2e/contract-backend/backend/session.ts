import type { CallRequest, Call, Calls } from './exchange.ts'

const COOKIE = 'jwt=signed'
const TOKEN = 'the-token'

/** No page can read the cookie, and no marker shows the page that it exists. */
export const sessionCalls: Calls = {
  'POST /api/v1/auth/setJwtCookie': () => ({ cookie: `${COOKIE}; HttpOnly; Path=/` }),
  'POST /api/v1/common/token/create': () => ({ json: { status: 200, result: TOKEN } }),
  'POST /api/v1/common/token/remaining': ({ query }) =>
    query.get('token') === TOKEN ? { json: { status: '200', result: '3000' } } : { status: 401 },
}

/** Refuses callers without the cookie, and without the token once there is one. */
export function signedIn(call: Call): Call {
  return request =>
    hasCookie(request) && request.authorization === `Bearer ${TOKEN}` ? call(request) : { status: 401 }
}

export function withCookie(call: Call): Call {
  return request => (hasCookie(request) ? call(request) : { status: 401 })
}

function hasCookie({ cookie }: CallRequest): boolean {
  return cookie.split('; ').includes(COOKIE)
}
