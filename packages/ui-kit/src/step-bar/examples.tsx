import { StepBar } from './step-bar.tsx'

const steps = ['자격 확인', '사업자 확인', '본인인증', '동의', '신청정보', '완료']

export const examples = {
  'the first step': <StepBar label="신청 단계 1" steps={steps} current={0} />,
  'on the way': <StepBar label="신청 단계 4" steps={steps} current={3} />,
  'the last step': <StepBar label="신청 단계 6" steps={steps} current={5} />,
  'no current step': <StepBar label="신청 진행 단계" steps={steps} current={null} />,
  'other steps': (
    <StepBar label="처리 단계" steps={['신청', '심사중', '심사완료', '지급중', '지급완료']} current={2} />
  ),
}
