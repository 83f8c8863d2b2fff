import {
  createInstance,
  init,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import type { RegisteredRelease } from 'release-format'
import { beforeAll, expect, it } from 'vitest'
import { evict } from './evict.ts'
import { chunkGlobalsOf, runtimeInternals } from './runtime-names.ts'

const NAME = 'mfe_x@1.0.0'
const release: RegisteredRelease = {
  version: '1.0.0',
  entry: '/remotes/mfe-x/1.0.0/remoteEntry.js',
  integrity: 'sha384-x',
  slot: 'main',
  routes: [],
  requires: {},
}
const entry = new URL(release.entry, location.origin).href

/** An entry that adds the instance of its build, as that of a real one does. */
const code = `var mfe_x = { init: async () => {}, get: async () => () => ({ title: 'x' }) }`

beforeAll(async () => {
  init({ name: 'shell', remotes: [] })
  const createScript = () => {
    const script = document.createElement('script')
    script.src = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
    return { script }
  }
  registerPlugins([{ name: 'entry-of-test', createScript }])
  registerRemotes([{ name: NAME, entry, entryGlobalName: 'mfe_x' }])
  await loadRemote(`${NAME}/remote`)
  createInstance({ name: 'mfe_x', remotes: [] })
})

const inRuntime = {
  '__FEDERATION__.__INSTANCES__': () =>
    runtimeInternals().federation.__INSTANCES__.some(({ name }) => name === 'mfe_x'),
  '__FEDERATION__.__SHARE__': () => Object.hasOwn(runtimeInternals().federation.__SHARE__, 'mfe_x'),
  __GLOBAL_LOADING_REMOTE_ENTRY__: () => Object.hasOwn(runtimeInternals().loadingEntries, `${NAME}:${entry}`),
  moduleCache: () => runtimeInternals().moduleCache?.has(NAME),
  'remoteHandler.idToRemoteMap': () =>
    Object.hasOwn(runtimeInternals().idToRemoteMap ?? {}, `${NAME}/remote`),
  'options.remotes': () => runtimeInternals().options?.remotes.some(({ name }) => name === NAME),
}

it.each(Object.entries(inRuntime))('the federation runtime still has %s', (_, isThere) => {
  expect(isThere()).toBe(true)
})

it('nothing of an evicted release is left under these names', () => {
  Reflect.set(globalThis, 'rspackChunkmfe_x_1_0_0', [])
  const instances = runtimeInternals().federation.__INSTANCES__.filter(({ name }) => name === 'mfe_x')
  const styles = Object.assign(document.createElement('link'), {
    href: entry.replace('remoteEntry.js', 'a.css'),
  })
  document.head.append(styles)
  evict(NAME, release, { globals: chunkGlobalsOf('mfe_x'), instances })
  expect(Object.entries(inRuntime).filter(([, isThere]) => isThere())).toEqual([])
  expect(chunkGlobalsOf('mfe_x')).toEqual([])
  expect(styles.isConnected).toBe(false)
})
