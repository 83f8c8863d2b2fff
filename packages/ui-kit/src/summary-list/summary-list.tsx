import type { ReactNode } from 'react'

type Props = { rows: readonly (readonly [label: string, value: ReactNode])[] }

/** A list of facts with their names: on a phone beside each other where there is room. */
export function SummaryList({ rows }: Props) {
  return (
    <dl className="summary-list">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
