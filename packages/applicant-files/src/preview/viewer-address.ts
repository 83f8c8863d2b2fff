import { siteConfig } from 'site-config'

/** Returns whether the PDF viewer can read blobs of this page: only on the same origin. */
export function isViewerOfThisOrigin(): boolean {
  return viewer().origin === location.origin
}

/**
 * Where a PDF of this page, known by an address that the page has made for it, opens (PGEN-14): in the viewer beside the
 * site, which works on every phone, or, where the CDN is another origin, as the browser itself shows it.
 */
export function viewerAddress(address: string, name: string): string {
  if (!isViewerOfThisOrigin()) return address
  const target = viewer()
  target.search = new URLSearchParams({ file: address, name }).toString()
  return target.href
}

function viewer(): URL {
  return new URL(`${siteConfig().cdnBaseUrl}/viewer/index.html`, location.href)
}
