export * from './account.ts'
export * from './codes.ts'
