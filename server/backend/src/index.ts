export { openBackend } from './backend.ts'
export { backendConfig, backendSettings } from './config.ts'
export { recordAudit, type AuditEntry } from './stores/applications/audit.ts'
export { objectsOriginOf } from './objects/create-object-store.ts'
