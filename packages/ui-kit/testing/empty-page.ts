import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// By itself the library cleans up only in the first file of a document.
beforeEach(cleanup)
beforeEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', location.pathname + location.search)
  localStorage.clear()
  sessionStorage.clear()
})
