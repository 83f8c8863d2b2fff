import { AlertBox, Button } from 'ui-kit'
import * as t from './texts.ko.ts'

/** All that a provider's window shows at the end: that it is about to close, or why it does not. */
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
