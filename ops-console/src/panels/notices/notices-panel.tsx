import type { Notice } from 'ops-api'
import { Press } from 'page-kit'
import { useState } from 'react'
import { Table, type Column } from 'ui-kit'
import { LiveView } from '../../live/live-view.tsx'
import { timeOf } from '../time-of.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import * as t from './texts.ko.ts'

/** The notices to applicants: to write, to end and to delete. */
export function NoticesPanel() {
  const [wanted, setWanted] = useState<Notice | 'new'>()
  return (
    <LiveView topic="notices">
      {({ revision, list }) => (
        <>
          <Table
            caption={t.caption}
            columns={columnsWith(setWanted)}
            rows={list.toSorted((one, other) => other.from.localeCompare(one.from))}
            keyOf={({ id }) => id}
            empty={t.none}
          />
          <Press variant="secondary" label={t.write} onClick={() => setWanted('new')} />
          {wanted && (
            <NoticeDialog
              notice={wanted === 'new' ? undefined : wanted}
              revision={revision}
              onClose={() => setWanted(undefined)}
            />
          )}
        </>
      )}
    </LiveView>
  )
}

function columnsWith(edit: (notice: Notice) => void): readonly Column<Notice>[] {
  return [
    { header: t.title, cell: ({ title }) => title, namesRow: true },
    { header: t.place, cell: ({ place }) => t.places[place] },
    { header: t.period, cell: ({ from, until }) => `${timeOf(from)} ~ ${timeOf(until)}` },
    { header: t.state, cell: stateOf },
    {
      header: t.actions,
      actions: true,
      cell: notice => <Press of={notice.title} label={t.edit} onClick={() => edit(notice)} />,
    },
  ]
}

function stateOf({ from, until }: Notice): string {
  if (Date.parse(until) <= Date.now()) return t.over
  return Date.parse(from) <= Date.now() ? t.live : t.planned
}
