const time = new Intl.DateTimeFormat('ko-KR', { hour: '2-digit', minute: '2-digit' })

export const shownToTester = (remote: string, version: string, origin: string, until: Date) =>
  `시험 중인 화면: ${remote} ${version} (${origin}), ${time.format(until)}까지`
