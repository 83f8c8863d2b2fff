import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = import.meta.dirname
const DEBIAN_CHROMIUM = '/usr/bin/chromium'

// `npm test` names a Chromium; without that the system's, else Playwright's own.
const executablePath =
  process.env['CHROMIUM_PATH'] || (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined)

/** The plain rules behind the parts. */
export const uiKitInNode: TestProjectInlineConfiguration = {
  root,
  test: { name: 'ui-kit', include: ['{src,gallery}/**/*.test.ts'], environment: 'node' },
}

/** The parts themselves: in a real browser, in the look of the site. */
export const uiKitInBrowser: TestProjectInlineConfiguration = {
  root,
  // Found one by one, each of these would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      'axe-core',
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'ui-kit in browser',
    include: ['{src,gallery}/**/*.browser.test.tsx'],
    globalSetup: './testing/build-stylesheets.ts',
    setupFiles: ['./testing/stylesheets.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
}

export default defineConfig({ test: { projects: [uiKitInNode, uiKitInBrowser] } })
