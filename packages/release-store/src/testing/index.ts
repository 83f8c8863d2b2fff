export { writeBuiltRemote, writeText } from './built-remote.ts'
export { createMemoryBucket } from './memory-bucket.ts'
