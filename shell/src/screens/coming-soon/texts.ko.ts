export const lead =
  '더 안정적인 서비스를 제공하기 위해 시스템을 점검합니다. 점검하는 동안에는 서비스를 이용하실 수 없습니다.'
export const periodTerm = '점검 일시'
export const nowTerm = '현재'
export const before = '점검 전입니다.'
export const during = '점검 중입니다.'
export const after = '예정 시간이 지났습니다.'
export const scopeTerm = '점검 범위'
export const scope = '배달·택배비 지원 누리집 전체 (신청, 신청결과 확인, 증빙등록)'
export const resumeTitle = '서비스 재개 시각은 변경될 수 있습니다.'
export const resumeText =
  '점검 상황에 따라 재개 시각이 앞당겨지거나 늦어질 수 있습니다. 이용에 불편을 드려 죄송합니다.'
export const savedTitle = '작성 중이던 신청이 있다면'
export const savedText =
  '점검 전에 접수를 마친 신청은 그대로 보관됩니다. 접수를 마치지 않은 신청은 점검이 끝난 뒤 다시 작성해주세요.'
export const goHome = '처음 화면으로'
