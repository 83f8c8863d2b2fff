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

/** Returns the words of a query by their letters. */
export function wordsOfQuery(query: string): string[] {
  return query.split(/\s+/).map(lettersOf).filter(Boolean)
}

/** Returns the pairs of each word of a query; a word of one letter is the beginning of a pair. */
export function pairsOfQuery(query: string): string[] {
  return wordsOfQuery(query).flatMap(word => (word.length === 1 ? word : pairsOf(word).slice(0, -1)))
}
