import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// It does so by itself for the first file of a document only.
beforeEach(cleanup)
