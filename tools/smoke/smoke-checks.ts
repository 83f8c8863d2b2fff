import { parseRegistry } from 'release-format'
import { integrityOf } from 'release-store'

const MAY_TAKE_MS = 10_000
const CODES = '/api/v1/common/codes/groups/list'
const BANKS = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ groupId: 'BANK' }),
}

/** Requests an address of the site. Throws for another status than the expected one. */
type Get = (path: string, init?: RequestInit, expected?: number) => Promise<Response>

/** The needs of a visitor, in the order in which a lack is noticed. */
const checks: Readonly<Record<string, (get: Get) => Promise<unknown>>> = {
  'it is ready': get => get('/readyz'),
  'the page and its scripts load': pageLoads,
  'the styles load': get => get('/cdn/css/first-view.css'),
  'every live release loads, unchanged': releasesLoad,
  'a call is answered from the database': get => get(CODES, BANKS),
  'the waiting room responds': get => get('/ts.wseq?opcode=5101&sid=smoke&aid=none'),
  'the testers’ page is not there': get => get('/sandbox/', {}, 404),
}

/** Checks a running site, with a line for each check; returns the number of those that failed. */
export async function failuresOf(site: string, print: (line: string) => void): Promise<number> {
  const get: Get = async (path, init, expected = 200) => {
    const limits = { redirect: 'manual', signal: AbortSignal.timeout(MAY_TAKE_MS) } as const
    const response = await fetch(new URL(path, site), { ...init, ...limits })
    if (response.status !== expected)
      throw new Error(`${path} has status ${response.status}, not ${expected}.`)
    return response
  }
  const problems = await Promise.all(Object.values(checks).map(run => run(get).then(() => null, sentenceOf)))
  for (const [index, name] of Object.keys(checks).entries())
    print(problems[index] ? `failed  ${name}. ${problems[index]}` : `ok      ${name}`)
  return problems.filter(Boolean).length
}

async function pageLoads(get: Get): Promise<void> {
  const page = await (await get('/')).text()
  const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].flatMap(([, address]) => address ?? [])
  if (scripts.length === 0) throw new Error('The page names no script.')
  await Promise.all(scripts.map(script => get(script)))
}

async function releasesLoad(get: Get): Promise<void> {
  const { remotes } = parseRegistry(await (await get('/registry.json')).json())
  const live = Object.values(remotes)
  if (live.length === 0) throw new Error('No release is live.')
  for (const { entry, integrity } of live)
    if (integrityOf(await (await get(entry)).bytes()) !== integrity)
      throw new Error(`${entry} is another file than the registry names.`)
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
