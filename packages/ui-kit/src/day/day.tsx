const inKorea = new Intl.DateTimeFormat('ko', { dateStyle: 'medium', timeZone: 'Asia/Seoul' })

/** The Korean day of a moment (ISO), in the form 2025. 6. 3. A dash if there is none. */
export function Day({ at }: { at: string }) {
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return <>-</>
  return <time dateTime={at}>{inKorea.format(moment)}</time>
}
