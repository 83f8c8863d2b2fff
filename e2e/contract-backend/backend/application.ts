import type { Calls } from './exchange.ts'
import { signedIn } from './session.ts'

const DONE = { json: { status: 200 } }

/** A form as it was filed: the application, and the names of the documents that are not empty. */
export type Filed = { application: Record<string, unknown>; documents: string[] }

/** Consents, the checks of the form, and filing. Each filed form is added to `filed`. */
export function applicationCalls(filed: Filed[]): Calls {
  return {
    'POST /api/v1/auth/consents': signedIn(() => ({})),
    'POST /api/agreements': signedIn(() => ({ status: 204 })),
    'POST /api/v1/common/codes/groups/list': () => ({
      json: { result: [{ codeId: '4', codeName: '국민은행' }] },
    }),
    'POST /api/v1/auth/validate-business': () => ({
      json: {
        success: true,
        data: { status_code: 'OK', data: [{ valid: '01', status: { tax_type_cd: '01' } }] },
      },
    }),
    'POST /api/v1/auth/validate-account-owner': ({ json }) => ({
      json: json['bankCd'] === '004' ? { success: true, data: { dpstrFlnm: '홍길동' } } : { success: false },
    }),
    'POST /api/v1/auth/account/verify': signedIn(() => DONE),
    'POST /api/v1/application/info/delitotalamt': signedIn(() => ({
      json: { result: { sprtAmt: '250000' } },
    })),
    'POST /api/v1/application/create': signedIn(async ({ form }) => {
      filed.push(await filedIn(await form()))
      return { json: { status: 200, message: 'Success' } }
    }),
  }
}

async function filedIn(form: FormData): Promise<Filed> {
  const { applicationData, ...documents } = Object.fromEntries(form)
  const text = applicationData instanceof Blob ? await applicationData.text() : (applicationData ?? '{}')
  const full = Object.entries(documents).filter(([, file]) => file instanceof File && file.size > 0)
  return { application: JSON.parse(text), documents: full.map(([name]) => name) }
}
