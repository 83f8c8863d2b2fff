export { queueKey } from './queue-key.ts'
export { carriedFor } from './pass-cookies.ts'
export { createPasses, type Passes } from './passes.ts'
