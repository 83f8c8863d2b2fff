import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import * as t from './texts.ko.ts'

/** The search field of every page. The styles show it beside the name of the site, on a phone in the menu. */
export function SiteSearch() {
  const navigate = useNavigate()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { value } = event.currentTarget['q'] as HTMLInputElement
    void navigate(`${routes.search.path}?${new URLSearchParams({ q: value })}`)
  }

  return (
    <search className="site-search">
      <form onSubmit={submit}>
        <input type="search" name="q" aria-label={t.searchField} />
        <button type="submit">{t.search}</button>
      </form>
    </search>
  )
}
