import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const results = join(import.meta.dirname, '../test-results')

// Whoever wants the pictures says so: SCREENSHOTS=on npm run e2e
const wantsScreenshots = process.env['SCREENSHOTS'] === 'on'

const withoutRootSandboxOrNetworkChatter = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const applyJourneys = [
  'journeys/apply-form.spec.ts',
  'journeys/apply-whole-way.spec.ts',
  'failures/apply-*.spec.ts',
]
const onAPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

export default defineConfig<object, { alone: string | null }>({
  testDir: import.meta.dirname,
  testMatch: ['journeys/*.spec.ts', 'failures/*.spec.ts', 'screenshots/*.spec.ts'],
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
    { name: 'site' },
    // What must hold in every place and under every hand. The rest of the journeys is about one of them.
    { name: 'mfe-apply alone', testMatch: applyJourneys, grepInvert: /@site/, use: { alone: 'mfe-apply' } },
    { name: 'mfe-apply on a phone', testMatch: applyJourneys, grepInvert: /@site/, use: onAPhone },
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
