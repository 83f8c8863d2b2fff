// A gateway in plain Node, written from docs/gateway.md alone. GATEWAY_KEY=… PORT=8090 node gateway.mjs
// Replace the four tables by calls of your own modules.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import process from 'node:process'
import { text } from 'node:stream/consumers'

const { GATEWAY_KEY = '', PORT = '8090' } = process.env
const residents = { 8001010000001: '시험신규' }
const accounts = { '004/10000000000001': '시험신규', '088/10000000000003': '시험배달상점주식회사' }
const costs = { 1234567815: [{ platform: '배달앱 A', month: '2025-01', amount: 70000 }] }
const businesses = { 1234567802: { b_stt_cd: '01', tax_type_cd: '01' } }
const person = { ci: `SANDBOX/CI+0001`.padEnd(86, '0') + '==', name: '시험신규', birthDate: '19800101' }
const verifications = new Map()

const digits = count => value => new RegExp(`^[0-9]{${count}}$`).test(value)
const filled = value => typeof value === 'string' && value !== ''
const one = isEntry => value => Array.isArray(value) && value.length === 1 && isEntry(value[0])
const address = value => URL.canParse(value)
const fits = fields => value =>
  Object(value) === value && Object.entries(fields).every(([name, isRight]) => isRight(value[name]))

/** Each path with the fields of its body, and its response. */
const calls = {
  '/v1/identity/start': [
    fits({ transactionId: filled, method: filled, provider: filled, returnUrl: address }),
    ({ transactionId, returnUrl }, { host }) => {
      if (!verifications.has(transactionId)) verifications.set(transactionId, { state: 'running', returnUrl })
      return { windowUrl: `http://${host}/window?id=${encodeURIComponent(transactionId)}` }
    },
  ],
  '/v1/identity/result': [
    fits({ transactionId: filled }),
    ({ transactionId }) => {
      const { state = 'unknown' } = verifications.get(transactionId) ?? {}
      return state === 'succeeded' ? { state, person } : { state }
    },
  ],
  '/v1/real-name/match': [
    fits({ name: filled, residenceNumber: digits(13) }),
    ({ name, residenceNumber }) => ({ isMatch: residents[residenceNumber] === name }),
  ],
  '/v1/bank/holder': [
    fits({ bankCode: digits(3), accountNumber: digits('1,16') }),
    ({ bankCode, accountNumber }) => ({ holder: accounts[`${bankCode}/${accountNumber}`] ?? null }),
  ],
  '/v1/platforms/amounts': [
    fits({ businessNumber: digits(10) }),
    ({ businessNumber }) => ({ months: costs[businessNumber] ?? null }),
  ],
  '/api/nts-businessman/v1/status': [
    fits({ b_no: one(digits(10)) }),
    ({ b_no: [b_no] }) => ({
      status_code: 'OK',
      data: [{ b_no, ...(businesses[b_no] ?? { b_stt_cd: '', tax_type_cd: '' }) }],
    }),
  ],
  '/api/nts-businessman/v1/validate': [
    fits({ businesses: one(fits({ b_no: digits(10), start_dt: digits(8), p_nm: filled, b_nm: filled })) }),
    ({ businesses: [{ b_no, start_dt }] }) => {
      const status = start_dt === '20200101' ? businesses[b_no] : undefined
      return { status_code: 'OK', data: [{ b_no, valid: status ? '01' : '02', ...(status && { status }) }] }
    },
  ],
}

function isSigned(path, body, headers) {
  const time = headers['gateway-time'] ?? ''
  const signed = createHmac('sha256', GATEWAY_KEY).update(`POST\n${path}\n${time}\n${body}`).digest('hex')
  const [expected, given] = [signed, headers['gateway-signature'] ?? ''].map(value => Buffer.from(value))
  const isNow = Math.abs(Date.now() / 1000 - Number(time || Number.NaN)) <= 300
  return isNow && given.length === expected.length && timingSafeEqual(given, expected)
}

function parsed(body) {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function respond(path, body, headers) {
  const [isRight, responseTo] = calls[path] ?? []
  if (!isRight) return [404, { errorCode: 'NOT_FOUND' }]
  if (!isSigned(path, body, headers)) return [401, { errorCode: 'SIGNATURE_INVALID' }]
  const asked = parsed(body)
  return isRight(asked) ? [200, responseTo(asked, headers)] : [400, { errorCode: 'REQUEST_MALFORMED' }]
}

/** The window: a form with one button; pressed, it leads back to the site. */
function window(id, form, response) {
  const verification = verifications.get(id)
  if (!verification) return response.writeHead(404).end()
  if (form.get('outcome') !== 'succeeded') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    return response.end('<form method="post"><button name="outcome" value="succeeded">확인</button></form>')
  }
  verification.state = 'succeeded'
  response.writeHead(303, { location: verification.returnUrl }).end()
}

const server = createServer(async (request, response) => {
  const [body, { pathname: path, searchParams }] = [
    await text(request),
    new URL(request.url ?? '', 'http://gateway'),
  ]
  if (path === '/window') return window(searchParams.get('id'), new URLSearchParams(body), response)
  const [status, json] = respond(path, body, request.headers)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
})
server.listen(Number(PORT), '127.0.0.1', () =>
  process.stdout.write(`ready http://127.0.0.1:${server.address().port}\n`),
)
