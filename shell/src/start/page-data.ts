/** Returns the JSON that the origin wrote into the page under `id`; fetches it from `address` on a plain host. */
export async function pageData(id: string, address: string): Promise<unknown> {
  const inline = document.getElementById(id)?.textContent.trim()
  return inline ? JSON.parse(inline) : fetchJson(address)
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`)
  return response.json()
}
