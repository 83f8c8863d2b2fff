import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { testBackend } from '../testing/backend/test-backend.ts'
import { callTable, type TableRow } from '../testing/calls/call-table.ts'
import type { OpenApiDocument } from 'server-kit'

// This suite tests every call from outside; the tests beside each call cover its effects.
const testsOfAreas = globSync('{routes/**/*.test,testing/**/*}.ts', {
  cwd: join(import.meta.dirname, '..'),
})
  .map(file => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  .join('\n')

const WITHOUT_SESSION = {
  applicant: { status: 401, errorCode: 'AUTH_EXPIRED' },
  open: { status: 400, errorCode: expect.stringMatching(/^[A-Z_]+$/) },
}

const backend = testBackend()
let document: OpenApiDocument

beforeAll(async () => {
  const answer = await fetch(`${backend.address}/openapi.json`)
  document = (await answer.json()) as OpenApiDocument
})

const titled = callTable.map(row => [`${row.id} ${row.method} ${row.path}`, row] as const)

function operationOf({ method, path }: TableRow, prefix = '') {
  return document.paths[prefix + path]?.[method.toLowerCase()]
}

function askForNothing(
  { method, path }: TableRow,
  prefix = '',
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(backend.address + prefix + path.replace(/\{\w+\}/, '1'), { method, headers })
}

// The last two words of the address: tests write the words before them only once.
function nameIn({ path }: TableRow): RegExp {
  const words = path
    .replace(/\/\{\w+\}$/, '')
    .split('/')
    .slice(-2)
  return new RegExp(`(?<![\\w-])${words.join('/')}(?![\\w-])`)
}

describe.each(titled)('%s', (_, row) => {
  const needsSession = row.access === 'applicant'

  it('is published with what it does, whom it is for and what it answers', () => {
    expect(operationOf(row)).toMatchObject({
      summary: expect.stringMatching(/\S/),
      security: needsSession ? [{ session: [] }] : [],
      responses: { 200: { content: expect.any(Object) }, default: expect.any(Object) },
    })
  })

  it('answers a caller without a session who sends nothing, in JSON and in Korean', async () => {
    const answer = await askForNothing(row)
    const { status, errorCode } = WITHOUT_SESSION[row.access]
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({
      status,
      errorCode,
      message: expect.stringMatching(/[가-힣]/),
    })
  })

  it('takes an empty body that is called JSON for no body', async () => {
    const answer = await askForNothing(row, '', { 'content-type': 'application/json' })
    const same = await askForNothing(row)
    expect(answer.status).toBe(same.status)
    expect(await answer.json()).toEqual(await same.json())
  })

  it('is part of the admin backend only if the specification says so, and is closed there', async () => {
    expect(operationOf(row, '/admin-api') !== undefined).toBe(row.admin === true)
    const answer = await askForNothing(row, '/admin-api')
    expect(answer.status).toBe(row.admin ? 403 : 404)
  })

  it('is called by the tests of its area', () => {
    expect(nameIn(row).test(testsOfAreas), 'a test beside its route names it').toBe(true)
  })
})

describe('the published contract', () => {
  it('is an OpenAPI 3.1 document whose every operation has a name of its own', () => {
    const operations = Object.values(document.paths).flatMap(methods => Object.values(methods))
    const names = operations.map(operation => operation['operationId'])
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(new Set(names).size).toBe(names.length)
  })

  it('names every part of an address that is a parameter', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters } of Object.values(methods)) {
        const described = (parameters as { in: string; name: string }[]).filter(
          parameter => parameter.in === 'path',
        )
        expect(described.map(({ name }) => name)).toEqual(named)
      }
    }
  })

  it('is the agreed one: each field, limit and status', async () => {
    await expect(linesOf(document)).toMatchFileSnapshot('./agreed-calls.txt')
  })

  it('has a page that lists every call and loads nothing', async () => {
    const answer = await fetch(`${backend.address}/docs`)
    const page = await answer.text()
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page).not.toMatch(/<script|<link|<img|url\(|https?:\/\//i)
    for (const path of Object.keys(document.paths)) expect(page).toContain(path)
  })
})

/** Returns a line for each part of each call, so that a change of one is one changed line. */
function linesOf({ paths }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      ...Object.entries(operation).map(([name, part]) => `  ${name}: ${JSON.stringify(part)}`),
    ]),
  )
  return `${operations.join('\n')}\n`
}
