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

const table = { '/contacts': async () => ({ Contacts }), '/broken': async () => ({ Broken }) }

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

it('fails with the error of its screen', async () => {
  await expect(drawFirstViews('mfe-hello', table, ['/broken'])).rejects.toThrow('no such screen')
})
