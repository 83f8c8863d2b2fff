import PDFDocument from 'pdfkit'
import type { Typefaces } from '../typefaces.ts'
import type { PdfContent } from 'public-documents'

export const MARGIN = { top: 56, bottom: 64, left: 56, right: 56 }
export const ink = { basic: '#1e2124', soft: '#464c53', line: '#8a949e', pale: '#eef2f7', accent: '#1d56bc' }

/** The date of the announcement as the date of the file: the same sources give the same bytes. */
const MADE_ON = new Date('2025-02-17T00:00:00Z')
const PUBLISHER = '소상공인 배달·택배비 지원'

/** The structure of a document, used by screen readers. */
export type Element = ReturnType<PDFKit.PDFDocument['struct']>

/** A document being written: the file, the root of its structure, and the position down the page. */
export type Paper = { pdf: PDFKit.PDFDocument; root: Element; y: number }

type ElementOptions = { alt?: string; scope?: 'Column' | 'Row'; placement?: 'Block'; bbox?: number[] }

/** Starts an accessible document: tagged, in Korean, its title in the window (PDF/UA). */
export function startPaper(
  { title, subtitle, layout = 'portrait' }: PdfContent,
  { regular, bold }: Typefaces,
): Paper {
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margins: { ...MARGIN, bottom: 0 },
    // The published types lack two newer features: typefaces that were read already, and "PDF/UA" as a subset.
    font: regular as never,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'ko-KR',
    displayTitle: true,
    info: { Title: title, Subject: subtitle, Author: PUBLISHER, CreationDate: MADE_ON, ModDate: MADE_ON },
  })
  pdf.registerFont('regular', regular as never)
  pdf.registerFont('bold', bold as never)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return { pdf, root, y: MARGIN.top }
}

/** Adds an element to another; a function draws its content, and runs at once. */
export function addElement(
  paper: Paper,
  parent: Element,
  tag: string,
  content: (() => void) | null,
  options: ElementOptions = {},
): Element {
  const element = content ? paper.pdf.struct(tag, options, content) : paper.pdf.struct(tag, options)
  parent.add(element)
  if (content) element.end()
  return element
}

/** Draws content that screen readers skip: rules, grounds, page numbers. */
export function drawArtifact({ pdf }: Paper, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

export function widthOf({ pdf }: Paper): number {
  return pdf.page.width - MARGIN.left - MARGIN.right
}

/** The height of a page inside its margins, in points. */
export function heightOf({ pdf }: Paper): number {
  return pdf.page.height - MARGIN.top - MARGIN.bottom
}

/** Begins a new page if so many points do not fit on this one. Returns whether it did. */
export function ensureSpace(paper: Paper, height: number): boolean {
  if (paper.y + height <= paper.pdf.page.height - MARGIN.bottom) return false
  newPage(paper)
  return true
}

export function newPage(paper: Paper): void {
  paper.pdf.addPage()
  paper.y = MARGIN.top
}

/** Writes the foot of every page and returns the bytes of the file. */
export async function finishPaper(paper: Paper, title: string): Promise<Buffer> {
  paper.root.end()
  writePageFooters(paper, title)
  const chunks: Buffer[] = []
  paper.pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise(resolve => paper.pdf.on('end', resolve))
  paper.pdf.end()
  await written
  return Buffer.concat(chunks)
}

function writePageFooters(paper: Paper, title: string): void {
  const { pdf } = paper
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    const y = pdf.page.height - MARGIN.bottom + 24
    drawArtifact(paper, () => {
      pdf.font('regular').fontSize(8.5).fillColor(ink.soft)
      pdf.text(`${PUBLISHER} · ${title}`, MARGIN.left, y, { lineBreak: false })
      pdf.text(`${page + 1} / ${count}`, MARGIN.left, y, {
        width: widthOf(paper),
        align: 'right',
        lineBreak: false,
      })
    })
  }
}
