import { instant, type TimeWindow } from 'domain-rules'
import { announced } from 'domain-rules/notice'
import { useIsWithin } from '../../time/use-is-within.ts'

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'long',
  timeStyle: 'short',
})

type Props = { window: TimeWindow; sentence: (period: string) => string }

/** A configured window in which something does not work; shown from three days before until its end. */
export function Pause({ window, sentence }: Props) {
  if (!useIsWithin(announced(window))) return null
  return <p>{sentence(moment.formatRange(instant(window.from), instant(window.until)))}</p>
}
