import { useState } from 'react'
import { DateField } from './date-field.tsx'

type Props = { start?: string; problem?: string; refusedValue?: string; locked?: boolean }

function Example({ start = '', ...props }: Props) {
  const [value, setValue] = useState(start)
  return (
    <DateField
      {...props}
      label="개업일자"
      hint="사업자등록증의 개업 연월일을 YYYY-MM-DD로 입력해주세요. 예: 2023-05-01"
      value={value}
      onChange={setValue}
      required
    />
  )
}

export const examples = {
  empty: <Example />,
  filled: <Example start="2023-05-01" />,
  'emptied after a refusal': <Example problem="개업일자를 다시 확인해주세요." refusedValue="2024-02-30" />,
  locked: <Example start="2023-05-01" locked />,
}
