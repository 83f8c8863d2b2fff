export { gateOf, refusalsOfShell } from './gate.ts'
export { RefusedByGate, type Refusal } from './refusal.ts'
export { shellFactsIn } from './shell-facts.ts'
