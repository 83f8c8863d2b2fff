import { useState } from 'react'
import type { IdentityMethod } from 'domain-rules/identity'
import { AlertBox } from 'ui-kit'
import { newWindowName } from './awaited-window.ts'
import * as t from './texts.ko.ts'

type Props = { method: IdentityMethod; onOpened: (windowName: string) => void }

/** A link for browsers that block windows (GP-20). A script that opens that name later gets the link's window. */
export function WindowLink({ method, onOpened }: Props) {
  const [windowName] = useState(newWindowName)

  return (
    <AlertBox tone="info" announced>
      <p>{t.linkInstead}</p>
      <p>
        {/* The browser opens the window once the press has been handled. */}
        <a href="about:blank" target={windowName} onClick={() => setTimeout(() => onOpened(windowName))}>
          {t.openByLink(t.methods[method].name)}
        </a>
      </p>
    </AlertBox>
  )
}
