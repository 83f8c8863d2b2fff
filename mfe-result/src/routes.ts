import { paths } from 'domain-rules/journey'
import type { Routes } from 'remote-kit'

/** The routes of the result area (GUARD-06 to GUARD-10, GUARD-16, GUARD-21, AMB-39). */
export const routes = {
  businessNumber: {
    path: paths.businessNumberForResult,
    title: '사업자등록번호 확인',
    timer: false,
    needs: [],
    menu: 'result',
  },
  identityCheck: {
    path: '/onslf-check-result',
    title: '본인인증',
    timer: false,
    needs: ['businessNumber'],
    menu: 'result',
  },
  result: {
    path: paths.result,
    title: '신청결과 확인',
    timer: true,
    needs: ['authCookie'],
    menu: 'result',
  },
  accountCorrection: {
    path: '/result-modify',
    title: '계좌정보 수정',
    timer: true,
    needs: ['authCookie'],
    menu: 'result',
  },
  accountCorrected: {
    path: '/result-modify-cmptn',
    title: '수정완료',
    timer: false,
    needs: ['authCookie'],
    menu: 'result',
  },
  opinion: { path: '/opinion-submit', title: '의견제출', timer: true, needs: ['authCookie'], menu: 'result' },
  adminLookup: {
    path: '/bzmn-result-admin',
    title: '신청결과 확인 (관리자)',
    timer: false,
    needs: ['adminAddress'],
  },
} satisfies Routes
