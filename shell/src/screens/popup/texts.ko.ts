export const lead =
  '처음 화면과 자주 묻는 질문 화면에 표시되는 팝업을 미리 볼 수 있습니다. 여기서 닫아도 실제 화면의 팝업에는 영향이 없습니다.'
export const proofNotice = '처음 화면 팝업'
export const proofNoticeText =
  '확인지급에 필요한 제출서류를 안내합니다. ‘오늘 하루 열지 않기’가 선택된 상태로 열립니다.'
export const showProofNotice = '처음 화면 팝업 보기'
export const faqNotice = '자주 묻는 질문 팝업'
export const faqNoticeText = '보완요청을 안내합니다. ‘오늘 하루 열지 않기’가 선택되지 않은 상태로 열립니다.'
export const showFaqNotice = '자주 묻는 질문 팝업 보기'
