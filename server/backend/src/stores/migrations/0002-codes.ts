export type CodeRow = {
  groupId: 'BANK' | 'REAS_TYPE'
  codeId: string
  name: string
  value: string
  description: string
  position: number
}

// Some codes have lost their leading zeros, as in production; they are padded before a bank is called (APLY-78).
const banks = [
  ['4', 'KB국민은행'],
  ['11', 'NH농협은행'],
  ['020', '우리은행'],
  ['088', '신한은행'],
  ['081', '하나은행'],
  ['3', 'IBK기업은행'],
  ['023', 'SC제일은행'],
  ['090', '카카오뱅크'],
  ['092', '토스뱅크'],
  ['089', '케이뱅크'],
  ['2', 'KDB산업은행'],
  ['7', '수협은행'],
  ['027', '한국씨티은행'],
  ['031', 'iM뱅크'],
  ['032', '부산은행'],
  ['034', '광주은행'],
  ['035', '제주은행'],
  ['037', '전북은행'],
  ['039', '경남은행'],
  ['045', '새마을금고'],
  ['048', '신협'],
  ['071', '우체국'],
] as const

const reasons = [
  ['US01', '주대표자 미일치', '신청자가 주대표자와 일치하지 않습니다.'],
  ['US02', '폐업', '폐업한 사업자로 확인되었습니다.'],
  ['US99', '기타', '추가 확인이 필요합니다.'],
] as const

/** The code groups that the schema brings (a§3, r§3). */
export const codeRows: readonly CodeRow[] = [
  ...banks.map(([codeId, name], place) => row('BANK', codeId, name, '', place)),
  ...reasons.map(([codeId, name, description], place) => row('REAS_TYPE', codeId, name, description, place)),
]

function row(groupId: CodeRow['groupId'], codeId: string, name: string, description: string, place: number) {
  return { groupId, codeId, name, value: codeId, description, position: place + 1 }
}
