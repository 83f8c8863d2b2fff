import { expect, it, vi } from 'vitest'
import { createMemoryDocuments } from '../documents/documents.ts'
import type { LineReport } from '../line/lines.ts'
import { SettingsCopy } from './settings-copy.ts'

const report = (limit: number): ReadonlyMap<string, LineReport> =>
  new Map([
    [
      'act_1',
      {
        settings: { mode: 'open', limit },
        counts: { waiting: 1, inside: 2, entered: 3, completed: 4 },
        pace: { entered: 0, expected: 0 },
      },
    ],
  ])

function copyIn(documents = createMemoryDocuments()) {
  const onFailure = vi.fn<(error: unknown) => void>()
  const replace = vi.spyOn(documents, 'replace')
  return { copy: new SettingsCopy(documents, onFailure), documents, replace, onFailure }
}

it('has the settings of the last report, and nothing before the first', async () => {
  const { copy, replace } = copyIn()
  expect(await copy.settings()).toEqual({})
  for (const limit of [3, 4, 4]) await copy.keep(report(limit))
  expect(await copy.settings()).toEqual({ act_1: { mode: 'open', limit: 4 } })
  // The same settings are not written again.
  expect(replace).toHaveBeenCalledTimes(2)
})

it('has the lists, and no other document', async () => {
  const { copy, documents } = copyIn()
  expect(await copy.lists()).toEqual({ name: 'lists', text: null })
  await copy.keepDocument('lists', '{"deny":[]}')
  await copy.keepDocument('lists', null)
  await copy.keepDocument('draw-1', 'the record of a draw')
  expect(await copy.lists()).toEqual({ name: 'lists', text: '{"deny":[]}' })
  expect(await documents.read('draw-1')).toBeNull()
})

it('loses itself alone to a disk that fails, and reports that', async () => {
  const { copy, documents, onFailure } = copyIn()
  vi.spyOn(documents, 'read').mockRejectedValue(new Error('the disk fails'))
  await copy.keep(report(3))
  expect(await copy.settings()).toEqual({})
  expect(onFailure.mock.calls).toEqual([[new Error('the disk fails')], [new Error('the disk fails')]])
})

it('loses a change to a disk that refuses writing, and reports that', async () => {
  const { copy, replace, onFailure } = copyIn()
  replace.mockRejectedValue(new Error('the disk is full'))
  await copy.keep(report(3))
  await copy.keepDocument('lists', '{"deny":[]}')
  expect(onFailure.mock.calls).toEqual([[new Error('the disk is full')], [new Error('the disk is full')]])
})
