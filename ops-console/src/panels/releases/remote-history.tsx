import { useState } from 'react'
import type { ReleaseStep } from 'ops-api'
import { card } from 'page-kit'
import { Pagination } from 'ui-kit'
import { actorName } from '../actor-name.ts'
import { timeOf } from '../time-of.ts'
import * as t from './texts.ko.ts'

const ON_A_PAGE = 10

/** The steps of a remote, the newest first. */
export function RemoteHistory({ steps }: { steps: readonly ReleaseStep[] }) {
  const [page, setPage] = useState(1)
  const pages = Math.ceil(steps.length / ON_A_PAGE)
  const first = (page - 1) * ON_A_PAGE
  return (
    <>
      <h4>{t.history}</h4>
      <ul className={card['sentences']}>
        {steps.slice(first, first + ON_A_PAGE).map(step => (
          <li key={`${step.at} ${step.action}`}>{stepText(step)}</li>
        ))}
      </ul>
      {pages > 1 && <Pagination label={t.history} page={page} pages={pages} onPage={setPage} />}
    </>
  )
}

function stepText({ at, by, action, from, to, percent, reason }: ReleaseStep): string {
  const what = `${t.actions[action] ?? action} ${from ?? t.nothing} → ${to ?? t.nothing}`
  const share = percent !== undefined && percent < 100 ? ` (${percent}%)` : ''
  const why = reason === undefined ? '' : ` · ${reason}`
  return `${timeOf(at)} · ${actorName(by)} · ${what}${share}${why}`
}
