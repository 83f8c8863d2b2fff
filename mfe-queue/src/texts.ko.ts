/** Every text of the waiting room. */
export const texts = {
  title: '서비스 접속 대기 중입니다.',
  goesOnByItself: '잠시만 기다리시면 자동 접속됩니다.',
  blocked: '현재 서비스 접속이 제한되어 있습니다. 잠시 후 다시 시도해주세요.',
  stopWarning: '중지 후 재접속하시면 대기시간이 더 길어집니다.',
  stop: '중지',
  stopQuestion: '대기를 중지하시겠습니까?',
  keepWaiting: '계속 대기',
  progress: '대기 진행률',

  estimatedWait: '예상 대기시간',
  ahead: '앞에 대기 중인 고객',
  behind: '뒤에 대기 중인 고객',
  people: (count: string) => `${count}명`,
  hours: (count: number) => `${count}시간`,
  minutes: (count: number) => `${count}분`,
  seconds: (count: number) => `${String(count).padStart(2, '0')}초`,
  many: '다수',
  orMore: (wait: string) => `${wait} 이상`,
  about: (wait: string) => `약 ${wait}`,
  underAMinute: '1분 미만',
  spoken: (wait: string, people: string) => `예상 대기시간 ${wait}, 앞에 대기 중인 고객 ${people}.`,
} as const
