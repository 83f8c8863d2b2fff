export { tellAppliedAlready } from './tell-applied-already.tsx'
