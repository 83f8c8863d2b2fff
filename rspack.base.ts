import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack, type Configuration } from '@rspack/core'
import type { Routes, Slot } from 'release-format'
import { migrations, newestVersion } from './shared-session/src/session-migrations.ts'
import { backend, devServerFor } from './tools/build/rspack/dev-server.ts'
import { earlyScript } from './tools/build/rspack/early-script.ts'
import { remoteShares, RUNTIME_PLUGIN, sharedByVersion, singletons } from './tools/build/rspack/federation.ts'
import { firstView } from './tools/build/rspack/first-view.ts'
import { jsonFile } from './tools/build/rspack/json-file.ts'
import { knownSources } from './tools/build/rspack/known-sources.ts'
import { leanFederationRuntime } from './tools/build/rspack/lean-federation-runtime.ts'
import { librariesApart } from './tools/build/rspack/libraries-apart.ts'
import { packageAt, SHELL, versionOf } from './tools/build/rspack/packages.ts'
import { plainPage } from './tools/build/rspack/plain-page.ts'
import { plainWorkers } from './tools/build/rspack/plain-workers.ts'
import { precompressed } from './tools/build/rspack/precompressed.ts'
import { releaseFile } from './tools/build/rspack/release-file.ts'
import { releaseViews } from './tools/build/rspack/release-views.ts'
import { scriptRules } from './tools/build/rspack/script-rules.ts'
import { sessionContract } from './tools/build/rspack/session-contract.ts'

export { defineProgram, definePrograms } from './tools/build/rspack/programs.ts'

/** The longest wait for a file. Then the area shows a message with a button to load it again. */
const FILE_TIMEOUT_MS = 5500

/** `needs` are the words of the guard; on `popupPages` the windows of identity providers end. */
type Shell = {
  routes: Routes
  /** The sentence that describes each page in link previews, by its path. */
  descriptions: Readonly<Record<string, string>>
  needs: readonly string[]
  popupPages: readonly string[]
}
type Remote = { slot: Slot; routes: Routes; devPort: number; popupPages?: readonly string[] }

/** The host: brings every singleton, and is the only page that the applicant's browser ever loads. */
export function defineShell(folder: string, { routes, descriptions, ...facts }: Shell): Configuration {
  const { name, version } = packageAt(folder)
  const common = commonFor(folder, name, version)
  const provided = shellFacts(folder, version)
  return {
    ...common,
    entry: './src/main.ts',
    // Each file contains the name of the list of chunks. A page has one shell, so it needs no version, which would
    // change the file of the libraries with each shell.
    output: { ...common.output, publicPath: '/', chunkLoadingGlobal: 'chunksOfShell' },
    optimization: { ...common.optimization, ...librariesApart },
    plugins: [
      new rspack.DefinePlugin({ ...leanDefines, SHARED_VERSIONS: JSON.stringify(provided.provides) }),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', minify: false }),
      jsonFile('routes.json', Object.values(routes)),
      jsonFile('descriptions.json', descriptions),
      jsonFile('shell.json', { ...provided, ...facts }),
      earlyScript('./src/start/early.ts', 'compose'),
      firstView(
        './src/start/first-view.tsx',
        Object.values(routes).map(({ path }) => path),
      ),
      integrity(),
      precompressed,
      ...countedSources(),
    ],
    devServer: { ...devServerFor(9000), watchFiles: [process.env['REGISTRY_FILE'] ?? []].flat() },
  }
}

/**
 * A remote, in two builds: `federated` is the release, which leans on the shell's singletons;
 * `standalone` is the same remote as a page of its own, for development and for testing it alone.
 */
export function defineRemote(folder: string, { slot, ...page }: Remote): Configuration[] {
  const { name, version } = packageAt(folder)
  return [federatedBuild(folder, name, version, { slot, ...page }), standaloneBuild(folder, name, page)]
}

/** A page for looking at the examples of every part, in the stylesheets of the site. */
export function defineGallery(folder: string, devPort: number): Configuration {
  const { name } = packageAt(folder)
  const stylesheets = { directory: join(import.meta.dirname, 'cdn/dist'), publicPath: '/cdn' }
  return {
    ...commonFor(folder, name, 'gallery'),
    entry: './gallery/main.tsx',
    plugins: [plainPage('ui-kit')],
    devServer: { host: 'localhost', port: devPort, hot: true, static: stylesheets },
  }
}

/** Further documents of a side page, their titles by entry, and a script for the pages of others; each by its file. */
type Beside = { pages?: Readonly<Record<string, string>>; scripts?: Readonly<Record<string, string>> }

/** A page beside the site, for operators or testers: it shares nothing with the pages of applicants. */
export function defineSidePage(
  folder: string,
  title: string,
  devPort: number,
  { pages = {}, scripts = {} }: Beside = {},
): Configuration {
  const { name, version } = packageAt(folder)
  return {
    ...commonFor(folder, name, version),
    entry: {
      [name]: './src/main.tsx',
      ...Object.fromEntries(Object.keys(pages).map(page => [page, `./src/${page}/main.tsx`])),
      ...Object.fromEntries(
        Object.entries(scripts).map(([script, file]) => [
          script,
          { import: file, filename: `assets/${script}.js` },
        ]),
      ),
    },
    plugins: [
      plainPage(title, { chunks: [name] }),
      ...Object.entries(pages).map(([page, heading]) =>
        plainPage(heading, { filename: `${page}.html`, chunks: [page] }),
      ),
      integrity(),
      ...countedSources(),
    ],
    devServer: {
      ...devServerFor(devPort),
      proxy: [{ context: ['/ops/api', '/sandbox/api', '/cdn', '/readyz'], target: backend() }],
    },
  }
}

/** The page in which any built remote runs alone, with the shared packages of the shell. */
export function defineFrame(folder: string, entry: string): Configuration {
  const common = commonFor(folder, 'frame', 'frame')
  const { provides } = shellFacts(folder, 'frame')
  return {
    ...common,
    entry,
    output: { ...common.output, path: join(folder, 'dist/frame'), publicPath: '/' },
    plugins: [plainPage('혼자 실행'), new rspack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(provides) })],
  }
}

function federatedBuild(
  folder: string,
  name: string,
  version: string,
  { slot, routes }: Remote,
): Configuration {
  const common = commonFor(folder, name, version)
  return {
    ...common,
    name: 'federated',
    entry: {},
    // The folder of a release has its version, so the names in it need no hash, and the entry no list of them.
    output: { ...common.output, chunkFilename: 'assets/[name].js', cssChunkFilename: 'assets/[name].css' },
    plugins: [
      new ModuleFederationPlugin({
        ...federationFor(name),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        shared: remoteShares(folder),
        runtimePlugins: [join(import.meta.dirname, RUNTIME_PLUGIN)],
        experiments: { externalRuntime: true, optimization: leanRuntime },
      }),
      plainWorkers,
      integrity(),
      ...countedSources(),
      releaseViews(
        Object.fromEntries(sharedByVersion.map(each => [each, versionOf(folder, each).version])),
        Object.values(routes).map(({ path }) => path),
      ),
      releaseFile({
        name,
        version,
        slot,
        routes: Object.values(routes),
        requires: requiredVersions(folder),
        session: session(),
      }),
    ],
  }
}

function standaloneBuild(
  folder: string,
  name: string,
  { routes, devPort, popupPages = [] }: Omit<Remote, 'slot'>,
): Configuration {
  const common = commonFor(folder, name, 'standalone')
  return {
    ...common,
    name: 'standalone',
    entry: './src/standalone',
    output: { ...common.output, path: join(folder, 'dist/standalone'), publicPath: '/' },
    plugins: [
      plainPage('혼자 실행'),
      // Like the page with all remotes, this one runs no script without a hash.
      integrity(),
      jsonFile('routes.json', [
        { path: '/', title: name, timer: false, needs: [] },
        ...Object.values(routes),
      ]),
      jsonFile('shell.json', { ...shellFacts(folder, 'standalone'), popupPages }),
    ],
    devServer: devServerFor(devPort),
  }
}

function commonFor(folder: string, name: string, version: string): Configuration {
  const isProduction = process.env['NODE_ENV'] !== 'development'
  return {
    context: folder,
    mode: isProduction ? 'production' : 'development',
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    output: {
      path: join(folder, 'dist'),
      clean: true,
      // Two builds of one remote must not share a chunk registry, or the newer one silently runs the older one's code.
      uniqueName: `${name}_${version}`.replaceAll(/[^A-Za-z0-9_]/g, '_'),
      publicPath: 'auto',
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      cssFilename: 'assets/[name].[contenthash:10].css',
      cssChunkFilename: 'assets/[name].[contenthash:10].css',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: FILE_TIMEOUT_MS,
      trustedTypes: { policyName: 'rspack' },
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: leanFederationRuntime() },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      generator: {
        'css/auto': { localIdentName: `${name}-[local]-[hash:6]`, exportsConvention: 'camel-case-only' },
      },
      rules: [
        ...scriptRules,
        { test: /\.css$/, type: 'css/auto' },
        { test: UI_KIT, type: 'css/auto', generator: { localIdentName: sharedClassName() } },
      ],
    },
    ...(isProduction && { optimization: shortNames }),
    performance: { hints: false },
  }
}

const UI_KIT = /packages[\\/]ui-kit[\\/]src[\\/].*\.css$/

/**
 * The classes of `ui-kit` have the same names in every build with its version: the page's copy takes over the first
 * view that a remote's own copy has drawn.
 */
function sharedClassName(): string {
  return `ui-kit-${versionOf(SHELL, 'ui-kit').version.replaceAll('.', '-')}-[name]-[local]`
}

/** Ids made of paths are longer, and would make a build depend on its folder. */
const shortNames = { moduleIds: 'natural', chunkIds: 'natural', mangleExports: 'size' } as const

/**
 * Every file that a build loads is checked. The hashes are short ones, since the page loads all of them on its first
 * visit.
 */
function integrity() {
  return new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })
}

/** A registry names entries, so nothing reads the runtime's own manifests; and nothing runs in Node. */
const leanRuntime = { disableSnapshot: true, target: 'web' } as const

/** The same for the shell, which uses the runtime without the plug-in. */
const leanDefines = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: JSON.stringify('web') }

function federationFor(name: string) {
  return {
    name: name.replaceAll('-', '_'),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
  } as const
}

/** Returns the versions that the shell provides, which the gate compares with those that a remote requires. */
function shellFacts(folder: string, version: string) {
  const provided = [...singletons, ...sharedByVersion].map(name => [name, versionOf(folder, name).version])
  return { version, provides: Object.fromEntries(provided), session: session() }
}

function session() {
  return sessionContract(join(import.meta.dirname, 'shared-session'), newestVersion(migrations))
}

function requiredVersions(folder: string): Record<string, string> {
  return Object.fromEntries(singletons.map(name => [name, versionOf(folder, name).requiredVersion]))
}

/** The builder of a version names the sources that it counts. */
function countedSources() {
  const known = process.env['RELEASE_SOURCES']
  return known ? [knownSources(import.meta.dirname, known.split('\n'))] : []
}
