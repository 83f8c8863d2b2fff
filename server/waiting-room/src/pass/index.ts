export { queueKey, createPasses, type Passes } from './passes.ts'
export { queueCookiesIn } from './pass-cookies.ts'
