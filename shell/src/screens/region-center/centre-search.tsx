import { useState, type SubmitEvent } from 'react'
import { Button, TextField } from 'ui-kit'
import * as t from './texts.ko.ts'

type Props = { query: string; onSearch: (query: string) => void }

export function CentreSearch({ query, onSearch }: Props) {
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
          label={t.search}
          hint={t.searchHint}
          value={typed}
          onChange={setTyped}
          enterKeyHint="search"
          action={<Button type="submit">{t.searchButton}</Button>}
        />
      </form>
    </search>
  )
}
