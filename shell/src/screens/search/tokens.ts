/** Returns the letters and digits of a text, in small and usual width: people write spaces and marks freely. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * Returns the pairs of neighbouring letters, and the last letter. Korean attaches endings to its words, so "배달" is
 * found in "배달비는" and "지원대" in "지원 대상": a pair may cross two words.
 */
export function pairsOf(text: string): string[] {
  const letters = [...lettersOf(text)]
  return letters.map((letter, place) => letter + (letters[place + 1] ?? ''))
}

/** Keyboards join two initials that may end a syllable together: each is before its two. */
const JOINED = 'ㄳㄱㅅ,ㄵㄴㅈ,ㄶㄴㅎ,ㄺㄹㄱ,ㄻㄹㅁ,ㄼㄹㅂ,ㄽㄹㅅ,ㄾㄹㅌ,ㄿㄹㅍ,ㅀㄹㅎ,ㅄㅂㅅ'.split(',')

/** Returns the words of a query by their letters. */
export function wordsOfQuery(query: string): string[] {
  const apart = query.replaceAll(
    /[ㄳ-ㅄ]/g,
    letter => JOINED.find(each => each[0] === letter)?.slice(1) ?? letter,
  )
  return apart.split(/\s+/).map(lettersOf).filter(Boolean)
}

/** Returns true if a query has initials in the place of a word, "ㅂㄷㅂ" for "배달비". */
export function hasInitials(query: string): boolean {
  return wordsOfQuery(query).some(isOfInitials)
}

/** Returns the source of a pattern for a word of a query. Its letters may be apart; initials begin a word. */
export function sourceOf(word: string): string {
  const source = [...word].map(sourceOfLetter).join('[^\\p{L}\\p{N}]*')
  return isOfInitials(word) ? `(?<![\\p{L}\\p{N}])${source}` : source
}

function isOfInitials(word: string): boolean {
  return /^[ᄀ-ᄒ]+$/.test(word)
}

/** The syllables of Unicode are in the order of their 19 initials, 588 for each. */
function sourceOfLetter(letter: string): string {
  if (!isOfInitials(letter)) return letter
  const first = 0xac00 + 588 * (letter.charCodeAt(0) - 0x1100)
  return `[${String.fromCharCode(first)}-${String.fromCharCode(first + 587)}]`
}

/** Returns the pairs of each word of a query; a word of one letter is the beginning of a pair. */
export function pairsOfQuery(query: string): string[] {
  return wordsOfQuery(query).flatMap(word => (word.length === 1 ? word : pairsOf(word).slice(0, -1)))
}
