import './second-copy-warning.ts'

export type { Agreement, AgreementRecord, SessionState, SessionTimer, SiteHalf } from './session-state.ts'
export type { SessionStore } from './session-store.ts'
export { resetSession, session } from './session.ts'
export { forgetApplicant, hasAuthMarker } from './auth-marker.ts'
export { useSession, useSessionField } from './use-session.ts'

export { beginSession } from './watch/begin-session.ts'
export type { Clock, Extension, SessionCalls, SessionWatchParts, Urgency } from './watch/parts.ts'
export { SessionWatch } from './watch/session-watch.ts'

export {
  dialogs,
  navigation,
  providePorts,
  queueGate,
  type ConfirmLabels,
  type DialogOptions,
  type Dialogs,
  type GateResult,
  type Navigation,
  type Ports,
  type QueueGate,
  type Turn,
} from './ports.ts'
