export type StoredSession = Record<string, unknown>

/** Turns a session as one schema version stored it into what the next version would have stored. */
export type Migration = (stored: StoredSession) => StoredSession

/** Entry n leads from schema version n + 1 to the one after it; the last one leads to today's. */
export const migrations: readonly Migration[] = []

/** The schema version that is written by code with these steps. */
export function newestVersion(steps: readonly Migration[]): number {
  return steps.length + 1
}

/** A stored session in today's schema version, or null when a newer release wrote it, or it names none. */
export function migrate(stored: StoredSession, steps: readonly Migration[]): StoredSession | null {
  const version = stored['schemaVersion']
  if (!isKnown(version, steps)) return null
  return steps.slice(version - 1).reduce((session, step) => step(session), stored)
}

function isKnown(version: unknown, steps: readonly Migration[]): version is number {
  return Number.isInteger(version) && Number(version) >= 1 && Number(version) <= newestVersion(steps)
}
