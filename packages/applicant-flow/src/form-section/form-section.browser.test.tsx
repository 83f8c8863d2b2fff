import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormSection } from './form-section.tsx'

it('a part of the form has the name of its heading, and its lead if there is one', async () => {
  const screen = await render(
    <>
      <FormSection title="신청자" lead="본인인증한 분의 정보입니다.">
        <p>이름</p>
      </FormSection>
      <FormSection title="계좌">
        <p>은행</p>
      </FormSection>
    </>,
  )
  const textOf = (name: string) => screen.getByRole('region', { name }).element().textContent
  expect(textOf('신청자')).toBe('신청자본인인증한 분의 정보입니다.이름')
  expect(textOf('계좌')).toBe('계좌은행')
  await expect.element(screen.getByRole('heading', { level: 2, name: '계좌' })).toBeVisible()
})
