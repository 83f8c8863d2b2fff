import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Spinner, useHydrated } from 'ui-kit'
import { ScreenComing } from './screen-coming.tsx'
import * as t from './texts.ko.ts'

/**
 * Takes the place of a screen whose file is still loading. A page that was served with a heading keeps it until its
 * screen is there; a later screen has a spinner.
 */
export function FileComing() {
  const { pathname } = useLocation()
  const isInBrowser = useHydrated()
  const [served] = useState(() => ({ pathname, title: isInBrowser ? servedTitle() : '' }))
  if (served.title && served.pathname === pathname) return <ScreenComing title={served.title} />
  return <Spinner label={t.loading} />
}

function servedTitle(): string {
  const coming = document.querySelector('#main > .page [data-coming]')
  return coming?.closest('.page')?.querySelector('h1')?.textContent ?? ''
}
