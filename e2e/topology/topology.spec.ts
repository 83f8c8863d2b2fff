import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import { run, startUntil } from '../support/programs.ts'
import { businessNumberOf } from '../support/pages/business-number.ts'
import { identityCheckOf } from '../support/pages/identity-check.ts'
import { selfCheckOf } from '../support/pages/self-check.ts'
import { newDataFolder, removeDataFolder } from '../support/site/data-folder.ts'
import { repository } from '../support/site/repository.ts'
import { untilLoaded } from '../support/until-loaded.ts'
import { Crowd, WAITING_ACTION } from './load/crowd.ts'
import { compare, lostFiles } from './load/ledger.ts'
import { canSetClocks, setClock } from './machines/clock.ts'
import { ask } from './machines/databases.ts'
import { makeCertificate } from './machines/place.ts'
import { PACKAGE, Site } from './machines/site.ts'
import { heading, rowOf, type Row } from './table.ts'

const TABLE = join(repository, 'test-results/topology.md')
/** So many applicants go the whole way after each fault before the next one. */
const APPLICANTS_AFTER = 8
const BROKEN_MS = 7_000
const SLOW_MS = 600
const PASSED_OVER_MS = 1_000
const CLOCK_MINUTES = [10, -10]

let folder: string
let site: Site
let crowd: Crowd
const rows: Row[] = []
const leftOut: string[] = []

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = await newDataFolder()
  await run(process.execPath, [join(repository, 'tools/commands/package.ts')])
  site = await Site.start(folder)
  await pauseLine()
  crowd = new Crowd(site.url, decide)
  await crowd.start()
  await crowd.untilFinished(APPLICANTS_AFTER)
  expect(crowd.watch).toMatchObject({ failures: [], givenUp: [], lostTickets: [] })
})
test.afterAll(async () => {
  await site?.stop()
  await removeDataFolder(folder)
})

type Fault = {
  name: string
  /** Resolves once nothing is broken any more. */
  happens: () => Promise<unknown>
  /** True if applicants may have to begin again. */
  mayRefuse?: boolean
}

/** Breaks something under the crowd, and notes what follows. */
async function during({ name, happens, mayRefuse = false }: Fault): Promise<Row> {
  const { watch } = crowd
  // nginx passes over a server for so long after a failure.
  await wait(PASSED_OVER_MS)
  const [begun, filed] = [performance.now(), watch.filed.size]
  await happens()
  const over = performance.now()
  await crowd.untilFinished(APPLICANTS_AFTER)
  const seen = watch.seenSince(begun)
  const row = {
    name,
    seen: seen.text,
    brokenS: (over - begun) / 1000,
    healedS: Math.max(0, (seen.last - over) / 1000),
    filed: watch.filed.size - filed,
    givenUp: watch.givenUp.splice(0),
    ...(await compare(watch, site.stores.databases.at)),
  }
  rows.push(row)
  process.stdout.write(`${rowOf(row)}\n`)
  expect(row, name).toMatchObject({ lost: 0, doubled: 0, ...(!mayRefuse && { givenUp: [] }) })
  return row
}

for (const [store, program, DATABASE_URL] of [
  ['pgbouncer', 'backend.mjs', () => site.stores.databases.pool.url],
  ['PostgreSQL', 'backend.mjs', () => site.stores.databases.url],
  ['the bucket', 'backend.mjs', () => site.stores.databases.url.replace('verify-full', 'disable')],
  ['Redis', 'waiting-room.mjs', () => ''],
] as const)
  test(`a certificate of ${store} that another authority has signed is refused`, async () => {
    const own = {
      DATABASE_URL: DATABASE_URL(),
      HOSTS: 'localhost',
      DATA_DIR: join(folder, 'refused'),
      PORT: '0',
    }
    const { file: NODE_EXTRA_CA_CERTS } = await makeCertificate(join(folder, 'other'))
    const env = { ...site.stores.settings, ...own, NODE_EXTRA_CA_CERTS }
    const args = [join(PACKAGE, program)]
    const refused = await startUntil(/self-signed certificate/, join(PACKAGE, 'bin/node'), args, { env })
    await refused.stop()
  })

test('a rolling restart of everything fails no call, in a browser neither', async ({ browser }) => {
  const happens = () =>
    whileWalking(browser.newPage({ baseURL: site.url, ignoreHTTPSErrors: true }), restartAll)
  const { seen } = await during({ name: 'rolling restart of every program', happens })
  expect(seen, crowd.watch.failures.map(({ where }) => where).join('\n')).toBe('nothing')
})

test('each program that is killed is started again, and nothing acknowledged is lost', async () => {
  const { databases, redis } = site.stores
  for (const machine of [...site.machines.values(), ...databases.machines, ...redis.machines])
    await during({ name: `kill -9: ${machine.name}`, happens: () => machine.kill() })
})

test('a connection that is cut or carries nothing costs an applicant no more than time', async () => {
  const { network } = site.place
  if (!network.isReal)
    return leaveOut('cut and silent connections', 'this account may not make network namespaces')
  for (const [name, connection] of site.connections) {
    // The second machine of a part is like the first.
    if (/-2\b/.test(name)) continue
    for (const fault of ['cut', 'silent'] as const)
      await during({
        name: `${fault}: ${name}`,
        happens: () => brokenFor(() => network.break(fault, connection)),
      })
  }
})

test('a machine whose clock steps loses nothing, in a browser neither', async ({ browser }) => {
  if (!canSetClocks) return leaveOut('clock steps', 'libfaketime is missing')
  for (const name of ['origin-1', 'backend-1', 'waiting-room-1', 'operations'])
    for (const minutes of CLOCK_MINUTES) {
      const step = () => setClock(folder, name, minutes).then(() => () => setClock(folder, name, 0))
      const page = browser.newPage({ baseURL: site.url, ignoreHTTPSErrors: true })
      await during({
        name: `clock ${minutes} minutes: ${name}`,
        happens: () => (name === 'origin-1' ? whileWalking(page, () => brokenFor(step)) : brokenFor(step)),
        // Verifications, addresses of files and passes then expire at another moment than on other machines.
        mayRefuse: ['backend-1', 'waiting-room-1'].includes(name),
      })
      await (await page).close()
    }
})

test('a bucket that is slow, and a full disk, lose nothing', async () => {
  const { bucket } = site.stores
  const slow = async () => {
    bucket.delayMs = SLOW_MS
    return async () => void (bucket.delayMs = 0)
  }
  await during({ name: 'slow: backends → bucket, 600 ms', happens: () => brokenFor(slow) })
  if (!site.smallDisk) return leaveOut('full disk: backend-1', 'root is needed to mount a small disk')
  const fill = join(site.smallDisk, 'fill')
  const happens = async () => {
    await run('sh', ['-c', 'cat /dev/zero > "$0"', fill]).catch(() => undefined)
    await crowd.untilFinished(APPLICANTS_AFTER)
    await rm(fill)
  }
  // Half of the documents are sent to that machine.
  expect((await during({ name: 'full disk: backend-1', happens })).seen).toContain('503')
})

test('the release before runs beside this one', async () => {
  const before = process.env['PACKAGE_BEFORE']
  if (!before) return leaveOut('release before on one machine', 'PACKAGE_BEFORE names no package')
  const programs = ['origin-1', 'backend-1', 'waiting-room-1']
  const happens = async () => {
    for (const name of programs) await site.usePackage(name, before)
    await crowd.untilFinished(APPLICANTS_AFTER)
    for (const name of programs) await site.usePackage(name, PACKAGE)
  }
  await during({ name: 'release before on one machine', happens })
})

test('when PostgreSQL or Redis is lost, its standby takes over', async () => {
  const { databases, redis } = site.stores
  await during({ name: 'Redis is lost, the sentinel promotes its replica', happens: () => redis.failOver() })
  await during({ name: 'PostgreSQL is lost, its standby is promoted', happens: () => databases.failOver() })
})

test('everything that was acknowledged is there at the end, once', async () => {
  await crowd.end()
  const { watch } = crowd
  expect(watch.givenUp).toEqual([])
  expect(crowd.ticketProblems()).toEqual([])
  expect(await lostFiles(watch)).toBe(0)
  expect(await compare(watch, site.stores.databases.at)).toEqual({ lost: 0, doubled: 0 })
  const counted = `${watch.filed.size} applications, ${watch.proofs.size} proofs and ${watch.files.size} files were acknowledged; none is lost or there twice.`
  await mkdir(dirname(TABLE), { recursive: true })
  await writeFile(TABLE, [heading, ...rows.map(rowOf), '', counted, ...leftOut, ''].join('\n'))
})

async function restartAll(): Promise<void> {
  for (const machine of site.machines.values())
    if (machine.name === 'nginx') machine.signal('SIGHUP')
    else await machine.restart()
}

/** Walks from the first page of an area to the identity check, again and again until the work is done. */
async function whileWalking(opened: Promise<Page>, work: () => Promise<unknown>): Promise<void> {
  const page = await opened
  const over = new AbortController()
  const done = work().finally(() => over.abort())
  const [selfCheck, businessNumber] = [selfCheckOf(page), businessNumberOf(page, '/bzmn-reg')]
  while (!over.signal.aborted) {
    await selfCheck.open()
    await untilLoaded(page)
    await selfCheck.answerAllWithYes()
    await selfCheck.confirm()
    await businessNumber.isShown()
    await businessNumber.type(crowd.nextBusiness())
    await businessNumber.confirm()
    await identityCheckOf(page, '/onslf-check').isShown()
  }
  await done
}

/** Breaks something for a while. `breakIt` returns the function that heals it. */
async function brokenFor(breakIt: () => Promise<() => Promise<unknown>>): Promise<void> {
  const heal = await breakIt()
  await wait(BROKEN_MS)
  await heal()
}

function leaveOut(name: string, reason: string): void {
  leftOut.push(`LEFT OUT: ${name}: ${reason}.`)
}

/** Works on the database, and tries again while it is out of reach. */
async function decide(id: string): Promise<void> {
  const statement = `update application set status = '대상선정' where application_number = $1`
  const { databases } = site.stores
  while (!(await ask(databases.at, statement, [id], 'site').catch(() => null))) await wait(500)
}

/** Pauses the line in which people wait, as an operator. */
async function pauseLine(): Promise<void> {
  const token = await readFile(site.stores.settings['OPS_TOKEN_FILE'] ?? '', 'utf8')
  const response = await fetch(`${site.url}/ops/api/waiting-room/${WAITING_ACTION}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'pause' }),
  })
  expect(response.status).toBe(200)
}
