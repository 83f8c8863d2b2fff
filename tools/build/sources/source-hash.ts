import { createHash } from 'node:crypto'
import { packageNamed, type Workspace } from '../../workspace/workspace.ts'
import { buildSources } from './build-sources.ts'
import { fromDisk, type ReadFile } from './read-file.ts'

export type Mode = 'production' | 'development'

type Options = { mode?: Mode | undefined; read?: ReadFile }

/**
 * Returns `0.1.0-4bf0c2a91d`, or `0.1.0-dev.4bf0c2a91d`: it differs after every change that can affect the build, and
 * after hardly any other. Throws the errors of `buildSources`.
 */
export function sourceVersion(
  workspace: Workspace,
  name: string,
  { mode = 'production', read = fromDisk(workspace.root) }: Options = {},
): string {
  const { files, facts } = buildSources(workspace, name, read)
  const hash = createHash('sha256')
  for (const path of files) hash.update(`\0${path}\0`).update(read(path) ?? '')
  for (const fact of facts) hash.update(`\0${fact}`)
  const label = mode === 'development' ? 'dev.' : ''
  return `${packageNamed(workspace, name).version}-${label}${hash.digest('hex').slice(0, 10)}`
}
