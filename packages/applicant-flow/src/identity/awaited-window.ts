const ATTRIBUTE = 'data-identity-window'
const PREFIX = 'identity-'

type Opened = Pick<Window, 'name'> & { opener: Pick<Window, 'document'> | null }

/** Returns a name that no other window has. */
export function newWindowName(): string {
  // Not `randomUUID`: browsers have it on https only.
  return `${PREFIX}${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
}

/** Notes in this page that it waits for the window, until the returned function is called. A reload ends it too. */
export function awaitWindow(name: string): () => void {
  const root = document.documentElement
  root.setAttribute(ATTRIBUTE, name)
  return () => root.removeAttribute(ATTRIBUTE)
}

/** Returns true if an identity screen has opened the window, and its page waits for it no more. */
export function isForgotten({ name, opener }: Opened): boolean {
  return name.startsWith(PREFIX) && awaitedBy(opener) !== name
}

function awaitedBy(opener: Opened['opener']): string | null {
  try {
    return opener?.document.documentElement.getAttribute(ATTRIBUTE) ?? null
  } catch {
    return null // The opener shows a page of another origin now.
  }
}
