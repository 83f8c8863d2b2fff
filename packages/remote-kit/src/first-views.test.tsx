import { useId } from 'react'
import { siteConfig } from 'site-config'
import { expect, it } from 'vitest'
import { drawFirstViews } from './first-views.tsx'

function Contacts() {
  const { contacts, features, documents } = siteConfig()
  return (
    <main>
      <h1>{features.drafts ? '저장' : '처음'}</h1>
      <a href={`tel:${contacts.callCentre}`}>{contacts.callCentre}</a>
      {documents.manual && <p>{'가'.repeat(20_000)}</p>}
    </main>
  )
}

function Carriers() {
  const { cdnBaseUrl, parcelCarriers, links } = siteConfig()
  return (
    <ul id={useId()} style={{ background: `url(${cdnBaseUrl}/a.png)` }}>
      {parcelCarriers.length > 0 && <li>{links['none'] ?? '없음'}</li>}
    </ul>
  )
}

const table = {
  '/contacts': async () => ({ Contacts }),
  '/carriers': async () => ({ Carriers }),
  '/broken': async () => ({ Broken }),
}

function Broken(): never {
  throw new Error('no such screen')
}

it('a view has marks for contacts, the value of each other setting beside it, and needs no script', async () => {
  const [view] = await drawFirstViews('mfe-hello', table, ['/contacts'])
  expect(view?.html).toContain('<a href="tel:{{contacts.callCentre}}">{{contacts.callCentre}}</a>')
  expect(view?.html).toContain('<h1>저장</h1>')
  expect(view?.html).not.toMatch(/<script|<template/)
  expect(view?.settings).toEqual({ 'features.drafts': true, 'documents.manual': 'documents/manual.pdf' })
})

it('each view has its own settings, also lists and missing ones, and ids of its remote', async () => {
  const [, view] = await drawFirstViews('mfe-hello', table, ['/contacts', '/carriers'])
  expect(view?.path).toBe('/carriers')
  expect(view?.html).toContain('url({{cdnBaseUrl}}/a.png)')
  expect(view?.html).toMatch(/<ul id="_mfe-hello-[^"]+"/)
  expect(view?.html).toContain('<li>없음</li>')
  expect(view?.settings).toEqual({ parcelCarriers: siteConfig().parcelCarriers, 'links.none': null })
})

it('fails with the error of its screen', async () => {
  await expect(drawFirstViews('mfe-hello', table, ['/broken'])).rejects.toThrow('no such screen')
})
