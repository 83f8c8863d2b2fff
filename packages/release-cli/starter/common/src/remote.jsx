import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { session } from 'shared-session'

function Hello() {
  const [count, setCount] = useState(0)
  return (
    <div className="page">
      <h1 className="page__title" tabIndex={-1}>
        안내 {session.get().businessNumber}
      </h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        누름 {count}
      </button>
    </div>
  )
}

let root

/** @type {import('../area').AreaLifecycles['bootstrap']} */
export async function bootstrap() {}

/** @type {import('../area').AreaLifecycles['mount']} */
export async function mount({ domElement, reportCrash }) {
  root = createRoot(domElement, { onUncaughtError: reportCrash })
  root.render(<Hello />)
}

/** @type {import('../area').AreaLifecycles['unmount']} */
export async function unmount() {
  root.unmount()
}
