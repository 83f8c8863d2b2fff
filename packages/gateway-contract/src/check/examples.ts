import * as v from 'valibot'

const json = v.record(v.string(), v.unknown())
const asked = v.object({ body: json, response: json })

/** A request that is granted and one that is refused, each with the fields that its response must have. */
const example = v.object({ good: asked, refused: v.optional(asked) })

export type Example = v.InferOutput<typeof example>

/** A file with examples by path. */
export const examplesFile = v.record(v.string(), example)

/** The examples of the sandbox. An agency's own file replaces those of its calls. */
export const sandboxExamples: v.InferOutput<typeof examplesFile> = {
  '/v1/real-name/match': {
    good: { body: { name: '시험신규', residenceNumber: '8001010000001' }, response: { isMatch: true } },
    refused: { body: { name: '시험신규', residenceNumber: '8001010000009' }, response: { isMatch: false } },
  },
  '/v1/bank/holder': {
    good: { body: { bankCode: '004', accountNumber: '10000000000001' }, response: { holder: '시험신규' } },
    refused: { body: { bankCode: '004', accountNumber: '9999999999' }, response: { holder: null } },
  },
  '/v1/platforms/amounts': {
    good: { body: { businessNumber: '1234567815' }, response: {} },
    refused: { body: { businessNumber: '9999999999' }, response: { months: null } },
  },
  '/api/nts-businessman/v1/status': {
    good: {
      body: { b_no: ['1234567802'] },
      response: { data: [{ b_no: '1234567802', b_stt_cd: '01', tax_type_cd: '01' }] },
    },
    refused: {
      body: { b_no: ['9999999999'] },
      response: { data: [{ b_no: '9999999999', b_stt_cd: '', tax_type_cd: '' }] },
    },
  },
  '/api/nts-businessman/v1/validate': {
    good: {
      body: {
        businesses: [{ b_no: '1234567802', start_dt: '20200101', p_nm: '시험신규', b_nm: '시험상회' }],
      },
      response: {
        data: [{ b_no: '1234567802', valid: '01', status: { b_stt_cd: '01', tax_type_cd: '01' } }],
      },
    },
    refused: {
      body: {
        businesses: [{ b_no: '1234567802', start_dt: '19990101', p_nm: '시험신규', b_nm: '시험상회' }],
      },
      response: { data: [{ b_no: '1234567802', valid: '02' }] },
    },
  },
}

/** The examples of a verification, which begins anew with each run. */
export function identityExamples(transactionId: string): v.InferOutput<typeof examplesFile> {
  const started = { method: 'simple', provider: 'simple', returnUrl: 'https://support.example.org/end' }
  return {
    '/v1/identity/start': { good: { body: { transactionId, ...started }, response: {} } },
    '/v1/identity/result': {
      good: { body: { transactionId }, response: { state: 'running' } },
      refused: { body: { transactionId: `${transactionId}-other` }, response: { state: 'unknown' } },
    },
  }
}
