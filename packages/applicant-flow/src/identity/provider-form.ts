import type { ProviderForm } from 'api-client/identity'

/** Submits a form into another window, by that window's name. */
export function sendInto(windowName: string, { action, method, fields }: ProviderForm): void {
  const form = document.createElement('form')
  form.action = action
  form.method = method
  form.target = windowName
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  // A provider's field may be named "submit" and hide the form's own method.
  HTMLFormElement.prototype.submit.call(form)
  form.remove()
}
