import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results'])

const pages = filesOf('{README,CONTRIBUTING,SECURITY}{,.ko}.md').concat(filesOf('docs/**/*.md'))
const sources = filesOf('**/*.{ts,tsx,mjs,css}')

describe('requirement ids', () => {
  const known = new Set([...idsAtLineStarts('docs/requirements.tsv'), ...idsOfDecisions()])
  const areas = new Set([...known].map(id => id.slice(0, id.indexOf('-'))))

  it('are catalogued', () => expect(known.size).toBeGreaterThan(1_000))

  it('are only cited when the catalogue has them', () => {
    const cited = [...sources, ...pages].flatMap(file => citedIn(file).map(id => ({ file, id })))
    const unknown = cited.filter(({ id }) => areas.has(id.slice(0, id.indexOf('-'))) && !known.has(id))
    expect(cited.length).toBeGreaterThan(100)
    expect(unknown).toEqual([])
  })
})

describe('links in the pages', () => {
  it('reach every page from the README', () => {
    expect(pages.filter(page => !reachableFrom('README.md').has(page))).toEqual([])
  })

  it.each(pages)('of %s lead somewhere', page => {
    expect(linksIn(page).filter(link => !leadsSomewhere(page, link))).toEqual([])
  })
})

describe('paths in the pages', () => {
  const OF_OURS =
    /(?<![\w./*-])(?:\.\/)?((?:packages|server|shell|shared-session|mfe-[a-z]+|tools|cdn|docs|e2e|bench)\/[\w./-]+\.[a-z]+)\b/g

  it.each(pages)('of %s exist', page => {
    const paths = [...read(page).matchAll(OF_OURS)].map(([, path = '']) => path)
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('commands in the pages and examples', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const tables = ['packages/release-cli/src/site-commands.ts', 'tools/release/checkout-commands.ts']
  const commandsOfRelease = tables.map(read).join('\n')

  it.each([...pages, ...filesOf('docs/examples/*')])('of %s exist', page => {
    const text = read(page)
    const commands = [...text.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, name = '']) => name)
    const verbs = [...text.matchAll(/\brelease -- ([a-z]+)/g)].map(([, verb = '']) => verb)
    expect(commands.filter(name => !(name in scripts))).toEqual([])
    expect(verbs.filter(verb => !new RegExp(`^  '?${verb}\\b`, 'm').test(commandsOfRelease))).toEqual([])
  })

  it('make a pipeline: affected or not, checks, tests, notes, release, tag', () => {
    expect(read('docs/examples/release-mfe-apply.yml')).toMatch(
      /affected.*check.*test.*notes.*publish.*git tag/s,
    )
  })
})

describe.each(['README', 'CONTRIBUTING'])('the Korean %s', name => {
  const [english, korean] = [`${name}.md`, `${name}.ko.md`]

  it('has the headings, tables and lists of the English one', () => {
    expect(shapeOf(korean)).toEqual(shapeOf(english))
  })

  it('has its code', () => {
    expect(blocksIn(korean)).toEqual(blocksIn(english))
    expect(codeIn(proseOf(korean)).toSorted()).toEqual(codeIn(proseOf(english)).toSorted())
  })

  it('leads to the same pages', () => {
    const inEnglish = (link: string) => link.replace('.ko.md', '.md')
    expect(linksIn(korean).map(inEnglish)).toEqual(linksIn(english).map(inEnglish))
  })
})

it('CODEOWNERS names only folders and files that exist', () => {
  const patterns = [...read('CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, pattern = '']) => pattern)
  expect(patterns.length).toBeGreaterThan(5)
  expect(patterns.filter(pattern => filesOf(pattern.replace(/\/$/, '')).length === 0)).toEqual([])
})

describe('dependencies', () => {
  const rows = read('docs/decisions/0002-dependencies.md').matchAll(/^\| (`[^|]+) \|/gm)
  const explained = new Set([...rows].flatMap(([, names = '']) => codeIn(names)))

  it('each have a reason, and every reason its dependency', () => {
    expect([...explained].toSorted()).toEqual([...new Set(manifests().flatMap(dependenciesIn))].toSorted())
  })
})

describe('the glossary', () => {
  const rows = [...read('docs/glossary.md').matchAll(/^\| [^|]+ \| ([^|]+) \|/gm)]
  const identifiers = rows.flatMap(([, cell = '']) => codeIn(cell))

  it('knows only identifiers that the code has', () => {
    const words = new Set(sources.flatMap(file => read(file).match(/\w+/g) ?? []))
    expect(identifiers.length).toBeGreaterThan(50)
    expect(identifiers.filter(identifier => !words.has(identifier))).toEqual([])
  })
})

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: path => isNotOurs(path) })
}

function isNotOurs(path: string): boolean {
  return NOT_OURS.has(basename(path)) || path.startsWith('.')
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function idsAtLineStarts(file: string): string[] {
  return [...read(file).matchAll(/^([A-Z]+-\d{2,3})\t/gm)].map(([, id = '']) => id)
}

function idsOfDecisions(): string[] {
  return [...read('docs/requirements-decisions.md').matchAll(/^\| (GP-\d{2}) \|/gm)].map(([, id = '']) => id)
}

/** `BZMN-14..20` cites both ends. */
function citedIn(file: string): string[] {
  return [...read(file).matchAll(/\b([A-Z]{2,5})-(\d{2,3})(?:\.\.(\d{2,3}))?\b/g)].flatMap(
    ([, area, first, last]) => [first, last].filter(Boolean).map(number => `${area}-${number}`),
  )
}

function linksIn(page: string): string[] {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter(link => !/^[a-z]+:/.test(link))
}

function leadsSomewhere(page: string, link: string): boolean {
  const { file, anchor } = targetOf(page, link)
  return existsSync(join(root, file)) && (anchor === '' || anchorsOf(file).includes(anchor))
}

function targetOf(page: string, link: string): { file: string; anchor: string } {
  const [path = '', anchor = ''] = link.split('#')
  return { file: path ? join(dirname(page), path) : page, anchor }
}

function reachableFrom(start: string): Set<string> {
  const found = new Set([start])
  for (const page of found) {
    const targets = page.endsWith('.md') ? linksIn(page).map(link => targetOf(page, link).file) : []
    targets.filter(target => pages.includes(target)).forEach(target => found.add(target))
  }
  return found
}

/** The anchors that hosts make of headings. */
function anchorsOf(page: string): string[] {
  if (statSync(join(root, page)).isDirectory()) return []
  const headings = [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map(heading =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** The lines of a page that make its shape: the level of a heading, the cells of a row, the number of an item. */
function shapeOf(page: string): string[] {
  const lines = read(page)
    .replaceAll(/```.*?```/gs, '')
    .split('\n')
  const marks = lines.map(line =>
    line.startsWith('|') ? line.replaceAll(/[^|]/g, '') : /^(#+|-|\d\.) /.exec(line)?.[1],
  )
  return marks.filter(mark => mark !== undefined)
}

/** The page without its blocks of code. */
function proseOf(page: string): string {
  return read(page).replaceAll(/```.*?```/gs, '')
}

function blocksIn(page: string): string[] {
  return read(page).match(/```.*?```/gs) ?? []
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

function manifests(): string[] {
  return filesOf('{package.json,*/package.json,{packages,server}/*/package.json}')
}

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

function dependenciesIn(file: string): string[] {
  const manifest: Manifest = JSON.parse(read(file))
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  return all.filter(([, version]) => !version.startsWith('workspace:')).map(([name]) => name)
}
