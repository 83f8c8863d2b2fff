import { createLog } from 'server-kit'
import { expect, it, vi } from 'vitest'
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
