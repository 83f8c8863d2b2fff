import type { AuditEntry } from 'ops-api'
import { timeOf } from '../time-of.ts'

export type Detail = AuditEntry['detail']
export type Value = Detail[string] | undefined

/** A fact of an entry in words. One without words is left out. */
export type Fact = string | false

/** Returns the facts of one kind of entry. Older entries may lack some of their values. */
export type Describe = (detail: Detail, nameOfLine: (action: string) => string) => readonly Fact[]

/** Returns the words for a value, if the entry has one. */
export function given(value: Value, words: (value: string) => string = String): Fact {
  return value !== undefined && value !== null && words(String(value))
}

/** Returns the name of a word of the log, or the word itself. */
export function named(names: Readonly<Record<string, string>>, word: Value): Fact {
  return given(word, each => names[each] ?? each)
}

/** Returns the words for a moment, if the entry has one. */
export function atTime(moment: Value, words: (time: string) => string): Fact {
  return given(moment, each => words(timeOf(each)))
}
