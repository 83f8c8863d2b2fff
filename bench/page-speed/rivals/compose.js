/* In a rival's copy this is `shell/src/compose/compose.ts`: the calls alone. */
export { publicAddress } from 'api-client/http'
export { sessionCalls } from 'applicant-flow/session'

export function reconsiderAreas() {}
