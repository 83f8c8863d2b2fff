export const caption = '공지'
export const title = '제목'
export const text = '내용'
export const textHint = '줄을 바꾸면 문단이 나뉩니다. 태그와 서식은 적은 그대로 보입니다.'
export const address = '링크 주소'
export const addressHint = '링크가 없으면 비워둡니다. 예: /user-guide, https://www.example.org/'
export const label = '링크 이름'
export const place = '위치'
export const places = {
  popup: '처음 화면 팝업',
  banner: '모든 화면 위쪽',
  homeBanner: '처음 화면 위쪽',
  page: '공지사항 화면',
} as const
export const period = '게시 기간'
export const from = '게시 시작 (한국 시각)'
export const until = '게시 종료 (한국 시각)'
export const order = '순서'
export const orderHint = '1부터 99까지 입력합니다. 작은 숫자가 먼저 보입니다.'
export const state = '상태'
export const planned = '예약'
export const live = '게시 중'
export const over = '종료'
export const actions = '작업'
export const edit = '수정'
export const none = '아직 등록한 공지가 없습니다.'
export const write = '공지 쓰기'
export const change = '공지 수정'
export const publish = '게시'
export const endIt = '지금 종료'
export const deleteIt = '삭제'
export const publishes = '게시 기간이 되면 누리집에 바로 보입니다.'
export const ends = '지금부터 누리집에 보이지 않습니다. 게시 기간을 고치면 다시 보입니다.'
export const deletes = '지금부터 누리집에 보이지 않고 내용도 지워집니다. 되돌릴 수 없습니다.'
export const windows = { phone: '휴대전화 미리보기', computer: '컴퓨터 미리보기' } as const
export const notToday = '오늘 하루 열지 않기'
export const close = '닫기'
