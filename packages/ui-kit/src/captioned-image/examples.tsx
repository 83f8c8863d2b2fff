import { CaptionedImage } from './captioned-image.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="360"><rect width="600" height="360" fill="#d6e0eb"/><path d="M150 90h300v180H150z" fill="#fff" stroke="#063a74" stroke-width="6"/><path d="M180 130h160M180 165h240M180 200h200M180 235h120" stroke="#063a74" stroke-width="10"/></svg>',
)}`
const failureText = '이미지를 불러올 수 없습니다.'

export const examples = {
  'that has arrived': (
    <CaptionedImage
      src={picture}
      alt="택배 운송장의 예"
      caption="택배 운송장"
      width={600}
      height={360}
      {...{ failureText }}
    />
  ),
  'that cannot be loaded': (
    <CaptionedImage
      src="data:image/png,none"
      alt="카드 영수증의 예"
      caption="카드 영수증"
      width={600}
      height={360}
      {...{ failureText }}
    />
  ),
}
