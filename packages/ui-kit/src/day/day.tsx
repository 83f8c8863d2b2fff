const inKorea = new Intl.DateTimeFormat('ko', { dateStyle: 'medium', timeZone: 'Asia/Seoul' })

/** The day of a moment (ISO) in Korea, as it is read: 2025. 6. 3. Where there is none, a dash. */
export function Day({ at }: { at: string }) {
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return <>-</>
  return <time dateTime={at}>{inKorea.format(moment)}</time>
}
