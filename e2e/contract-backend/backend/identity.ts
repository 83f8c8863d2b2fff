import type { Calls } from './exchange.ts'
import { windowFor } from './provider-windows.ts'
import { signedIn, withCookie } from './session.ts'

/** The person that every provider verifies. */
export const PERSON = { name: '홍길동', birthDay: '19800101', ci: 'CI/+==' }

const DONE = { json: { status: 200 } }

/**
 * Calls that begin a verification and return its person. The number sent to the provider identifies each. Providers lead back
 * to the page at `site`.
 */
export function identityCalls(site: () => string): Calls {
  const begun = new Set<string>()
  const verified = new Set<string>()
  const begin = () => {
    const number = `V-${begun.size + 1}`
    begun.add(number)
    return number
  }
  const end = (number: string) => void (begun.has(number) && verified.add(number))

  const integrated = () => ({ mid: 'M1', reqSvcCd: '01', mtxId: begin(), authHash: 'abc', ...ofNoUse })
  // Its form leads to an address of this backend, by path alone.
  const nicePage = () => ({
    html: `<form name="form_chk" method="post" action="/provider/nice">
      <input type="hidden" name="m" value="checkplusService"><input type="hidden" name="EncodeData" value="${begin()}">
      </form><script>document.form_chk.submit()</script>`,
  })

  return {
    'POST /api/v1/auth/integration/request': () => ({ json: { data: integrated() } }),
    'POST /api/v1/auth/integration/kftc/request': () => ({ json: { data: integrated() } }),
    'POST /api/v1/auth/kmc/request': () => ({
      json: { success: true, data: { trCert: 'cert', trUrl: `${site()}/kmc-result`, certNum: begin() } },
    }),
    'GET /api/v1/auth/lib/nice/popup': nicePage,

    // The page asks for JSON; the certificate provider's own page posts a form, and is led back.
    'POST /api/v1/auth/integration/result': async ({ json, field }) => {
      const { mtxId } = json
      if (typeof mtxId === 'string') return { json: verified.has(mtxId) ? found : notFound }
      end(await field('mtxId'))
      return { status: 303, location: `${site()}/integration-result?result=success` }
    },
    'POST /api/v1/auth/integration/kftc/result': async ({ json, field }) => {
      if ('mtxId' in json) return { status: 400 }
      end(await field('mtxId'))
      return { status: 303, location: `${site()}/integration-result?result=success` }
    },
    'POST /provider/nice': asked => windowFor(asked, { given: 'EncodeData', next: '/provider/nice/done' }),
    'POST /provider/nice/done': async ({ field }) => {
      end(await field('number'))
      return { status: 303, location: `${site()}/kmc-result?${new URLSearchParams(PERSON)}` }
    },
    'POST /provider/joint/done': async ({ field }) => {
      end(await field('number'))
      return { status: 303, location: `${site()}/kmc-result?tr_cert=cert&tr_add=add` }
    },

    'POST /api/v1/application/result/check': withCookie(() => ({ json: { result: 'SUCCESS' } })),
    'POST /api/v1/auth/simple/success': withCookie(({ json }) =>
      json['ci'] === PERSON.ci ? DONE : { json: { message: '본인인증 정보가 다릅니다.' } },
    ),
    'POST /api/v1/auth/saveStepHistory': withCookie(() => ({ status: 204 })),
    'POST /api/v1/auth/realname': signedIn(() => DONE),
  }
}

const ofNoUse = { flgFixedUser: 'N', userHash: '', reservedMsg: '' }
const found = { success: true, data: PERSON }
const notFound = { success: false }
