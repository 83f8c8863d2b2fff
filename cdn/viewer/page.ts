import { TextLayer, type PDFPageProxy, type RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { structureOf } from './structure.ts'
import { texts } from './texts.ko.ts'

/** A page of the document on the screen. */
export type PageView = {
  element: HTMLElement
  /** Its width at full size, in CSS pixels. */
  width: number
  /** Gives it its size; what was drawn at another size is drawn again when it is next needed. */
  scaleTo: (scale: number) => void
  /** Draws it at its size, once; resolves when it can be seen. */
  draw: () => Promise<void>
}

// PDF counts 72 points to the inch, a page on the screen 96 pixels.
const PIXELS_PER_POINT = 96 / 72

export function pageView(page: PDFPageProxy, number: number): PageView {
  const element = document.createElement('section')
  element.className = 'page'
  element.setAttribute('aria-label', texts.page(number))
  const { width } = page.getViewport({ scale: PIXELS_PER_POINT })
  let scale = 0
  let drawing: { scale: number; done: Promise<void>; task: RenderTask } | null = null
  let text: Promise<void> | null = null

  async function show(canvas: HTMLCanvasElement, task: RenderTask) {
    if (!(await isFinished(task))) return
    element.querySelector('canvas')?.remove()
    element.prepend(canvas)
    await (text ??= drawText(page, element))
  }

  return {
    element,
    width,
    scaleTo(next) {
      scale = next * PIXELS_PER_POINT
      const viewport = page.getViewport({ scale })
      element.style.inlineSize = `${Math.floor(viewport.width)}px`
      element.style.blockSize = `${Math.floor(viewport.height)}px`
      element.style.setProperty('--total-scale-factor', String(scale))
    },
    draw() {
      if (drawing?.scale === scale) return drawing.done
      drawing?.task.cancel()
      const { canvas, task } = drawCanvas(page, scale)
      const done = show(canvas, task)
      drawing = { scale, done, task }
      return done
    },
  }
}

function drawCanvas(page: PDFPageProxy, scale: number) {
  const pixelRatio = Math.min(window.devicePixelRatio || 1, 3)
  const viewport = page.getViewport({ scale: scale * pixelRatio })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  // What is on it can be heard from the text above it.
  canvas.setAttribute('aria-hidden', 'true')
  return { canvas, task: page.render({ canvas, viewport }) }
}

/** Lays the page's words over their picture: to be selected, found and read aloud. */
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

/** Returns false when it was cancelled, since another size is needed meanwhile. */
async function isFinished(task: RenderTask): Promise<boolean> {
  try {
    await task.promise
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'RenderingCancelledException') return false
    throw error
  }
}
