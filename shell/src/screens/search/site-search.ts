import MiniSearch from 'minisearch'
import type { Entry } from './entries.ts'
import { comparableText, pairsOf, pairsOfQuery, wordsOfQuery } from './tokens.ts'

/** The best results first. `isExact` is false if no entry has every word, so that these have parts of the words. */
export type Found = { entries: readonly Entry[]; isExact: boolean }

const MOST_SIMILAR = 10

/** A search over entries that are given once. */
export class SiteSearch {
  readonly #entries: readonly Entry[]
  readonly #texts: readonly string[]
  readonly #index = new MiniSearch({
    fields: ['title', 'text'],
    tokenize: pairsOf,
    processTerm: pair => pair,
    searchOptions: {
      tokenize: pairsOfQuery,
      prefix: pair => pair.length === 1,
      boost: { title: 3 },
    },
  })

  constructor(entries: readonly Entry[]) {
    const comparable = entries.map(({ title, text }, id) => ({
      id,
      title: comparableText(title),
      text: comparableText(text),
    }))
    this.#entries = entries
    this.#texts = comparable.map(({ title, text }) => `${title} ${text}`)
    this.#index.addAll(comparable)
  }

  find(query: string): Found {
    const words = wordsOfQuery(query).map(letters => letters.join(''))
    const isQuestion = (id: number) => this.#entries[id]?.kind === 'faq'
    const boostDocument = (id: number) => (isQuestion(id) ? 2 : 1)
    const similar = this.#index.search(query, { boostDocument }).map(({ id }) => Number(id))
    const exact = similar.filter(id => words.every(word => this.#texts[id]?.includes(word)))
    const isExact = exact.length > 0
    const found = isExact ? exact : similar.slice(0, MOST_SIMILAR)
    return { entries: found.flatMap(id => this.#entries[id] ?? []), isExact }
  }
}
