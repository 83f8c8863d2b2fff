/** Everything that a person may press or type into. */
export const INTERACTIVE = 'a[href], button, summary, input, select, textarea, [role="tab"]'

/** Returns the text of a control, or its markup if it has none. */
export function nameOf(control: HTMLElement): string {
  return control.textContent || control.outerHTML
}
