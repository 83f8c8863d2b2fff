export const received = '접수가 완료되었습니다.'
export const greeting = (name: string) => `${name}님, 신청이 정상적으로 접수되었습니다.`
export const receiptTitle = '접수 내역'
export const applicationNumber = '신청번호'
export const representative = '대표자명'
export const businessNumber = '사업자등록번호'
export const companyName = '상호명(법인명)'
export const receivedAt = '접수일시'
export const payout = '지급 방식'
export const quick = '신속지급'
export const confirmed = '확인지급'
export const account = '지급 계좌'
export const documents = '제출서류'
export const noDocuments = '없음'
export const copy = '복사'
export const copied = '신청번호를 복사했습니다.'
export const notCopied = '복사하지 못했습니다. 신청번호를 직접 선택하여 복사해주세요.'
export const hint = "신청결과는 처음 화면의 '신청결과 확인 및 증빙등록'에서 확인하실 수 있습니다."
export const times =
  '기간은 심사량에 따라 다르며, 결과는 이 누리집에서 확인하실 수 있습니다. 문자는 보내드리지 않습니다.'
export const nextTitle = '앞으로의 절차'
export const next = [
  ['정보조회', '접수 순서에 따라 사업체 정보를 조회합니다. 지금 하실 일은 없습니다.'],
  [
    '검증·심의',
    '지원 요건을 검증하고 심의합니다. 보완요청을 받으시면 요청받은 날부터 7일 안에 보완해주세요.',
  ],
  [
    '대상결정',
    '결정되는 대로 신청결과에 표시됩니다. 확인지급 대상자는 이때부터 증빙서류를 등록하실 수 있습니다.',
  ],
  ['지급', '신청하신 계좌로 지급합니다. 지급이 끝나면 신청결과에 지급완료로 표시됩니다.'],
] as const
export const helpTitle = '문의처'
export const print = '접수증 인쇄'
export const confirm = '확인'
export const credit = '소상공인 신용지원사업 알아보기'
export const noReceipt =
  '이 화면에는 접수 내역이 남아 있지 않습니다. 신청하셨다면 신청결과에서 확인하실 수 있습니다.'
export const toResult = '신청결과 확인'
export const toForm = '신청정보 입력'
