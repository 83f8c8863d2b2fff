import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { speechOfPage } from '../../testing/speech.ts'
import { examples } from './examples.tsx'

it('a file drop is read with its hint and its count, then each file with its state and its buttons', async () => {
  await render(examples['files in every state'])
  const file = new File(['내용'], '새 운송장.pdf', { type: 'application/pdf' })
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  await expect.element(page.getByRole('button', { name: '새 운송장.pdf 삭제' })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./files.speech.txt')
})
