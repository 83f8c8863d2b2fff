import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Routes } from 'release-format'
import { root } from '../workspace/workspace.ts'

/** The paths of the pages that the shell draws itself. */
export async function shellPaths(): Promise<string[]> {
  const file = pathToFileURL(join(root, 'shell/src/routes.ts')).href
  const { routes } = (await import(file)) as { routes: Routes }
  return Object.values(routes).map(({ path }) => path)
}
