export { configureApiClient } from './settings.ts'
export { publicAddress } from './public-address.ts'
