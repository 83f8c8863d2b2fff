/** Waits for the next click, and shows if the page prevented its effect. No link leaves the page of the tests by it. */
export function nextClick(): Promise<{ wasPrevented: boolean }> {
  return new Promise(resolve => {
    const see = (event: MouseEvent) => {
      resolve({ wasPrevented: event.defaultPrevented })
      event.preventDefault()
    }
    document.addEventListener('click', see, { once: true })
  })
}
