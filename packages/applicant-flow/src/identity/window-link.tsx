import { useState } from 'react'
import type { IdentityMethod } from 'domain-rules/identity'
import { AlertBox } from 'ui-kit'
import { newWindowName } from './provider-window.ts'
import * as t from './texts.ko.ts'

type Props = { method: IdentityMethod; onOpened: (windowName: string) => void }

/**
 * What remains where the browser lets no script open a window: an ordinary link (GP-20). A script that asks for a window of
 * that name from then on is given the one that it has opened.
 */
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
