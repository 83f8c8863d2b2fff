import { StepBar } from 'ui-kit'
import * as t from './texts.ko.ts'

type Step = (typeof t.steps)[number]

/** The progress of the applicant towards an application. */
export function FlowSteps({ current }: { current: Step }) {
  return (
    <div className="no-print">
      <StepBar label={t.label} steps={t.steps} current={t.steps.indexOf(current)} />
    </div>
  )
}
