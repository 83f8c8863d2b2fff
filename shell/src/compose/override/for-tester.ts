import type { Override, Registry } from 'release-format'
import type { ForTester } from './override.ts'
import { signedOverride } from './signed-override.ts'

/** The testers' page that isolates a remote names it, with the override of its release if there is one. */
type Isolation = { only: string; override?: object }

/** Returns the change that this text asks for; null for an override that the site has not signed. */
export async function forTester(text: string): Promise<ForTester | null> {
  const { only, override: sent } = isolationIn(text)
  const override = sent === undefined ? null : await signedOverride(JSON.stringify(sent))
  if (!only) return override && (registry => withRelease(registry, override))
  return registry => withOnly(override ? withRelease(registry, override) : registry, only)
}

function isolationIn(text: string): Partial<Isolation> {
  const sent = JSON.parse(text) as Isolation
  return 'only' in sent ? sent : { override: sent }
}

/** The tester's release takes the place of the live one. */
function withRelease(registry: Registry, { remote, release }: Override): Registry {
  return { ...registry, remotes: { ...registry.remotes, [remote]: release } }
}

function withOnly(registry: Registry, only: string): Registry {
  const kept = Object.entries(registry.remotes).filter(([name]) => name === only)
  return { ...registry, remotes: Object.fromEntries(kept) }
}
