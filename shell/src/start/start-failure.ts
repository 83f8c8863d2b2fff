import { texts } from '../texts.ko.ts'

/** The last resort: the page cannot start at all, so it says so without any of its own parts. */
export function showStartFailure(error: unknown, text: string = texts.startFailed): void {
  console.error(error)
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.textContent = text
  document.getElementById('frame')?.replaceChildren(message)
}
