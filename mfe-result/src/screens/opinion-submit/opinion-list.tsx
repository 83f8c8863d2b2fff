import { useState } from 'react'
import { FileLink } from 'applicant-flow/download'
import type { Opinion } from 'api-client/opinion'
import { fetchStoredFile } from 'api-client/files'
import { opinionStatusLabel } from 'domain-rules/opinion'
import { Badge, Button, Day, Table, VisuallyHidden, type Column } from 'ui-kit'
import styles from './opinion.module.css'
import { OpinionText, type Part } from './opinion-text.tsx'
import * as t from './texts.ko.ts'

export const LIST_ID = 'opinions'

type Choice = { id: string; part: Part }

/** All opinions with their files and answers; the chosen text is shown below (OPN-05 to OPN-11). */
export function OpinionList({ opinions }: { opinions: readonly Opinion[] }) {
  const [choice, setChoice] = useState<Choice & { press: number }>()
  const choose = (chosen: Choice) => setChoice(last => ({ ...chosen, press: (last?.press ?? 0) + 1 }))
  const shown = opinions.find(({ id }) => id === choice?.id)
  return (
    <section>
      <h2 id={LIST_ID} tabIndex={-1}>
        {t.list.title}
      </h2>
      <Table
        caption={t.list.title}
        columns={columns(choose)}
        rows={opinions}
        keyOf={({ id }) => id}
        empty={t.list.empty}
      />
      {choice && shown && <OpinionText key={choice.press} opinion={shown} part={choice.part} />}
    </section>
  )
}

function columns(choose: (choice: Choice) => void): Column<Opinion>[] {
  const { columns: headers } = t.list
  return [
    {
      header: headers.status,
      cell: ({ answerStatus }) => (
        <Badge tone={answerStatus === 'Y' ? 'success' : 'info'}>{opinionStatusLabel(answerStatus)}</Badge>
      ),
    },
    { header: headers.writtenAt, cell: ({ writtenAt }) => <Day at={writtenAt} />, namesRow: true },
    { header: headers.content, cell: opinion => <View {...{ opinion, choose }} part="content" /> },
    { header: headers.files, cell: ({ files }) => <Files files={files} /> },
    {
      header: headers.answer,
      cell: opinion =>
        opinion.answerStatus === 'Y' ? <View {...{ opinion, choose }} part="answer" /> : <Pending />,
    },
  ]
}

type ViewProps = { opinion: Opinion; part: Part; choose: (choice: Choice) => void }

function View({ opinion: { id, writtenAt }, part, choose }: ViewProps) {
  return (
    <Button variant="tertiary" size="medium" onClick={() => choose({ id, part })}>
      {t.list.view}{' '}
      <VisuallyHidden>
        {t.list[part]} <Day at={writtenAt} />
      </VisuallyHidden>
    </Button>
  )
}

function Pending() {
  return (
    <Button variant="tertiary" size="medium" disabledReason={t.list.pendingReason} hasTooltip={false}>
      {t.list.pending}
    </Button>
  )
}

function Files({ files }: Pick<Opinion, 'files'>) {
  if (files.length === 0) return t.list.noFiles
  return (
    <div className={styles['files']}>
      {files.map(({ id, name, filePath }) => (
        <FileLink key={id} name={name} load={signal => fetchStoredFile(filePath, { signal })} />
      ))}
    </div>
  )
}
