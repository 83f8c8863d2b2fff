import { openDocument } from './open-document.ts'
import { PageView } from './page.ts'
import { requestedFile } from './requested-file.ts'
import { texts } from './texts.ko.ts'
import { Viewer } from './viewer.ts'

const requested = requestedFile(location)
if ('refusal' in requested) showMessage(requested.refusal)
else await show(requested.address, requested.name).catch(fail)

/** Shows the document at that address, page by page. */
async function show(file: string, name = nameIn(file)): Promise<void> {
  const pdf = await openDocument(file)
  const { info } = await pdf.getMetadata()
  const { Title: title } = info as { Title?: string }
  nameWindow(title || name)
  const numbers = Array.from({ length: pdf.numPages }, (_, place) => place + 1)
  const pages = await Promise.all(
    numbers.map(async number => new PageView(await pdf.getPage(number), number)),
  )

  byId('message').hidden = true
  byId('tools').hidden = false
  byId('download').setAttribute('href', file)
  byId('download').setAttribute('download', name)
  const viewer = new Viewer(pages, { holder: byId('pages'), onFailure: fail })
  onClick('previous', () => viewer.turnPages(-1))
  onClick('next', () => viewer.turnPages(1))
  onClick('smaller', () => viewer.zoomBy(-1))
  onClick('larger', () => viewer.zoomBy(1))
  onClick('print', () => void viewer.print())
}

function nameIn(file: string): string {
  return decodeURIComponent(file.split('/').at(-1) ?? '')
}

function nameWindow(title: string): void {
  byId('title').textContent = title
  document.title = texts.windowTitle(title)
}

function onClick(id: string, handle: () => void): void {
  const button = byId(id)
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') handle()
  })
}

function fail(error: unknown): void {
  console.warn(error)
  showMessage(texts.failed)
}

function showMessage(text: string): void {
  const message = byId('message')
  message.hidden = false
  message.setAttribute('role', 'alert')
  message.textContent = text
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`the viewer has no #${id}`)
  return element
}
