import type { LineReport } from 'ops-api'
import { stepOf } from 'page-kit'
import type { Ops } from '../../api/ops.ts'
import { ChangeForm } from './change-form.tsx'
import * as t from './texts.ko.ts'

type Props = { ops: Ops; action: string; line: LineReport; onClose: () => void }

/** Ends all turns of a line that go on. */
export function EndTurnsDialog({ ops, action, line, onClose }: Props) {
  return (
    <ChangeForm
      title={`${stepOf(line.step)} ${t.wishes.endTurns}`}
      effects={[t.endsTurns(line.inside)]}
      isDangerous
      carryOut={t.wishes.endTurns}
      onCarryOut={why => ops.endTurns(action, why)}
      onClose={onClose}
    />
  )
}
