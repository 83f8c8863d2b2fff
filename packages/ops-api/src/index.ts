export { AUDIT_KINDS, readAudit, type AuditEntry, type AuditKind, type AuditReport } from './audit.ts'
export { followEvents, isTopic, liveEvent, topicNames, topics, type Topic, type ValueOf } from './events.ts'
export { createOverride } from './overrides.ts'
export {
  cleanReleases,
  promoteRelease,
  readReleases,
  readStoredReleases,
  retireRemote,
  rollBackRelease,
  setCanary,
  steerRollout,
  tryRelease,
  uploadRelease,
  verifyReleases,
  type ReleaseChange,
  type ReleasesReport,
  type ReleaseStep,
  type RemoteReport,
  type StoredReleases,
} from './releases.ts'
export { includesRole, ROLES, type Role } from './roles.ts'
export { keepSession } from './session.ts'
export { LAST_HOUR, readTelemetry, type TelemetryReport } from './telemetry.ts'
export { makeToken, readTokens, revokeToken, type NamedToken, type TokenOrder } from './tokens.ts'
export {
  changeLine,
  changeLists,
  changeMessage,
  CONTROLS,
  endTurns,
  LONGEST_MESSAGE,
  readLineHistory,
  readWaitingRoom,
  type LineChange,
  type LineHistory,
  type LineReport,
  type ListsChange,
  type MessageChange,
  type WaitingLists,
} from './waiting-room.ts'
