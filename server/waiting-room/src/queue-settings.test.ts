import { returnCode } from 'queue-protocol'
import { createLog } from 'server-kit'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryDocuments } from './documents/documents.ts'
import { createMemoryLines } from './line/memory-lines.ts'
import { createTicketKeys } from './line/ticket-keys.ts'
import { openLines } from './queue-settings.ts'

type OpenShared = NonNullable<Parameters<typeof openLines>[3]>

const CONFIG = { sandbox: true, trustProxy: false, siteConfig: {} }
const CLOCKS = { wall: Date.now, steady: () => 0 }

it('a failure to keep the lines is in the log', () => {
  const log = createLog('silent')
  const logged = vi.spyOn(log, 'error')
  const failure = new Error('the disk is full')
  const openShared: OpenShared = ({ actions, onFailure }) => {
    onFailure(failure)
    const lines = createMemoryLines({
      actions,
      now: () => 0,
      keys: createTicketKeys(new Uint8Array(32), actions),
    })
    return { ...lines, documents: createMemoryDocuments(), close: () => {} }
  }
  openLines(CONFIG, log, CLOCKS, openShared)
  expect(logged).toHaveBeenCalledExactlyOnceWith({ err: failure }, 'keeping the lines fails')
})

it('the operator’s file names the service and the actions; the others keep theirs', async () => {
  const siteConfig = { queue: { service_id: 'support', actions: { home: 'first' } } }
  const { service, actions, lines } = openLines({ ...CONFIG, siteConfig })
  expect(service).toBe('support')
  expect(actions).toMatchObject({ home: 'first', phone: 'act_3' })
  expect(await lines.settingsOf('first')).toEqual({ mode: 'open' })
  expect(await lines.settingsOf('act_1')).toBeUndefined()
  expect((await lines.join('first')).key).toMatch(/^[0-9A-F]{64}$/)
})

it('a site without a file of an operator has the usual service', () => {
  expect(openLines({ ...CONFIG, siteConfig: undefined }).service).toBe('service_1')
})

it('a process without a folder keeps no keys: those of another are unknown', async () => {
  const [one, other] = [openLines(CONFIG), openLines(CONFIG)]
  const { key = '' } = await one.lines.join('act_1')
  expect((await one.lines.check(key)).code).toBe(returnCode.SUCCESS)
  expect((await other.lines.check(key)).code).toBe(returnCode.NO_SUCH_KEY)
})

it('setting the clock of the machine moves nobody in line', async () => {
  const { lines } = openLines(CONFIG)
  const { key = '' } = await lines.join('act_1')
  const inADay = Date.now() + 86_400_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(inADay)
  onTestFinished(() => clock.mockRestore())
  expect((await lines.check(key)).code).toBe(returnCode.SUCCESS)
})
