export { safeLocalStorage, safeSessionStorage, safeStorage, type KeyValueStorage } from './safe-storage.ts'
