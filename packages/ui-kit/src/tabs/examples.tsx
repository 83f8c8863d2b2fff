import { Tabs } from './tabs.tsx'

const tabs = [
  {
    id: 'general',
    label: '일반 증빙',
    content: <p>택배사·퀵서비스·심부름센터를 이용한 사업자가 등록합니다.</p>,
  },
  { id: 'direct', label: '직접 배달', content: <p>직접 배달한 사업자가 등록합니다.</p> },
  { id: 'parcel', label: '택배 조회', content: <p>운송장 번호로 배송 내역을 조회합니다.</p> },
]

export const examples = {
  'the first open': <Tabs label="증빙 종류" tabs={tabs} />,
  'another open': <Tabs label="증빙 종류 (택배 조회)" tabs={tabs} openId="parcel" />,
  'none open before one is chosen': <Tabs label="증빙 종류 (선택 전)" tabs={tabs} openId={null} />,
}
