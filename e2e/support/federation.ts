import type { Page } from '@playwright/test'

/** An instance of the federation runtime: the page has one for the shell and one for each remote. */
type Instance = {
  name: string
  shareScopeMap: object
  loadShare: (name: string, asked: { customShareInfo: ShareInfo }) => Promise<false | (() => unknown)>
  loadRemote: (id: string) => Promise<unknown>
  registerRemotes: (remotes: { name: string; entry: string; entryGlobalName: string }[]) => void
}
type ShareInfo = {
  scope: string[]
  shareConfig: { singleton: boolean; strictVersion: boolean; requiredVersion: string }
}
type FederatedPage = { __FEDERATION__: { __INSTANCES__: Instance[]; __SHARE__: Record<string, object> } }

/** The names of the federated builds that run in the page. */
export function federatedBuilds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as FederatedPage
    return federation.__INSTANCES__.map(({ name }) => name)
  })
}

/** The names under which the runtime keeps shared packages of builds that have left the page. */
export function packagesLeftBehind(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as FederatedPage
    const ofBuilds = federation.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap)
    const kept = Object.entries(federation.__SHARE__).filter(([, packages]) => !ofBuilds.includes(packages))
    return kept.map(([name]) => name)
  })
}

type Wanted = { name: string; requiredVersion: string }

/**
 * Counts the different copies of a package that the builds get from their own federation instances, each by its own
 * required version. A build that gets none counts as a copy too.
 */
export function copiesSeenBy(page: Page, builds: string[], wanted: Wanted): Promise<number> {
  return page.evaluate(
    async ([names, { name, requiredVersion }]) => {
      const { __FEDERATION__: federation } = globalThis as unknown as FederatedPage
      const shareConfig = { singleton: true, strictVersion: true, requiredVersion }
      const asking = federation.__INSTANCES__.filter(instance => names.includes(instance.name))
      const factories = await Promise.all(
        asking.map(instance =>
          instance.loadShare(name, { customShareInfo: { scope: ['default'], shareConfig } }),
        ),
      )
      return new Set(factories.map(factory => (factory ? factory() : Symbol('none')))).size
    },
    [builds, wanted] as const,
  )
}

/** Counts the copies of `shared-session` that were evaluated in the page; each registers itself. */
export function sharedSessionCopies(page: Page): Promise<number> {
  return page.evaluate(() => {
    const signedIn = (globalThis as { [key: symbol]: unknown })[Symbol.for('shared-session.instances')]
    return Array.isArray(signedIn) ? signedIn.length : 0
  })
}

/** The addresses of the remotes' scripts that this document has loaded. */
export function loadedRemoteScripts(page: Page, remote = ''): Promise<string[]> {
  return loadedScripts(page, `/remotes/${remote}`)
}

/** The addresses of the scripts of this site, or of a folder, that this document has loaded. */
export function loadedScripts(page: Page, from = '/'): Promise<string[]> {
  return page.evaluate(folder => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return [...new Set(addresses)].filter(path => path.startsWith(folder) && path.endsWith('.js')).toSorted()
  }, from)
}

/** Loads a remote's module as the shell would, without showing it. */
export async function loadRemote(page: Page, remote: string): Promise<void> {
  await page.waitForFunction(() =>
    (globalThis as unknown as Partial<FederatedPage>).__FEDERATION__?.__INSTANCES__.some(
      ({ name }) => name === 'shell',
    ),
  )
  await page.evaluate(async name => {
    const { __FEDERATION__: federation } = globalThis as unknown as FederatedPage
    const shell = federation.__INSTANCES__.find(instance => instance.name === 'shell')
    const registry = JSON.parse(document.getElementById('registry')?.textContent ?? '')
    const { entry, version } = registry.remotes[name]
    // The page names each release differently.
    const global = name.replaceAll('-', '_')
    const release = `${global}@${version}`
    shell?.registerRemotes([{ name: release, entry, entryGlobalName: global }])
    await shell?.loadRemote(`${release}/remote`)
  }, remote)
}
