import type { ReactElement } from 'react'

type Examples = Readonly<Record<string, ReactElement>>

export type Part = {
  /** Its folder. */
  name: string
  examples: Examples
  /** The part covers the page, so the gallery gives each of its examples a page of its own. */
  coversPage: boolean
}

export type Group = { title: string; parts: readonly Part[] }

/** The examples of every part, by their file. */
const files = import.meta.glob<Examples>('../src/*/examples.tsx', { eager: true, import: 'examples' })

const COVERING = ['dialog', 'layer', 'notice']

/** Every part with its examples, in the order of the gallery. */
export const groups: readonly Group[] = [
  group(
    'Asking',
    'text-field digit-fields date-field select textarea checkbox radio-group file-drop error-summary',
  ),
  group('Acting', 'button tooltip tile dialog layer'),
  group(
    'Telling',
    'alert-box badge notice day summary-list fact-table table card captioned-image spinner progress skeleton visually-hidden',
  ),
  group('Finding one’s way', 'page step-bar accordion disclosure tabs pagination skip-links'),
]

function group(title: string, names: string): Group {
  const parts = names.split(' ').map(name => {
    return { name, examples: files[`../src/${name}/examples.tsx`] ?? {}, coversPage: COVERING.includes(name) }
  })
  return { title, parts }
}
