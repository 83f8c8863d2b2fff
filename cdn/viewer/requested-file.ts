import { texts } from './texts.ko.ts'

/** Public documents lie in these two folders, beside the viewer's own. */
const DOCUMENT = /^(documents|forms)\/[\p{L}\p{N}][\p{L}\p{N} ._-]*\.pdf$/u

/** The random part of a blob address that a page has made for its own content. */
const HELD_FILE = /^[0-9a-f-]{36}$/i

/** The document to open, as seen from the viewer, with its name where the address cannot tell it; or why there is none. */
export type Requested = { address: string; name?: string } | { refusal: string }

/**
 * The document that the viewer's own address asks for. One that is not ready yet has no path (ERR-02); a path to anywhere
 * but the two folders, another origin above all, is refused (ERR-03). A page of the viewer's own origin may also ask for
 * a file that it holds itself (PGEN-14): no one else can make an address for such a file.
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
