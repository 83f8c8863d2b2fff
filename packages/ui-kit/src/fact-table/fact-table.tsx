import type { ReactNode } from 'react'
import { as } from '../table/roles.ts'
import styles from './fact-table.module.css'

type Props = {
  /** The subject of the facts, for screen readers. A visible heading above the table has the same words. */
  caption: string
  rows: readonly (readonly [name: string, value: ReactNode])[]
}

/** A table of two columns, names and facts. On a phone a long fact is below its name. */
export function FactTable({ caption, rows }: Props) {
  return (
    <table className={styles['table']} {...as.table}>
      <caption className="sr-only">{caption}</caption>
      <tbody {...as.rowgroup}>
        {rows.map(([name, value]) => (
          <tr key={name} {...as.row}>
            <th scope="row" {...as.rowheader}>
              {name}
            </th>
            <td {...as.cell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
