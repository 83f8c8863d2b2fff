export { operationsConfig, operationsSettings } from './config.ts'
export { createOperations, type Audit } from './operations.ts'
