/** What the sandbox says to a tester who names a line that there is not. */
export const unknownAction = '대기열이 없는 동작입니다.'
