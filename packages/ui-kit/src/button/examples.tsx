import { Button } from './button.tsx'
import { LinkButton } from './link-button.tsx'

export const examples = {
  primary: <Button>확인</Button>,
  secondary: <Button variant="secondary">사업자 조회</Button>,
  tertiary: <Button variant="tertiary">취소</Button>,
  danger: <Button variant="danger">신청취소</Button>,
  medium: <Button size="medium">다시 시도</Button>,
  busy: <Button busy>확인</Button>,
  'refusing with a reason': (
    <Button disabledReason="심사 중에는 증빙을 새로 등록할 수 없습니다.">증빙 등록</Button>
  ),
  link: <LinkButton href="/">처음 화면으로</LinkButton>,
  'link to a new window': (
    <LinkButton href="https://www.example.go.kr" variant="tertiary" newWindow>
      이용약관
    </LinkButton>
  ),
}
