import MiniSearch from 'minisearch'
import type { Entry } from './entries.ts'
import { hasInitials, lettersOf, pairsOf, pairsOfQuery, sourceOf, wordsOfQuery } from './tokens.ts'

/** The best results first. `isExact` is false if no entry has every word, so that these have parts of the words. */
export type Found = { entries: readonly Entry[]; isExact: boolean }

const MOST_SIMILAR = 10

/** A search over entries that are given once. */
export class SiteSearch {
  readonly #entries: readonly Entry[]
  readonly #index = new MiniSearch<Entry & { id: number }>({
    fields: ['title', 'text'],
    tokenize: pairsOf,
    processTerm: pair => pair,
    searchOptions: {
      tokenize: pairsOfQuery,
      prefix: pair => pair.length === 1,
      boost: { title: 3 },
      boostDocument: (_id, _pair, entry) => (entry?.['kind'] === 'faq' ? 2 : 1),
    },
    storeFields: ['kind'],
  })

  constructor(entries: readonly Entry[]) {
    this.#entries = entries
    this.#index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  }

  find(query: string): Found {
    return hasInitials(query) ? this.#findByInitials(query) : this.#findByWords(query)
  }

  /** The index has no initials, which few people type: each entry is looked through. */
  #findByInitials(query: string): Found {
    const patterns = wordsOfQuery(query).map(word => new RegExp(sourceOf(word), 'iu'))
    const isIn = (text: string) => patterns.every(pattern => pattern.test(text))
    const found = this.#entries.filter(({ title, text }) => isIn(`${title} ${text}`))
    const inTitle = found.filter(({ title }) => isIn(title))
    const entries = [...new Set([...inTitle, ...found])]
    return { entries, isExact: entries.length > 0 }
  }

  #findByWords(query: string): Found {
    const words = wordsOfQuery(query)
    const similar = this.#index.search(query).flatMap(({ id }) => this.#entries[id] ?? [])
    const exact = similar.filter(({ title, text }) => {
      const letters = lettersOf(`${title} ${text}`)
      return words.every(word => letters.includes(word))
    })
    const isExact = exact.length > 0
    return { entries: isExact ? exact : similar.slice(0, MOST_SIMILAR), isExact }
  }
}
