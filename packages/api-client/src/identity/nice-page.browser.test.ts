import { afterEach, describe, expect, it, vi } from 'vitest'
import { readPage } from '../http/read-page.ts'
import { configureApiClient } from '../http/settings.ts'
import { RequestRefused, TimedOut, UnexpectedResponse, Unreachable } from '../errors/errors.ts'
import { beginNice } from './verification.ts'

const PATH = '/api/v1/auth/lib/nice/popup'
const applying = { applicationNumber: '20250000000001' }

/** Responds to every call with this content, without any network. */
function respondWith(content: string, type = 'text/html') {
  configureApiClient({
    baseUrl: `data:${type};charset=utf-8,${encodeURIComponent(content)}#`,
    timeoutMs: 5000,
    bearerToken: () => null,
  })
}

afterEach(() => void vi.restoreAllMocks())
afterEach(() => delete document.documentElement.dataset['ran'])

describe('the page of NICE', () => {
  it('gives its form, and runs nothing', async () => {
    respondWith(`<form action="https://provider.example/check" method="POST">
      <input type="hidden" name="EncodeData" value="a&amp;b"><input type="hidden" name="method" value=""><button>계속</button>
      </form><script>document.documentElement.dataset.ran = 'yes'</script>`)
    await expect(beginNice('phone', applying)).resolves.toEqual({
      action: 'https://provider.example/check',
      method: 'post',
      fields: { EncodeData: 'a&b', method: '' },
      transactionId: '',
    })
    expect(document.documentElement.dataset['ran']).toBeUndefined()
  })

  it('passes on the message of a page without a form', async () => {
    respondWith('<h1>본인인증</h1><p role="alert">이미 신청이 접수된 사업자등록번호입니다.</p>')
    const error = await beginNice('ipin', applying).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(RequestRefused)
    expect(error).toMatchObject({ message: '이미 신청이 접수된 사업자등록번호입니다.', path: PATH })
  })

  it.each([
    [
      'a paragraph',
      '<title>본인인증</title><p>이미 신청이 접수된\n 사업자등록번호입니다.</p><script>a()</script>',
    ],
    ['bare words', '이미 신청이 접수된 사업자등록번호입니다.'],
    ['as many letters as a reason may have', '가'.repeat(200), '가'.repeat(200)],
  ])(
    'passes on a reason in %s',
    async (_what, content, message = '이미 신청이 접수된 사업자등록번호입니다.') => {
      respondWith(content)
      await expect(beginNice('phone', applying)).rejects.toMatchObject({ name: 'RequestRefused', message })
    },
  )

  it('is refused with the message of JSON instead of a page', async () => {
    respondWith('{"status":400,"message":"신청할 수 없습니다."}', 'application/json')
    await expect(beginNice('phone', applying)).rejects.toMatchObject({
      name: 'RequestRefused',
      status: 400,
      message: '신청할 수 없습니다.',
    })
  })

  it('is asked for again after a new turn at the waiting room, if the server has none recorded', async () => {
    const waitForTurn = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
    configureApiClient({
      baseUrl: 'data:application/json,{"status":403,"message":"순서"}#',
      timeoutMs: 5000,
      bearerToken: () => null,
      waitForTurn,
    })
    vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(403)
    vi.spyOn(XMLHttpRequest.prototype, 'getAllResponseHeaders').mockReturnValue('queue-action: act_3\r\n')
    await expect(beginNice('phone', applying)).rejects.toMatchObject({ status: 403 })
    expect(waitForTurn).toHaveBeenCalled()
  })

  it('is refused by an error of HTTP with any page', async () => {
    respondWith('<form action="/check" method="post"><input type="hidden" name="a" value="b"></form>')
    vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(403)
    await expect(beginNice('phone', applying)).rejects.toMatchObject({ name: 'RequestRefused', status: 403 })
  })

  it.each([
    ['another page', '<title>점검 중</title>', 'text/html'],
    ['a form that leads nowhere', '<form><input type="hidden" name="a" value="b"></form>', 'text/html'],
    [
      'a form without fields',
      '<form action="/check" method="post"><button>계속</button></form>',
      'text/html',
    ],
    [
      'a form to sign in',
      '<form action="/login"><input name="id"><input type="hidden" name="a" value="b"></form>',
      'text/html',
    ],
    ['an empty page', '', 'text/html'],
    ['a long page', '가'.repeat(201), 'text/html'],
    ['words in another language', '<h1>Bad Gateway</h1>', 'text/html'],
    ['no page at all', '{}', 'application/json'],
    ['a text', '점검 중', 'text/plain'],
  ])('is not %s', async (_what, content, type) => {
    respondWith(content, type)
    const error = await beginNice('phone', applying).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(UnexpectedResponse)
    expect(error).toMatchObject({ path: PATH })
  })

  it('is read without a type too, and its form without a method', async () => {
    respondWith('<form action="/check"><input type="hidden" name="a" value="b"></form>')
    vi.spyOn(XMLHttpRequest.prototype, 'getAllResponseHeaders').mockReturnValue('')
    await expect(beginNice('phone', applying)).resolves.toMatchObject({ method: 'get', fields: { a: 'b' } })
  })

  it('is asked for as a page, by the person of the session, for no longer than any call', async () => {
    const setHeader = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader')
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue()
    configureApiClient({ baseUrl: 'http://localhost', timeoutMs: 1, bearerToken: () => 'token' })
    await expect(beginNice('phone', applying)).rejects.toBeInstanceOf(TimedOut)
    const sent = Object.fromEntries(setHeader.mock.calls)
    expect(sent).toMatchObject({ Accept: 'text/html', Authorization: 'Bearer token' })
    expect(setHeader.mock.contexts[0]).toMatchObject({ withCredentials: true })
  })

  it.each([
    [applying, '/api/v1/auth/lib/nice/popup?aplyNo=20250000000001&method=ipin'],
    [{ businessNumber: '1234567890' }, '/api/v1/auth/lib/nice/resultpopup?brno=1234567890&method=ipin'],
  ])('is asked for by the number of its purpose: %j', async (subject, path) => {
    const open = vi.spyOn(XMLHttpRequest.prototype, 'open')
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue()
    configureApiClient({ baseUrl: 'http://localhost', timeoutMs: 1, bearerToken: () => null })
    await expect(beginNice('ipin', subject)).rejects.toBeInstanceOf(TimedOut)
    expect(open.mock.calls[0]).toEqual(['GET', `http://localhost${path}`])
  })

  it('is unreachable without a server', async () => {
    configureApiClient({ baseUrl: 'http://localhost:1', timeoutMs: 5000, bearerToken: () => null })
    await expect(beginNice('phone', applying)).rejects.toBeInstanceOf(Unreachable)
  })

  it.each(['', 'cut off <form'])('breaks no policy as XML that cannot be read: "%s"', async content => {
    const violation = vi.fn<() => void>()
    document.addEventListener('securitypolicyviolation', violation)
    document.head.append(policyFor('style-src-attr'))
    respondWith(content, 'application/xml')
    const error = await beginNice('phone', applying).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(UnexpectedResponse)
    expect(violation).not.toHaveBeenCalled()
  })
})

it('words on a page that has what is wanted are no reason', async () => {
  respondWith('<p>점검 중</p>')
  await expect(readPage(PATH, page => page.querySelector('p'))).resolves.toHaveProperty(
    'textContent',
    '점검 중',
  )
})

function policyFor(directive: string): HTMLMetaElement {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = `${directive} 'none'`
  return meta
}
