import type { ComponentProps, SubmitEvent } from 'react'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSubmit: () => unknown }

/** A form of the page: `onSubmit` checks its fields, not the browser, and nothing is sent by itself. */
export function Form({ onSubmit, ...rest }: Props) {
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onSubmit()
  }

  return <form {...rest} onSubmit={submit} noValidate />
}
