import { INTERACTIVE, nameOf } from './controls.ts'

/** The smallest side of a control for fingers, in pixels. */
const SMALLEST = 44

/** Returns the controls that are too small for a finger, with name and size. Links in a text may be small. */
export function smallTargets(element: HTMLElement): string[] {
  return [...element.querySelectorAll<HTMLElement>(INTERACTIVE)].flatMap(control => {
    // The label is part of the target.
    const target = control.matches('[type="checkbox"], [type="radio"]') ? control.closest('label') : control
    const { width, height } = (target ?? control).getBoundingClientRect()
    const isTooSmall = width > 0 && Math.min(width, height) < SMALLEST
    return isTooSmall && !isInText(control) ? [`${nameOf(control)}: ${width} × ${height}`] : []
  })
}

function isInText(control: HTMLElement): boolean {
  return control.matches('a') && getComputedStyle(control).display === 'inline'
}
