/** Paths of the calls that the admin backend serves too: results, opinions, codes of reasons (GUARD-42 to GUARD-44). */
const ADMIN_CALLS = [
  '/api/v1/application/result/detail/',
  '/api/v1/opinionSubmit/',
  '/api/v1/common/codes/groups/list',
]

type Backends = { baseUrl: string; adminBaseUrl: string; isAdmin: boolean }

/** Returns the base URL of a call: the admin backend's for an administrator's calls that it serves, else the usual one. */
export function baseUrlFor(path: string, { baseUrl, adminBaseUrl, isAdmin }: Backends): string {
  return isAdmin && ADMIN_CALLS.some(call => path.startsWith(call)) ? adminBaseUrl : baseUrl
}
