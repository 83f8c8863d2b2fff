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

function ResidenceNumber({ start, locked = false }: { start: string[]; locked?: boolean }) {
  const [values, setValues] = useState(start)
  return (
    <DigitFields
      legend="주민등록번호"
      hint="뒤 7자리는 점으로 표시되며 저장되지 않습니다."
      parts={[
        { label: '앞 6자리', length: 6, locked },
        { label: '뒤 7자리', length: 7, masked: true, locked },
      ]}
      values={values}
      onChange={setValues}
      required
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
  'with a masked part': <ResidenceNumber start={['900101', '1234567']} />,
  locked: <ResidenceNumber start={['900101', '1234567']} locked />,
}
