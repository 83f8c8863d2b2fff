import { Badge } from './badge.tsx'

export const examples = {
  neutral: <Badge>신청</Badge>,
  info: <Badge tone="info">심사중</Badge>,
  success: <Badge tone="success">지급완료</Badge>,
  warning: <Badge tone="warning">보완요청</Badge>,
  danger: <Badge tone="danger">부적합</Badge>,
}
