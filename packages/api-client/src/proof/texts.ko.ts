/** The specification's sentence for a supplement that failed (PDET-40). */
export const texts = { batchUpdateFailed: '보완한 내용을 저장하지 못했습니다.' } as const
