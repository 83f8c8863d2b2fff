/** The specification's sentence for a supplement that failed (PDET-40). */
export const texts = { batchUpdateFailed: '일괄 수정에 실패했습니다.' } as const
