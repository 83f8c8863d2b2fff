import { Tooltip } from './tooltip.tsx'
import { Button } from '../button/button.tsx'

export const examples = {
  'on a button of one word': (
    <Tooltip text="신청 결과는 처음 화면에서도 확인할 수 있습니다.">
      {anchor => (
        <Button {...anchor} variant="tertiary" size="medium">
          결과 확인
        </Button>
      )}
    </Tooltip>
  ),
}
