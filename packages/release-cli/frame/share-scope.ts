import * as axios from 'axios'
import * as jotai from 'jotai'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import * as reactRouterDom from 'react-router-dom'
import * as jsxRuntime from 'react/jsx-runtime'
import * as sharedSession from 'shared-session'
import * as uiKit from 'ui-kit'

/** The versions of the shared packages, which the build writes here. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>

const copies: Readonly<Record<string, object>> = {
  axios,
  jotai,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router-dom': reactRouterDom,
  'shared-session': sharedSession,
  'ui-kit': uiKit,
}

/** Returns the share scope of the page, as containers of Module Federation read it. */
export function shareScope(): object {
  const entries = Object.entries(copies).map(([name, copy]) => {
    const [owner = ''] = name.split('/')
    const factory = () => copy
    const share = {
      lib: factory,
      get: async () => factory,
      loaded: true,
      eager: true,
      from: 'frame',
      useIn: [],
    }
    return [name, { [SHARED_VERSIONS[owner] ?? '0.0.0']: share }]
  })
  return Object.fromEntries(entries)
}
