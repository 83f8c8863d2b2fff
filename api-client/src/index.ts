export { configureApiClient, type ApiClientSettings } from './client.ts'
export { messageFor, RequestRefused, TimedOut, UnexpectedAnswer, Unreachable } from './errors.ts'

export { countApplications, registerBusiness, type Registration } from './business.ts'
