export { type Count, type CountStore } from './beacons/count-store.ts'
export { operationsConfig, operationsSettings } from './config.ts'
export { type Audit, type RecentAudit } from './audit.ts'
export { createOperations } from './operations.ts'
