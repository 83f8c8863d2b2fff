export { leaveWithoutResult, takeUp } from './take-up.ts'
export { useApplicationResult, type LoadedResult } from './use-application-result.ts'
export { WithResult } from './with-result.tsx'
