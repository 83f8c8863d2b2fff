import * as t from './texts.ko.ts'

/** The last resort: the page cannot start at all, so it says so without any of its own parts. */
export function showStartFailure(error: unknown, text: string = t.startFailed): void {
  console.error(error)
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.textContent = text
  document.getElementById('frame')?.replaceChildren(message)
}
