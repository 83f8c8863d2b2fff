/** Posts a form to the window of a gateway, as its button does, and returns the address that it leads to. */
export async function pressButton(windowUrl: string, form: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(form)
  const response = await fetch(windowUrl, { method: 'POST', body, redirect: 'manual' })
  const location = response.headers.get('location')
  if (!location) throw new Error(`The window leads nowhere: ${response.status} ${await response.text()}`)
  return location
}
