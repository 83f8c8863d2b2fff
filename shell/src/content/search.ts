/** Returns whether the text contains every word of the query, whatever its case and width. An empty query matches. */
export function matchesWords(text: string, query: string): boolean {
  const searched = evenedOut(text)
  return evenedOut(query)
    .split(/\s+/)
    .every(word => searched.includes(word))
}

function evenedOut(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
