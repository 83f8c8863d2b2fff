import { expect, it } from 'vitest'
import { paths } from './paths.ts'
import { routeTitle } from './route-title.ts'
import { allRoutes } from './routes/all-routes.ts'

const individual = { managementType: '1' }

it('every path is a route, once', () => {
  expect(allRoutes.map(({ path }) => path).toSorted()).toEqual(Object.values(paths).toSorted())
})

it('the timer is shown on these routes and no others (GUARD-01 to GUARD-25, AMB-05)', () => {
  expect(allRoutes.filter(({ timer }) => timer).map(({ path }) => path)).toEqual([
    '/onslf-check',
    '/info-agree',
    '/mydata-agree',
    '/aply-info',
    '/aply-cmptn',
    '/aply-result',
    '/result-modify',
    '/opinion-submit',
    '/proof-intro',
    '/proof-reg',
    '/proof-reg-all',
    '/proof-reg-add',
    '/proof-reg-parcel',
    '/detail-page',
  ])
})

it.each([
  ['/', '소상공인 배달·택배비 지원'],
  ['/elig-check', '지원대상 확인'],
  ['/ctn-mttr', '유의사항'],
  ['/self-check', '자가진단'],
  ['/bzmn-reg', '사업자등록번호 확인'],
  ['/bzmn-result', '사업자등록번호 확인'],
  ['/onslf-check', '본인인증'],
  ['/onslf-check-result', '본인인증'],
  ['/info-agree', '약관동의'],
  ['/mydata-agree', '마이데이터 동의'],
  ['/aply-cmptn', '신청완료'],
  ['/aply-result', '신청결과 확인'],
  ['/result-modify', '계좌정보 수정'],
  ['/result-modify-cmptn', '수정완료'],
  ['/opinion-submit', '의견제출'],
  ['/proof-intro', '증빙등록'],
  ['/proof-reg-all', '증빙등록'],
  ['/detail-page', '증빙등록'],
  ['/proof-reg', '직접배달 증빙'],
  ['/proof-reg-add', '직접배달 증빙'],
  ['/proof-reg-parcel', '택배사 이용내역 조회'],
  ['/objctRqst', '이의신청 안내'],
  ['/board-faq', '자주 묻는 질문'],
  ['/region-center', '지역센터 안내'],
  ['/info-privacy', '개인정보처리방침'],
  ['/info-terms', '이용약관'],
  ['/coming-soon', '시스템 점검'],
  ['/user-guide', '이용 매뉴얼'],
])('%s is called %s', (path, title) => {
  expect(titleOf(path, individual)).toBe(title)
})

it.each([
  ['0', '신청정보 입력 (법인)'],
  ['1', '신청정보 입력 (개인)'],
  ['', '신청정보 입력 (개인)'],
])('the application form of management type "%s" is called %s', (managementType, title) => {
  expect(titleOf('/aply-info', { managementType })).toBe(title)
})

it('every route has a title', () => {
  expect(allRoutes.filter(({ title }) => title === '')).toEqual([])
})

function titleOf(path: string, session: { managementType: string }) {
  const route = allRoutes.find(found => found.path === path)
  return route && routeTitle(route, session)
}
