import { expect, it } from 'vitest'
import { respondText, serve } from '../../test/local-server.ts'
import { fetchFile, fetchSize, putFile, type TransferOptions } from './transfers.ts'

const file = new File(['a'], 'a.bin')

const transfers: [string, (options: TransferOptions) => Promise<unknown>][] = [
  ['sending a file', options => putFile('/objects/a', file, { ...options, headers: {} })],
  ['fetching a file', options => fetchFile('/objects/a', options)],
  ['asking for its size', options => fetchSize('/objects/a', options)],
]

it.each(transfers)('%s is not begun after it was aborted', async (_what, transfer) => {
  const received = await serve(respondText('a'))
  const signal = AbortSignal.abort(new Error('left'))
  await expect(transfer({ timeoutMs: 2_000, signal })).rejects.toThrow('left')
  expect(received).toEqual([])
})

it.each(transfers)('%s is ended when it is aborted, even if the server responds', async (_what, transfer) => {
  const left = new AbortController()
  await serve(response => {
    left.abort(new Error('left'))
    respondText('a')(response)
  })
  await expect(transfer({ timeoutMs: 2_000, signal: left.signal })).rejects.toThrow('left')
})
