export { showAppliedAlready } from './show-applied-already.tsx'
