const format = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The Korean time of a moment, to the second. */
export function timeOf(moment: string): string {
  return format.format(new Date(moment))
}
