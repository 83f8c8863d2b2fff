/** Returns seconds in clock form: 3600 is "60:00". */
export function clockFace(seconds: number): string {
  const [minutes, rest] = minutesAndSeconds(seconds)
  return `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** Returns seconds in words, for a screen reader: 90 is "1분 30초". */
export function spokenRest(seconds: number): string {
  const [minutes, rest] = minutesAndSeconds(seconds)
  const parts = [minutes > 0 && `${minutes}분`, (rest > 0 || minutes === 0) && `${rest}초`]
  return parts.filter(Boolean).join(' ')
}

function minutesAndSeconds(seconds: number): [number, number] {
  return [Math.floor(seconds / 60), seconds % 60]
}
