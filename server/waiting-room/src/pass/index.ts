export { queueKey } from './queue-key.ts'
export { queueCookiesIn } from './pass-cookies.ts'
export { createPasses, type Passes } from './passes.ts'
