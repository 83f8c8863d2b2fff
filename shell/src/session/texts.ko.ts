export const rest = '남은 시간'
export const hearRest = '남은 시간 듣기'
export const spokenRest = (time: string) => `남은 시간은 ${time}입니다.`
export const extend = '시간 연장'
export const logOut = '로그아웃'
export const logOutQuestion =
  '로그아웃하시겠습니까? 작성하던 내용을 이어서 쓰시려면 본인인증을 다시 하셔야 합니다.'
export const stay = '계속 이용'
