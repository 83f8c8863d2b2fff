export { configureApiClient } from './client.ts'
export { publicAddress } from './public-address.ts'
