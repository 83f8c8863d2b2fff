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
export type { KeyValueStorage } from './session-storage.ts'
export { createSessionStore, type SessionStore } from './session-store.ts'
export { resetSession, session } from './session.ts'
export { useSession, useSessionField } from './use-session.ts'

export {
  dialogs,
  navigation,
  PortMissing,
  providePorts,
  queueGate,
  type ConfirmLabels,
  type Dialogs,
  type GateAnswer,
  type Navigation,
  type Ports,
  type QueueGate,
} from './ports.ts'

export type { QueueConfig } from './queue-config.ts'
export {
  InvalidSiteConfig,
  parseSiteConfig,
  provideSiteConfig,
  siteConfig,
  type SiteConfig,
} from './site-config.ts'
