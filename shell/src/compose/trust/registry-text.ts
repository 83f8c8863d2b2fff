import { LARGEST_REGISTRY } from 'release-format'

/** The longest wait for a registry. After it the page uses the last valid one of this browser. */
const PATIENCE_MS = 5000

/** Returns the registry that the origin wrote into the page, or that of a plain host. Null if there is none. */
export async function registryText(): Promise<string | null> {
  const inline = document.getElementById('registry')?.textContent.trim()
  if (inline) return inline
  try {
    return await fetchRegistry()
  } catch (error) {
    console.error('no registry', error)
    return null
  }
}

/** Fetches the present registry. Rejects after a time limit, or if the text is larger than any registry. */
export async function fetchRegistry(address = '/registry.json'): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`)
  return boundedText(response)
}

async function boundedText({ body }: Response): Promise<string> {
  if (!body) return ''
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (text.length <= LARGEST_REGISTRY) {
    const { done, value = '' } = await reader.read()
    if (done) return text
    text += value
  }
  await reader.cancel()
  throw new Error(`/registry.json is larger than ${LARGEST_REGISTRY} letters`)
}
