export { openBackend } from './backend.ts'
export { backendConfig, backendSettings } from './config.ts'
export { objectsOriginOf } from './objects/create-object-store.ts'
