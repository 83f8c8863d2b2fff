import { useState, type SubmitEvent } from 'react'
import { Button, TextField } from 'ui-kit'
import * as t from './texts.ko.ts'

type Props = { label: string; hint: string; query: string; onSearch: (query: string) => void }

/** A search field with its button. The query changes when the form is sent, not with each letter. */

export function SearchForm({ label, hint, query, onSearch }: Props) {
  const [typed, setTyped] = useState(query)
  const [startedFrom, setStartedFrom] = useState(query)

  // Going back restores an earlier query, which the field then shows again.
  if (startedFrom !== query) {
    setStartedFrom(query)
    setTyped(query)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSearch(typed)
  }

  return (
    <search>
      <form onSubmit={submit}>
        <TextField
          type="search"
          label={label}
          hint={hint}
          value={typed}
          onChange={setTyped}
          enterKeyHint="search"
          action={<Button type="submit">{t.searchButton}</Button>}
        />
      </form>
    </search>
  )
}
