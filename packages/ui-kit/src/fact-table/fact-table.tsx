import type { ReactNode } from 'react'
import { as } from '../table/roles.ts'
import styles from './fact-table.module.css'

type Props = {
  /** What the facts are about, for those who listen; a heading above the table says the same to those who look. */
  caption: string
  rows: readonly (readonly [name: string, value: ReactNode])[]
}

/** A table of two columns, names and facts, which stand below each other where there is no room. */
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
