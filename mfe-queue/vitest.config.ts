import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { inBrowser, testTimeout } from '../vitest.base.ts'

const root = import.meta.dirname
const look = join(root, '../packages/ui-kit/testing')

/** The client, and what the overlay shows when. */
const rules: TestProjectInlineConfiguration = {
  root,
  test: {
    name: 'mfe-queue',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    testTimeout,
  },
}

/** The overlay in the look of the site, since it has a size to keep to. */
const overlay = inBrowser(root, {
  libraries: ['ui-kit > axe-core'],
  globalSetup: join(look, 'build-stylesheets.ts'),
  setupFiles: [join(look, 'stylesheets.ts')],
})

export default defineConfig({ test: { projects: [rules, overlay] } })
