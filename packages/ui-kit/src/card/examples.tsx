import { Card } from './card.tsx'

export const examples = {
  'with text': (
    <Card title="일반 증빙">
      <p>택배사·퀵서비스·심부름센터를 이용한 사업자가 등록합니다.</p>
      <h3>인정되는 서류</h3>
      <ul>
        <li>전자세금계산서</li>
        <li>택배 운송장</li>
      </ul>
    </Card>
  ),
}
