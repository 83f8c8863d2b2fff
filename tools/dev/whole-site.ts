import { join } from 'node:path'
import { publishRelease } from 'release-store'
import { buildPackages } from '../build/build-packages.ts'
import { explain } from 'release-cli/explain'
import { packageNamed, remotesOf, type Workspace } from '../workspace/workspace.ts'
import { announce, startDevServer, untilOneEnds } from './servers.ts'
import { sharedBackend } from './shared-backend.ts'
import { watchSources } from './watch-sources.ts'

/**
 * The whole site. The shell is rebuilt in place. A remote is published again under a development version whenever its
 * sources change. The page reloads when the registry has changed.
 */
export async function developWholeSite(workspace: Workspace, dataDir: string): Promise<number> {
  await buildPackages(workspace, ['cdn', 'ops-console', 'tester-page'])
  await publishChanged(workspace, dataDir)
  watchSources(workspace, () => publishChanged(workspace, dataDir).catch(explain))

  const backend = await sharedBackend(dataDir)
  const env = { REGISTRY_FILE: join(dataDir, 'releases/registry.json') }
  const page = await startDevServer(packageNamed(workspace, 'shell'), { backend, env })
  announce(page)
  return untilOneEnds([backend, page])
}

/** Builds and publishes the remotes whose sources are not those of the live release. */
async function publishChanged(workspace: Workspace, dataDir: string): Promise<void> {
  const remotes = remotesOf(workspace)
  await buildPackages(workspace, remotes, 'development')
  for (const name of remotes) {
    await publishRelease({ dataDir, distDir: join(packageNamed(workspace, name).folder, 'dist') })
  }
}
