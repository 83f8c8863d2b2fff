import { mergeConfig } from 'vitest/config'
import { inOneDocument } from '../../vitest.config.ts'

/** The tests that draw screens in a page. */
export default mergeConfig(inOneDocument, {
  // Packages are links to the folders outside the copy.
  server: { fs: { strict: false } },
  test: {
    testTimeout: 20_000,
    // Most faults are noticed by something that never appears, so each costs this patience.
    expect: { poll: { timeout: 5_000 } },
  },
})
