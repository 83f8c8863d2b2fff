import { useState } from 'react'
import { CheckboxGroup } from './checkbox-group.tsx'
import { Checkbox } from './checkbox.tsx'

function Single({ start = false, problem }: { start?: boolean; problem?: string }) {
  const [isChecked, setChecked] = useState(start)
  return (
    <Checkbox
      label="위 내용을 모두 확인했으며, 이용약관에 동의합니다."
      checked={isChecked}
      onChange={setChecked}
      problem={problem}
      required
    />
  )
}

const items = [
  { label: '[필수] 개인정보 수집 및 이용' },
  { label: '[필수] 개인정보 제3자 제공' },
  { label: '[선택] 홍보 안내 수신', hint: '동의하지 않아도 신청할 수 있습니다.' },
]

function Consents({ start, problem }: { start: boolean[]; problem?: string }) {
  const [ticked, setTicked] = useState(start)
  const isEvery = ticked.every(Boolean)
  return (
    <CheckboxGroup
      legend="약관 동의"
      problem={problem}
      all={{
        label: '전체 동의 (선택 항목 포함)',
        checked: isEvery || (ticked.some(Boolean) ? 'mixed' : false),
        onChange: isTicked => setTicked(items.map(() => isTicked)),
      }}
    >
      {items.map((item, at) => (
        <Checkbox
          key={item.label}
          {...item}
          checked={ticked[at] === true}
          onChange={isTicked => setTicked(ticked.with(at, isTicked))}
        />
      ))}
    </CheckboxGroup>
  )
}

export const examples = {
  single: <Single />,
  ticked: <Single start />,
  'with a problem': <Single problem="약관에 동의해주세요." />,
  'a group with one for all': <Consents start={[true, false, false]} />,
  'a group with a problem': (
    <Consents start={[false, false, false]} problem="필수 항목에 모두 동의해주세요." />
  ),
}
