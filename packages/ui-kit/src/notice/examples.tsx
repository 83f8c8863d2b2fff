import { Spinner } from '../spinner/spinner.tsx'
import { Notice } from './notice.tsx'

export const examples = {
  words: (
    <Notice>
      <output>
        <span>서비스 접속 대기 중입니다.</span> <span>잠시만 기다리시면 자동 접속됩니다.</span>
      </output>
    </Notice>
  ),
  'with a spinner': (
    <Notice>
      <Spinner label="확인하고 있습니다." />
    </Notice>
  ),
}
