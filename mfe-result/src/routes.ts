import { paths } from 'domain-rules/journey'
import type { Routes } from 'remote-kit'

const before = { timer: false, menu: 'result' } satisfies Partial<Routes[string]>
const admin = { timer: false, needs: ['adminAddress'] } satisfies Partial<Routes[string]>
const common = { timer: true, needs: ['authCookie'], menu: 'result' } satisfies Partial<Routes[string]>

/** The routes of the result area (GUARD-06 to GUARD-10, GUARD-16, GUARD-21, AMB-39). */
export const routes = {
  businessNumber: { path: paths.businessNumberForResult, title: '사업자등록번호 확인', ...before, needs: [] },
  identityCheck: { path: '/onslf-check-result', title: '본인인증', ...before, needs: ['businessNumber'] },
  result: { path: paths.result, title: '신청결과 확인', ...common },
  accountCorrection: { path: '/result-modify', title: '계좌정보 수정', ...common },
  accountCorrected: { path: '/result-modify-cmptn', title: '수정완료', ...common, timer: false },
  opinion: { path: '/opinion-submit', title: '의견제출', ...common },
  adminLookup: { path: '/bzmn-result-admin', title: '신청결과 확인 (관리자)', ...admin },
} satisfies Routes
