import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const results = join(import.meta.dirname, '../test-results')

// Made on demand: SCREENSHOTS=on npm run e2e
const wantsScreenshots = process.env['SCREENSHOTS'] === 'on'

const withoutRootSandboxOrNetworkChatter = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// What must hold in every place and under every hand. The rest of the journeys is about one of them.
const everywhere = { testMatch: '{journeys,failures}/apply-*.spec.ts', grep: /@everywhere/, workers: 1 }
/** Failures of calls and windows, not of files. */
const CALLS_FAIL = 'failures/apply-*.spec.ts'

const onAPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

export default defineConfig<object, { alone: string | null }>({
  testDir: import.meta.dirname,
  ...(wantsScreenshots ? { grep: /@screenshots/ } : { grepInvert: /@screenshots/ }),
  globalSetup: './support/site/built-site.ts',
  outputDir: join(results, 'browser'),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? join(results, 'browser.json') }],
  ],
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  // The longest wait that the site itself promises is six seconds, for an area that does not come.
  expect: { timeout: 10_000 },
  projects: [
    // What breaks no file shares one browser context in each worker, emptied between tests: its caches stay warm.
    { name: 'journeys', testMatch: ['journeys/*.spec.ts', CALLS_FAIL], use: { reuseContext: true } },
    {
      name: 'loading and failures',
      testMatch: ['loading/*.spec.ts', 'failures/*.spec.ts'],
      testIgnore: CALLS_FAIL,
    },
    // A handful of tests each, for which two sites would cost more than they save.
    { name: 'mfe-apply alone', ...everywhere, use: { alone: 'mfe-apply', reuseContext: true } },
    { name: 'mfe-apply on a phone', ...everywhere, use: { ...onAPhone, reuseContext: true } },
    { name: 'contract', testMatch: 'contract-backend/*.spec.ts', use: { reuseContext: true } },
    { name: 'screenshots', testMatch: 'screenshots/*.spec.ts' },
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1280, height: 900 },
    // Drawn by the processor, each transition between areas costs more than the areas themselves.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: withoutRootSandboxOrNetworkChatter,
    },
  },
})
