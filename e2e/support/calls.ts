import type { Page } from '@playwright/test'

/** Records the page's calls from now on. */
export function callsOf(page: Page) {
  const asked: { url: URL; body: string | null }[] = []
  page.on('request', request => void asked.push({ url: new URL(request.url()), body: request.postData() }))
  const queue = () => asked.filter(({ url }) => url.pathname === '/ts.wseq')
  return {
    paths: () => asked.map(({ url }) => url.pathname).filter(path => path.startsWith('/api/')),
    bodyOf: (path: string) =>
      JSON.parse(asked.find(({ url }) => url.pathname === path)?.body ?? '{}') as unknown,
    /** The actions of the waiting room that were joined, and how many turns were given back. */
    actions: () => queue().flatMap(({ url }) => url.searchParams.get('aid') ?? []),
    completedTurns: () => queue().filter(({ url }) => url.searchParams.get('opcode') === '5004').length,
  }
}
