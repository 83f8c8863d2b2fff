import type { ReactNode } from 'react'
import { as } from './roles.ts'
import styles from './table.module.css'

export type Column<Row> = {
  /** Its heading. On a phone the label in front of each value. */
  header: string
  cell: (row: Row) => ReactNode
  /** Aligns numbers to the right. */
  numeric?: boolean
  /** The cell that names the row: on a phone the title of its card. */
  namesRow?: boolean
  /** Holds buttons of the row: side by side, on a phone without a label at the end of the card. */
  actions?: boolean
  /** Is in the table alone: on a phone the cards omit it. */
  tableOnly?: boolean
  /** A cell that only some rows have: on a phone the cards of the others omit it. */
  optional?: boolean
}

type Props<Row> = {
  /** For screen readers. A visible heading above the table has the same words. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Shown if there are no rows. */
  empty?: ReactNode
}

/** A table that becomes a list of cards in a narrow window. For screen readers it stays a table. */
export function Table<Row>({ caption, columns, rows, keyOf, empty }: Props<Row>) {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} {...as.table}>
        <caption className="sr-only">{caption}</caption>
        <thead className={styles['head']} {...as.rowgroup}>
          <tr {...as.row}>
            {columns.map(({ header, numeric, actions }) => (
              <th
                key={header}
                scope="col"
                {...as.columnheader}
                data-numeric={numeric || undefined}
                data-actions={actions || undefined}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {rows.map(row => (
            <tr key={keyOf(row)} {...as.row}>
              {columns.map(column => (
                <Cell key={column.header} column={column} row={row} />
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr {...as.row}>
              <td className={styles['empty']} {...as.cell} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, cell, numeric, namesRow, actions, optional, tableOnly } = column
  const content = cell(row)
  const isLeftOut = tableOnly || ((optional || actions) && content === null)
  const value = content ?? '-'
  if (namesRow) {
    return (
      <th className={styles['name']} scope="row" {...as.rowheader}>
        {value}
      </th>
    )
  }
  return (
    <td
      className={styles['cell']}
      {...as.cell}
      data-numeric={numeric || undefined}
      data-actions={actions || undefined}
      data-left-out={isLeftOut || undefined}
    >
      <span className={styles['label']}>{header}</span>
      <span className={actions ? styles['buttons'] : undefined}>{value}</span>
    </td>
  )
}
