/** Sentences about files and proof, to the letter where the specification has them (r§8). */
export const proofTexts = {
  file: {
    typeRefused: '지원하지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf만 가능)',
    notFound: '파일을 불러올 수 없습니다.',
    notReady: '컨텐츠 준비중입니다.',
    notUploaded: '파일업로드 중 오류가 발생했습니다. 다시 시도해주세요.',
    forbidden: '파일 주소가 올바르지 않거나 만료되었습니다.',
    tooLarge: '파일 크기는 10MB를 초과할 수 없습니다.',
    inUse: '이미 등록된 파일은 변경할 수 없습니다.',
    sentTwice: '같은 파일이 두 번 등록되었습니다.',
  },
  proof: {
    notFound: '증빙 정보를 찾을 수 없습니다.',
    created: '증빙자료가 등록되었습니다.',
    parcelRequested: '택배사 이용내역 조회신청이 완료되었습니다.',
    supplemented: '보완등록이 완료되었습니다.',
    updated: '증빙 정보가 수정되었습니다.',
    fileReplaced: '증빙 파일이 변경되었습니다.',
    deleted: '증빙이 삭제되었습니다.',
    cancelled: '증빙이 취소되었습니다.',
    batchCancelled: '취소가 완료되었습니다.',
    takesNoFiles: '이 증빙에는 파일을 등록할 수 없습니다.',
    otherKind: '이 증빙에 등록할 수 없는 종류의 파일이 있습니다.',
    uncounted: '영업증빙에는 증빙기간과 총 증빙건수를 등록하지 않습니다.',
    oneAtATime: '한 번에 하나의 증빙에만 등록할 수 있습니다.',
    sentTwice: '같은 증빙이 두 번 등록되었습니다.',
  },
} as const
