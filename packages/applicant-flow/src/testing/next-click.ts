/** Resolves at the next click, and whether the page prevented its effect; lets no link leave the page of the tests. */
export function nextClick(): Promise<{ wasPrevented: boolean }> {
  return new Promise(resolve => {
    const see = (event: MouseEvent) => {
      resolve({ wasPrevented: event.defaultPrevented })
      event.preventDefault()
    }
    document.addEventListener('click', see, { once: true })
  })
}
