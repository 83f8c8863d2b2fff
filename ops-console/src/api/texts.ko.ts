export const unreachable = '서버에 연결할 수 없습니다. 연결되면 자동으로 다시 불러옵니다.'
export const unexpected = '서버의 응답을 이해할 수 없습니다. 콘솔을 새로 불러와주세요.'
