import { configureApiClient } from 'api-client/http'
import { drawScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { CorrectionScreen } from './screens/result-modify/correction-screen.tsx'
import { OpinionScreen } from './screens/opinion-submit/opinion-screen.tsx'
import { ResultScreen } from './screens/aply-result/result-screen.tsx'

const applicant = { identityCi: 'ci', businessNumber: '1234567890', half: 'result', token: 't' } as const

const batch = {
  receiptProofMstrId: 7,
  aplyType: '기타',
  amountCountType: 'X',
  amountDcsn: 'abc',
  useProofPeriod: null,
  aplyTypeDetail: '99,abc',
  updtDt: 'x',
  cmpltDt: 20_250_101,
}
const item = {
  receiptProofId: 1,
  receiptProofMstrId: 7,
  aplyType: 'X',
  files: [{ fileId: 3, fileSize: 'x' }, null],
}
const sparse = {
  aplyNo: 20_250_000_000_001,
  dcsnAmt: null,
  registDt: 'garbage',
  updtDt: '2025-13-45',
  histories: null,
}
const withProof = {
  ...sparse,
  receiptProofMstrs: [batch, null, {}, { ...batch, receiptProofMstrId: 8, progressStatus: '보완요청' }],
  receiptProofs: [item, 7],
  histories: { content: [{ prcsStts: '신청', registDt: null }, {}] },
}
const withoutWords = {
  ...sparse,
  prcsStts: null,
  receiptProofMstrs: [{ ...batch, aplyType: null }],
  receiptProofs: [{ ...item, aplyType: null }],
}
const found = (result: object) => ({ status: 200, result })

const screens = [
  ['/aply-result', <ResultScreen key="result" />],
  ['/result-modify', <CorrectionScreen key="correction" />],
  ['/opinion-submit', <OpinionScreen key="opinion" />],
] as const

const bodies: readonly [string, unknown][] = [
  ['a refusal without words', { status: 400 }],
  ['a refusal in words for programs', { status: 500, message: 'Internal Server Error' }],
  ['nothing', undefined],
  ['null', null],
  ['no result', { status: 200, result: null }],
  ['a result without content', found({})],
  ['an application that is paid, with its number alone', found({ ...sparse, prcsStts: '지급완료' })],
  ['one on hold for unknown reasons', found({ ...sparse, prcsStts: '보류', prcsSttsRemark: 'US77,,X' })],
  [
    'one whose transfer failed, with half of the account',
    found({ ...sparse, prcsStts: '이체결과오류', acntNo: 12 }),
  ],
  ['one without a status, its batches without a type', found(withoutWords)],
  ['one with damaged proof', found({ ...withProof, prcsStts: '대상선정' })],
]

it.each(screens.flatMap(([at, screen]) => bodies.map(([what, body]) => [at, what, screen, body] as const)))(
  '%s bears %s, and leaves no gap',
  async (at, _what, screen, body) => {
    const sent = body === undefined ? '' : JSON.stringify(body)
    const baseUrl = `data:application/json;charset=utf-8,${encodeURIComponent(sent)}#`
    configureApiClient({ baseUrl, timeoutMs: 3000, bearerToken: () => null })
    const { container, dialogs, goneTo } = await drawScreen(screen, { at, session: applicant })
    const isSettled = () => goneTo() !== null || /다시 불러오기|기본정보/.test(container.innerText)
    await expect.poll(isSettled).toBe(true)

    const words = `${container.innerText} ${JSON.stringify(dialogs.alert.mock.calls.map(([message]) => message))}`
    expect(words).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid|Error|-까지|\(\)/)
    const facts = [...container.querySelectorAll('dd, tbody td')].map(({ textContent }) => textContent)
    expect(facts).not.toContain('')
  },
)
