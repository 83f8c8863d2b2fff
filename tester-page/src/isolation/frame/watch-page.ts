import type { Entry } from '../host.ts'

type Record = (entry: Entry) => void

const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output'
const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]'

/** Records the pages, windows and dialogs that the page asks for, its beacons, and its messages for screen readers. */
export function watchPage(record: Record): void {
  watchNavigation(record)
  holdBeacons(record)
  watchTexts(record)
}

function watchNavigation(record: Record): void {
  window.navigation?.addEventListener('navigate', ({ destination: { url } }) =>
    record({ kind: 'navigation', text: url.replace(location.origin, '') }),
  )
  const realOpen = window.open.bind(window)
  window.open = (url, target, features) => {
    record({ kind: 'navigation', text: `window ${String(url)}` })
    return realOpen(url, target, features)
  }
}

/** A fault that a tester sets is no fault of a release, so the site does not count it. */
function holdBeacons(record: Record): void {
  navigator.sendBeacon = (_, data) => {
    if (data instanceof Blob) void data.text().then(text => record({ kind: 'beacon', text }))
    else record({ kind: 'beacon', text: typeof data === 'string' ? data : '' })
    return true
  }
}

function watchTexts(record: Record): void {
  const last = new WeakMap<Element, string>()
  const observer = new MutationObserver(changes => {
    for (const [element, kind] of new Map(changes.flatMap(changedIn))) {
      const text = element.isConnected ? textOf(element) : ''
      if (text !== '' && last.get(element) !== text) record({ kind, text })
      last.set(element, text)
    }
  })
  const attributeFilter = ['open', 'role']
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter })
}

/** Returns the dialogs and the regions for screen readers that a change is about. */
function changedIn({ target, type, addedNodes }: MutationRecord): [Element, Entry['kind']][] {
  const element = target instanceof Element ? target : target.parentElement
  const added = [...addedNodes].filter(node => node instanceof Element)
  const within = (selector: string) =>
    added.flatMap(each => [...(each.matches(selector) ? [each] : []), ...each.querySelectorAll(selector)])
  const opened = type === 'attributes' && element?.matches(DIALOG) ? [element] : []
  const region = element?.closest(LIVE)
  return [
    ...[...opened, ...within(DIALOG)].map((each): [Element, Entry['kind']] => [each, 'dialog']),
    ...[...(region ? [region] : []), ...within(LIVE)].map((each): [Element, Entry['kind']] => [
      each,
      'announcement',
    ]),
  ]
}

function textOf(element: Element): string {
  const text = element instanceof HTMLElement ? element.innerText : element.textContent
  return text.replaceAll(/\s+/g, ' ').trim()
}
