/** An opened link: its browser, the signed override that it shows, and its end. */
export type Opening = { id: string; browser: string; override: string; until: Date }

/** Records the opened links, for all machines of a site. */
export type Openings = {
  /** False when the link was opened before. */
  open(opening: Opening): Promise<boolean>
  /** Returns the override of that browser, or null. */
  find(browser: string): Promise<string | null>
}

/** For an origin without a database: in this process alone. */
export function createMemoryOpenings(now: () => Date = () => new Date()): Openings {
  const openings = new Map<string, Opening>()

  return {
    async open(opening) {
      for (const [id, { until }] of openings) if (until <= now()) openings.delete(id)
      if (openings.has(opening.id)) return false
      openings.set(opening.id, opening)
      return true
    },
    find: async browser =>
      [...openings.values()].find(opening => opening.browser === browser)?.override ?? null,
  }
}
