export { sharedSessionInstances } from './second-copy-warning.ts'

export {
  emptySession,
  type Agreement,
  type AgreementRecord,
  type Area,
  type SessionState,
  type SessionTimer,
  type YesNo,
} from './session-state.ts'
export { SessionNotKept, SessionUnreadable, type OnDamage } from './session-damage.ts'
export { createSessionStore, type SessionStore } from './session-store.ts'
export { resetSession, session } from './session.ts'
export { forgetApplicant, hasAuthMarker } from './auth-marker.ts'
export { beginSession } from './watch/begin-session.ts'
export type { Clock, Extension, SessionCalls, SessionWatchParts, Urgency } from './watch/parts.ts'
export { SessionWatch } from './watch/session-watch.ts'
export { useSession, useSessionField } from './use-session.ts'

export {
  dialogs,
  navigation,
  PortMissing,
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
