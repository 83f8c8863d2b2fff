/** Returns a file name percent-encoded, as headers carry it. */
export function encodeOriginalName(name: string): string {
  return encodeURIComponent(name.toWellFormed())
}

/** Returns the file name that a header carries; null if it is absent or wrongly encoded. */
export function decodeOriginalName(header: string | undefined): string | null {
  try {
    return header ? decodeURIComponent(header) : null
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

const NOT_IN_A_QUOTED_NAME = /[^\x20-\x7e]|["\\%]/g
const LEFT_BY_ENCODE_URI_COMPONENT = /['()*!]/g

/** Returns `content-disposition` for a file that a browser may show, with its name for old and new browsers. */
export function inlineDisposition(fileName: string): string {
  const plain = fileName.replace(NOT_IN_A_QUOTED_NAME, '_')
  const full = encodeOriginalName(fileName).replace(LEFT_BY_ENCODE_URI_COMPONENT, percentEncoded)
  return `inline; filename="${plain}"; filename*=UTF-8''${full}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
