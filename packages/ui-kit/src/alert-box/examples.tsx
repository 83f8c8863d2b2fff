import { Button } from '../button/button.tsx'
import { AlertBox } from './alert-box.tsx'

export const examples = {
  info: (
    <AlertBox tone="info">
      <p>신청 결과는 처음 화면에서 확인할 수 있습니다.</p>
    </AlertBox>
  ),
  success: (
    <AlertBox tone="success" title="접수되었습니다.">
      <p>신청번호를 적어 두세요.</p>
    </AlertBox>
  ),
  warning: (
    <AlertBox tone="warning" title="등록 전에 확인하세요.">
      <p>제출한 증빙은 고칠 수 없습니다.</p>
    </AlertBox>
  ),
  'danger with a way out': (
    <AlertBox tone="danger" title="화면을 불러오지 못했습니다." announced>
      <p>입력하신 내용에는 영향이 없습니다. 인터넷 연결을 확인하신 뒤 다시 시도해주세요.</p>
      <Button size="medium">다시 시도</Button>
    </AlertBox>
  ),
}
