import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtSiteSettings } from '../support/site/built-site.ts'
import { newDataFolder, removeDataFolder } from '../support/site/data-folder.ts'
import { originAt } from '../support/site/backend-process.ts'
import { sandboxAt } from '../support/site/sandbox.ts'
import { test as base } from '../support/test.ts'
import { startContractBackend, type ContractBackend } from './backend/server.ts'

export { expect } from '../support/test.ts'

type OfTheWorker = {
  /** The origin of the backend: the page's own, or another. */
  backendPlace: 'elsewhere' | 'here'
  backend: ContractBackend
}

/** The site's pages alone, in front of the backend that was written from the specification. */
export const test = base.extend<object, OfTheWorker>({
  backendPlace: ['elsewhere', { scope: 'worker', option: true }],
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the needed fixtures from the pattern.
    async ({}, use) => {
      const backend = await startContractBackend()
      await use(backend)
      await backend.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ backend, backendPlace }, use) => {
      const dataDir = await newDataFolder()
      const file = join(dataDir, 'site-config.json')
      await writeFile(file, JSON.stringify(siteConfigFor(backend, backendPlace)))
      const origin = await originAt(dataDir, { ...builtSiteSettings(), SITE_CONFIG: file })
      backend.serves(origin.url, backendPlace)
      const url = backendPlace === 'here' ? backend.url : origin.url
      await use({ url, dataDir, sandbox: sandboxAt(url), stop: origin.stop })
      await origin.stop()
      await removeDataFolder(dataDir)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** The waiting room of another origin cannot be asked in any other way than by script. */
function siteConfigFor({ url, providersUrl }: ContractBackend, place: OfTheWorker['backendPlace']) {
  const provider = (name: string) => `${providersUrl}/${name}`
  const identityProviders = {
    simple: provider('simple'),
    financial: provider('financial'),
    joint: provider('joint'),
  }
  if (place === 'here') return { identityProviders }
  const { hostname: host, port } = new URL(url)
  return {
    apiBaseUrl: url,
    identityProviders,
    queue: { proto: 'http', host, port: Number(port), transport: 'script' },
  }
}
