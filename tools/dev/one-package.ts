import { buildPackages } from '../build/build-packages.ts'
import { packageNamed, type Workspace } from '../workspace/workspace.ts'
import { announce, startDevServer, untilOneEnds } from './servers.ts'
import { sharedBackend } from './shared-backend.ts'

/** One remote as a page of its own, rebuilt as its sources change, on the real backend. */
export async function developOneRemote(workspace: Workspace, name: string, dataDir: string): Promise<number> {
  await buildPackages(workspace, ['cdn', 'ops-console', 'tester-page'])
  const backend = await sharedBackend(dataDir)
  const page = await startDevServer(packageNamed(workspace, name), {
    backend,
    args: ['--config-name', 'standalone'],
  })
  announce(page)
  return untilOneEnds([backend, page])
}

/** The package whose parts the gallery shows. */
export const GALLERY = 'ui-kit'

/** The examples of every part on one page, in the stylesheets of the site; it needs no backend. */
export async function developGallery(workspace: Workspace): Promise<number> {
  await buildPackages(workspace, ['cdn'])
  const page = await startDevServer(packageNamed(workspace, GALLERY))
  announce(page)
  return untilOneEnds([page])
}
