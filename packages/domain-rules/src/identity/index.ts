export * from './methods.ts'
export * from './verified-person.ts'
