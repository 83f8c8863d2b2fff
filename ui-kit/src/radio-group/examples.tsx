import { useState } from 'react'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'Y', label: '예' },
  { value: 'N', label: '아니오' },
] as const

function Question({ start, problem, hint }: { start?: 'Y' | 'N'; problem?: string; hint?: string }) {
  const [value, setValue] = useState(start)
  return (
    <RadioGroup
      legend="1. 현재 영업 중입니까?"
      name={`open-${start ?? problem ?? hint ?? ''}`}
      options={options}
      value={value}
      onChange={setValue}
      problem={problem}
      hint={hint}
    />
  )
}

export const examples = {
  unanswered: <Question hint="휴업 중이면 '아니오'를 선택해 주세요." />,
  answered: <Question start="Y" />,
  'with a problem': <Question problem="모든 항목을 선택해주세요." />,
}
