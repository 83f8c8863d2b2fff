export { needs, type Need } from './needs.ts'
