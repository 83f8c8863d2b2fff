import { AlertBox, Button } from 'ui-kit'
import * as t from './texts.ko.ts'

/** The content of a provider's window at the end: it is about to close, or the reason why it stays. */
export function IdentityPopupScreen({ problem }: { problem: string | null }) {
  return (
    <main className="site-main" id="main">
      <div className="page">
        <div className="page__head">
          <h1 className="page__title">{t.title}</h1>
        </div>
        {problem ? <Problem message={problem} /> : <p>{t.passingOn}</p>}
      </div>
    </main>
  )
}

function Problem({ message }: { message: string }) {
  return (
    <>
      <AlertBox tone="danger" announced>
        <p>{message}</p>
      </AlertBox>
      <div className="page__actions">
        <Button onClick={() => window.close()}>{t.close}</Button>
      </div>
    </>
  )
}
