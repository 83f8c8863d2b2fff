import { PROOF_YEARS } from 'domain-rules'
import { showTotal, totalDigits, type Division } from 'domain-rules/proof'
import { Checkbox, CheckboxGroup, TextField } from 'ui-kit'
import * as t from '../texts.ko.ts'
import { PERIOD_FIELD, TOTAL_FIELD } from './check-supplement.ts'
import type { Supplement } from './use-supplement.tsx'

/** Period and total, to be corrected while the supplement is asked for (PDET-18, PDET-19, PDET-27 to PDET-31). */
export function PeriodAndTotal({ division, supplement }: { division: Division; supplement: Supplement }) {
  const { draft, problems, state, isRunning } = supplement
  const problemAt = (field: string) => problems.find(({ fieldId }) => fieldId === field)?.message

  function tick(year: string, isTicked: boolean) {
    state({ years: isTicked ? [...draft.years, year] : draft.years.filter(other => other !== year) })
  }

  return (
    <section>
      <h2>{t.supplement.title}</h2>
      <CheckboxGroup id={PERIOD_FIELD} legend={t.facts.period} required problem={problemAt(PERIOD_FIELD)}>
        {PROOF_YEARS.map(year => (
          <Checkbox
            key={year}
            label={t.facts.year(year)}
            checked={draft.years.includes(year)}
            onChange={isTicked => tick(year, isTicked)}
          />
        ))}
      </CheckboxGroup>
      <TextField
        id={TOTAL_FIELD}
        label={t.facts.total[division]}
        unit={t.facts.unit[division]}
        required
        inputMode="numeric"
        autoComplete="off"
        size={16}
        locked={isRunning}
        problem={problemAt(TOTAL_FIELD)}
        value={showTotal(draft.total)}
        format={typed => showTotal(totalDigits(typed, 'supplement'))}
        onChange={typed => state({ total: totalDigits(typed, 'supplement') })}
      />
    </section>
  )
}
