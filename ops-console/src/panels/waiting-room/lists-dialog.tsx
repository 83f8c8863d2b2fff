import { useState } from 'react'
import { Textarea } from 'ui-kit'
import { changeLists, type WaitingLists } from 'ops-api'
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx'
import { useSite } from '../../live/live-view.tsx'
import * as t from './texts.ko.ts'

const LONGEST = 20_000

type Props = { lists: WaitingLists; onClose: () => void }

/** The lists of refused and of preferred addresses, an entry a line. */
export function ListsDialog({ lists, onClose }: Props) {
  const { send } = useSite()
  const [before] = useState(lists)
  const [deny, setDeny] = useState(before.deny.join('\n'))
  const [priority, setPriority] = useState(before.priority.join('\n'))
  const wanted = { deny: entriesOf(deny), priority: entriesOf(priority) }
  const denied = changeOf(before.deny, wanted.deny)
  const preferred = changeOf(before.priority, wanted.priority)

  const effects = [
    ...(denied ? [t.listsEffect(denied, t.deny), t.denyEffect] : []),
    ...(preferred ? [t.listsEffect(preferred, t.priority), t.priorityEffect] : []),
  ]
  const fields = [
    { label: t.deny, value: deny, set: setDeny },
    { label: t.priority, value: priority, set: setPriority },
  ]

  return (
    <ConfirmDialog
      title={t.lists}
      effects={effects}
      isDangerous={denied !== undefined}
      carryOut={t.apply}
      onCarryOut={why => send(changeLists, { body: { ...wanted, ...why, basedOn: before.revision } })}
      onClose={onClose}
    >
      {fields.map(({ label, value, set }) => (
        <Textarea
          key={label}
          label={label}
          hint={t.listHint}
          rows={4}
          spellCheck={false}
          count={{ used: value.length, limit: LONGEST }}
          value={value}
          onChange={text => set(text.slice(0, LONGEST))}
        />
      ))}
    </ConfirmDialog>
  )
}

function entriesOf(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter(Boolean))]
}

function changeOf(before: readonly string[], after: readonly string[]) {
  const added = after.filter(entry => !before.includes(entry)).length
  const removed = before.filter(entry => !after.includes(entry)).length
  return added + removed > 0 ? { added, removed } : undefined
}
