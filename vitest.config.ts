import { existsSync, globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { packageFolders } from './tools/workspace/workspace.ts'
import { inBrowser, patience, testTimeout } from './vitest.base.ts'

const root = import.meta.dirname
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '.*/**']

/** These leave nothing in memory from one test file to the next, fake timers neither, so their files need no thread of their own: eight times as fast. */
const WITHOUT_STATE = [
  'cdn',
  'docs',
  'mfe-apply',
  'mfe-result',
  'packages/api-client',
  'packages/applicant-files',
  'packages/domain-rules',
  'packages/file-kit',
  'packages/gateway-contract',
  'packages/ops-api',
  'packages/public-documents',
  'packages/queue-protocol',
  'packages/release-cli',
  'packages/release-format',
  'packages/release-store',
  'server/embedded-database',
  'server/operations',
  'server/origin',
  'server/server-kit',
  'server/waiting-room',
  'tools',
]

// A package with a `vitest.config.ts` has projects of its own. The journeys of e2e run in Playwright.
const folders = packageFolders(root).filter(folder => folder !== 'e2e')
const withOwnProjects = folders.filter(folder => existsSync(join(root, folder, 'vitest.config.ts')))
const others = folders.filter(folder => !withOwnProjects.includes(folder))

/** Each package with calls, settings or formats has a snapshot of their schemas. */
const snapshotSerializers = [join(root, 'tools/testing/schemas-in-snapshots.ts')]

const withoutState: TestProjectInlineConfiguration = {
  test: {
    name: 'without state',
    environment: 'node',
    pool: 'threads',
    isolate: false,
    include: WITHOUT_STATE.map(testsIn),
    exclude: [...NOT_OURS, '**/*.browser.test.*'],
    testTimeout,
    expect: patience,
    snapshotSerializers,
  },
}

/** Plain code, which needs nothing but Node. */
const inNode: TestProjectInlineConfiguration = {
  test: {
    name: 'node',
    environment: 'node',
    pool: 'threads',
    include: others.filter(folder => !WITHOUT_STATE.includes(folder)).map(testsIn),
    exclude: [...NOT_OURS, '**/*.browser.test.*'],
    testTimeout,
    expect: patience,
    snapshotSerializers,
  },
}

/** Screens that replace calls alone: their files share one document, which saves a quarter. */
const IN_ONE_DOCUMENT = [
  ...['mfe-apply', 'mfe-proof', 'mfe-result', 'packages/applicant-flow'].map(browserTestsIn),
  'shell/src/{layout,notices,popups,screens/*}/**/*.browser.test.{ts,tsx}',
]

/** Tests whose outcome the stylesheets decide: the order of reading, and colours. */
const SHELL_IN_THE_LOOK = 'shell/src/**/{speech,colours}.browser.test.tsx'

const look = join(root, 'packages/ui-kit/testing')

/** Each test checks at its end the tones on its page, that the console has no error, and that nothing is left behind. */
const checks = ['left-behind.ts', 'agreed-looks.ts', 'empty-words.ts', 'silent-console.ts'].map(file =>
  join(look, file),
)

const withScreens = others.filter(hasBrowserTests)

export const inOneDocument: TestProjectInlineConfiguration = inBrowser(join(root, 'shell'), {
  name: 'in one document',
  dir: root,
  include: IN_ONE_DOCUMENT,
  exclude: [...NOT_OURS, SHELL_IN_THE_LOOK],
  isolate: false,
  setupFiles: [
    join(look, 'empty-page.ts'),
    ...checks,
    join(root, 'packages/remote-kit/src/testing/spied-calls.ts'),
  ],
  libraries: ['fast-check', 'minisearch', 'ui-kit > axe-core'],
})

/** Those are drawn in the stylesheets of the site, in one document too. */
const IN_THE_LOOK = ['mfe-queue', 'ops-console', 'packages/ui-kit', 'tester-page']

/** Changes its page for good: rules of style sheets, and functions of the browser. */
const CHANGES_ITS_PAGE = 'tester-page/src/isolation/frame/*.browser.test.ts'

const inTheLook: TestProjectInlineConfiguration = inBrowser(join(root, 'ops-console'), {
  name: 'in the look of the site',
  dir: root,
  include: [
    ...IN_THE_LOOK.map(browserTestsIn),
    'packages/ui-kit/{gallery,testing}/*.browser.test.{ts,tsx}',
    SHELL_IN_THE_LOOK,
  ],
  exclude: [...NOT_OURS, CHANGES_ITS_PAGE],
  isolate: false,
  libraries: ['ui-kit > axe-core', 'uplot'],
  viewport: { width: 1280, height: 800 },
  globalSetup: join(look, 'build-stylesheets.ts'),
  setupFiles: [join(look, 'stylesheets.ts'), join(look, 'empty-page.ts'), ...checks],
})

/** All others, each file in a document of its own. One server transforms for all: each would take five seconds. */
const inDocuments: TestProjectInlineConfiguration = inBrowser(join(root, 'shell'), {
  name: 'in browser',
  dir: root,
  include: [
    ...withScreens.filter(folder => !IN_THE_LOOK.includes(folder)).map(browserTestsIn),
    CHANGES_ITS_PAGE,
    'cdn/viewer/*.browser.test.ts',
  ],
  modules: ['pdfjs-dist'],
  exclude: [...IN_ONE_DOCUMENT, SHELL_IN_THE_LOOK],
  setupFiles: [join(look, 'empty-storage.ts'), ...checks],
})

function browserTestsIn(folder: string): string {
  return `${folder}/src/**/*.browser.test.{ts,tsx}`
}

function testsIn(folder: string): string {
  return `${folder}/**/*.test.{ts,tsx}`
}

function hasBrowserTests(folder: string): boolean {
  return globSync('src/**/*.browser.test.*', { cwd: join(root, folder) }).length > 0
}

async function projectsOf(folder: string): Promise<TestProjectInlineConfiguration[]> {
  const { default: config } = await import(join(root, folder, 'vitest.config.ts'))
  return config.test.projects
}

export default defineConfig({
  test: {
    // Much of the time is spent waiting for a database or a browser, so two go together even on two processors; more gain nothing there.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      withoutState,
      inNode,
      inOneDocument,
      inTheLook,
      inDocuments,
      ...(await Promise.all(withOwnProjects.map(projectsOf))).flat(),
    ],
  },
})
