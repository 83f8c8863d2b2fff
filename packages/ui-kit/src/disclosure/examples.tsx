import { Disclosure } from './disclosure.tsx'

const text = (
  <>
    <p>수집 목적: 지원 신청의 접수와 대상 확인</p>
    <p>보유 기간: 수집일부터 5년</p>
  </>
)

export const examples = {
  'on its own': <Disclosure label="내용 보기">{text}</Disclosure>,
  'under a checkbox': (
    <Disclosure label="내용 보기" indented>
      {text}
    </Disclosure>
  ),
}
