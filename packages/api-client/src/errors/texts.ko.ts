/** Sentences of failed calls. Each names the next step. */
export const texts = {
  supportCode: (code: string) => `(문의 코드: ${code})`,
  refusedWithoutReason: '요청을 처리할 수 없습니다. 잠시 후 다시 시도해주세요.',
  tooManyRequests: (wait: string) =>
    `지금은 요청이 많습니다. 입력하신 내용은 그대로 두시고 ${wait} 뒤에 다시 시도해주세요.`,
  awhile: '잠시',
  seconds: (seconds: number) => `${seconds}초`,
  minutes: (minutes: number) => `${minutes}분`,
  timedOut: '서버의 응답이 늦어지고 있습니다. 잠시 후 다시 시도해주세요.',
  unreachable: '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 후 다시 시도해주세요.',
  offline: '인터넷에 연결되어 있지 않습니다. 연결된 후 다시 시도해주세요.',
  unexpectedResponse: '서버의 응답을 확인할 수 없습니다. 잠시 후 다시 시도해주세요.',
} as const
