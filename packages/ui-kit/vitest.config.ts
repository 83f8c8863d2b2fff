import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { patience } from '../../vitest.base.ts'

const root = import.meta.dirname

/** The plain rules behind the parts. */
const rules: TestProjectInlineConfiguration = {
  root,
  test: { name: 'ui-kit', include: ['{src,gallery}/**/*.test.ts'], environment: 'node', expect: patience },
}

export default defineConfig({ test: { projects: [rules] } })
