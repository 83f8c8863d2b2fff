/** Focuses a field, or in a group the first control that needs attention. Scrolls its label into view too. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (field) focusWithin(field)
}

/** Does the same for an element that the caller already has. */
export function focusWithin(field: HTMLElement): void {
  const control = controlIn(field)
  // Focus alone may scroll the input to the edge of the window, and its label out of sight.
  field.scrollIntoView({ block: 'nearest' })
  control.focus({ preventScroll: isInView(control) })
}

function controlIn(field: HTMLElement): HTMLElement {
  const wanted = ['[aria-invalid="true"]', 'input:checked', 'input, select, textarea, button'].map(selector =>
    field.querySelector<HTMLElement>(selector),
  )
  return field.matches('fieldset') ? (wanted.find(found => found) ?? field) : field
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
