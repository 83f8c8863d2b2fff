export { leaveHome, openResult } from './open-result.ts'
export { useApplicationResult, type LoadedResult } from './use-application-result.ts'
export { WithResult } from './with-result.tsx'
