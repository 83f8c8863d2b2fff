import { beforeEach, vi } from 'vitest'

// Screens are tested without a server: every call is a spy with a response of the test.
// The doors of `api-client` name their exports, since a spy in a browser cannot follow `export *`.
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/application', { spy: true })
vi.mock('api-client/business', { spy: true })
vi.mock('api-client/consents', { spy: true })
vi.mock('api-client/drafts', { spy: true })
vi.mock('api-client/files', { spy: true })
vi.mock('api-client/identity', { spy: true })
vi.mock('api-client/opinion', { spy: true })
vi.mock('api-client/proof', { spy: true })
vi.mock('api-client/result', { spy: true })

beforeEach(() => void vi.resetAllMocks())
