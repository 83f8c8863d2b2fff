/** Looking up a result, opinions, and the codes of reasons: what the admin backend answers too (GUARD-42 to GUARD-44). */
const ADMIN_CALLS = [
  /^\/api\/v1\/application\/result\/detail\//,
  /^\/api\/v1\/opinionSubmit\//,
  /^\/api\/v1\/common\/codes\/groups\/list$/,
]

type Backends = { baseUrl: string; adminBaseUrl: string; isAdmin: boolean }

/** What stands before a call's path: the admin backend's address for an admin's calls that it answers, else the usual one. */
export function baseUrlFor(path: string, { baseUrl, adminBaseUrl, isAdmin }: Backends): string {
  return isAdmin && ADMIN_CALLS.some(call => call.test(path)) ? adminBaseUrl : baseUrl
}
