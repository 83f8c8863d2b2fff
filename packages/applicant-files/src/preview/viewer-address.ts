import { siteConfig } from 'site-config'

/** Returns whether the PDF viewer can read blobs of this page: only on the same origin. */
export function isViewerOfThisOrigin(): boolean {
  return viewer().origin === location.origin
}

/** Returns the address that opens a blob in the viewer, or of the blob if the CDN is another origin (PGEN-14). */
export function viewerAddress(address: string, name: string): string {
  if (!isViewerOfThisOrigin()) return address
  const target = viewer()
  target.search = new URLSearchParams({ file: address, name }).toString()
  return target.href
}

function viewer(): URL {
  return new URL(`${siteConfig().cdnBaseUrl}/viewer/index.html`, location.href)
}
