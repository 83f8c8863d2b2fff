export * from './countdown.ts'
export * from './rest.ts'
