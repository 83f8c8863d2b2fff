import { INTERACTIVE, nameOf } from './controls.ts'

/** Returns the pairs of neighbouring controls without space or a line between them, by their names (KWCAG 5.4.4). */
export function touchingControls(element: HTMLElement): string[] {
  const controls = [...element.querySelectorAll<HTMLElement>(INTERACTIVE)].filter(hasNoLine)
  return controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter(other => areTouching(drawn(one), drawn(other)))
      .map(other => `${nameOf(one)} | ${nameOf(other)}`),
  )
}

/** Decides if they are side by side, or one below the other. A control over another one is in a layer above it. */
function areTouching(one: DOMRect, other: DOMRect): boolean {
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right)
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom)
  const [overlap, gap] = [Math.min(across, down), Math.max(across, down)]
  return overlap < -1 && gap >= -1 && gap < 1
}

/** Without a ground of its own, a control is seen by its content alone. */
function drawn(control: HTMLElement): DOMRect {
  const content = document.createRange()
  content.selectNodeContents(control)
  const { backgroundColor } = getComputedStyle(control)
  const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && control.hasChildNodes()
  return (isBare ? content : control).getBoundingClientRect()
}

/** No border of its own, nor of the row that it is in. */
function hasNoLine(control: HTMLElement): boolean {
  return [control, control.parentElement].every(box => box === null || !hasBorder(box))
}

function hasBorder(box: HTMLElement): boolean {
  const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(box)
  return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].some(
    width => parseFloat(width) > 0,
  )
}
