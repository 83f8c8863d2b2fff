import { openDocument } from './open-document.ts'
import { pageView } from './page.ts'
import { texts } from './texts.ko.ts'
import { createViewer } from './viewer.ts'
import { wantedFile } from './wanted-file.ts'

const wanted = wantedFile(location.search)
if ('refusal' in wanted) refuse(wanted.refusal)
else await show(wanted.address).catch(fail)

/** Shows the document at that address, page by page. */
async function show(file: string): Promise<void> {
  const pdf = await openDocument(file)
  const { info } = await pdf.getMetadata()
  const { Title: title } = info as { Title?: string }
  nameWindow(title || decodeURIComponent(file.split('/').at(-1) ?? ''))
  const numbers = Array.from({ length: pdf.numPages }, (_, place) => place + 1)
  const pages = await Promise.all(numbers.map(async number => pageView(await pdf.getPage(number), number)))

  byId('message').hidden = true
  byId('tools').hidden = false
  byId('download').setAttribute('href', file)
  const viewer = createViewer(pages, { holder: byId('pages'), onFailure: fail })
  onPress('previous', () => viewer.turn(-1))
  onPress('next', () => viewer.turn(1))
  onPress('smaller', () => viewer.zoomBy(-1))
  onPress('larger', () => viewer.zoomBy(1))
  onPress('print', () => void viewer.print())
}

function nameWindow(title: string): void {
  byId('title').textContent = title
  document.title = texts.windowTitle(title)
}

function onPress(id: string, act: () => void): void {
  const button = byId(id)
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') act()
  })
}

function fail(error: unknown): void {
  console.warn(error)
  refuse(texts.failed)
}

function refuse(reason: string): void {
  const message = byId('message')
  message.hidden = false
  message.setAttribute('role', 'alert')
  message.textContent = reason
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`the viewer has no #${id}`)
  return element
}
