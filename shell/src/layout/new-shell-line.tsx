import { AlertBox, Button } from 'ui-kit'
import type { LateComposition } from '../compose/late-composition.ts'
import { useComposition } from '../compose/use-composition.ts'
import * as t from './texts.ko.ts'

/** Offers the new site to a page that has been open for long. It loads nothing by itself, and is drawn where no form is. */
export function NewShellLine({ composition }: { composition: LateComposition }) {
  const { hasNewShell } = useComposition(composition)
  if (!hasNewShell) return null
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
