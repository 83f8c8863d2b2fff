import type { YesNo } from 'domain-rules'
import { Card, focusField, RadioGroup } from 'ui-kit'
import * as t from './texts.ko.ts'

const FIELD_ID = 'mydata-request'

type Props = {
  isOffered: boolean
  chosen: YesNo | null
  onChoose: (choice: YesNo) => void
  problem: string | undefined
}

/** The question about providing one's own data, after all six consents (MYD-02 to MYD-05, MYD-12). */
export function MydataRequest({ isOffered, chosen, onChoose, problem }: Props) {
  return (
    <Card title={t.request.title}>
      <p>{t.request.law}</p>
      <p>{t.request.note}</p>
      <RadioGroup
        id={FIELD_ID}
        legend={t.request.legend}
        hint={isOffered ? undefined : t.request.notOfferedYet}
        name={FIELD_ID}
        options={t.request.options}
        value={chosen ?? undefined}
        onChange={onChoose}
        disabled={!isOffered}
        problem={chosen === null ? problem : undefined}
        required
      />
    </Card>
  )
}

export function focusMydataRequest(): void {
  focusField(FIELD_ID)
}
