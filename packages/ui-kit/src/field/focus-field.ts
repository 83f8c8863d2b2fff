/** Focuses a field, or in a group the first control that needs attention. Scrolls its label into view too. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (field) focusWithin(field)
}

/** Focuses a group that is at hand, in the same way. */
export function focusWithin(field: HTMLElement): void {
  const control = controlIn(field)
  // A focused input alone may scroll to the edge of the window, with its question out of sight.
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
