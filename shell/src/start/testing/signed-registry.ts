import { emptyRegistry, filesHash, type Registry } from 'release-format'
import { signingKey, signRegistry, signRelease } from 'release-format/trust'
import { areaRoutes } from './registry.ts'

const integrity = `sha384-${'A'.repeat(64)}`

/** Returns a signed registry with `mfe-apply`, and the settings of a site with its keys. */
export async function signedRegistry(): Promise<{ registry: Registry; siteConfig: object }> {
  const [site, publisher] = [await signingKey(btoa('s'.repeat(32))), await signingKey(btoa('p'.repeat(32)))]
  const built = {
    name: 'mfe-apply',
    version: '1',
    entry: 'remoteEntry.js',
    integrity,
    routes: areaRoutes,
    slot: 'main' as const,
    requires: {},
    files: [{ path: 'remoteEntry.js', size: 1, integrity }],
  }
  const { name, files, ...release } = await signRelease(built, [publisher])
  const live = { ...release, entry: '/remotes/mfe-apply/1/remoteEntry.js', files: await filesHash(files) }
  const unsigned = { ...emptyRegistry(new Date(0)), revision: 1, remotes: { [name]: live } }
  return {
    registry: await signRegistry(unsigned, [site]),
    siteConfig: { registryPublicKeys: [site.publicKey], publisherPublicKeys: [publisher.publicKey] },
  }
}
