export { axeViolations } from './axe-violations.ts'
export { smallTargets } from './targets.ts'
export { speechOfPage } from './speech.ts'
