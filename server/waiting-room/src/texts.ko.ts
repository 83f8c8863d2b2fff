/** For a tester who names an unknown line. */
export const unknownAction = '대기열이 없는 동작입니다.'
