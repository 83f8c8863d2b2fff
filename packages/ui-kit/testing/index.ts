export { axeViolations } from './axe-violations.ts'
export { coloursOf } from './colours.ts'
export { smallTargets } from './targets.ts'
export { speechOfPage } from './speech.ts'
