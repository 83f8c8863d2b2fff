import { beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// Screens are tested without a server: each call can be told what to return, and asked how it was called.
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/application', { spy: true })
vi.mock('api-client/business', { spy: true })
vi.mock('api-client/consents', { spy: true })
vi.mock('api-client/identity', { spy: true })

// It does so by itself for the first file of a document only.
beforeEach(cleanup)
