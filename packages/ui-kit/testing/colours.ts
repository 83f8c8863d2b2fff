/** Returns the colours of everything that is drawn, once each: `button #ffffff on #256ef4, line #256ef4`. */
export function coloursOf(element: HTMLElement): string[] {
  const drawn = [...element.querySelectorAll('*')].filter(isSeen)
  return [...new Set(drawn.map(coloursOfOne).filter(Boolean))].toSorted()
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}

function coloursOfOne(element: Element): string {
  const { color, backgroundColor, borderTopColor, borderTopWidth, accentColor } = getComputedStyle(element)
  const hasText = [...element.childNodes].some(node => node instanceof Text && node.data.trim())
  const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)'
  const hasLine = parseFloat(borderTopWidth) > 0
  const parts = [
    hasText && hex(color),
    hasGround && `on ${hex(backgroundColor)}`,
    hasLine && `line ${hex(borderTopColor)}`,
    accentColor !== 'auto' && `accent ${hex(accentColor)}`,
  ]
  const words = parts.filter(part => part !== false).join(' ')
  return words && `${element.localName} ${words}`
}

/** Returns `#256ef4` for `rgb(37, 110, 244)`; other forms as they are. */
function hex(colour: string): string {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1)
  return parts ? `#${parts.map(part => Number(part).toString(16).padStart(2, '0')).join('')}` : colour
}
