import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// By itself it does so for the first file of a document only.
beforeEach(cleanup)
