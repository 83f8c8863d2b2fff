import type { Override, Registry } from 'release-format'

/** What the origin wrote into this page: a release of another origin, for a tester. */
const ID = 'release-override'

let override: Override | null = null

/** Reads what a tester's page is to show, if it is one. What cannot be believed is left out. */
export async function readOverride(): Promise<void> {
  const text = document.getElementById(ID)?.textContent.trim()
  if (!text) return
  const { believedOverride } = await import('./believed-override.ts')
  override = await believedOverride(text)
}

/** The registry with the tester's release in the place of what is live. */
export function withOverride(registry: Registry): Registry {
  if (!override) return registry
  return { ...registry, remotes: { ...registry.remotes, [override.remote]: override.release } }
}
