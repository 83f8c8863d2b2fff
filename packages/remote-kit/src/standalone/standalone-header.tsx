import type { Route } from 'release-format'
import { useSyncExternalStore } from 'react'
import { Status } from 'ui-kit'
import { SessionEditor } from './session-editor.tsx'
import * as t from './texts.ko.ts'

/** Names the remote, links to each of its screens, and lets the tester set the session. */
export function StandaloneHeader({ name, routes }: { name: string; routes: readonly Route[] }) {
  return (
    <>
      <header className="site-header">
        <div className="site-header__inner">
          <strong className="site-logo">{t.alone(name)}</strong>
          <nav className="site-nav" aria-label={t.screens}>
            <ul>
              {routes.map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
              <li>
                <a href="/sandbox/" target="_blank">
                  {t.sandbox}
                </a>
              </li>
            </ul>
          </nav>
        </div>
      </header>
      <OutsideThisRemote routes={routes} />
      <SessionEditor />
    </>
  )
}

/** Shown in place of a screen of another part, which is not here. */
function OutsideThisRemote({ routes }: { routes: readonly Route[] }) {
  const path = useSyncExternalStore(onNavigation, () => location.pathname)
  const isOwn = routes.some(route => route.path === path)
  return <Status>{!isOwn && t.outsideThisRemote(path)}</Status>
}

function onNavigation(changed: () => void): () => void {
  navigation.addEventListener('navigatesuccess', changed)
  return () => navigation.removeEventListener('navigatesuccess', changed)
}
