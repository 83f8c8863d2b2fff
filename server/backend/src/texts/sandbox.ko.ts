/** What the sandbox says to a tester. */
export const sandboxTexts = {
  malformed: '시험용 요청이 올바르지 않습니다.',
  unknownApplication: '신청정보가 존재하지 않습니다.',
  unknownProof: '증빙정보가 존재하지 않습니다.',
  unknownOpinion: '의견이 존재하지 않습니다.',
  unknownPerson: '시험 인물을 찾을 수 없습니다.',
  unknownAction: '대기열이 없는 동작입니다.',
  takenByAnother: '이 사람 또는 사업자의 다른 신청이 진행 중이어서 이 상태로 변경할 수 없습니다.',
  scenarios: {
    paidInFull: '지급완료, 지급 총액 300,000원 (추가 증빙 불가)',
    parcelSubmitted: '대상선정, 택배사 이용내역 조회 중 (택배 증빙 제출)',
    heldNotRepresentative: '보류, US01 주대표자 미일치 (의견제출 없음)',
    heldOtherReason: '보류, US99 기타 사유 (의견제출 가능)',
    heldOpinionWaiting: '보류, 답변 대기 중인 의견 1건',
    heldTwoOpinions: '보류, 답변된 의견 2건 (더 제출할 수 없음)',
    supplementRequested: '대상선정, 증빙 묶음과 증빙 2건 보완요청',
    businessProofPaid: '대상선정, 영업 증빙 지급완료',
    status: (status: string) => `신청 상태 '${status}'`,
  },
  samples: {
    opinion: (position: number) => `시험용 의견 ${position}입니다.`,
    answer: '시험용 답변입니다.',
    supplementReason: '이용 내역이 확인되지 않습니다. 다시 제출해주세요.',
    fileName: (position: number) => `시험증빙${position}.pdf`,
  },
} as const
