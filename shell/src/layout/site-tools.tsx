import type { SubmitEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import * as t from './texts.ko.ts'

/** Search field and English page. The styles show them beside the name of the site, on a phone in the menu. */
export function SiteTools() {
  const navigate = useNavigate()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { value } = event.currentTarget['q'] as HTMLInputElement
    void navigate(`${routes.search.path}?${new URLSearchParams({ q: value })}`)
  }

  return (
    <div className="site-tools">
      <search>
        <form onSubmit={submit}>
          <input type="search" name="q" aria-label={t.searchField} />
          <button type="submit">{t.search}</button>
        </form>
      </search>
      <EnglishLink />
    </div>
  )
}

export function EnglishLink() {
  return (
    <Link to={routes.english.path} lang="en">
      {t.english}
    </Link>
  )
}
