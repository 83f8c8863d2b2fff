/** Texts beside every agreement on a page of proof. */
export const legend = '동의'
export const agree = '위 내용을 확인했으며 동의합니다'
export const agreed = '동의함'
