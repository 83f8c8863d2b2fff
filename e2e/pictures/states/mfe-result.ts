import { expect } from '@playwright/test'
import { texts } from '../../support/texts.ko.ts'
import type { Given, Lead, State } from '../state.ts'

/** Every `prcsStts`, by a name for files. */
const STATUSES = {
  filed: '신청',
  received: '신청완료',
  'information-lookup': '정보조회',
  'supplement-asked-for': '보완요청',
  'supplement-done': '보완완료',
  'being-verified': '검증중',
  'being-examined': '심사중',
  'under-deliberation': '심의중',
  'on-hold': '보류',
  selected: '대상선정',
  'not-selected': '대상미선정',
  'account-verified': '요청검증완료',
  'transfer-failed': '이체결과오류',
  paid: '지급완료',
  cancelled: '사용자취소',
  deleted: '사용자삭제',
}

/** Seeds with more to show. */
const SPECIAL = [
  'paid-in-full',
  'parcel-submitted',
  'held-not-representative',
  'held-other-reason',
  'held-opinion-waiting',
  'held-two-opinions',
  'supplement-requested',
  'every-proof-status',
  'lookups-completed',
  'corporation',
  'three-batches',
]

export const mfeResult: readonly State[] = [
  { name: 'bzmn-result', path: '/bzmn-result' },
  {
    name: 'bzmn-result-none',
    path: '/bzmn-result',
    part: 'window',
    async lead({ site, resultLookup, dialog }) {
      await resultLookup.type((await site.sandbox.business('closed')).businessNumber)
      await resultLookup.confirm()
      await dialog.says(texts.businessNumber.noApplication)
    },
  },
  { name: 'onslf-check-result', scenario: '대상선정', path: '/onslf-check-result' },
  ...Object.entries(STATUSES).map(([name, scenario]) => result(name, scenario)),
  ...SPECIAL.map(name => result(name)),
  {
    name: 'aply-result-cancel',
    scenario: '신청',
    path: '/aply-result',
    part: 'window',
    lead: press('신청취소'),
  },
  { name: 'opinion-submit', scenario: 'held-two-opinions', path: '/opinion-submit' },
  { name: 'opinion-submit-first', scenario: 'held-other-reason', path: '/opinion-submit' },
  { name: 'result-modify', scenario: '이체결과오류', path: '/result-modify' },
  {
    name: 'result-modify-refused',
    scenario: '이체결과오류',
    path: '/result-modify',
    lead: ({ applicationForm }) => applicationForm.button('계좌인증').click(),
  },
  { name: 'result-modify-cmptn', scenario: '이체결과오류', path: '/result-modify-cmptn' },
]

function result(name: string, scenario = name): State {
  return { name: `aply-result-${name}`, scenario, path: '/aply-result' }
}

function press(name: string): Lead {
  return async ({ page, dialog }: Given) => {
    await page.getByRole('main').getByRole('button', { name }).click()
    await expect(dialog.box).toBeVisible()
  }
}
