export const lead =
  '소상공인(개인사업자·법인)의 배달·택배비를 사업체당 최대 30만원까지 지원하는 정부 지원사업입니다.'

export const eligibility = '지원대상 확인'
export const eligibilityHint = '지원 대상과 요건을 먼저 확인합니다.'
export const apply = '신청하기'
export const applyHint = '자가진단 후 사업자등록번호를 확인하고 신청합니다.'
export const applyLocked = (opensAgain: string) =>
  `지금은 신청할 수 없습니다. ${opensAgain} (한국 시각)에 다시 열립니다.`
export const result = '신청결과 확인 및 증빙등록'
export const resultHint = '신청 상태를 확인하고 증빙서류를 등록합니다.'
export const manual = '이용 매뉴얼'
export const manualHint = '신청부터 증빙등록까지 화면별로 안내합니다. (PDF)'
export const guide = '이용 매뉴얼 화면으로 보기'
export const newWindow = '(새 창 열림)'
export const needs = '준비할 것: 사업자등록번호, 휴대폰 또는 인증서, 통장 · 걸리는 시간: 신청정보 작성 5분'

export const queueFailed = '서비스 접속 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.'
export const maintenanceTitle = '시스템 점검 안내'
export const maintenance = (period: string, hours: number) =>
  `시스템 점검 시간에는 서비스 이용이 제한됩니다. 점검 시간: ${period} (${hours}시간)`

export const quickTitle = '신속지급'
export const quickText =
  '주요 배달앱과 배달대행사를 이용해 배달비 내역이 이미 확인된 사업자에게 증빙서류 없이 지급합니다.'
export const quickWho = '대상: 배달 플랫폼 8곳의 이용 사업자'
export const confirmedTitle = '확인지급'
export const confirmedText =
  '그 밖의 택배사·퀵서비스·심부름센터를 이용하거나 직접 배달하는 사업자에게 증빙서류를 확인한 뒤 지급합니다.'
export const confirmedWho = '직접 배달은 1건당 5,000원으로 계산합니다.'
export const proofNoticeAgain = '제출서류 안내 다시 보기'

export const facts = '지원사업 한눈에 보기'
export const factRows = [
  ['지원 대상', '2024년 12월 31일 이전에 개업해 운영 중이고 연 매출액이 3억원 이하인 소상공인'],
  ['지원 금액', '사업체당 최대 30만원'],
  ['인정 기간', '2024년 1월부터 2025년 12월까지 낸 배달·택배비'],
  ['신청 기한', '예산이 모두 쓰일 때까지 접수 순서대로 지원'],
] as const
