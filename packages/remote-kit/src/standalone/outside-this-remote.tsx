import { useSyncExternalStore } from 'react'
import type { Route } from 'release-format'
import { Status } from 'ui-kit'
import * as t from './texts.ko.ts'

/** Shown in place of a screen of another part, which is not here. */
export function OutsideThisRemote({ routes }: { routes: readonly Route[] }) {
  const path = useSyncExternalStore(onNavigation, () => location.pathname)
  const isOwn = routes.some(route => route.path === path)
  return <Status>{!isOwn && t.outsideThisRemote(path)}</Status>
}

function onNavigation(changed: () => void): () => void {
  navigation.addEventListener('navigatesuccess', changed)
  return () => navigation.removeEventListener('navigatesuccess', changed)
}
