/** A longer text is cut: the popup has no room for it. */
const LONGEST = 200

/** Returns the text of a message on the wire, UTF-8 in base64url; undefined without a readable one. */
export function messageText(message = ''): string | undefined {
  try {
    const binary = atob(message.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, letter => letter.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
    return Array.from(text).slice(0, LONGEST).join('') || undefined
  } catch {
    return undefined
  }
}
