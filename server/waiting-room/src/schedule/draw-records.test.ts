import { expect, it, vi } from 'vitest'
import { createMemoryDocuments, type Documents } from '../documents/documents.ts'
import { createDrawRecords, pendingRecord } from './draw-records.ts'
import { commitmentTo } from './draw.ts'

const draw = { id: '0123456789abcdef', key: 'ab'.repeat(32) }
const opensAt = Date.parse('2025-03-10T00:00:00Z')
const entrants = [
  { number: 1, group: 7 },
  { number: 2, group: 7 },
  { number: 3, group: 0 },
  { number: 4, group: 0 },
]
const drawn = { action: 'act_1', opensAt, draw, entrants, now: opensAt + 1_500 }

it('has everything that anyone needs to check a draw, and no network', async () => {
  const records = createDrawRecords(createMemoryDocuments())
  const order = await records.keep(drawn)
  expect(order.toSorted()).toEqual([1, 2, 3, 4])
  const record = await records.read(draw.id)
  expect(record).toMatchObject({
    id: draw.id,
    action: 'act_1',
    opensAt: '2025-03-10T00:00:00.000Z',
    commitment: commitmentTo(draw),
    byNetwork: true,
    key: draw.key,
    drawnAt: '2025-03-10T00:00:01.500Z',
    order,
    lots: 4,
    networks: 3,
  })
  // Networks are counted as they appear; both numbers of the one network have the same.
  const networkOf = (number: number) => record?.groups?.[order.indexOf(number)]
  expect(record?.groups?.[0]).toBe(1)
  expect(networkOf(1)).toBe(networkOf(2))
  expect(new Set(record?.groups)).toEqual(new Set([1, 2, 3]))
})

it('counts each number as a network of its own where an operator wants that', async () => {
  const records = createDrawRecords(createMemoryDocuments())
  await records.keep({ ...drawn, draw: { ...draw, byNetwork: false } })
  const { byNetwork, networks, groups } = (await records.read(draw.id)) ?? {}
  expect({ byNetwork, networks, groups }).toEqual({ byNetwork: false, networks: 4, groups: [1, 2, 3, 4] })
})

it('keeps the first order for the same numbers, and draws again only for one that joined since', async () => {
  const records = createDrawRecords(createMemoryDocuments())
  const order = await records.keep(drawn)
  expect(await records.keep({ ...drawn, entrants: entrants.slice(1), now: opensAt + 9_000 })).toEqual(order)
  expect((await records.read(draw.id))?.drawnAt).toBe('2025-03-10T00:00:01.500Z')

  expect(await records.placeOf({ ...draw, from: 1, to: 4, firstPlace: 1 }, 5)).toBeNull()
  const later = await records.keep({ ...drawn, entrants: [...entrants, { number: 5, group: 0 }] })
  expect(later).toContain(5)
  // The places that were known before are those of the former order.
  expect(await records.placeOf({ ...draw, from: 1, to: 5, firstPlace: 1 }, 5)).toBe(later.indexOf(5))
})

it('has the order of the process that was first', async () => {
  const documents = createMemoryDocuments()
  const first = createDrawRecords(documents)
  const withOneMore = [...entrants, { number: 5, group: 0 }]
  let isLate = true
  const second = createDrawRecords({
    read: documents.read,
    async replace(...change) {
      if (isLate) await first.keep({ ...drawn, entrants: withOneMore, now: opensAt })
      isLate = false
      return documents.replace(...change)
    },
  })
  const order = await second.keep(drawn)
  expect(order).toEqual((await first.read(draw.id))?.order)
  expect(order.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect((await second.read(draw.id))?.drawnAt).toBe('2025-03-10T00:00:00.000Z')
})

it.each(['', 'other', `${draw.id}0`, `0${draw.id}`, draw.id.toUpperCase()])(
  'reads nothing for "%s", which is no id of a draw',
  async id => {
    const read = vi.fn<Documents['read']>()
    expect(await createDrawRecords({ ...createMemoryDocuments(), read }).read(id)).toBeNull()
    expect(read).not.toHaveBeenCalled()
  },
)

it('finds a place from 0 on, reads once for all of them, and again after a failure', async () => {
  const documents = createMemoryDocuments()
  const order = await createDrawRecords(documents).keep(drawn)
  const read = vi.fn<Documents['read']>(documents.read)
  const records = createDrawRecords({ ...documents, read })
  const past = { id: draw.id, from: 1, to: 4, firstPlace: 1 }
  read.mockRejectedValueOnce(new Error('the disk fails'))
  await expect(records.placeOf(past, 1)).rejects.toThrow('the disk fails')
  const places = [await records.placeOf(past, order[0] ?? 0), await records.placeOf(past, order[3] ?? 0)]
  expect(places).toEqual([0, 3])
  expect(read).toHaveBeenCalledTimes(2)
})

it('has nothing but the commitment before the draw', () => {
  const schedule = { opensAt, draw, phase: 'before' } as const
  const open = { key: null, drawnAt: null, order: null, groups: null, lots: null, networks: null }
  expect(pendingRecord('act_1', schedule)).toEqual({
    id: draw.id,
    action: 'act_1',
    opensAt: '2025-03-10T00:00:00.000Z',
    commitment: commitmentTo(draw),
    byNetwork: true,
    ...open,
  })
  expect(pendingRecord('act_1', { ...schedule, draw: undefined })).toBeNull()
})

it('a number alone is a network of its own, also if a network has its digest', async () => {
  const records = createDrawRecords(createMemoryDocuments())
  const both = [
    { number: 3, group: 0 },
    { number: 4, group: 3 },
  ]
  await records.keep({ ...drawn, entrants: both })
  expect(await records.read(draw.id)).toMatchObject({ lots: 2, networks: 2 })
})

it('has no place in a draw without a record, and a record of an earlier release drew all alike', async () => {
  const documents = createMemoryDocuments()
  expect(await createDrawRecords(documents).placeOf({ ...draw, from: 1, to: 4, firstPlace: 1 }, 1)).toBeNull()
  const order = await createDrawRecords(documents).keep(drawn)
  const { byNetwork, groups, lots, networks, ...earlier } = JSON.parse(
    (await documents.read(`draw-${draw.id}`)) ?? '',
  )
  expect(byNetwork && groups && lots && networks).toBeTruthy()
  const read = async () => JSON.stringify(earlier)
  expect(await createDrawRecords({ ...documents, read }).read(draw.id)).toMatchObject({
    order,
    byNetwork: false,
    groups: null,
    lots: null,
    networks: null,
  })
})
