import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Table, type Column } from './table.tsx'

type Centre = { name: string; phone: string; address: string; count: number | null }

const columns: Column<Centre>[] = [
  { header: '센터명', cell: ({ name }) => name, namesRow: true },
  { header: '전화번호', cell: ({ phone }) => phone },
  { header: '주소', cell: ({ address }) => address },
  { header: '상담 건수', cell: ({ count }) => count?.toLocaleString('ko'), numeric: true },
]

const rows: Centre[] = [
  { name: '가나 지역센터', phone: '02-000-0001', address: '가나시 다라구 마바로 12, 3층', count: 1240 },
  {
    name: '다라 지역센터',
    phone: '031-000-0002',
    address: '다라시 사아로 345 소상공인종합지원관 별관',
    count: 87,
  },
  { name: '마바 지역센터', phone: '051-000-0003', address: '마바군 자차읍 카타길 6', count: null },
]

export const examples = {
  'with rows': <Table caption="지역센터 목록" columns={columns} rows={rows} keyOf={({ name }) => name} />,
  'with more than text in it': (
    <Table
      caption="처리 상태"
      columns={[
        { header: '신청번호', cell: ({ name }) => name, namesRow: true },
        { header: '상태', cell: () => <Badge tone="info">심사중</Badge> },
        { header: '금액', cell: () => '300,000원', numeric: true },
        { header: '보기', cell: () => <Button size="medium">보기</Button>, actions: true },
        { header: '취소', cell: () => <Button size="medium">취소</Button>, actions: true },
      ]}
      rows={[{ name: '2025-000123' }, { name: '2025-000124' }]}
      keyOf={({ name }) => name}
    />
  ),
  'without any': (
    <Table
      caption="지역센터 목록"
      columns={columns}
      rows={[]}
      keyOf={({ name }) => name}
      empty="찾는 센터가 없습니다."
    />
  ),
}
