import { useState } from 'react'
import { Textarea } from './textarea.tsx'

type Props = { start?: string; limit?: number; problem?: string; locked?: boolean }

function Example({ start = '', limit = 200, ...props }: Props) {
  const [text, setText] = useState(start)
  const [cut, setCut] = useState(0)

  function change(whole: string) {
    setText(whole.slice(0, limit))
    setCut(Math.max(0, whole.length - limit))
  }

  return (
    <Textarea
      {...props}
      label="의견"
      hint="심사 결과에 대한 의견을 적어주세요."
      value={text}
      onChange={change}
      count={{ used: text.length, limit }}
      cut={cut}
    />
  )
}

export const examples = {
  empty: <Example />,
  full: <Example start="배달 내역을 다시 확인해 주시기 바랍니다." limit={23} />,
  'with a problem': <Example problem="의견을 입력해주세요." />,
  locked: <Example start="이미 제출한 의견입니다." locked />,
}
