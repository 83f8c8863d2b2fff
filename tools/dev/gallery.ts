import { buildPackages } from '../build/build-packages.ts'
import { packageNamed, type Workspace } from '../workspace/workspace.ts'
import { announce, startDevServer, untilOneEnds } from './servers.ts'

/** The package whose parts the gallery shows. */
export const GALLERY = 'ui-kit'

/** The examples of every part on one page, in the stylesheets of the site; it needs no backend. */
export async function developGallery(workspace: Workspace): Promise<number> {
  await buildPackages(workspace, ['cdn'])
  const page = await startDevServer(packageNamed(workspace, GALLERY))
  announce(page)
  return untilOneEnds([page])
}
