import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { inBrowser } from '../vitest.base.ts'

const root = import.meta.dirname
const look = join(root, '../packages/ui-kit/testing')

/** The console in the look of the site, on which it depends whether it can be read. */
const console = inBrowser(root, {
  libraries: ['ui-kit > axe-core'],
  globalSetup: join(look, 'build-stylesheets.ts'),
  setupFiles: [join(look, 'stylesheets.ts')],
})

export default defineConfig({ test: { projects: [console] } })
