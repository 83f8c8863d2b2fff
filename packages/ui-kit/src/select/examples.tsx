import { useState } from 'react'
import { Select } from './select.tsx'

const options = [
  { value: 'a', label: '가나은행' },
  { value: 'b', label: '다라은행' },
  { value: 'c', label: '마바사아자차카타파하 저축은행 (구 가나다라마바사)' },
] as const

function Example({ start = '', problem }: { start?: '' | 'a' | 'c'; problem?: string }) {
  const [value, setValue] = useState<'' | 'a' | 'b' | 'c'>(start)
  return (
    <Select
      label="은행"
      placeholder="은행을 선택해주세요."
      options={options}
      value={value}
      onChange={setValue}
      problem={problem}
      required
    />
  )
}

export const examples = {
  'nothing chosen': <Example />,
  chosen: <Example start="a" />,
  'a long choice': <Example start="c" />,
  'with a problem': <Example problem="은행을 선택해주세요." />,
}
