import { LARGEST_REGISTRY } from 'release-format'

/** A page does not wait longer for a registry; the last one that the browser believed is in use then. */
const PATIENCE_MS = 5000

/** The registry as the origin wrote it into the page, else as a plain host has it; null when it does not come. */
export async function registryText(): Promise<string | null> {
  const inline = document.getElementById('registry')?.textContent.trim()
  if (inline) return inline
  try {
    return await fetchRegistry()
  } catch (error) {
    console.error('the registry did not come', error)
    return null
  }
}

/** The registry as it is now. Rejects when it does not come in time, and stops reading when it is larger than any. */
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
