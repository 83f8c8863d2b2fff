import * as t from './texts.ko.ts'

/** Replaces a page that cannot be shown by a sentence and a reload button. Uses no other part of the page. */
export function showLastResort(error: unknown, text: string = t.startFailed): void {
  showFailure(error, text, reloadButton())
}

/** Replaces a page by a sentence, and by elements after it. Uses no other part of the page. */
export function showFailure(error: unknown, text: string, ...after: Element[]): void {
  console.error(error)
  const page = filled(document.createElement('main'), text, ...after)
  page.dataset['lastResort'] = ''
  document.getElementById('frame')?.replaceChildren(page)
}

/** Shows a sentence and a reload button above a page that can be read, but not used: one at a time. Returns both. */
export function showAbove(text: string): HTMLElement {
  document.querySelector('[data-above]')?.remove()
  const notice = filled(document.createElement('div'), text, reloadButton())
  notice.dataset['above'] = ''
  notice.style.cssText += '; position: sticky; top: 0; z-index: 1; margin: 0; max-width: none'
  notice.style.cssText += '; background: Canvas; color: CanvasText; border-bottom: 1px solid'
  document.body.prepend(notice)
  return notice
}

function filled(element: HTMLElement, text: string, ...after: Element[]): HTMLElement {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.textContent = text
  // Styled by itself, since the stylesheets may be missing.
  element.style.cssText =
    'display: grid; gap: 1.5rem; justify-items: start; max-width: 40rem; margin: 2rem auto; padding: 1rem'
  element.append(message, ...after)
  return element
}

function reloadButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = t.reload
  button.style.cssText =
    'padding: 0.75rem 1.5rem; border: 1px solid; border-radius: 0.375rem; cursor: pointer'
  button.addEventListener('click', () => location.reload())
  return button
}
