import { paths } from 'domain-rules/journey'
import type { Routes } from 'remote-kit'

/** The needs of every page of proof: the cookie, and besides it the token (GUARD-37). */
const common = { timer: true, needs: ['authCookie', 'token'], menu: 'result' } satisfies Partial<
  Routes[string]
>

/** The routes of proof (GUARD-11 to GUARD-15, GUARD-17). */
export const routes = {
  intro: { path: paths.proofIntro, title: '증빙등록', ...common },
  business: { path: '/proof-reg', title: '직접배달 증빙', ...common },
  general: { path: '/proof-reg-all', title: '증빙등록', ...common },
  add: { path: '/proof-reg-add', title: '직접배달 증빙', ...common },
  parcel: { path: '/proof-reg-parcel', title: '택배사 이용내역 조회', ...common },
  detail: { path: paths.proofDetail, title: '증빙등록', ...common },
} satisfies Routes
