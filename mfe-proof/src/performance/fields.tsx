import { PROOF_YEARS } from 'domain-rules'
import { BUSINESS_DETAILS, GENERAL_DETAILS, proofTypeName } from 'domain-rules/proof'
import { Checkbox, CheckboxGroup, RadioGroup, SummaryList } from 'ui-kit'
import { Agreement } from '../agreement/agreement.tsx'
import styles from '../form/form.module.css'
import * as t from './texts.ko.ts'
import { TotalFields } from './total-fields.tsx'
import { TypeSelector } from './type-selector.tsx'
import { fieldId, type PerformanceForm, type PerformanceProps } from './use-performance-form.ts'

type Props = Omit<PerformanceProps, 'entry' | 'leadsTo'> & { form: PerformanceForm }

/** All fields but the files. They are inert during the registration: the confirmed values are sent. */
export function Fields({ form, details = [], ...props }: Props) {
  const { values, change, problem } = form
  return (
    <div className={styles['locked']} inert={form.isRunning}>
      <Agreement
        id={fieldId('agreement')}
        points={t.agreement}
        isAgreed={values.isAgreed}
        onChange={isAgreed => change({ isAgreed })}
        problem={problem('agreement')}
      />
      {props.asksForType && (
        <TypeSelector
          id={fieldId('type')}
          problem={problem('type')}
          isDirect={values.isDirect}
          onDirect={isDirect => change({ isDirect })}
        />
      )}
      <SummaryList rows={[[t.type.label, proofTypeName(props.type)], ...detailRows(props.type, details)]} />
      <CheckboxGroup
        id={fieldId('years')}
        legend={t.years.legend}
        hint={t.years.hint}
        required
        problem={problem('years')}
      >
        {PROOF_YEARS.map(year => (
          <Checkbox
            key={year}
            label={t.yearName(year)}
            checked={values.years.includes(year)}
            onChange={isChosen => change({ years: toggled(values.years, year, isChosen) })}
          />
        ))}
      </CheckboxGroup>
      {!props.division && (
        <RadioGroup
          id={fieldId('division')}
          name="division"
          legend={t.division.legend}
          required
          options={[
            { value: '금액', label: t.division.금액, hint: t.division.금액hint },
            { value: '건', label: t.division.건, hint: t.division.건hint },
          ]}
          value={values.division ?? undefined}
          onChange={form.divide}
          problem={problem('division')}
        />
      )}
      <TotalFields form={form} />
    </div>
  )
}

function detailRows(type: Props['type'], codes: readonly string[]): [string, string][] {
  if (codes.length === 0) return []
  const details = type === '영업' ? BUSINESS_DETAILS : GENERAL_DETAILS
  const names = details.filter(({ code }) => codes.includes(code)).map(({ name }) => name)
  return [[t.type.details, names.join(', ')]]
}

function toggled(years: readonly string[], year: string, isChosen: boolean): string[] {
  return isChosen ? [...years, year] : years.filter(other => other !== year)
}
