export type { Pause } from './refusals.ts'
export { configureApiClient } from './settings.ts'
export { publicAddress } from './public-address.ts'
