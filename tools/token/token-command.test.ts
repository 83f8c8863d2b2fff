import { makeToken } from 'ops-api'
import { callsTo } from 'release-cli'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { WrongUsage } from '../process/command.ts'
import { readTokenCommand, runTokenCommand } from './token-command.ts'

type Sent = { address: string; authorization: string | null; body: unknown }

/** Runs a line against a site that gives this response, and returns the request with the answer. */
async function run(line: string, status: number, response: unknown) {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url, headers, method } = new Request(input, init)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    sent.push({ address: `${method} ${url}`, authorization: headers.get('authorization'), body })
    return Response.json(response, { status })
  }
  const { command } = readTokenCommand(line.split(' '))
  const call = callsTo({ address: 'https://site.example', token: 'T', by: 'kim', fetch })
  return { sent, answer: await runTokenCommand(command, call) }
}

describe('npm run token', () => {
  it('makes a token for the remotes named, and has nothing but its text in the output', async () => {
    const made = { name: 'ci-apply', token: 'ops_secret', expiresAt: '2027-02-21T00:00:00.000Z' }
    const { sent, answer } = await run('make ci-apply publish mfe-apply mfe-proof --days 30', 201, made)
    const order = { name: 'ci-apply', role: 'publish', remotes: ['mfe-apply', 'mfe-proof'], days: 30 }
    expect(sent).toEqual([
      { address: 'POST https://site.example/ops/api/tokens', authorization: 'Bearer T', body: order },
    ])
    expect(v.is(makeToken.body, order)).toBe(true)
    expect(answer.text).toBe('ops_secret')
    expect(answer.remark).toBe('ci-apply ends on 2027-02-21. Its text is stored nowhere else: keep it now.')
  })

  it('lists role, remotes, end and latest use', async () => {
    const common = { madeAt: '', expiresAt: '2027-02-21T00:00:00.000Z', revokedAt: null }
    const tokens = [
      { ...common, name: 'ci-apply', role: 'publish', remotes: ['mfe-apply'] },
      {
        ...common,
        name: 'lee',
        role: 'read',
        remotes: [],
        lastUsedAt: '2026-11-23T04:10:00.000Z',
        revokedAt: '2026-11-24T00:00:00.000Z',
      },
    ]
    const { answer } = await run('list', 200, { tokens })
    expect(answer.text.split('\n')).toEqual([
      'ci-apply             publish mfe-apply  ends 2027-02-21  never used',
      'lee                  read  revoked 2026-11-24  last used 2026-11-23T04:10Z',
    ])
    expect((await run('list', 200, { tokens: [] })).answer.text).toBe('No named token was made yet.')
  })

  it('revokes a token by its name', async () => {
    const { sent, answer } = await run('revoke a@b', 200, { name: 'a@b' })
    expect(sent[0]?.address).toBe('POST https://site.example/ops/api/tokens/a%40b/revoke')
    expect(answer.text).toBe('a@b is revoked.')
  })

  it.each([
    ['OPS_ROLE_MISSING', 403, 'the role `owner`'],
    ['TOKEN_NAME_TAKEN', 409, 'never given twice'],
    ['TOKEN_NOT_FOUND', 404, 'npm run token -- list'],
    ['SOMETHING_NEW', 409, 'The site refused: SOMETHING_NEW.'],
  ])('explains %s, with the code of the site', async (errorCode, status, sentence) => {
    const refused = run('list', status, { errorCode, message: '한국어' })
    await expect(refused).rejects.toMatchObject({ errorCode, message: expect.stringContaining(sentence) })
  })

  it('prints its usage, and asks no site', async () => {
    const { sent, answer } = await run('--help', 500, null)
    expect(answer.text).toMatch(/^usage: npm run token/)
    expect(sent).toEqual([])
  })

  it.each([
    ['', 'like that'],
    ['list all', 'There is no list like that'],
    ['revoke', 'There is no revoke like that'],
    ['make owner/kim read', 'A name has letters'],
    ['make ci', 'A role is one of read, publish'],
    ['make ci admin', 'A role is one of'],
    ['make ci publish', 'names its remotes'],
    ['make ci read mfe-apply', 'no other role does'],
    ['make ci read --days 0', '1 to 366'],
    ['make ci read --days 367', '1 to 366'],
    ['list --days 3', 'Only make takes --days'],
    ['list --site http://site.example', 'no address of a site'],
    ['list --colour', 'Unknown option'],
  ])('refuses "%s" with the reason', (line, reason) => {
    const reading = () => readTokenCommand(line.split(' '))
    expect(reading).toThrow(WrongUsage)
    expect(reading).toThrow(reason)
  })
})
