import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mayImport } from '../tools/boundaries/allowed-imports.ts'

type Graph = Readonly<Record<string, readonly string[]>>

const page = readFileSync(join(import.meta.dirname, 'architecture.md'), 'utf8')
const [packages = '', backend = ''] = page.split('### Inside the backend')

describe('the tables of packages in the page of architecture', () => {
  it('have one row for each package of the table of allowed imports', () => {
    expect(Object.keys(rowsIn(packages)).toSorted()).toEqual(Object.keys(mayImport).toSorted())
  })

  it.each(Object.keys(mayImport))('name what %s may import, no more and no less', name => {
    expect(rowsIn(packages)[name]?.toSorted()).toEqual(mayImport[name]?.toSorted())
  })

  it('are read row by row', () => {
    const rows = '| `a/` `b/` | draws `c` | `d`, `e` |\n| `f/` | is alone | nothing |'
    expect(rowsIn(rows)).toEqual({ a: ['d', 'e'], b: ['d', 'e'], f: [] })
  })
})

describe('the diagram in the page of architecture', () => {
  const drawn = arrowsIn(packages)
  const drawnNames = new Set([...Object.keys(drawn), ...Object.values(drawn).flat()])

  it('draws every package of the product', () => {
    const besides = ['cdn', 'e2e', 'bench', 'tools']
    expect([...drawnNames].toSorted()).toEqual(
      Object.keys(mayImport)
        .filter(name => !besides.includes(name))
        .toSorted(),
    )
  })

  it('has only arrows that the table allows', () => {
    expect(pairsOf(drawn).filter(([from, to]) => !mayImport[from]?.includes(to))).toEqual([])
  })

  it('leads along its arrows to whatever a package may import', () => {
    const allowed = pairsOf(mayImport).filter(([from]) => drawnNames.has(from))
    expect(allowed.filter(([from, to]) => !reachableFrom(drawn, from).has(to))).toEqual([])
  })

  it('is read arrow by arrow; what happens at run time is no import', () => {
    const diagram = '  a -. at run time .-> b\n  b["c · d"] --> e\n  f -- for its tests --> e'
    expect(arrowsIn(diagram)).toEqual({ c: ['e'], d: ['e'], f: ['e'] })
  })
})

it('the page of architecture names each folder inside the backend', () => {
  const folders = readdirSync(join(import.meta.dirname, '../server/backend/src'), { withFileTypes: true })
  const names = folders.filter(entry => entry.isDirectory()).map(({ name }) => name)
  expect(Object.keys(rowsIn(backend)).toSorted()).toEqual(names.toSorted())
})

/** Reads rows such as "| `a/` `b/` | … | `c`, `d` |": the packages of the first cell may import those of the last. */
function rowsIn(text: string): Graph {
  const rows = text.matchAll(/^\| ((?:`[\w-]+\/` ?)+)\|(?:.*\|)? ([^|]+) \|$/gm)
  return Object.fromEntries(
    [...rows].flatMap(([, names = '', allowed = '']) =>
      codeIn(names).map(name => [name.replace('/', ''), codeIn(allowed)]),
    ),
  )
}

/** Reads arrows such as "a --> b" and "a["b · c"] -- why --> d", where the label of a node names its packages. */
function arrowsIn(text: string): Graph {
  const labels = new Map(
    [...text.matchAll(/([\w-]+)\["([^"]+)"\]/g)].map(([, id = '', label = '']) => [id, label.split(' · ')]),
  )
  const arrows: Record<string, string[]> = {}
  for (const [, id = '', to = ''] of text.matchAll(
    /^ +([\w-]+)(?:\["[^"]+"\])? --(?: [^>]+ --)?> ([\w-]+)/gm,
  ))
    for (const from of labels.get(id) ?? [id]) (arrows[from] ??= []).push(to)
  return arrows
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

function pairsOf(graph: Graph): [from: string, to: string][] {
  return Object.entries(graph).flatMap(([from, all]) => all.map((to): [string, string] => [from, to]))
}

function reachableFrom(graph: Graph, start: string): Set<string> {
  const found = new Set([start])
  for (const name of found) graph[name]?.forEach(next => found.add(next))
  return found
}
