import { expect, it, vi } from 'vitest'
import { createMemoryDocuments } from '../documents/documents.ts'
import { createTicketKeys } from '../line/ticket-keys.ts'
import { AccessLists } from './access-lists.ts'

const keys = createTicketKeys(new Uint8Array(32), ['act_1'])
const now = () => 0

it('a client is found by address, network and number, and refused before preferred', async () => {
  const lists = new AccessLists({ documents: createMemoryDocuments(), now })
  const deny = ['192.0.2.7', '2001:db8::/32']
  const priority = ['192.0.2.0/24', 'act_1-42']
  expect(await lists.replace({ revision: 0, deny, priority })).toBe(true)
  const standing = (address: string, number = 1) => lists.standingOf(address, [keys.write('act_1', number)])
  expect(standing('192.0.2.7')).toBe('denied')
  expect(standing('2001:db8:1::5')).toBe('denied')
  expect(standing('192.0.2.8')).toBe('priority')
  expect(standing('198.51.100.1', 42)).toBe('priority')
  expect(standing('198.51.100.1', 43)).toBe('usual')
  expect(standing('unknown')).toBe('usual')
})

it('a change of lists that were changed since is not made', async () => {
  const lists = new AccessLists({ documents: createMemoryDocuments(), now })
  expect(await lists.replace({ revision: 0, deny: ['192.0.2.7'], priority: [] })).toBe(true)
  expect(await lists.replace({ revision: 0, deny: [], priority: [] })).toBe(false)
  expect(await lists.read()).toEqual({ revision: 1, deny: ['192.0.2.7'], priority: [] })
})

it('a process reads the change of another one within a second', async () => {
  let time = 0
  const documents = createMemoryDocuments()
  const [one, other] = [1, 2].map(() => new AccessLists({ documents, now: () => time }))
  await one?.replace({ revision: 0, deny: ['192.0.2.7'], priority: [] })
  time += 1_000
  other?.standingOf('192.0.2.7', [])
  await other?.read()
  expect(other?.standingOf('192.0.2.7', [])).toBe('denied')
})

it('the lists are read once a second at most, and the last ones stay in use while they cannot be read', async () => {
  let time = 0
  const documents = createMemoryDocuments()
  const lists = new AccessLists({ documents, now: () => time })
  await lists.replace({ revision: 0, deny: ['192.0.2.7'], priority: [] })
  const read = vi.spyOn(documents, 'read').mockRejectedValue(new Error('out of reach'))
  const readsAt = (moment: number) => {
    time = moment
    lists.standingOf('192.0.2.7', [])
    return read.mock.calls.length
  }
  expect([999, 1_000, 1_999, 2_000].map(readsAt)).toEqual([0, 1, 1, 2])
  // A clock that was set back.
  expect(readsAt(-60_000)).toBe(3)
  await expect(lists.read()).rejects.toThrow('out of reach')
  expect(lists.standingOf('192.0.2.7', [])).toBe('denied')
})

it('a change that another process was faster with is not in use', async () => {
  const documents = createMemoryDocuments()
  const lists = new AccessLists({ documents, now })
  vi.spyOn(documents, 'replace').mockResolvedValue(false)
  expect(await lists.replace({ revision: 0, deny: ['192.0.2.7'], priority: [] })).toBe(false)
  expect(lists.standingOf('192.0.2.7', [])).toBe('usual')
})

it('emptied lists treat everybody alike again', async () => {
  const lists = new AccessLists({ documents: createMemoryDocuments(), now })
  await lists.replace({ revision: 0, deny: ['192.0.2.7'], priority: ['192.0.2.8'] })
  await lists.replace({ revision: 1, deny: [], priority: ['192.0.2.8'] })
  const standings = () => ['192.0.2.7', '192.0.2.8'].map(address => lists.standingOf(address, []))
  expect(standings()).toEqual(['usual', 'priority'])
  await lists.replace({ revision: 2, deny: [], priority: [] })
  expect(standings()).toEqual(['usual', 'usual'])
})
