import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkKoreanStyle, styleRemarks } from './korean-style.ts'

it.each([
  ['다시 확인해 주세요.', '다시 확인해주세요.'],
  ['알려 주십시오.', '알려주십시오.'],
  ['결과를 보여 드립니다.', '번호를 드립니다.'],
  ['문자는 보내 드리지 않습니다.', '문자는 보내드리지 않습니다.'],
  ['이미 신청했어요.', '창을 닫지 마세요. 계속하시겠습니까? 아니요.'],
  ['‘{name}’은(는) 입력되지 않았습니다.', '입력되지 않은 글자: {name}'],
  ['상태가 {status}(으)로 바뀌었습니다.', '상태가 바뀌었습니다: {status}'],
  ['신청자 성명', '주민등록번호와 신청자 성명이 일치하지 않습니다.'],
  ['법인등록번호', '법인번호'],
  ['입금계좌', '지급 계좌'],
  ['계좌 정보를 수정합니다.', '계좌정보를 수정합니다.'],
  ['고객센터로 문의해주세요.', '콜센터로 문의해주세요.'],
  ['문의전화: {number}', '신청 문의: {number}'],
  ['전체 {pages}쪽', '위쪽에 남은 시간이 나옵니다.'],
  ['이전 쪽', '이전 페이지'],
  ['파일 다운로드', '파일 내려받기'],
  ['시행일: 2025-02-17', '시행일: 2025. 2. 17.'],
  ['오른쪽 버튼을 눌러주세요.', '아래의 확인을 눌러주세요.'],
  ['빨간 글자를 고쳐주세요.', '잘못 입력된 칸을 고쳐주세요.'],
  ['2025.02.17', '2025년 2월 17일, 2026-03-02T09:00:00+09:00'],
])('"%s" breaks a rule, "%s" does not', (wrong, right) => {
  expect(styleRemarks(wrong)).toHaveLength(1)
  expect(styleRemarks(right)).toEqual([])
})

it('a sentence of the specification is exempt by its id, and nothing else in its place', () => {
  const row = ['IDENT-20', 'identity', 'a§5', 'A blocked popup.', '팝업 차단을 해제해 주세요.', 'ui']
  const texts = [
    "export const blocked = '팝업 차단을 해제해 주세요.'",
    "export const again = '다시 해 주세요.'",
  ]
  const root = temporaryFolder({
    'docs/requirements.tsv': row.join('\t'),
    'area/texts.ko.ts': texts.join('\n'),
  })
  expect(checkKoreanStyle(root, ['area'])).toEqual([
    'area/texts.ko.ts:2 write …해주세요, joined: 다시 해 주세요.',
  ])
})
