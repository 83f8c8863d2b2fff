/** Small texts by name that outlive the process, and are the same for all processes of a site. */
export type Documents = {
  read(name: string): Promise<string | null>
  /** Writes the text, only if what is there is still `before` (null for nothing); whether it was. */
  replace(name: string, before: string | null, text: string): Promise<boolean>
}

/** Documents that end with their process. */
export function createMemoryDocuments(): Documents {
  const texts = new Map<string, string>()
  return {
    read: async name => texts.get(name) ?? null,
    async replace(name, before, text) {
      if ((texts.get(name) ?? null) !== before) return false
      texts.set(name, text)
      return true
    },
  }
}
