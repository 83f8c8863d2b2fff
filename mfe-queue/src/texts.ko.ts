/** Texts of the waiting room that are needed before its overlay is loaded. */
export const title = '서비스 접속 대기 중입니다.'
export const goesOnByItself = '잠시만 기다리시면 자동 접속됩니다.'
export const blocked = '현재 서비스 접속이 제한되어 있습니다. 잠시 후 다시 시도해주세요.'
export const preWait = '잠시만 기다려주세요.'
