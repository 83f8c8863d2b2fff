import { join } from 'node:path'
import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test'

const results = join(import.meta.dirname, '../test-results')

const withoutRootSandboxOrNetworkChatter = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Where a machine has no locale, a browser cannot give or take files with Korean names.
const env = { ...process.env, LC_ALL: 'C.UTF-8' }
const chromium = { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', env }

// Journeys that must hold in every place, by mouse and by touch. The rest is about one of them.
const everywhere = { testMatch: '{journeys,failures}/apply-*.spec.ts', grep: /@everywhere/, workers: 1 }
/** Journeys on a page that consists of one remote. */
const alone = { ...everywhere, grep: /@everywhere|@alone/ }
/** Failures of calls and windows, not of files. */
const CALLS_FAIL = 'failures/apply-*.spec.ts'
/** They wait more than they work, so one worker runs them beside the others. */
const WAITING_ROOM = '*/waiting-room*.spec.ts'

const onAPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

// Pictures must be the same on every machine, so text is drawn without hinting.
const drawnAlike = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']

// An unchanged Firefox, as people have it, so Playwright uses WebDriver BiDi.
const ownFirefox: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  contextOptions: {},
  launchOptions: {
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    env,
    args: [],
    // Like Chromium without windows: no motion, and no request for an icon.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'browser.chrome.site_icons': false },
  },
}

type Options = { alone: string | null }

/** Runs by name only: `npm run e2e -- firefox`. */
const onDemand: Readonly<Record<string, Project<PlaywrightTestOptions, PlaywrightWorkerOptions & Options>>> =
  {
    deploy: { name: 'deploy', testMatch: 'deploy/*.spec.ts', timeout: 600_000, workers: 1 },
    faults: { name: 'faults', testMatch: 'faults/*.spec.ts' },
    firefox: {
      name: 'firefox',
      testMatch: '{journeys,failures}/*.spec.ts',
      grep: /@firefox/,
      use: ownFirefox,
    },
    pictures: {
      name: 'pictures',
      testMatch: 'pictures/*.spec.ts',
      snapshotPathTemplate: '{testDir}/pictures/expected/{arg}{ext}',
      use: { launchOptions: { ...chromium, args: [...withoutRootSandboxOrNetworkChatter, ...drawnAlike] } },
    },
    releases: { name: 'releases', testMatch: 'releases/*.spec.ts' },
    trial: { name: 'trial', testMatch: 'trial/*.spec.ts' },
    topology: { name: 'topology', testMatch: 'topology/*.spec.ts', timeout: 3_600_000, workers: 1 },
    screenshots: { name: 'screenshots', testMatch: 'screenshots/*.spec.ts' },
    webkit: { name: 'webkit', testMatch: 'webkit/*.spec.ts', workers: 1 },
  }
const asked = onDemand[process.env['E2E_ON_DEMAND'] ?? '']

/** A page that shows differing pictures side by side. */
const comparison: ['html', object] = ['html', { outputFolder: join(results, 'pictures'), open: 'never' }]

export default defineConfig<object, Options>({
  testDir: import.meta.dirname,
  globalSetup: './support/site/prepare-run.ts',
  outputDir: join(results, 'browser'),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? join(results, 'browser.json') }],
    ...(asked?.name === 'pictures' ? [comparison] : []),
  ],
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: false,
  // For a busy machine. A test of a promised time has a limit of its own.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  projects: asked
    ? [asked]
    : [
        // Journeys that break no file share one browser context in each worker, emptied between tests: its caches stay warm.
        {
          name: 'journeys',
          testMatch: ['journeys/*.spec.ts', CALLS_FAIL],
          testIgnore: WAITING_ROOM,
          grepInvert: /@alone/,
          use: { reuseContext: true },
        },
        {
          name: 'loading and failures',
          testMatch: ['loading/*.spec.ts', 'failures/*.spec.ts'],
          testIgnore: [CALLS_FAIL, WAITING_ROOM],
        },
        { name: 'waiting room', testMatch: WAITING_ROOM, workers: 1 },
        // A handful of tests each: a second worker would cost more than it saves.
        { name: 'mfe-apply alone', ...alone, use: { alone: 'mfe-apply', reuseContext: true } },
        { name: 'mfe-apply on a phone', ...everywhere, use: { ...onAPhone, reuseContext: true } },
        { name: 'contract', testMatch: 'contract-backend/*.spec.ts', use: { reuseContext: true } },
      ],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1280, height: 900 },
    // Without a graphics card the processor draws, so a transition costs more than the areas.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { ...chromium, args: withoutRootSandboxOrNetworkChatter },
  },
})
