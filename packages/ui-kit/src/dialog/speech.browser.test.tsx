import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { speechOfPage } from '../../testing/speech.ts'
import { MessageDialog } from './message-dialog.tsx'

it('a question is read with its message and its buttons, and nothing of the page behind it', async () => {
  await render(
    <>
      <button type="button">뒤의 버튼</button>
      <MessageDialog
        message="처음 화면으로 돌아갑니다."
        confirmLabel="예"
        cancelLabel="아니오"
        onClose={() => {}}
      />
    </>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./question.speech.txt')
})
