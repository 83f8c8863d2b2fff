import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { backendProjects } from './server/backend/vitest.config.ts'
import { uiKitInBrowser, uiKitInNode } from './packages/ui-kit/vitest.config.ts'

const NOT_OURS = ['**/node_modules/**', '**/dist/**', '.*/**']

/** These keep nothing in memory from one test to the next, so their files need no process of their own: eight times as fast. */
const WITHOUT_STATE = [
  'cdn',
  'docs',
  'packages/domain-rules',
  'packages/file-kit',
  'packages/remote-registry',
  'tools',
]
const WITH_PROJECTS_OF_THEIR_OWN = ['server/backend', 'packages/ui-kit', 'e2e']
const IN_BROWSER = [
  'shared-session',
  'packages/remote-kit',
  'packages/files',
  'mfe-apply',
  'mfe-result',
  'mfe-proof',
  'mfe-queue',
  'shell',
]

// `npm test` finds a Chromium and names it; who runs vitest alone gets the system's, else Playwright's own.
const DEBIAN_CHROMIUM = '/usr/bin/chromium'
const executablePath =
  process.env['CHROMIUM_PATH'] || (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined)

const chromium = playwright({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  },
})

const withoutState: TestProjectInlineConfiguration = {
  test: {
    name: 'without state',
    environment: 'node',
    pool: 'threads',
    isolate: false,
    include: WITHOUT_STATE.map(testsIn),
    exclude: NOT_OURS,
  },
}

/** Plain code, with no more around it than Node. */
const inNode: TestProjectInlineConfiguration = {
  test: {
    name: 'node',
    environment: 'node',
    pool: 'threads',
    include: ['*/**/*.test.ts'],
    exclude: [
      ...NOT_OURS,
      '**/*.browser.test.*',
      ...[...WITHOUT_STATE, ...WITH_PROJECTS_OF_THEIR_OWN].map(testsIn),
    ],
  },
}

function testsIn(folder: string): string {
  return `${folder}/**/*.test.ts`
}

/** What a package shows, each package for itself. */
function inBrowser(folder: string): TestProjectInlineConfiguration {
  return {
    root: join(import.meta.dirname, folder),
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    // Found one by one, each of these would reload the page in the middle of a test.
    optimizeDeps: {
      include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'vitest-browser-react'],
    },
    test: {
      name: `${basename(folder)} in browser`,
      include: ['src/**/*.browser.test.{ts,tsx}'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: chromium,
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

export default defineConfig({
  test: {
    // Much of the time is spent waiting for a database or a browser, so two go together even on two processors.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      withoutState,
      inNode,
      ...backendProjects,
      uiKitInNode,
      uiKitInBrowser,
      ...IN_BROWSER.map(inBrowser),
    ],
  },
})
