/** Every page that anybody may open, with its title in the specification's words, or ours where it has none. */
export const pagesForEverybody = [
  ['/elig-check', '지원대상 확인'],
  ['/ctn-mttr', '유의사항'],
  ['/self-check', '자가진단'],
  ['/bzmn-reg', '사업자등록번호 확인'],
  ['/bzmn-result', '사업자등록번호 확인'],
  ['/board-faq', '자주 묻는 질문'],
  ['/region-center', '지역센터 안내'],
  ['/info-privacy', '개인정보처리방침'],
  ['/info-terms', '이용약관'],
  ['/coming-soon', '시스템 점검'],
  ['/objctRqst', '이의신청 안내'],
  ['/user-guide', '이용 매뉴얼'],
  ['/popup', '팝업 미리보기'],
  ['/modal-alert', '알림 미리보기'],
  ['/licenses', '저작권 및 오픈소스 안내'],
] as const

/** Every page that an applicant comes to, an individual who is signed in. */
export const pagesOfAnApplicant = [
  ['/onslf-check', '본인인증'],
  ['/info-agree', '약관동의'],
  ['/mydata-agree', '마이데이터 동의'],
  ['/aply-info', '신청정보 입력 (개인)'],
  ['/aply-cmptn', '신청완료'],
  ['/onslf-check-result', '본인인증'],
  ['/aply-result', '신청결과 확인'],
  ['/result-modify', '계좌정보 수정'],
  ['/result-modify-cmptn', '수정완료'],
  ['/opinion-submit', '의견제출'],
  ['/proof-intro', '증빙등록'],
  ['/proof-reg', '직접배달 증빙'],
  ['/proof-reg-all', '증빙등록'],
  ['/proof-reg-add', '직접배달 증빙'],
  ['/proof-reg-parcel', '택배사 이용내역 조회'],
  ['/detail-page', '증빙등록'],
] as const
