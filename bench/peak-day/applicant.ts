import { applicationData, consentsBody, textIn } from 'backend/testing'
import { Browser, type Traffic } from './browser.ts'
import { waitInLine, type Turn } from './line.ts'

/** The servers that an applicant's browser reaches through the proxy. */
export type Site = { backend: string; waitingRoom: string }

/** The line of home, in which operators let people in. The others only give passes for their call. */
export const FIRST_LINE = 'act_1'
const [IDENTITY, REAL_NAME, BUSINESS, ACCOUNT] = ['act_13', 'act_4', 'act_5', 'act_6']

const FIRST_BUSINESS = 4_000_000_000
const NAME = '시험신규'
const DOCUMENT = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 65)])
const RECEIPT = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(300_000, 1),
])

/** The files that each applicant sends: one with the form, and one as proof. */
export const FILES = 2

type Journey = { browser: Browser; site: Site; aplyNo: string; brno: string; ci: string }

/**
 * Carries a new person from the business number to the filed application with a document, and uploads a receipt. There is no
 * pause between two calls. Returns the turn in the first line, and the number of the application.
 */
export async function apply(site: Site, place: number, traffic: Traffic): Promise<Turn & { aplyNo: string }> {
  const browser = new Browser(place, traffic)
  const brno = String(FIRST_BUSINESS + place)
  const post = (path: string, body?: object) => browser.call('POST', `${site.backend}/api/v1/${path}`, body)
  const turn = await waitInLine(browser, site.waitingRoom, FIRST_LINE)
  await post('business/supportApplicationBrnoCheck', { brNo: brno })
  const aplyNo = textIn(await post('business/first/register', { brNo: brno }), 'result', 'aplyNo')
  await waitInLine(browser, site.waitingRoom, IDENTITY)
  const ci = await verify(post, aplyNo, brno, () => browser.get(`${site.backend}/api/v1/auth/identity/end`))
  const journey = { browser, site, aplyNo, brno, ci }
  await fillIn(journey, post)
  await file(journey)
  await uploadReceipt(journey, post)
  return { ...turn, aplyNo }
}

type Post = (path: string, body?: object) => Promise<unknown>

/** `endWindow` is the page on which the provider's window ends. */
async function verify(
  post: Post,
  aplyNo: string,
  brno: string,
  endWindow: () => Promise<unknown>,
): Promise<string> {
  const mtxId = textIn(await post('auth/integration/request', { aplyNo }), 'data', 'mtxId')
  await endWindow()
  const ci = textIn(await post('auth/integration/result', { mtxId }), 'data', 'ci')
  await post('auth/simple/success', { aplyNo, ci, name: NAME, birthDay: '19800101', provider: 'bench' })
  await post(`auth/setJwtCookie?brno=${brno}`)
  return ci
}

async function fillIn({ browser, site, aplyNo, brno, ci }: Journey, post: Post): Promise<void> {
  await post(`common/token/create?aplyNo=${aplyNo}`)
  await post('application/result/check', { ci })
  await post(`auth/saveStepHistory?aplyNo=${aplyNo}`)
  await post('auth/consents', consentsBody({ brno, ci, aplyNo }))
  const { rpsrRnno, opbzDt, corpNm, acntNo, bankNm, dpstrNm } = applicationData({ brno, ci, aplyNo })
  await waitInLine(browser, site.waitingRoom, REAL_NAME)
  const residence = { jumin1: rpsrRnno.slice(0, 6), jumin2: rpsrRnno.slice(6) }
  await post('auth/realname', { aplyNo, ci, brno, ...residence, name: NAME })
  await waitInLine(browser, site.waitingRoom, BUSINESS)
  const business = { b_no: brno, start_dt: opbzDt, p_nm: NAME, b_nm: corpNm }
  await post('auth/validate-business', { businesses: [business] })
  await post('application/info/delitotalamt', { brno })
  await post('common/codes/groups/list', { groupId: 'BANK' })
  await waitInLine(browser, site.waitingRoom, ACCOUNT)
  await post('auth/validate-account-owner', { bankCd: '004', acctNo: acntNo })
  const account = { bankCode: '004', bankName: bankNm, accountNumber: acntNo, accountHolder: dpstrNm }
  await post('auth/account/verify', { ...account, aplyNo })
}

async function file({ browser, site, aplyNo, brno, ci }: Journey): Promise<void> {
  const form = new FormData()
  form.set('applicationData', JSON.stringify(applicationData({ brno, ci, aplyNo })))
  form.set('businessRegistrationFile', new File([DOCUMENT], '사업자등록증.pdf'))
  await browser.sendForm(`${site.backend}/api/v1/application/create`, form)
}

async function uploadReceipt({ browser, site }: Journey, post: Post): Promise<void> {
  const asked = { originalFileName: '영수증.png', contentType: 'image/png', fileCategory: 'receipt' }
  const { pathname, search } = new URL(
    textIn(await post('common/file/presigned-url', asked), 'data', 'presignedUrl'),
  )
  await browser.put(`${site.backend}${pathname}${search}`, { type: 'image/png', bytes: RECEIPT })
}
