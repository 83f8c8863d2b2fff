export const guard = {
  businessNumberFirst: '사업자등록번호 확인을 진행해주세요.',
  identityFirst: '본인인증을 먼저 진행해주세요.',
  authenticationExpired: '인증정보가 만료되었습니다.',
  tokenExpired: '인증이 만료되었습니다. 다시 인증해주세요.',
  unknownPath: '잘못된 접근입니다.',
} as const

import type { paths } from '../journey/paths.ts'

/** The title of every page, by the name of its path. */
export const titles: Readonly<Record<keyof typeof paths, string>> = {
  home: '소상공인 배달·택배비 지원',

  eligibilityCheck: '지원대상 확인',
  cautions: '유의사항',
  selfCheck: '자가진단',
  businessNumber: '사업자등록번호 확인',
  identityCheck: '본인인증',
  consents: '약관동의',
  mydata: '마이데이터 동의',
  applicationForm: '신청정보 입력',
  completion: '신청완료',
  consentsTrial: '약관동의 (시험)',
  mydataTrial: '마이데이터 동의 (시험)',

  businessNumberForResult: '사업자등록번호 확인',
  identityCheckForResult: '본인인증',
  result: '신청결과 확인',
  accountCorrection: '계좌정보 수정',
  accountCorrected: '수정완료',
  opinion: '의견제출',
  adminLookup: '신청결과 확인 (관리자)',

  proofIntro: '증빙등록',
  proofBusiness: '직접배달 증빙',
  proofGeneral: '증빙등록',
  proofAdd: '직접배달 증빙',
  proofParcel: '택배사 이용내역 조회',
  proofDetail: '증빙등록',

  faq: '자주 묻는 질문',
  centres: '지역센터 안내',
  privacy: '개인정보처리방침',
  terms: '이용약관',
  maintenance: '시스템 점검',
  objectionGuide: '이의신청 안내',
  userGuide: '이용 매뉴얼',
  popupPreview: '팝업 미리보기',
  alertPreview: '알림 미리보기',
  licences: '저작권 및 오픈소스 안내',
  kmcResult: '본인인증 결과',
  integrationResult: '본인인증 결과',
}
