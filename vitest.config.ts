import { existsSync, globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { packageFolders } from './tools/workspace/workspace.ts'
import { inBrowser, testTimeout } from './vitest.base.ts'

const root = import.meta.dirname
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '.*/**']

/** These leave nothing in memory from one test file to the next, fake timers neither, so their files need no thread of their own: eight times as fast. */
const WITHOUT_STATE = [
  'cdn',
  'docs',
  'mfe-apply',
  'mfe-result',
  'packages/applicant-files',
  'packages/domain-rules',
  'packages/file-kit',
  'packages/gateway-contract',
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

const withoutState: TestProjectInlineConfiguration = {
  test: {
    name: 'without state',
    environment: 'node',
    pool: 'threads',
    isolate: false,
    include: WITHOUT_STATE.map(testsIn),
    exclude: [...NOT_OURS, '**/*.browser.test.*'],
    testTimeout,
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
  },
}

/** All files replace the same calls, so they share one document, which saves a quarter of the time. */
const IN_ONE_DOCUMENT = ['mfe-apply']

const withScreens = others.filter(hasBrowserTests)

/** Screens and parts, each file in a document of its own. One server transforms for all: each would take five seconds. */
const inDocuments: TestProjectInlineConfiguration = inBrowser(join(root, 'shell'), {
  name: 'in browser',
  dir: root,
  include: withScreens.filter(folder => !IN_ONE_DOCUMENT.includes(folder)).map(browserTestsIn),
})

const inOneDocument = IN_ONE_DOCUMENT.map(folder =>
  inBrowser(join(root, folder), {
    isolate: false,
    setupFiles: [join(root, folder, 'src/testing/setup.ts')],
    libraries: ['ui-kit > axe-core'],
  }),
)

function browserTestsIn(folder: string): string {
  return `${folder}/src/**/*.browser.test.{ts,tsx}`
}

function testsIn(folder: string): string {
  return `${folder}/**/*.test.ts`
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
      ...inOneDocument,
      inDocuments,
      ...(await Promise.all(withOwnProjects.map(projectsOf))).flat(),
    ],
  },
})
