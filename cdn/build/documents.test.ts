import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { documents, type Block, type PdfContent } from 'public-documents'
import { writeDocuments } from './documents.ts'
import { readDrawings } from './drawings.ts'
import { writePdf } from './pdf/write-pdf.ts'
import { openTypefaces } from './typefaces.ts'

// pdf.js logs the packages that it would need to draw pages in Node. Here it only reads them.
vi.spyOn(console, 'warn').mockReturnValue(undefined)
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
vi.restoreAllMocks()

const MOST_PAGES = 4
const PATIENCE_MS = 60_000
const { evidence } = readDrawings()
const typefaces = openTypefaces()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
  await writeDocuments(folder, evidence, typefaces)
}, PATIENCE_MS)
afterAll(() => rm(folder, { recursive: true }))

describe.each(Object.values(documents).map(content => [content.path, content] as const))(
  '%s',
  (path, content) => {
    let pdf: PDFDocumentProxy

    beforeAll(async () => {
      const data = new Uint8Array(await readFile(join(folder, path)))
      pdf = await getDocument({ data, verbosity: 0 }).promise
    })
    afterAll(() => pdf.loadingTask.destroy())

    it('says its language and its title, and is tagged for screen readers', async () => {
      const { info, metadata } = await pdf.getMetadata()
      expect(info).toMatchObject({ Language: 'ko-KR', Title: content.title })
      expect(await pdf.getMarkInfo()).toEqual(
        new Map([
          ['Marked', true],
          ['UserProperties', false],
          ['Suspects', false],
        ]),
      )
      expect(metadata?.get('pdfuaid:part')).toBe('1')
      expect(pdf.numPages).toBeLessThanOrEqual(MOST_PAGES)
    })

    it('can be read and selected: every text of it, in its order', async () => {
      const text = plain(await textOf(pdf))
      let from = 0
      for (const expected of [content.title, content.subtitle, ...content.blocks.flatMap(textsOf)].map(
        plain,
      )) {
        expect(text.slice(from)).toContain(expected)
        from = text.indexOf(expected, from) + expected.length
      }
    })

    it('has one heading of the first level, and a text instead of each picture', async () => {
      const elements = (await structuresOf(pdf)).flatMap(flatten)
      expect(elements.filter(({ role }) => role === 'H1')).toHaveLength(1)
      const pictures = elements.filter(({ role }) => role === 'Figure')
      expect(pictures).toHaveLength(picturesIn(content))
      for (const { alt } of pictures) expect(alt).toMatch(/^예시 그림\. .{10,}/)
    })

    it('marks the cells that name a column or a row as such, and each table has its caption', async () => {
      const elements = (await structuresOf(pdf)).flatMap(flatten)
      const tables = content.blocks.flatMap(block => ('table' in block ? [block.table] : []))
      const names = tables.flatMap(({ columns, rows, namesRows }) => [...columns, ...(namesRows ? rows : [])])
      expect(elements.filter(({ role }) => role === 'TH')).toHaveLength(names.length)
      expect(elements.filter(({ role }) => role === 'Caption')).toHaveLength(tables.length)
    })
  },
)

it('a word that is wider than its column is an error', async () => {
  const columns = [
    { title: '이름', share: 1 },
    { title: '나머지', share: 40 },
  ]
  const table = { caption: '표', columns, rows: [['세금계산서', '']] }
  const content = { path: 'x.pdf', title: '제목', subtitle: '', blocks: [{ table }] }
  await expect(writePdf(content, { pictures: new Map(), typefaces })).rejects.toThrow(
    'too narrow for the word “세금계산서”',
  )
})

it('a heading is on the page of its table, wherever on a page it would be', async () => {
  const table = {
    caption: '표',
    columns: [{ title: '이름', share: 1 }],
    rows: Array.from({ length: 9 }, () => ['값']),
  }
  for (let lines = 20; lines < 32; lines += 1) {
    const above = Array.from({ length: lines }, () => ({ text: '글' }))
    const content = {
      path: 'x.pdf',
      title: '제목',
      subtitle: '',
      blocks: [...above, { heading: '머리' }, { table }],
    }
    const data = new Uint8Array(await writePdf(content, { pictures: new Map(), typefaces }))
    const pdf = await getDocument({ data, verbosity: 0 }).promise
    const pages = await textsOfPages(pdf)
    expect(pages.find(text => text.includes('머리'))).toContain('머리표')
    await pdf.loadingTask.destroy()
  }
})

it(
  'the same sources give the same bytes',
  async () => {
    const again = await mkdtemp(join(tmpdir(), 'documents-'))
    await writeDocuments(again, evidence, typefaces)
    const digests = (root: string) =>
      Promise.all(Object.values(documents).map(({ path }) => digest(join(root, path))))
    expect(await digests(again)).toEqual(await digests(folder))
    await rm(again, { recursive: true })
  },
  PATIENCE_MS,
)

function textsOf(block: Block): string[] {
  if ('heading' in block) return [block.heading]
  if ('text' in block) return [block.text]
  if ('note' in block) return [block.note]
  if ('list' in block) return [...block.list]
  if ('steps' in block) return [...block.steps]
  if ('signature' in block) return [...block.signature]
  if ('table' in block) {
    const { caption, columns, rows } = block.table
    return [caption, ...columns.map(({ title }) => title), ...rows.flat()]
  }
  return []
}

function picturesIn({ blocks }: PdfContent): number {
  return blocks.reduce((sum, block) => sum + ('figures' in block ? block.figures.length : 0), 0)
}

async function textOf(pdf: PDFDocumentProxy): Promise<string> {
  return (await textsOfPages(pdf)).join('')
}

async function textsOfPages(pdf: PDFDocumentProxy): Promise<string[]> {
  const pages = await Promise.all(
    pageNumbers(pdf).map(async number => (await pdf.getPage(number)).getTextContent()),
  )
  return pages.map(({ items }) => items.map(item => ('str' in item ? item.str : '')).join(''))
}

type Element = { role?: string; alt?: string; children?: Element[] }

async function structuresOf(pdf: PDFDocumentProxy): Promise<Element[]> {
  return Promise.all(
    pageNumbers(pdf).map(async number => (await (await pdf.getPage(number)).getStructTree()) as Element),
  )
}

function flatten(element: Element): Element[] {
  return [element, ...(element.children ?? []).flatMap(flatten)]
}

function pageNumbers({ numPages }: PDFDocumentProxy): number[] {
  return Array.from({ length: numPages }, (_, place) => place + 1)
}

/** The ends of lines and the width of blanks belong to the page, not to the text. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, '')
}

async function digest(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
