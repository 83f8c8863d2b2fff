import * as axios from 'axios'
import * as jotai from 'jotai'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as jsxRuntime from 'react/jsx-runtime'
import * as sharedSession from 'shared-session'
import * as singleSpa from 'single-spa'
import * as uiKit from 'ui-kit'
import * as reactRouterDom from '../shared-router.ts'

/** The versions of the shared packages, which the build writes here. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>

const singletons = {
  axios,
  jotai,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router-dom': reactRouterDom,
  'shared-session': sharedSession,
  'single-spa': singleSpa,
}

/**
 * The packages that the page lends to remotes, as the federation runtime takes them. The singletons exist once in the
 * page. `ui-kit` is shared by version: two versions of it may coexist.
 */
export const hostShares = {
  ...Object.fromEntries(Object.entries(singletons).map(([name, copy]) => [name, share(name, copy, true)])),
  'ui-kit': share('ui-kit', uiKit, false),
}

function share(name: string, copy: object, singleton: boolean) {
  const [owner = ''] = name.split('/')
  const version = SHARED_VERSIONS[owner] ?? ''
  const shareConfig = { singleton, strictVersion: singleton, requiredVersion: `^${version}`, eager: true }
  return { version, lib: () => copy, shareConfig }
}
