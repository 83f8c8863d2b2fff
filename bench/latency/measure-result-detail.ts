import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  captureStatements,
  openDatabase,
  planned,
  readResult,
  signedIn,
  type LargeApplicant,
  type Statement,
} from 'backend/testing'
import { Client } from 'pg'
import { createLog } from 'server-kit'
import { loggedTimes } from './logged-time.ts'
import { hundredths, spreadOf, type Spread } from './spread.ts'

export type ResultDetail = {
  http: Spread
  /** Planning and executing all of its queries, one after the other, as the database reports it. */
  queries: Spread
  statements: number
  /** The time of the queries of each such call in the database's log: parse, bind and execute. */
  logged: Spread
  /** The median time of the whole call, as a multiple of that in the log and of that of `queries`. */
  ratio: { toLogged: number; toQueries: number }
}

type Subject = {
  address: string
  databaseUrl: string
  serverLog: string
  applicants: readonly LargeApplicant[]
  rounds: number
}

const PATH = '/api/v1/application/result/detail/brno'
const FIRST_QUERY = /^select "application"\.\*, "management_type"/

/** Requests the results of different applicants, one at a time, and lets the database explain its queries. */
export async function measureResultDetail(subject: Subject): Promise<ResultDetail> {
  const http = spreadOf(await httpTimes(subject))
  const work = () => httpTimes(subject)
  const logged = spreadOf(await loggedTimes({ ...subject, work, begins: FIRST_QUERY }))
  const statements = await statementsOf(subject)
  const queries = spreadOf(await queryTimes(subject, statements))
  const ratio = {
    toLogged: hundredths(http.median / logged.median),
    toQueries: hundredths(http.median / queries.median),
  }
  return { http, queries, statements: statements[0]?.length ?? 0, logged, ratio }
}

async function httpTimes({ address, applicants, rounds }: Subject): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    for (const applicant of applicants) {
      const { cookie } = await signedIn(applicant)
      const ms = await timeOf(agent, address, cookie, applicant)
      // The first round warms up.
      if (round > 0) times.push(ms)
    }
  }
  agent.destroy()
  return times
}

async function timeOf(
  agent: Agent,
  address: string,
  cookie: string,
  { ci, businessNumber: brno }: LargeApplicant,
) {
  const body = JSON.stringify({ ci, brno })
  const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const began = performance.now()
  const { status, answer } = await new Promise<{ status: number; answer: string }>((resolve, reject) => {
    const asked = request(address + PATH, { method: 'POST', agent, headers }, response => {
      text(response).then(read => resolve({ status: response.statusCode ?? 0, answer: read }), reject)
    })
    asked.on('error', reject).end(body)
  })
  const ms = performance.now() - began
  if (status !== 200) throw new Error(`The result was answered with ${status}: ${answer}`)
  return ms
}

/** Runs the database queries of the call for each applicant, through the same stores. */
async function statementsOf({ databaseUrl, applicants }: Subject): Promise<Statement[][]> {
  const database = openDatabase(databaseUrl, createLog('silent'))
  const all: Statement[][] = []
  for (const { businessNumber, ci } of applicants) {
    const capture = captureStatements()
    await readResult(database, businessNumber, ci)
    capture.end()
    all.push(planned(capture.statements()))
  }
  await database.destroy()
  return all
}

async function queryTimes({ databaseUrl }: Subject, statements: readonly Statement[][]): Promise<number[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const times: number[] = []
  for (const asked of [...statements, ...statements]) {
    let sum = 0
    for (const statement of asked) sum += await ownTimeOf(client, statement)
    times.push(sum)
  }
  await client.end()
  // The first half warms up.
  return times.slice(statements.length)
}

type Explained = { 'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }] }

async function ownTimeOf(client: Client, { sql, values }: Statement): Promise<number> {
  const explain = `explain (analyze, timing off, format json) ${sql}`
  const { rows } = await client.query<Explained>(explain, [...values])
  const [explained] = rows
  if (!explained) throw new Error(`There is no plan for ${sql}`)
  const [times] = explained['QUERY PLAN']
  return times['Planning Time'] + times['Execution Time']
}
