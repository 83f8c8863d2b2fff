import { texts } from './texts.ko.ts'

/** Public documents are in these two folders, beside the viewer's own. */
const DOCUMENT = /^(documents|forms)\/[\p{L}\p{N}][\p{L}\p{N} ._-]*\.pdf$/u

/** The random part of a blob address that a page has made for its own content. */
const HELD_FILE = /^[0-9a-f-]{36}$/i

/** The document to open, with its name if the address lacks it, or the reason why there is none. */
export type Requested = { address: string; name?: string } | { refusal: string }

/**
 * Reads the requested document from the viewer's own address. A document that is not ready yet has no path (ERR-02).
 * A path outside the two folders, above all to another origin, is refused (ERR-03). A page of the viewer's own origin
 * may also request a blob of its own (PGEN-14): no one else can make an address for it.
 */
export function requestedFile({ search, origin }: Pick<Location, 'search' | 'origin'>): Requested {
  const query = new URLSearchParams(search)
  const path = query.get('file') ?? ''
  if (path === '') return { refusal: texts.notReady }
  if (isHeldByThisOrigin(path, origin)) return { address: path, name: query.get('name') ?? '' }
  if (!DOCUMENT.test(path) || path.includes('..')) return { refusal: texts.failed }
  return { address: `../${path.split('/').map(encodeURIComponent).join('/')}` }
}

function isHeldByThisOrigin(path: string, origin: string): boolean {
  return path.startsWith(`blob:${origin}/`) && HELD_FILE.test(path.slice(`blob:${origin}/`.length))
}
