export * from './application.ts'
export * from './application-changes.ts'
