export { signingKey, type SigningKey } from './ed25519.ts'
export { signRegistry, signRelease } from './sign.ts'
export { signOverride } from '../override.ts'
