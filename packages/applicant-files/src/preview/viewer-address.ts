import { siteConfig } from 'site-config'

/** Returns whether the PDF viewer can read blobs of this page: only on the same origin. */
export function isViewerOfThisOrigin(): boolean {
  return viewer().origin === location.origin
}

/**
 * Returns the address that opens a blob of this page (PGEN-14): the viewer beside the site, which works on every
 * phone. If the CDN is another origin, it is the blob itself, which the browser shows.
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
