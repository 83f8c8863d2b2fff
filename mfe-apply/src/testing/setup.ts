import { beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// Screens are tested without a server: every call is a spy with a response of the test.
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/application', { spy: true })
vi.mock('api-client/business', { spy: true })
vi.mock('api-client/consents', { spy: true })
vi.mock('api-client/drafts', { spy: true })
vi.mock('api-client/identity', { spy: true })

// By itself the library cleans up only in the first file of a document.
beforeEach(cleanup)
