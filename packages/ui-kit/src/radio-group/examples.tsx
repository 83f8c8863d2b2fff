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

function Ways() {
  const [value, setValue] = useState<'simple' | 'phone'>('simple')
  return (
    <RadioGroup
      legend="본인인증 방법"
      name="way"
      required
      options={[
        { value: 'simple', label: '간편인증', hint: '민간 인증서 앱으로 인증합니다.' },
        { value: 'phone', label: '휴대폰 인증', hint: '본인 명의의 휴대폰으로 문자를 받습니다.' },
      ]}
      value={value}
      onChange={setValue}
    />
  )
}

export const examples = {
  unanswered: <Question hint="휴업 중이면 '아니오'를 선택해주세요." />,
  answered: <Question start="Y" />,
  'with a problem': <Question problem="모든 항목을 선택해주세요." />,
  'with words of help': <Ways />,
  'not to be answered yet': (
    <RadioGroup
      legend="본인정보 제공 요구"
      name="not-yet"
      hint="위 항목에 모두 동의하면 선택할 수 있습니다."
      disabled
      options={options}
      value={undefined}
      onChange={() => {}}
    />
  ),
}
