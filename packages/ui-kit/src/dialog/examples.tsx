import { Button } from '../button/button.tsx'
import { ContentDialog } from './content-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'

const longMessage = Array.from(
  { length: 60 },
  (_, line) => `${line + 1}. 제출한 서류는 고칠 수 없습니다.`,
).join('\n')

function doNothing() {}

export const examples = {
  alert: <MessageDialog message="폐업된 사업자등록번호입니다." onClose={doNothing} />,
  'alert of several lines': (
    <MessageDialog message={'잘못된 접근입니다.\n(주소: /unknown)'} onClose={doNothing} />
  ),
  'alert longer than the window': <MessageDialog message={longMessage} onClose={doNothing} />,
  confirm: (
    <MessageDialog
      message="처음 화면으로 돌아갑니다."
      confirmLabel="예"
      cancelLabel="아니오"
      onClose={doNothing}
    />
  ),
  'anything with a cross': (
    <ContentDialog title="인정되는 서류의 예" onDismiss={doNothing}>
      <p>{longMessage}</p>
    </ContentDialog>
  ),
  'anything with buttons, while a call is under way': (
    <ContentDialog
      title="신청 내용 확인"
      size="small"
      hasCross={false}
      busy
      onDismiss={doNothing}
      actions={
        <>
          <Button size="medium" variant="tertiary">
            취소
          </Button>
          <Button size="medium" busy>
            제출
          </Button>
        </>
      }
    >
      <p>제출하면 고칠 수 없습니다.</p>
    </ContentDialog>
  ),
}
