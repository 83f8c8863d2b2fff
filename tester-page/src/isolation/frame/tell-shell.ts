import type { Host } from '../host.ts'

const ID = 'release-override'

/** Names the only remote to the shell, before its script runs. A release that the origin has named stays. */
export function tellShell({ remote, override }: Host): void {
  document.addEventListener('readystatechange', tell, { once: true })

  function tell(): void {
    const sent = document.getElementById(ID)
    const named: unknown = override ?? JSON.parse(sent?.textContent.trim() || 'null')
    // Not a script element: the page's policy forbids writing into one.
    const element = document.createElement('data')
    element.id = ID
    element.hidden = true
    element.textContent = JSON.stringify({ only: remote, ...(named !== null && { override: named }) })
    sent?.remove()
    document.head.append(element)
  }
}
