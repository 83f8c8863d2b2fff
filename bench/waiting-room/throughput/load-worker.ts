import { parentPort, workerData } from 'node:worker_threads'
import { load } from './load.ts'

/** The paths that a thread asks for, all equally often. */
export type Paths = readonly string[]
/** The number of questions to the server at an address. */
export type Order = { address: string; requests: number }

/** Enough for a process to ask Redis in batches, as on a busy morning. */
const CONNECTIONS = 128
const EXPECTED = /5002:201:key=[0-9A-F]{64}&nwait=\d+/

const paths = workerData as Paths
const path = () => paths[Math.floor(Math.random() * paths.length)] ?? ''

parentPort?.on('message', (order: Order) => void ask(order))

async function ask({ address, requests }: Order): Promise<void> {
  await load(address, { path, requests, expected: EXPECTED, connections: CONNECTIONS })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads have no origin.
  parentPort?.postMessage('done')
}
