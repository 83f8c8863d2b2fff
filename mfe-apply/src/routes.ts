import { paths } from 'domain-rules/journey'
import type { Routes } from 'remote-kit'

/** The routes of an application in order, and two pages that explain it (GUARD-26, AMB-05, AMB-39, AMB-91). */
export const routes = {
  eligibilityCheck: {
    path: paths.eligibilityCheck,
    title: '지원대상 확인',
    timer: false,
    needs: [],
    menu: 'eligibility',
  },
  cautions: { path: '/ctn-mttr', title: '유의사항', timer: false, needs: [], menu: 'eligibility' },
  selfCheck: { path: paths.selfCheck, title: '자가진단', timer: false, needs: [], menu: 'apply' },
  businessNumber: {
    path: paths.businessNumber,
    title: '사업자등록번호 확인',
    timer: false,
    needs: [],
    menu: 'apply',
  },
  identityCheck: {
    path: paths.identityCheck,
    title: '본인인증',
    timer: true,
    needs: ['applicationNumber'],
    menu: 'apply',
  },
  consents: { path: paths.consents, title: '약관동의', timer: true, needs: ['authCookie'], menu: 'apply' },
  mydata: {
    path: '/mydata-agree',
    title: '마이데이터 동의',
    timer: true,
    needs: ['authCookie'],
    menu: 'apply',
  },
  applicationForm: {
    path: '/aply-info',
    title: '신청정보 입력 (개인)',
    corporationTitle: '신청정보 입력 (법인)',
    timer: true,
    needs: ['applicationNumber', 'identity', 'authCookie'],
    menu: 'apply',
  },
  checkAnswers: {
    path: '/aply-check',
    title: '신청 내용 확인',
    timer: true,
    needs: ['applicationNumber', 'identity', 'authCookie'],
    menu: 'apply',
  },
  completion: {
    path: '/aply-cmptn',
    title: '신청완료',
    timer: true,
    needs: ['applicationNumber', 'identity', 'authCookie'],
    menu: 'apply',
  },
  consentsSandbox: { path: '/info-agree-test', title: '약관동의 (시험)', timer: false, needs: ['devRoutes'] },
  mydataSandbox: {
    path: '/mydata-agree-test',
    title: '마이데이터 동의 (시험)',
    timer: false,
    needs: ['devRoutes'],
  },
} satisfies Routes
