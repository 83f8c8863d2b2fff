export const title = '화면을 아직 불러오지 못했습니다.'
export const text = '불러오는 데 시간이 걸리고 있습니다. 준비되는 대로 이 자리에 보여드립니다.'
