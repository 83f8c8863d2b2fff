export { announce, SessionAnnouncer } from './announcer.tsx'
export { sessionCalls } from './session-calls.ts'
export { watchSession } from './watch-session.ts'
