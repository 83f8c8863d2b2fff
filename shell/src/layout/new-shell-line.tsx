import { useAtomValue } from 'jotai'
import { AlertBox, Button } from 'ui-kit'
import { statusStore } from '../compose/area-status.ts'
import { hasNewShell } from '../compose/new-shell.ts'
import * as t from './texts.ko.ts'

/** Offers the new site to a page that has been open for long. It loads nothing by itself, and is drawn where no form is. */
export function NewShellLine() {
  const isOffered = useAtomValue(hasNewShell, { store: statusStore })
  if (!isOffered) return null
  return (
    <div className="connection-banner">
      <AlertBox tone="info" announced>
        <p>{t.newShell}</p>
        <Button size="medium" onClick={() => location.reload()}>
          {t.reload}
        </Button>
      </AlertBox>
    </div>
  )
}
