import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { inBrowser } from '../../vitest.base.ts'

const root = import.meta.dirname

/** The plain rules behind the parts. */
const rules: TestProjectInlineConfiguration = {
  root,
  test: { name: 'ui-kit', include: ['{src,gallery}/**/*.test.ts'], environment: 'node' },
}

/** The parts themselves, in the look of the site. */
const parts = inBrowser(root, {
  libraries: ['axe-core'],
  viewport: { width: 1280, height: 800 },
  include: ['{src,gallery}/**/*.browser.test.tsx'],
  globalSetup: './testing/build-stylesheets.ts',
  isolate: false,
  setupFiles: ['./testing/stylesheets.ts', './testing/empty-page.ts'],
})

export default defineConfig({ test: { projects: [rules, parts] } })
