import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'

/** Properties try a hundred cases, and a machine may be slow, or busy with something else. */
export const testTimeout = 60_000

/** An element that does not appear is awaited until the test must end, so this is also what a failure costs. */
const testTimeoutInBrowser = 30_000

/** A change may be late on a busy machine; one second, the default, is a race. */
export const patience = { poll: { timeout: 10_000 } }

// `npm test` finds a Chromium and names it; vitest by itself takes the system's, first the one without windows,
// else Playwright's own.
const OF_THE_SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env['CHROMIUM_PATH'] || OF_THE_SYSTEM.find(place => existsSync(place))

const chromium = playwright({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  },
})

// Bundled beforehand: finding one of these during a test would reload the page.
const BROUGHT_BEFORE = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'vitest-browser-react',
]

type BrowserTests = Omit<NonNullable<TestProjectInlineConfiguration['test']>, 'browser'> & {
  /** Libraries that these tests import besides React. */
  libraries?: readonly string[]
  /** Libraries that are modules already, and need no bundling. */
  modules?: readonly string[]
  viewport?: { width: number; height: number }
}

/** Returns a project that runs the package in this folder in a real page. */
export function inBrowser(root: string, options: BrowserTests = {}): TestProjectInlineConfiguration {
  const { libraries = [], modules = [], viewport, ...test } = options
  return {
    root,
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    optimizeDeps: {
      include: [...(existsSync(join(root, 'node_modules/react')) ? BROUGHT_BEFORE : []), ...libraries],
      exclude: [...modules],
    },
    test: {
      name: `${basename(root)} in browser`,
      include: ['src/**/*.browser.test.{ts,tsx}'],
      testTimeout: testTimeoutInBrowser,
      expect: patience,
      ...test,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: chromium,
        instances: [{ browser: 'chromium', ...(viewport && { viewport }) }],
      },
    },
  }
}
