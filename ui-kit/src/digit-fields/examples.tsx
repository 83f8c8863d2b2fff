import { useState } from 'react'
import { DigitFields } from './digit-fields.tsx'

const parts = [
  { label: '앞 3자리', length: 3 },
  { label: '가운데 2자리', length: 2 },
  { label: '뒤 5자리', length: 5 },
]

function BusinessNumber({ start, message, hint }: { start: string[]; message?: string; hint?: string }) {
  const [values, setValues] = useState(start)
  const [problem] = useState(message ? { message } : undefined)
  return (
    <DigitFields
      legend="사업자등록번호"
      parts={parts}
      values={values}
      onChange={setValues}
      hint={hint}
      problem={problem}
    />
  )
}

export const examples = {
  empty: <BusinessNumber start={['', '', '']} hint="숫자만 입력하거나 번호 전체를 붙여 넣을 수 있습니다." />,
  filled: <BusinessNumber start={['123', '45', '67890']} />,
  incomplete: <BusinessNumber start={['123', '4', '']} message="사업자등록번호를 모두 입력해주세요." />,
  'refused as a whole': (
    <BusinessNumber start={['123', '45', '67890']} message="국세청에 등록되지 않은 사업자등록번호입니다." />
  ),
}
