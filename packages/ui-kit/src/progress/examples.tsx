import { Progress } from './progress.tsx'

export const examples = {
  'on the way': <Progress label="서류를 올리고 있습니다." percent={42} />,
  done: <Progress label="서류를 모두 올렸습니다." percent={100} />,
  'of unknown length': <Progress label="서류를 확인하고 있습니다." />,
}
