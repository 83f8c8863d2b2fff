export { announce, SessionAnnouncer } from './announcer.tsx'
export { watchSession } from './watch-session.ts'
