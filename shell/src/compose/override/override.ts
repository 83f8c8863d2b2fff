import type { Registry } from 'release-format'

/** The element for the wishes of a tester: a release of another origin, or a single remote. */
const ID = 'release-override'

/** Changes each registry of a tester's page. */
export type ForTester = (registry: Registry) => Registry

/** Reads the wishes of a tester. Null for every other page, and for a release that the site has not signed. */
export async function readOverride(): Promise<ForTester | null> {
  const text = document.getElementById(ID)?.textContent.trim()
  if (!text) return null
  const { forTester } = await import('./for-tester.ts')
  return forTester(text)
}

/** Returns the registry as the tester is shown it. */
export function withOverride(registry: Registry, override: ForTester | null): Registry {
  return override ? override(registry) : registry
}
