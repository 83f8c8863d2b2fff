import { ActionTile } from './action-tile.tsx'
import { Tile } from './tile.tsx'

export const examples = {
  tiles: (
    <ul className="tiles">
      <li>
        <Tile href="/elig-check" title="지원대상 확인" hint="지원 대상과 요건을 확인합니다." />
      </li>
      <li>
        <Tile href="/self-check" title="신청하기" hint="자가진단 후 사업자등록번호를 확인하고 신청합니다." />
      </li>
    </ul>
  ),
  'that does something in a new window': (
    <ul className="tiles">
      <li>
        <ActionTile title="간편인증" hint="통신사, 은행 등 민간인증서" newWindow />
      </li>
      <li>
        <ActionTile title="휴대폰 인증" hint="본인 명의의 휴대폰" newWindow />
      </li>
    </ul>
  ),
  'closed for a while': (
    <Tile
      href="/self-check"
      title="신청하기"
      hint="자가진단 후 사업자등록번호를 확인하고 신청합니다."
      disabledReason="6월 26일 20시에 다시 열립니다."
    />
  ),
}
