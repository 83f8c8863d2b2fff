import type { ReactNode } from 'react'
import {
  areConsentsAgreed,
  type ConsentChoices,
  type ConsentColumn,
  type ConsentGroup,
  type ConsentToggle,
} from 'domain-rules/consent'
import { useSessionField } from 'shared-session'
import { Card, Checkbox, CheckboxGroup, Disclosure, VisuallyHidden } from 'ui-kit'
import { ConsentContent } from './consent-content.tsx'
import { consentItems, type ConsentItem } from './consent-item.ts'
import * as t from './texts.ko.ts'
import { consentId } from './use-consents.ts'

type Props = {
  group: ConsentGroup
  hint?: ReactNode
  choices: ConsentChoices
  /** The missing consents, and the message beside each. */
  missing: readonly ConsentColumn[]
  problem: string
  onToggle: (change: ConsentToggle) => void
}

/** A group of consents: one box for all, and a box with its text for each (CONS-07, CONS-10, CONS-11). */
export function ConsentGroupBox({ group, hint, choices, missing, problem, onToggle }: Props) {
  const items = consentItems([group], useSessionField('applicationType'), choices)
  const all = {
    label: items.every(({ required }) => required) ? t.groupAgree : t.groupAgreeWithOptional,
    checked: allChecked(group, choices, items),
    onChange: (isAgreed: boolean) => onToggle({ groups: [group], isAgreed }),
  }
  return (
    <Card title={t.groups[group]}>
      <CheckboxGroup legend={<VisuallyHidden>{t.groups[group]}</VisuallyHidden>} hint={hint} all={all}>
        {items.toSorted(requiredFirst).map(item => (
          <ConsentBox
            key={item.saveColumn}
            item={item}
            problem={missing.includes(item.saveColumn) ? problem : undefined}
            onToggle={isAgreed => onToggle({ column: item.saveColumn, isAgreed })}
          />
        ))}
      </CheckboxGroup>
    </Card>
  )
}

type BoxProps = { item: ConsentItem; problem: string | undefined; onToggle: (isAgreed: boolean) => void }

function ConsentBox({ item, problem, onToggle }: BoxProps) {
  const { saveColumn, title, required, checked, contentTitle, content } = item
  const label = (
    <>
      <VisuallyHidden>{title} </VisuallyHidden>
      {t.showContent}
    </>
  )
  return (
    <div>
      <Checkbox
        id={consentId(saveColumn)}
        label={required ? title : `${title} ${t.optional}`}
        hint={hintFor(item)}
        required={required}
        checked={checked}
        onChange={onToggle}
        problem={problem}
      />
      <Disclosure label={label} indented>
        <strong>{contentTitle}</strong>
        <ConsentContent content={content} />
      </Disclosure>
    </div>
  )
}

/** Sorts required consents to the top (GP-22). */
function requiredFirst(one: ConsentItem, other: ConsentItem): number {
  return Number(other.required) - Number(one.required)
}

/** Returns the consequence of declining an item (GP-22). */
function hintFor({ saveColumn }: ConsentItem): string | undefined {
  const hints: Partial<Record<ConsentColumn, string>> = t.optionalHints
  return hints[saveColumn]
}

function allChecked(
  group: ConsentGroup,
  choices: ConsentChoices,
  items: readonly ConsentItem[],
): boolean | 'mixed' {
  if (areConsentsAgreed(choices, [group])) return true
  return items.some(({ checked }) => checked) ? 'mixed' : false
}
