/** A new element of the area's own, among those of the others. */
export function elementFor(area: string): HTMLElement {
  const element = document.createElement('div')
  element.id = elementId(area)
  document.getElementById('areas')?.append(element)
  return element
}

export function elementOf(area: string): HTMLElement | null {
  return document.getElementById(elementId(area))
}

function elementId(area: string): string {
  return `area-${area}`
}
