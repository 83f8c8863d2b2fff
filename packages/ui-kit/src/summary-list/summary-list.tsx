import { Fragment, type ReactNode } from 'react'

type Props = { rows: readonly (readonly [label: string, value: ReactNode])[] }

/** A list of facts with their names. */
export function SummaryList({ rows }: Props) {
  return (
    <dl className="summary-list">
      {rows.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
