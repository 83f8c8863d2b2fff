/** The sentences of every server for a request that it cannot serve. */
export const texts = {
  malformed: '요청 형식이 올바르지 않습니다.',
  fieldMalformed: '올바르지 않은 값입니다.',
  tooLarge: '요청 크기가 허용 범위를 초과했습니다.',
  unsupportedType: '지원하지 않는 요청 형식입니다.',
  notFound: '요청하신 주소를 찾을 수 없습니다.',
  overloaded: '접속자가 많아 처리할 수 없습니다. 잠시 후 다시 시도해주세요.',
  tooManyStreams: '같은 네트워크에서 연결된 화면이 너무 많습니다. 잠시 후 다시 시도해주세요.',
  failed: '처리 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
  sandboxMalformed: '시험용 요청이 올바르지 않습니다.',
} as const
