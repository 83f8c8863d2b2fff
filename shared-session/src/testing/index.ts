export { forbiddenStorage, memoryStorage } from './memory-storage.ts'
