export const open = '지원사업 공고문 열기 (PDF)'
