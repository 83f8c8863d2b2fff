const NOT_A_LETTER = /[^\p{L}\p{N}]+/gu
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const SYLLABLES_PER_INITIAL = 588
const FIRST_INITIAL = 0x1100
const LAST_INITIAL = 0x1112

/**
 * Returns the letters and digits of a text in small and usual width, and behind a space the initials of its syllables:
 * "배달비" is "배달비 ᄇᄃᄇ". Spaces and marks of the text itself are left out, since people write them freely.
 */
export function comparableText(text: string): string {
  const letters = lettersOf(text)
  return `${letters.join('')} ${letters.map(initialOf).join('')}`
}

/** Returns the pairs of neighbouring letters of a comparable text, its tokens. A pair may cross two words. */
export function pairsOf(comparable: string): string[] {
  return comparable.split(' ').flatMap(part => [...pairsOfLetters([...part]), ...part.slice(-1)])
}

/** Returns the pairs of each word of a query; a word of one letter is the beginning of a pair. */
export function pairsOfQuery(query: string): string[] {
  return wordsOfQuery(query).flatMap(word => (word.length === 1 ? word : pairsOfLetters(word)))
}

/** Returns the words of a query by their letters. */
export function wordsOfQuery(query: string): string[][] {
  return query
    .split(/\s+/)
    .map(lettersOf)
    .filter(({ length }) => length > 0)
}

/** Returns the pattern of a letter of a query: an initial matches each of its syllables. */
export function patternOf(letter: string): string {
  const code = letter.charCodeAt(0)
  if (code < FIRST_INITIAL || code > LAST_INITIAL) return letter
  const first = FIRST_SYLLABLE + (code - FIRST_INITIAL) * SYLLABLES_PER_INITIAL
  return `[${String.fromCharCode(first)}-${String.fromCharCode(first + SYLLABLES_PER_INITIAL - 1)}]`
}

/** NFKC turns an initial that is typed alone into the one of `initialOf`. */
function lettersOf(text: string): string[] {
  return [...text.normalize('NFKC').toLowerCase().replaceAll(NOT_A_LETTER, '')]
}

function pairsOfLetters(letters: readonly string[]): string[] {
  return letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
}

/** Returns the initial consonant of a Hangul syllable, and any other letter as it is. */
function initialOf(letter: string): string {
  const code = letter.charCodeAt(0)
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return letter
  return String.fromCharCode(FIRST_INITIAL + Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL))
}
