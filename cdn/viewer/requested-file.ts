import { texts } from './texts.ko.ts'

/** Public documents lie in these two folders, beside the viewer's own. */
const DOCUMENT = /^(documents|forms)\/[\p{L}\p{N}][\p{L}\p{N} ._-]*\.pdf$/u

/** The document to open, as seen from the viewer, or why there is none. */
export type Requested = { address: string } | { refusal: string }

/**
 * The document that the viewer's own address asks for. One that is not ready yet has no path (ERR-02); a path to anywhere
 * but the two folders, another origin above all, is refused (ERR-03).
 */
export function requestedFile(search: string): Requested {
  const path = new URLSearchParams(search).get('file') ?? ''
  if (path === '') return { refusal: texts.notReady }
  if (!DOCUMENT.test(path) || path.includes('..')) return { refusal: texts.failed }
  return { address: `../${path.split('/').map(encodeURIComponent).join('/')}` }
}
