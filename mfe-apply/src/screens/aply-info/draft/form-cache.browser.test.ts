import { session } from 'shared-session'
import { beforeEach, expect, it, vi } from 'vitest'
import { changeForm, freshForm } from '../form/form-state.ts'
import { formCache } from './form-cache.ts'

const person = { mobileNumber: '01012345678', birthDate: '19800101' }
const verified = { ...person, identityCi: 'CI', applicationNumber: '20250000000001' }
const form = freshForm(person)

beforeEach(() => {
  formCache.clear()
  session.reset()
  session.update(verified)
})

it('has the newest form of the visit, until it is cleared', () => {
  formCache.keep(form)
  const typed = changeForm(form, { kind: 'typed', values: { companyName: '상점' } })
  formCache.keep(typed)
  expect(formCache.get()).toBe(typed)
  formCache.clear()
  expect(formCache.get()).toBeNull()
})

it.each([
  ['another person', { identityCi: 'CI-2' }],
  ['another application', { applicationNumber: '20250000000002' }],
  ['nobody', { identityCi: '' }],
])('drops the form at once for %s, and does not bring it back', (_, changed) => {
  formCache.keep(form)
  session.update(changed)
  session.update(verified)
  expect(formCache.get()).toBeNull()
})

it.each([{ identityCi: '' }, { applicationNumber: '' }])('keeps nothing of a session with %j', missing => {
  session.update(missing)
  formCache.keep(form)
  expect(formCache.get()).toBeNull()
})

it('has nothing for a listener of the session that is called before its own', () => {
  const seen: unknown[] = []
  const stop = session.subscribe(() => seen.push(formCache.get()))
  formCache.keep(form)
  session.update({ identityCi: 'CI-2' })
  expect(seen).toEqual([null])
  stop()
})

it('watches the session once, however often the form changes, and no longer than it has a form', () => {
  const watch = session.subscribe
  let watching = 0
  vi.spyOn(session, 'subscribe').mockImplementation(listener => {
    const stop = watch(listener)
    watching += 1
    return () => (stop(), void (watching -= 1))
  })
  for (const _ of [1, 2, 3]) formCache.keep(form)
  expect(watching).toBe(1)
  formCache.clear()
  expect(watching).toBe(0)
  vi.restoreAllMocks()
})

it('has the same key for the same content, however often the form changes, and another for another', () => {
  formCache.keep(form)
  const key = formCache.keyFor('content')
  formCache.keep(changeForm(form, { kind: 'typed', values: { companyName: '상점' } }))
  expect(formCache.keyFor('content')).toBe(key)
  expect(formCache.keyFor('other')).not.toBe(key)
})
