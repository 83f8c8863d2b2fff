import type { Registry } from 'release-format'

const common = { version: '1', entry: '/x.js', integrity: `sha384-${'A'.repeat(64)}`, requires: {} }

/** Routes of an area: an open one, and one for visitors with a session. */
export const areaRoutes = [
  { path: '/self-check', title: '자가진단', timer: false, needs: [], menu: 'apply' },
  { path: '/info-agree', title: '약관동의', timer: true, needs: ['authCookie'], menu: 'apply' },
]

export function registryWith(routes: typeof areaRoutes = areaRoutes): Registry {
  const remotes = { 'mfe-apply': { ...common, slot: 'main' as const, routes } }
  return { revision: 1, issuedAt: '2026-01-01T00:00:00Z', remotes }
}
