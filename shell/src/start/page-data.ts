/** What the origin wrote into the page as JSON under `id`; fetched from `address` where a plain host serves the page. */
export async function pageData(id: string, address: string): Promise<unknown> {
  const inline = document.getElementById(id)?.textContent.trim()
  return inline ? JSON.parse(inline) : fetchJson(address)
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}
