import * as t from './texts.ko.ts'

/** Replaces a page that cannot be shown by a sentence and a reload button. Uses no other part of the page. */
export function showLastResort(error: unknown, text: string = t.startFailed): void {
  showFailure(error, text, reloadButton())
}

/** Replaces a page by a sentence, and by elements after it. Uses no other part of the page. */
export function showFailure(error: unknown, text: string, ...after: Element[]): void {
  console.error(error)
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.textContent = text
  const page = document.createElement('main')
  page.dataset['lastResort'] = ''
  // Styled by itself, since the stylesheets may be missing.
  page.style.cssText =
    'display: grid; gap: 1.5rem; justify-items: start; max-width: 40rem; margin: 2rem auto; padding: 1rem'
  page.append(message, ...after)
  document.getElementById('frame')?.replaceChildren(page)
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
