export { gateOf, refusalsOfShell } from './gate.ts'
export { RefusedByGate, type Refusal } from './refusal.ts'
export { shellFactsFrom, shellFactsIn, type ShellFacts } from './shell-facts.ts'
