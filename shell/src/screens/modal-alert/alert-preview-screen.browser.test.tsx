import { DialogHost } from 'ui-kit'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dialogs } from '../../dialogs.ts'
import { AlertPreviewScreen } from './alert-preview-screen.tsx'

const dialog = page.getByRole('dialog')

it('shows a message, and a question with the reply to it', async () => {
  await render(
    <>
      <AlertPreviewScreen />
      <DialogHost dialogs={dialogs} />
    </>,
  )
  await page.getByRole('button', { name: '알림창 보기' }).click()
  await expect.element(dialog.getByText('접수가 완료되었습니다.')).toBeVisible()
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.element(dialog).not.toBeInTheDocument()

  await page.getByRole('button', { name: '확인창 보기' }).click()
  await expect.element(dialog.getByText('처음 화면으로 돌아갑니다.')).toBeVisible()
  await dialog.getByRole('button', { name: '아니요' }).click()
  await expect.element(page.getByText('선택한 답: 아니요')).toBeVisible()
})
