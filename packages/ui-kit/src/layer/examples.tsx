import { useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { CaptionedImage } from '../captioned-image/captioned-image.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Layer, Layers } from './layer.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240"><rect width="400" height="240" fill="#d6e0eb"/></svg>',
)}`

function Notice({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  const [isForToday, setForToday] = useState(true)
  if (!isOpen) return null

  const close = () => setOpen(false)
  return (
    <Layer
      title={title}
      onClose={close}
      actions={
        <>
          <Checkbox label="오늘 하루 열지 않기" checked={isForToday} onChange={setForToday} />
          <Button size="medium" variant="tertiary" onClick={close}>
            닫기
          </Button>
        </>
      }
    >
      {children}
    </Layer>
  )
}

export const examples = {
  'two notices': (
    <Layers>
      <Notice title="제출서류 안내">
        <p>신청할 때 아래와 같은 서류를 제출할 수 있습니다.</p>
        <CaptionedImage
          src={picture}
          alt="택배 운송장의 예"
          caption="택배 운송장"
          failureText="이미지를 불러올 수 없습니다."
          width={400}
          height={240}
        />
      </Notice>
      <Notice title="신청 안내">
        <p>6월 26일 20시에 신청을 받습니다.</p>
      </Notice>
    </Layers>
  ),
}
