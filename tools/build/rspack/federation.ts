import { versionOf } from './packages.ts'

/**
 * Libraries that exist exactly once in the page. The shell provides these. A remote never does, and refuses to run
 * beside a version that it was not built for.
 */
export const singletons = [
  'react',
  'react-dom',
  'jotai',
  'react-router-dom',
  'single-spa',
  'axios',
  'shared-session',
]

/** Shared if the versions match, else bundled: two versions of these may coexist. */
export const sharedByVersion = ['ui-kit']

/** The federation runtime of remotes loads it, from the root. */
export const RUNTIME_PLUGIN = 'packages/remote-kit/src/chunk-retry.ts'

/** The module that replaces axios's adapter for `fetch` in all builds, from the root. */
export const NO_FETCH_ADAPTER = 'tools/build/rspack/no-fetch-adapter.ts'

/** `react/jsx-runtime` and `react-dom/client` must be of the one copy too; the others are used by their name only. */
function hasSharedSubPaths(name: string): boolean {
  return name === 'react' || name === 'react-dom'
}

/** Returns whether the shell provides this import, so that it is no part of a remote's build. */
export function isProvidedByShell(specifier: string): boolean {
  return singletons.some(name => {
    return specifier === name || (hasSharedSubPaths(name) && specifier.startsWith(`${name}/`))
  })
}

/** Returns the `shared` of a remote in a folder: no copies of singletons, and a copy of `ui-kit` for another version. */
export function remoteShares(folder: string) {
  const strict = { singleton: true, strictVersion: true, import: false } as const
  return Object.fromEntries([
    ...singletons.flatMap(name => withSubPaths(name, { ...strict, ...versionOf(folder, name) })),
    ...sharedByVersion.map(name => [name, versionOf(folder, name)]),
  ])
}

function withSubPaths<T>(name: string, options: T): [string, T][] {
  const own: [string, T] = [name, options]
  return hasSharedSubPaths(name) ? [own, [`${name}/`, options]] : [own]
}
