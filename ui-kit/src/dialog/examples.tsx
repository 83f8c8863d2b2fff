import { AlertDialog } from './alert-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

const longMessage = Array.from(
  { length: 60 },
  (_, line) => `${line + 1}. 제출한 서류는 고칠 수 없습니다.`,
).join('\n')

function doNothing() {}

export const examples = {
  alert: <AlertDialog message="폐업된 사업자등록번호입니다." onClose={doNothing} />,
  'alert of several lines': (
    <AlertDialog message={'잘못된 접근입니다.\n(주소: /unknown)'} onClose={doNothing} />
  ),
  'alert longer than the window': <AlertDialog message={longMessage} onClose={doNothing} />,
  confirm: (
    <ConfirmDialog
      message="처음 화면으로 돌아갑니다."
      confirmLabel="예"
      cancelLabel="아니오"
      onAnswer={doNothing}
    />
  ),
}
