import * as v from 'valibot'

const registry = v.object({
  remotes: v.record(
    v.string(),
    v.object({
      version: v.string(),
      routes: v.array(v.object({ path: v.string(), title: v.string() })),
    }),
  ),
})

/** A remote of the site, with its live version and its pages. */
export type Remote = { name: string; version: string; routes: readonly { path: string; title: string }[] }

/** Returns the remotes of the site. The page verifies nothing of them: the site in its frame does. */
export async function readRemotes(): Promise<readonly Remote[]> {
  const response = await fetch('/registry.json')
  const { remotes } = v.parse(registry, await response.json())
  return Object.entries(remotes).map(([name, remote]) => ({ name, ...remote }))
}
