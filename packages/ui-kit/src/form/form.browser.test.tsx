import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Form } from './form.tsx'

it('a form is submitted by its button and by Enter: to the page alone, which checks the fields', async () => {
  const submit = vi.fn<() => void>()
  const before = location.href
  const screen = await render(
    <Form onSubmit={submit} aria-label="신청">
      <input name="email" type="email" required aria-label="이메일" />
      <button type="submit">제출</button>
    </Form>,
  )
  await screen.getByRole('button').click()
  await screen.getByRole('textbox').fill('no address')
  ;(screen.getByRole('form').element() as HTMLFormElement).requestSubmit()
  expect(submit).toHaveBeenCalledTimes(2)
  expect(location.href).toBe(before)
})
