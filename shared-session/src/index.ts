import './second-copy-warning.ts'

export type { Agreement, AgreementRecord, SessionState, SessionTimer, SiteHalf } from './session-state.ts'
export type { SessionStore } from './session-store.ts'
export { resetSession, session } from './session.ts'
export { forgetApplicant, hasAuthMarker } from './auth-marker.ts'
export { useSession, useSessionField } from './use-session.ts'

export { BROWSER_SESSION_KEY } from './browser/browser-session.ts'
export { beginSession } from './watch/begin-session.ts'
export type { Clock, Extension, SessionCalls, SessionWatchParts, Urgency } from './watch/parts.ts'
export { SessionWatch } from './watch/session-watch.ts'

export {
  dialogs,
  navigation,
  providePorts,
  queueGate,
  sessionEnd,
  type ConfirmLabels,
  type DialogOptions,
  type Dialogs,
  type GateResult,
  type Navigation,
  type Ports,
  type QueueGate,
  type SessionEnd,
  type Turn,
} from './ports.ts'
