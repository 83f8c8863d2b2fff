export type { Pause } from './refusals.ts'
export { configureApiClient } from './settings.ts'
export * from './public-address.ts'
