export * from './opinion-files.ts'
export * from './opinion-gate.ts'
export * from './opinion-text.ts'
export * from './reasons.ts'
