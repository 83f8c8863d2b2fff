/** A row of the specification's two call tables (a§7, r§7). */
export type TableRow = {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** 'open' is what is called before someone is signed in. */
  access: 'open' | 'applicant'
  /** Also part of the admin backend. */
  admin?: true
}

const open = { access: 'open' } as const
const applicant = { access: 'applicant' } as const
const adminToo = { ...applicant, admin: true } as const

/**
 * Both tables as the specification prints them. It is written down again here, apart from the calls themselves, so that a
 * call that disappears, moves or opens to everyone is noticed.
 */
export const callTable: readonly TableRow[] = [
  { id: 'API-04', method: 'POST', path: '/api/v1/business/first/register', ...open },
  { id: 'API-05', method: 'POST', path: '/api/v1/business/supportApplicationBrnoCheck', ...open },
  { id: 'API-06', method: 'POST', path: '/api/v1/common/file/presigned-download-url-not-use-token', ...open },
  { id: 'API-07', method: 'POST', path: '/api/v1/auth/integration/request', ...open },
  { id: 'API-08', method: 'POST', path: '/api/v1/auth/integration/kftc/request', ...open },
  { id: 'API-09', method: 'POST', path: '/api/v1/auth/integration/result', ...open },
  { id: 'API-10', method: 'POST', path: '/api/v1/auth/integration/kftc/result', ...open },
  { id: 'API-11', method: 'POST', path: '/api/v1/auth/setJwtCookie', ...open },
  { id: 'API-12', method: 'POST', path: '/api/v1/auth/simple/success', ...open },
  { id: 'API-13', method: 'POST', path: '/api/v1/auth/simpleResult/success', ...open },
  { id: 'API-14', method: 'GET', path: '/api/v1/auth/lib/nice/popup', ...open },
  { id: 'API-15', method: 'GET', path: '/api/v1/auth/lib/nice/resultpopup', ...open },
  { id: 'API-16', method: 'GET', path: '/api/v1/auth/lib/nice/loadtestaply', ...open },
  { id: 'API-17', method: 'GET', path: '/api/v1/auth/lib/nice/loadtestresult', ...open },
  { id: 'API-18', method: 'POST', path: '/api/v1/auth/kmc/request', ...open },
  { id: 'API-19', method: 'POST', path: '/api/v1/common/token/remaining', ...open },
  { id: 'API-20', method: 'POST', path: '/api/v1/common/token/create', ...applicant },
  { id: 'API-21', method: 'POST', path: '/api/v1/application/result/check', ...applicant },
  { id: 'API-22', method: 'POST', path: '/api/v1/auth/saveStepHistory', ...applicant },
  { id: 'API-23', method: 'POST', path: '/api/v1/auth/consents', ...applicant },
  { id: 'API-24', method: 'POST', path: '/api/v1/auth/realname', ...applicant },
  { id: 'API-25', method: 'POST', path: '/api/v1/application/info/delitotalamt', ...applicant },
  { id: 'API-26', method: 'POST', path: '/api/v1/common/codes/groups/list', ...open, admin: true },
  { id: 'API-28', method: 'POST', path: '/api/v1/auth/validate-business', ...applicant },
  { id: 'API-29', method: 'POST', path: '/api/v1/auth/validate-account-owner', ...applicant },
  { id: 'API-30', method: 'POST', path: '/api/v1/auth/account/verify', ...applicant },
  { id: 'API-31', method: 'POST', path: '/api/v1/application/create', ...applicant },
  { id: 'API-32', method: 'POST', path: '/api/agreements', ...applicant },
  { id: 'API-34', method: 'POST', path: '/api/v1/application/result/detail/brno', ...adminToo },
  { id: 'API-35', method: 'PATCH', path: '/api/v1/application/update', ...applicant },
  { id: 'API-36', method: 'DELETE', path: '/api/v1/application/delete-direct/{aplyNo}', ...applicant },
  { id: 'API-37', method: 'PATCH', path: '/api/v1/application/reapply/{aplyNo}', ...applicant },
  { id: 'API-38', method: 'POST', path: '/api/v1/proof/cancel', ...applicant },
  { id: 'API-39', method: 'DELETE', path: '/api/v1/proof-mstr/delete/{id}', ...applicant },
  { id: 'API-40', method: 'GET', path: '/api/v1/proof-mstr/get/{id}', ...applicant },
  { id: 'API-41', method: 'GET', path: '/api/v1/proof/file/download/{id}', ...applicant },
  { id: 'API-42', method: 'POST', path: '/api/v1/common/file/presigned-url', ...applicant },
  { id: 'API-47', method: 'POST', path: '/api/v1/common/file/presigned-download-url', ...applicant },
  { id: 'API-48', method: 'POST', path: '/api/v1/proof/proof-create', ...applicant },
  { id: 'API-49', method: 'POST', path: '/api/v1/proof/create-batch', ...applicant },
  { id: 'API-50', method: 'POST', path: '/api/v1/proof/proof-create-parcel', ...applicant },
  { id: 'API-51', method: 'POST', path: '/api/v1/proof/create', ...applicant },
  { id: 'API-52', method: 'POST', path: '/api/v1/proof/update-batch', ...applicant },
  { id: 'API-53', method: 'PUT', path: '/api/v1/proof-mstr/update', ...applicant },
  { id: 'API-54', method: 'DELETE', path: '/api/v1/proof/delete', ...applicant },
  { id: 'API-55', method: 'POST', path: '/api/v1/proof/update', ...applicant },
  { id: 'API-56', method: 'GET', path: '/api/v1/opinionSubmit/list/{aplyNo}', ...adminToo },
  { id: 'API-57', method: 'POST', path: '/api/v1/opinionSubmit/create', ...adminToo },
]
