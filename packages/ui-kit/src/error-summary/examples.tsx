import { examples as radioGroups } from '../radio-group/examples.tsx'
import { ErrorSummary } from './error-summary.tsx'

const problems = [
  { fieldId: 'question-2', message: '2. 현재 영업 여부' },
  { fieldId: 'question-5', message: '5. 증빙서류 제출 확인' },
]

export const examples = {
  'own title': <ErrorSummary title="모든 항목을 선택해주세요." problems={problems} />,
  'common title': <ErrorSummary problems={problems} />,
  'one message for several': (
    <ErrorSummary
      problems={['사업자등록증', '국세 납세증명서'].map(about => ({
        fieldId: about,
        message: '제출서류를 등록해주세요.',
        about,
      }))}
    />
  ),
  'above its fields': (
    <div className="page">
      <ErrorSummary problems={[{ fieldId: 'question-2', message: '2. 현재 영업 여부' }]} />
      <fieldset id="question-2">{radioGroups['with a problem']}</fieldset>
    </div>
  ),
}
