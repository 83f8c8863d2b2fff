import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { inBrowser } from '../vitest.base.ts'

const root = import.meta.dirname
const look = join(root, '../packages/ui-kit/testing')

/** The page in the stylesheets of the site, which its contrast depends on. */
const page = inBrowser(root, {
  libraries: ['ui-kit > axe-core', 'uplot'],
  globalSetup: join(look, 'build-stylesheets.ts'),
  setupFiles: [join(look, 'stylesheets.ts')],
})

export default defineConfig({ test: { projects: [page] } })
