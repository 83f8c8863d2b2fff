export { axeViolations } from './axe-violations.ts'
export { smallTargets } from './targets.ts'
