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
import { ask } from './machines/databases.ts'
import { makeCertificate } from './machines/certificate.ts'
import { PACKAGE, Site } from './machines/site.ts'
import { heading, rowOf, type Row } from './table.ts'

const TABLE = join(repository, 'test-results/topology.md')
/** So many applicants go the whole way after each fault before the next one. */
const APPLICANTS_AFTER = 8

const BROKEN_MS = 7_000
const SLOW_MS = 600

let folder: string
let site: Site
let crowd: Crowd
let databasePort: number
const rows: Row[] = []

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = await newDataFolder()
  await run(process.execPath, [join(repository, 'tools/commands/package.ts')])
  site = await Site.start(folder)
  databasePort = site.stores.databases.primary.port
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

/** Breaks something under the crowd, and notes what follows. `fault` resolves once nothing is broken any more. */
async function during(name: string, fault: () => Promise<unknown>): Promise<Row> {
  const { watch } = crowd
  const [begun, filed, givenUp] = [performance.now(), watch.filed.size, watch.givenUp.length]
  await fault()
  const over = performance.now()
  await crowd.untilFinished(APPLICANTS_AFTER)
  const seen = watch.seenSince(begun)
  const books = await compare(watch, databasePort)
  const row = {
    name,
    seen: seen.text,
    brokenS: (over - begun) / 1000,
    healedS: Math.max(0, (seen.last - over) / 1000),
    filed: watch.filed.size - filed,
    givenUp: watch.givenUp.slice(givenUp),
    ...books,
  }
  rows.push(row)
  process.stdout.write(`${rowOf(row)}\n`)
  expect(row, name).toMatchObject({ givenUp: [], lost: 0, doubled: 0 })
  return row
}

for (const [store, program, sslmode] of [
  ['PostgreSQL', 'backend.mjs', 'verify-full'],
  ['the bucket', 'backend.mjs', 'disable'],
  ['Redis', 'waiting-room.mjs', 'disable'],
] as const)
  test(`a certificate of ${store} that another authority has signed is refused`, async () => {
    const DATABASE_URL = site.stores.settings['DATABASE_URL']?.replace('verify-full', sslmode)
    const REDIS_URL = `rediss://127.0.0.1:${site.link('waiting-room-1 → Redis').port()}`
    const own = { DATABASE_URL, REDIS_URL, HOSTS: 'localhost', DATA_DIR: join(folder, 'refused'), PORT: '0' }
    const { file: NODE_EXTRA_CA_CERTS } = await makeCertificate(join(folder, 'other'))
    const env = { ...site.stores.settings, ...own, NODE_EXTRA_CA_CERTS }
    const args = [join(PACKAGE, program)]
    const refused = await startUntil(/self-signed certificate/, join(PACKAGE, 'bin/node'), args, { env })
    await refused.stop()
  })

test('a rolling restart of everything fails no call, in a browser neither', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.url, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const { seen } = await during('rolling restart of every program', async () => {
    const over = new AbortController()
    const restarted = restartAll().finally(() => over.abort())
    while (!over.signal.aborted) await walk(page)
    await restarted
  })
  await context.close()
  expect(seen, crowd.watch.failures.map(({ where }) => where).join()).toBe('nothing')
})

test('each program that is killed is started again, and nothing acknowledged is lost', async () => {
  for (const machine of site.machines.values()) await during(`kill -9: ${machine.name}`, () => machine.kill())
  const { databases, redis } = site.stores
  for (const machine of [
    databases.primary.machine,
    databases.standby.machine,
    ...Object.values(redis.machines),
  ])
    await during(`kill -9: ${machine.name}`, () => machine.kill())
})

test('a connection that is cut or carries nothing costs an applicant no more than time', async () => {
  await site.useLinksOfNginx()
  for (const [name, link] of site.links) {
    // The second machine of a part is like the first.
    if (/-2\b/.test(name)) continue
    await during(`cut: ${name}`, () => brokenFor(() => link.cut()))
    await during(`silent: ${name}`, () => brokenFor(async () => link.hang()))
  }
})

test('a bucket that is slow or gone, and a full disk, lose nothing', async () => {
  const bucket = site.link('backends → bucket')
  await during('slow: backends → bucket, 600 ms', () => brokenFor(async () => bucket.slow(SLOW_MS)))
  if (!site.smallDisk) return leaveOut('full disk: backend-1', 'root is needed to mount a small disk')
  const fill = join(site.smallDisk, 'fill')
  const { seen } = await during('full disk: backend-1', async () => {
    await run('sh', ['-c', 'cat /dev/zero > "$0"', fill]).catch(() => undefined)
    await crowd.untilFinished(APPLICANTS_AFTER)
    await rm(fill)
  })
  // Half of the documents are sent to that machine.
  expect(seen).toContain('503')
})

test('the release before runs beside this one', async () => {
  const before = process.env['PACKAGE_BEFORE']
  if (!before) return leaveOut('release before on one machine', 'PACKAGE_BEFORE names no package')
  const programs = ['origin-1', 'backend-1', 'waiting-room-1']
  await during('release before on one machine', async () => {
    for (const name of programs) await site.usePackage(name, before)
    await crowd.untilFinished(APPLICANTS_AFTER)
    for (const name of programs) await site.usePackage(name, PACKAGE)
  })
})

test('when PostgreSQL or Redis is lost, its standby takes over', async () => {
  const { databases, redis } = site.stores
  await during('Redis is lost, the sentinel promotes its replica', async () => {
    await redis.machines.primary.lose()
    await redis.untilPromoted()
  })
  await during('PostgreSQL is lost, its standby is promoted', async () => {
    await databases.primary.machine.lose()
    databasePort = await databases.failOver()
    for (const [name, link] of site.links) if (name.endsWith('PostgreSQL')) link.leadTo(databasePort)
  })
})

test('everything that was acknowledged is there at the end, once', async () => {
  await crowd.end()
  const { watch } = crowd
  expect(watch.givenUp).toEqual([])
  expect(crowd.ticketProblems()).toEqual([])
  expect(await lostFiles(watch)).toBe(0)
  expect(await compare(watch, databasePort)).toEqual({ lost: 0, doubled: 0 })
  const counted = `${watch.filed.size} applications, ${watch.proofs.size} proofs and ${watch.files.size} files were acknowledged; none is lost or there twice.`
  await mkdir(dirname(TABLE), { recursive: true })
  await writeFile(TABLE, `${heading}\n${rows.map(rowOf).join('\n')}\n\n${counted}\n`)
})

async function restartAll(): Promise<void> {
  for (const machine of site.machines.values())
    if (machine.name === 'nginx') machine.signal('SIGHUP')
    else await machine.restart()
}

/** Walks from the first page of an area to the identity check. */
async function walk(page: Page): Promise<void> {
  const [selfCheck, businessNumber] = [selfCheckOf(page), businessNumberOf(page, '/bzmn-reg')]
  await selfCheck.open()
  await untilLoaded(page)
  await selfCheck.answerAllWithYes()
  await selfCheck.confirm()
  await businessNumber.isShown()
  await businessNumber.type(crowd.nextBusiness())
  await businessNumber.confirm()
  await identityCheckOf(page, '/onslf-check').isShown()
}

/** Breaks something for a while. `breakIt` returns the function that heals it. */
async function brokenFor(breakIt: () => Promise<() => Promise<unknown>>): Promise<void> {
  const heal = await breakIt()
  await wait(BROKEN_MS)
  await heal()
}

function leaveOut(name: string, reason: string): void {
  process.stdout.write(`LEFT OUT: ${name}. ${reason}.\n`)
}

/** Works on the database, and tries again while it is out of reach. */
async function decide(id: string): Promise<void> {
  const statement = `update application set status = '대상선정' where application_number = $1`
  while (!(await ask(databasePort, statement, [id], 'site').catch(() => null))) await wait(500)
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
