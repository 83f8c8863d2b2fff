/** Sentences for refusals that give no reason. */
export const texts = {
  cancelFailed: '처리 중 오류가 발생했습니다.',
  reapplyFailed: '재신청 처리 중 오류가 발생했습니다.',
  updateFailed: '오류가 발생했습니다.',
} as const
