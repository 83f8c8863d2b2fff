/** Small texts by name. They outlive the process, and all processes of a site share them. */
export type Documents = {
  read(name: string): Promise<string | null>
  /** Writes the text if the stored one is still `before` (null for none); returns true if it was. */
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
