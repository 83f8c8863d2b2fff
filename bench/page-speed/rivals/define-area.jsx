/* In a rival's copy this is `packages/remote-kit/src/define-area.tsx`: `mount` is the area as a component. */
import { lazy, Suspense, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { provideSiteConfig } from 'site-config'
import { Spinner } from 'ui-kit'
import { screenIn } from './area-tree.tsx'
import { connectApiClient } from './connect-api-client.ts'
import * as t from './texts.ko.ts'

export function defineArea(table) {
  const screens = Object.entries(table).map(([path, load]) => [
    path,
    lazy(async () => ({ default: screenIn(await load()) })),
  ])

  function Area({ siteConfig }) {
    useState(() => {
      provideSiteConfig(siteConfig)
      connectApiClient()
    })
    return (
      <Suspense fallback={<Spinner label={t.loading} />}>
        <Routes>
          {screens.map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
    )
  }

  return { bootstrap: undefined, mount: Area, unmount: undefined }
}
