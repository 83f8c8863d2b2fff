/** The parts of the popup-result pages, fetched as one file. */
export { IdentityPopupScreen } from './identity-popup-screen.tsx'
export { readResult } from './read-result.ts'
export { reportResult } from './report-result.ts'
