import { Button } from '../button/button.tsx'
import { Accordion } from './accordion.tsx'

const items = [
  {
    id: 'who',
    title: '누가 신청할 수 있나요?',
    content: <p>배달·택배를 이용하는 소상공인이 신청할 수 있습니다.</p>,
  },
  {
    id: 'excluded',
    title: '지원에서 제외되는 업종이 있나요? 제외 업종은 어디에서 확인할 수 있나요?',
    content: (
      <>
        <p>일부 업종은 지원에서 제외됩니다.</p>
        <Button size="medium" variant="secondary">
          제외 업종 보기
        </Button>
      </>
    ),
  },
  { id: 'when', title: '언제 지급되나요?', content: <p>심사가 끝나면 등록한 계좌로 지급됩니다.</p> },
]

export const examples = { 'one open at a time': <Accordion items={items} /> }
