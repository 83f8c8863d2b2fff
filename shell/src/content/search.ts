/**
 * Returns whether the text contains every word of the query, whatever its case and width. Every text contains an
 * empty query.
 */
export function matchesWords(text: string, query: string): boolean {
  const searched = evenedOut(text)
  return evenedOut(query)
    .split(/\s+/)
    .every(word => searched.includes(word))
}

function evenedOut(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
