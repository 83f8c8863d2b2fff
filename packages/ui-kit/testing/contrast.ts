/**
 * Returns the contrast of an element's colour with the background behind it, from 1 to 21 (WCAG 2.2, 1.4.3 and 1.4.11).
 * For icons and single characters, which axe does not measure.
 */
export function contrastOf(element: Element): number {
  const colours = [getComputedStyle(element).color, backgroundBehind(element)]
  const [dark = 0, light = 1] = colours.map(luminance).toSorted((some, other) => some - other)
  return (light + 0.05) / (dark + 0.05)
}

function backgroundBehind(element: Element | null): string {
  if (!element) return 'rgb(255, 255, 255)'
  const { backgroundColor } = getComputedStyle(element)
  return partsOf(backgroundColor)[3] === 0 ? backgroundBehind(element.parentElement) : backgroundColor
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map(part => linear(part / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Returns red, green and blue from 0 to 255, and the opacity if it is stated. */
function partsOf(colour: string): number[] {
  return (colour.match(/[\d.]+/g) ?? []).map(Number)
}
