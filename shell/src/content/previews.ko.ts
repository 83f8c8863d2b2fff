/** The pages on which an editor looks at a notice before it is published (AMB-90). */
export const popupPreview = {
  lead: '처음 화면과 자주 묻는 질문 화면에 표시되는 팝업을 미리 볼 수 있습니다. 여기서 닫아도 실제 화면의 팝업에는 영향이 없습니다.',
  proofNotice: '처음 화면 팝업',
  proofNoticeText: '확인지급에 필요한 제출서류를 안내합니다. ‘오늘 하루 열지 않기’가 선택된 상태로 열립니다.',
  showProofNotice: '처음 화면 팝업 보기',
  faqNotice: '자주 묻는 질문 팝업',
  faqNoticeText: '보완요청을 안내합니다. ‘오늘 하루 열지 않기’가 선택되지 않은 상태로 열립니다.',
  showFaqNotice: '자주 묻는 질문 팝업 보기',
}

export const alertPreview = {
  lead: '알림창과 확인창이 어떻게 표시되는지 미리 볼 수 있습니다.',
  alertTitle: '알림창',
  alertText: '내용을 알리고 확인을 받습니다.',
  showAlert: '알림창 보기',
  alertMessage: '접수가 완료되었습니다.',
  confirmTitle: '확인창',
  confirmText: '계속할지 묻고 답을 받습니다.',
  showConfirm: '확인창 보기',
  confirmMessage: '처음 화면으로 돌아갑니다.',
  yes: '예',
  no: '아니요',
  answered: (answer: string) => `선택한 답: ${answer}`,
}
