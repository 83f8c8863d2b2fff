import { Table } from 'ui-kit'
import type { Centre } from '../../content/centres.ko.ts'
import styles from './centre-table.module.css'
import * as t from './texts.ko.ts'

const columns = [
  {
    header: t.columns.name,
    cell: ({ name }: Centre) => <span className={styles['name']}>{name}</span>,
    namesRow: true,
  },
  { header: t.columns.phone, cell: (centre: Centre) => <Numbers {...centre} /> },
  { header: t.columns.address, cell: ({ address }: Centre) => address },
  { header: t.columns.districts, cell: ({ districts }: Centre) => districts },
]

/** The centres of one page (REGC-02). */
export function CentreTable({ rows, query }: { rows: readonly Centre[]; query: string }) {
  return (
    <Table
      caption={t.caption}
      columns={columns}
      rows={rows}
      keyOf={({ name }) => name}
      empty={<NothingFound query={query} />}
    />
  )
}

function Numbers({ phone, fax }: Centre) {
  return (
    <span className={styles['numbers']}>
      <span>
        {t.phone}{' '}
        <a className={styles['call']} href={`tel:${phone}`}>
          {phone}
        </a>
      </span>
      <span>
        {t.fax} {fax}
      </span>
    </span>
  )
}

function NothingFound({ query }: { query: string }) {
  return (
    <>
      <strong>{t.none(query)}</strong>
      <br />
      {t.noneHint}
    </>
  )
}
