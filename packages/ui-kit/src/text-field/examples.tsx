import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'value' | 'onChange'> & { start?: string }

function Example({ start = '', ...props }: Props) {
  const [value, setValue] = useState(start)
  return <TextField {...props} value={value} onChange={setValue} />
}

export const examples = {
  'with help': (
    <Example
      label="상호명"
      hint="사업자등록증에 적힌 이름을 그대로 입력해주세요."
      autoComplete="organization"
    />
  ),
  'that must be filled in': <Example label="예금주" required maxLength={20} />,
  'with a unit': (
    <Example label="배달 건수" unit="건" inputMode="numeric" maxLength={3} size={5} start="24" />
  ),
  'with a problem': (
    <Example label="이메일" type="email" start="배달@" problem="이메일 주소를 다시 확인해주세요." required />
  ),
  'emptied after a refusal': (
    <Example
      label="배달 건수"
      unit="건"
      inputMode="numeric"
      size={5}
      problem="100건까지 입력할 수 있습니다."
      refusedValue="240"
    />
  ),
  'that formats what is typed': (
    <Example
      label="휴대폰번호"
      hint="숫자만 남습니다."
      inputMode="numeric"
      format={typed => typed.replace(/[^0-9０-９]/g, '')}
    />
  ),
  'with a button beside it': (
    <Example
      label="계좌번호"
      hint="숫자만 입력해주세요."
      inputMode="numeric"
      action={
        <Button variant="secondary" size="large">
          계좌 확인
        </Button>
      }
    />
  ),
  locked: (
    <Example
      label="계좌번호"
      start="110-123-456789"
      hint="확인이 끝난 계좌입니다."
      locked
      action={<Button variant="tertiary">다시 입력</Button>}
    />
  ),
}
