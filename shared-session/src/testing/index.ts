export { emptySession } from '../session-state.ts'
export { forbiddenStorage, memoryStorage } from './memory-storage.ts'
