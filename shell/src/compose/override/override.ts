import type { Override, Registry } from 'release-format'

/** The element into which the origin writes a tester's release of another origin. */
const ID = 'release-override'

/** Reads the override of a tester's page. Null for every other page, and for an override that the site has not signed. */
export async function readOverride(): Promise<Override | null> {
  const text = document.getElementById(ID)?.textContent.trim()
  if (!text) return null
  const { signedOverride } = await import('./signed-override.ts')
  return signedOverride(text)
}

/** Returns the registry with the tester's release in place of the live one. */
export function withOverride(registry: Registry, override: Override | null): Registry {
  if (!override) return registry
  return { ...registry, remotes: { ...registry.remotes, [override.remote]: override.release } }
}
