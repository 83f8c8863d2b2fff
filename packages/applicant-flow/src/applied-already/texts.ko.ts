export const toResult = '신청결과 확인하기'
