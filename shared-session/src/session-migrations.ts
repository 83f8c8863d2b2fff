export type StoredSession = Record<string, unknown>

/** Converts a stored session to the next schema version. */
export type Migration = (stored: StoredSession) => StoredSession

/** Entry n converts schema version n + 1 to the next; the last one gives the current version. */
export const migrations: readonly Migration[] = []

/** The current schema version. */
export function newestVersion(steps: readonly Migration[]): number {
  return steps.length + 1
}

/** Returns a stored session in the current schema version; null if it is of a newer release or has no version. */
export function migrate(stored: StoredSession, steps: readonly Migration[]): StoredSession | null {
  const version = stored['schemaVersion']
  if (!isKnown(version, steps)) return null
  return steps.slice(version - 1).reduce((session, step) => step(session), stored)
}

function isKnown(version: unknown, steps: readonly Migration[]): version is number {
  return Number.isInteger(version) && Number(version) >= 1 && Number(version) <= newestVersion(steps)
}
