import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ReplacementPicker } from './replacement-picker.tsx'

it('a replacement is one file of the kinds of proof, from the camera too', async () => {
  const onChoose = vi.fn<(file: File) => void>()
  const rest = { upload: undefined, onChoose, onRemove: () => undefined, problem: '파일을 선택해주세요.' }
  await render(<ReplacementPicker label="새 파일" {...rest} />)
  await expect
    .element(page.getByRole('group', { name: '새 파일' }))
    .toHaveAccessibleDescription('JPG·PNG·HEIC·WEBP·PDF, 1개까지, 하나에 10MB까지 파일을 선택해주세요.')
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')]
  expect(inputs.map(({ accept, multiple }) => [accept, multiple])).toEqual([
    [expect.stringMatching(/\.pdf/), false],
    ['image/*', false],
  ])
  const file = new File(['x'], '새.pdf')
  await userEvent.upload(inputs[0] as HTMLInputElement, file)
  expect(onChoose.mock.calls).toEqual([[file]])
})
