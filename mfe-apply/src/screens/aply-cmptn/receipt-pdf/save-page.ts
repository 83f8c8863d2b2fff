import { saveFile } from 'applicant-files/download'
import { CannotDraw, drawPage, type PageContent } from './draw-page.ts'
import { writePdf } from './write-pdf.ts'

export { CannotDraw }

/** Gives the browser a page as a PDF, to be kept under that name. @throws CannotDraw */
export async function savePage(content: PageContent, name: string): Promise<void> {
  const { canvas, texts } = await drawPage(content, getComputedStyle(document.body).fontFamily)
  const picture = await jpegOf(canvas)
  const { width, height } = canvas
  saveFile(writePdf({ title: content.title, picture, width, height, texts }), name)
}

async function jpegOf(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (blob?.type !== 'image/jpeg') throw new CannotDraw()
  return new Uint8Array(await blob.arrayBuffer())
}
