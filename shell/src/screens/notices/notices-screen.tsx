import { Link, useLocation } from 'react-router-dom'
import type { Notice } from 'release-format/notices'
import { Day, Page, Table, type Column } from 'ui-kit'
import { addressOf, currentNotices } from '../../notices/current-notices.ts'
import { NoticeText } from '../../notices/notice-text.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

const { path, title } = routes.notices

const columns: readonly Column<Notice>[] = [
  { header: t.title, cell: notice => <Link to={addressOf(notice)}>{notice.title}</Link>, namesRow: true },
  { header: t.day, cell: ({ from }) => <Day at={from} /> },
]

/** The notices of the moment, or the one that the address names (`?id=`). */
export function NoticesScreen() {
  const id = new URLSearchParams(useLocation().search).get('id')
  const notices = currentNotices()
  const notice = notices.find(each => each.id === id)
  if (!notice)
    return (
      <Page key="all" title={title} lead={id === null ? t.lead : t.gone}>
        <Table caption={title} columns={columns} rows={notices} keyOf={addressOf} empty={t.none} />
      </Page>
    )
  return (
    <Page key={id} title={notice.title}>
      <p>
        {t.day} <Day at={notice.from} />
      </p>
      <NoticeText {...notice} />
      <Link to={path}>{t.toList}</Link>
    </Page>
  )
}
