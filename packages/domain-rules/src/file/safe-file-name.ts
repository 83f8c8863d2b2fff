import { extensionOf } from './file-kinds.ts'

const MAX_LENGTH = 100
const EXTENSION_MAX_LENGTH = 10
const NAMELESS = 'file'

const WHITESPACE = /\s/gu
const UNSAFE = /[^\p{L}\p{M}\p{N}._-]/gu
const LEADING_DOTS = /^\.+/
const TRAILING_DOTS = /\.+$/

/**
 * Returns a file name that is safe in a folder, an address and a header (FILE-14 to FILE-16). All characters but
 * letters (with Hangul), digits, dot, hyphen and underscore become underscores, so no path is left. The name neither
 * begins nor ends with a dot, and keeps its extension if it is cut.
 */
export function safeFileName(name: string): string {
  const safe = name.normalize('NFC').replace(WHITESPACE, '_').replace(UNSAFE, '_')
  return undotted(shortened(safe)) || NAMELESS
}

function undotted(name: string): string {
  return name.replace(LEADING_DOTS, '').replace(TRAILING_DOTS, '')
}

function shortened(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= MAX_LENGTH) return name

  const extension = extensionOf(name)
  const isKept = extension !== '' && extension.length <= EXTENSION_MAX_LENGTH
  const ending = isKept ? Array.from(`.${extension}`) : []
  return [...characters.slice(0, MAX_LENGTH - ending.length), ...ending].join('')
}
