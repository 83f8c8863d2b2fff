import { StepBar } from 'ui-kit'
import { flow } from './texts/flow.ko.ts'

type Step = (typeof flow.steps)[number]

/** How far somebody is on the way to an application. */
export function FlowSteps({ current }: { current: Step }) {
  return (
    <div className="no-print">
      <StepBar label={flow.label} steps={flow.steps} current={flow.steps.indexOf(current)} />
    </div>
  )
}
