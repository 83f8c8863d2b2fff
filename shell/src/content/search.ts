/** Whether every word of the query stands in the text, whatever its case and width. An empty query is in every text. */
export function matchesWords(text: string, query: string): boolean {
  const searched = evenedOut(text)
  return evenedOut(query)
    .split(/\s+/)
    .every(word => searched.includes(word))
}

function evenedOut(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
