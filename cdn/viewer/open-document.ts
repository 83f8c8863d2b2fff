import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('viewer', { createScriptURL: url => url })

/** Opens the document at that address. Rejects if it is missing or no PDF. */
export async function openDocument(address: string): Promise<PDFDocumentProxy> {
  const worker = new URL('pdfjs/pdf.worker.mjs', document.baseURI).href
  GlobalWorkerOptions.workerPort ??= new Worker(policy?.createScriptURL(worker) ?? worker, { type: 'module' })
  return getDocument({
    ...(await sourceOf(address)),
    cMapUrl: new URL('pdfjs/cmaps/', document.baseURI).href,
    cMapPacked: true,
    enableXfa: false,
    useWasm: false,
  }).promise
}

// pdf.js fetches over HTTP only, so a blob is read whole.
async function sourceOf(address: string) {
  const url = new URL(address, document.baseURI).href
  return address.startsWith('blob:') ? { data: await (await fetch(url)).arrayBuffer() } : { url }
}
