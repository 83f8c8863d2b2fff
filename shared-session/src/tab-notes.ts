/**
 * Texts that this tab keeps beside the session, each under a key of its own. A storage that is full or forbidden keeps
 * nothing; the session, which lies in it too, has told of it already.
 */
export const tabNotes = {
  read: (key: string): string | null => tolerant(() => sessionStorage.getItem(key)) ?? null,
  write: (key: string, text: string): void => tolerant(() => sessionStorage.setItem(key, text)),
  erase: (key: string): void => tolerant(() => sessionStorage.removeItem(key)),
}

function tolerant<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return undefined
  }
}
