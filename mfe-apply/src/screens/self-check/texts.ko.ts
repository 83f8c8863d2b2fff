export const lead = '다섯 가지 질문에 답하시면 지원 대상인지 바로 확인하실 수 있습니다.'
export const yes = '예'
export const no = '아니요'
export const questions = [
  { label: '개업일', text: '2024년 12월 31일 이전(당일 포함)에 개업하셨나요?' },
  { label: '영업 여부', text: '현재 영업 중이신가요?' },
  {
    label: '연 매출액',
    text: '2023년 또는 2024년 연 매출액이 0원 초과 3억원 이하인가요?',
    hint: '연도 중에 개업하셨다면 연 매출액으로 환산한 금액을 기준으로 합니다.',
  },
  { label: '대표자 본인', text: '신청하시는 분이 대표자 본인이신가요?' },
  { label: '증빙서류', text: '확인지급을 받으려면 증빙서류를 제출해야 한다는 점을 확인하셨나요?' },
] as const
export const confirm = '확인'
export const cancel = '취소'
