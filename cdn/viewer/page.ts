import { TextLayer, type PDFPageProxy, type RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { structureOf } from './structure.ts'
import { texts } from './texts.ko.ts'

// PDF counts 72 points to the inch, a page on the screen 96 pixels.
const PIXELS_PER_POINT = 96 / 72

/** A page of the document on the screen. */
export class PageView {
  readonly element = document.createElement('section')
  /** In CSS pixels, at full size. */
  readonly width: number
  readonly #page: PDFPageProxy
  #scale = 0
  #drawing: { scale: number; done: Promise<void>; task: RenderTask } | null = null
  #text: Promise<void> | null = null

  constructor(page: PDFPageProxy, number: number) {
    this.#page = page
    this.width = page.getViewport({ scale: PIXELS_PER_POINT }).width
    this.element.className = 'page'
    this.element.setAttribute('aria-label', texts.page(number))
  }

  /** Sets its size. A drawing of another size is replaced when the page is next drawn. */
  scaleTo(scale: number): void {
    this.#scale = scale * PIXELS_PER_POINT
    const { width, height } = this.#page.getViewport({ scale: this.#scale })
    const { style } = this.element
    style.inlineSize = `${Math.floor(width)}px`
    style.blockSize = `${Math.floor(height)}px`
    style.setProperty('--total-scale-factor', String(this.#scale))
  }

  /** Draws it at its size, once. Resolves when it is visible. */
  draw(): Promise<void> {
    if (this.#drawing?.scale === this.#scale) return this.#drawing.done
    this.#drawing?.task.cancel()
    const { canvas, task } = drawCanvas(this.#page, this.#scale)
    const done = this.#show(canvas, task)
    this.#drawing = { scale: this.#scale, done, task }
    return done
  }

  async #show(canvas: HTMLCanvasElement, task: RenderTask): Promise<void> {
    if (!(await isFinished(task))) return
    this.element.querySelector('canvas')?.remove()
    this.element.prepend(canvas)
    await (this.#text ??= drawText(this.#page, this.element))
  }
}

function drawCanvas(page: PDFPageProxy, scale: number) {
  const pixelRatio = Math.min(window.devicePixelRatio || 1, 3)
  const viewport = page.getViewport({ scale: scale * pixelRatio })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  // Screen readers read the text layer above it.
  canvas.setAttribute('aria-hidden', 'true')
  return { canvas, task: page.render({ canvas, viewport }) }
}

/** Lays the page's words over their picture, so that they can be selected, searched and read aloud. */
async function drawText(page: PDFPageProxy, element: HTMLElement): Promise<void> {
  const container = document.createElement('div')
  container.className = 'textLayer'
  element.append(container)
  const textContentSource = page.streamTextContent({ includeMarkedContent: true })
  const viewport = page.getViewport({ scale: PIXELS_PER_POINT })
  await new TextLayer({ textContentSource, container, viewport }).render()
  const structure = await page.getStructTree()
  if (structure) element.append(structureOf(structure))
}

/** Returns false if it was cancelled because another size is needed. */
async function isFinished(task: RenderTask): Promise<boolean> {
  try {
    await task.promise
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'RenderingCancelledException') return false
    throw error
  }
}
