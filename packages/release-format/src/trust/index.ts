export { signOverride } from '../override.ts'
export { signingKey, type SigningKey } from './ed25519.ts'
export { isForAll, publisherKeysOf, type PublisherKeys } from './publisher-keys.ts'
export { signRegistry, signRelease } from './sign.ts'
