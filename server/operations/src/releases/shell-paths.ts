import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from 'file-kit'
import { parseRoutes } from 'release-format'

/** The paths of the pages that the built shell draws; none while it is not built. Throws `InvalidRoutes`. */
export async function shellPaths(shellDir: string): Promise<readonly string[]> {
  const text = await unlessMissing(readFile(join(shellDir, 'routes.json'), 'utf8'))
  return text === null ? [] : parseRoutes(JSON.parse(text)).map(({ path }) => path)
}
