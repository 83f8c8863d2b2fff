import { BENEFIT_CAP, DIRECT_DELIVERY_WON_PER_CASE, MAX_CASES, showWon } from 'domain-rules'
import { expectedSupportAmount, showTotal, totalDigits } from 'domain-rules/proof'
import { Button, focusField, TextField } from 'ui-kit'
import * as t from './texts.ko.ts'
import { fieldId, type PerformanceForm } from './use-performance-form.ts'

const MOST_CHARACTERS = 15

/** The total in won or cases; for cases also the amount that they may bring (PGEN-05 to PGEN-08, PGEN-29 to PGEN-32). */
export function TotalFields({ form }: { form: PerformanceForm }) {
  const { division, total } = form.values
  return (
    <>
      <TextField
        key={division}
        id={fieldId('total')}
        label={t.total[division ?? 'none']}
        {...(division ? { unit: t.units[division] } : { hint: t.total.first, locked: true })}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={MOST_CHARACTERS}
        format={typed => showTotal(totalDigits(typed, 'general'))}
        value={showTotal(total)}
        onChange={form.enterTotal}
        problem={form.problem('total')}
        refusedValue={form.refusedTotal || undefined}
        action={form.refusedTotal && <EnterMost form={form} />}
      />
      {division === '건' && <ExpectedAmount cases={total} />}
    </>
  )
}

function EnterMost({ form }: { form: PerformanceForm }) {
  function enter() {
    form.enterTotal(String(MAX_CASES))
    // The button is removed with the problem.
    focusField(fieldId('total'))
  }

  return (
    <Button variant="secondary" size="medium" onClick={enter}>
      {t.total.enterMost(MAX_CASES)}
    </Button>
  )
}

function ExpectedAmount({ cases }: { cases: string }) {
  return (
    <TextField
      label={t.expected.label}
      hint={t.expected.hint(showWon(DIRECT_DELIVERY_WON_PER_CASE), showWon(BENEFIT_CAP))}
      unit={t.units.금액}
      locked
      value={cases && showTotal(String(expectedSupportAmount(Number(cases))))}
      onChange={() => {}}
    />
  )
}
