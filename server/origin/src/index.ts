export { MAY_BE_EMPTY, originConfig, originSettings } from './config.ts'
export { createOrigin } from './origin.ts'
