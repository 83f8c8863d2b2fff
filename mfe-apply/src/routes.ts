import { paths } from 'domain-rules/journey'
import type { Routes } from 'remote-kit'

type Common = Partial<Routes[string]>

const open = { timer: false, needs: [], menu: 'apply' } satisfies Common
const explaining = { ...open, menu: 'eligibility' } satisfies Common
const consenting = { timer: true, needs: ['authCookie'], menu: 'apply' } satisfies Common
const applying = { ...consenting, needs: ['applicationNumber', 'identity', 'authCookie'] } satisfies Common
const forDevelopers = { timer: false, needs: ['devRoutes'] } satisfies Common

/** The routes of an application in order, and two pages that explain it (GUARD-26, AMB-05, AMB-39, AMB-91). */
export const routes = {
  eligibilityCheck: { path: paths.eligibilityCheck, title: '지원대상 확인', ...explaining },
  cautions: { path: '/ctn-mttr', title: '유의사항', ...explaining },
  selfCheck: { path: paths.selfCheck, title: '자가진단', ...open },
  businessNumber: { path: paths.businessNumber, title: '사업자등록번호 확인', ...open },
  identityCheck: {
    path: paths.identityCheck,
    title: '본인인증',
    ...consenting,
    needs: ['applicationNumber'],
  },
  consents: { path: paths.consents, title: '약관동의', ...consenting },
  mydata: { path: '/mydata-agree', title: '마이데이터 동의', ...consenting },
  applicationForm: {
    path: '/aply-info',
    title: '신청정보 입력 (개인)',
    corporationTitle: '신청정보 입력 (법인)',
    ...applying,
  },
  checkAnswers: { path: '/aply-check', title: '신청 내용 확인', ...applying },
  completion: { path: '/aply-cmptn', title: '신청완료', ...applying },
  consentsSandbox: { path: '/info-agree-test', title: '약관동의 (시험)', ...forDevelopers },
  mydataSandbox: { path: '/mydata-agree-test', title: '마이데이터 동의 (시험)', ...forDevelopers },
} satisfies Routes
