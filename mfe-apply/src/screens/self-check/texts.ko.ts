export const lead = '다섯 가지 질문에 답하시면 지원 대상인지 바로 확인하실 수 있습니다.'
export const yes = '예'
export const no = '아니요'
/** `rule` is shown to an applicant who answers no. */
export const questions = [
  {
    label: '개업일',
    text: '2024년 12월 31일 이전(당일 포함)에 개업하셨나요?',
    rule: '개업일: 2024년 12월 31일까지 개업한 사업체를 지원합니다.',
  },
  {
    label: '영업 여부',
    text: '현재 영업 중이신가요?',
    rule: '영업 여부: 신청일 현재 폐업하지 않은 사업체를 지원합니다.',
  },
  {
    label: '연 매출액',
    text: '2023년 또는 2024년 연 매출액이 0원 초과 3억원 이하인가요?',
    hint: '연도 중에 개업하셨다면 연 매출액으로 환산한 금액을 기준으로 합니다.',
    rule: '연 매출액: 2023년과 2024년 가운데 한 해라도 0원 초과 3억원 이하인 사업체를 지원합니다.',
  },
  {
    label: '대표자 본인',
    text: '신청하시는 분이 대표자 본인이신가요?',
    rule: '대표자 본인: 대표자 본인만 신청할 수 있으며, 공동대표 사업체는 주대표자가 신청합니다.',
  },
  {
    label: '증빙서류',
    text: '확인지급을 받으려면 증빙서류를 제출해야 한다는 점을 확인하셨나요?',
    rule: '증빙서류: 확인지급은 증빙서류를 제출하셔야 받을 수 있습니다. 내용을 확인하셨다면 ‘예’를 선택해주세요.',
  },
] as const
export const refused = {
  title: '지원 요건을 확인해주세요',
  answerAgain: '답을 잘못 고르셨다면 아래에서 고친 뒤 다시 확인하실 수 있습니다.',
  ask: '요건에 맞는지 잘 모르시면 아래로 문의해주세요.',
  conditions: '지원 요건 자세히 보기',
} as const
export const confirm = '확인'
export const cancel = '취소'
