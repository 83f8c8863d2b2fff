type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** React stores the last known value of a field there, to recognize a change. */
type Tracked = { _valueTracker?: { setValue: (value: string) => void } }

/** A part of a served page that React takes over at once: the frame, the content of `main`, the area. */
const PARTS = '#frame[data-first-view], [data-first-view] #main, #areas > [data-release]'

/** The page may show a failure in place of an area. */
const PATIENCE_MS = 3000

/** The element of areas, on the page of an area. */
const AREAS = '#areas:not([hidden])'

/**
 * Keeps whatever is pressed in a served page until its part is hydrated, and then presses it again. React overwrites
 * fields that were filled in before, so it gets their values as changes. Links work by themselves. Resolves once every
 * part of the page is hydrated, its area too, at the latest three seconds after the document has loaded.
 */
export function keepInput(): Promise<void> {
  const hydrated = new WeakSet<Element>()
  const { promise: answers, resolve } = Promise.withResolvers<void>()
  const pressed = new Set<HTMLElement>()

  addEventListener('load', () => setTimeout(resolve, PATIENCE_MS), { once: true })
  document.addEventListener('click', keepPress, true)
  document.addEventListener('hydrated', ({ target }) => {
    handOver(target as Element)
    if (allAnswer()) resolve()
  })
  return answers

  function allAnswer(): boolean {
    const isHydrated = (part: Element) => hydrated.has(part)
    const areas = document.querySelector(AREAS)
    const hasArea = areas === null || [...areas.children].some(isHydrated)
    return hasArea && [...document.querySelectorAll(PARTS)].every(isHydrated)
  }

  function keepPress(event: MouseEvent): void {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button')
    const part = button && button.closest(PARTS)
    if (!button || !part) return
    // React handles this press, so an earlier one that was kept is not repeated.
    if (hydrated.has(part)) return void pressed.delete(button)
    // A form would be sent by the browser, and React could see the same press a second time.
    event.preventDefault()
    event.stopPropagation()
    pressed.add(button)
  }

  function handOver(part: Element): void {
    hydrated.add(part)
    const isOfPart = (element: Element) => element.closest(PARTS) === part
    const fields = [...part.querySelectorAll<Field>('input, select, textarea')]
    const handOvers = fields.filter(isOfPart).filter(isChanged).map(changeAgain)
    // Runs once React has returned: it is still drawing in this very call.
    queueMicrotask(() => handOvers.forEach(act => act()))
    setTimeout(() => {
      for (const button of [...pressed].filter(isOfPart)) {
        pressed.delete(button)
        button.click()
      }
    })
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(option => option.selected !== option.defaultSelected)
  if (!isChoice(field)) return field.value !== field.defaultValue
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

/** Returns a function that brings the present value back, if it was overwritten, and reports it to React as a change. */
function changeAgain(field: Field): () => void {
  const property = isChoice(field) ? 'checked' : 'value'
  const kept: unknown = Reflect.get(field, property)
  return () => {
    // React has redefined the element's own property. An unchanged field keeps its caret and a composition.
    if (Reflect.get(field, property) !== kept)
      Reflect.set(Object.getPrototypeOf(field), property, kept, field)
    ;(field as Tracked)._valueTracker?.setValue(`not ${String(kept)}`)
    field.dispatchEvent(new Event(changeOf(field), { bubbles: true }))
  }
}

/** Returns the event that React takes for a change of the field. */
function changeOf(field: Field): string {
  if (isChoice(field)) return 'click'
  return field instanceof HTMLSelectElement || field.type === 'file' ? 'change' : 'input'
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}
