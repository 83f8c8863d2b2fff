import { ZoomView } from './zoom-view.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="360"><rect width="600" height="360" fill="#d6e0eb"/><path d="M150 90h300v180H150z" fill="#fff" stroke="#063a74" stroke-width="6"/><path d="M180 130h160M180 165h240M180 200h200M180 235h120" stroke="#063a74" stroke-width="10"/></svg>',
)}`

export const examples = {
  'a picture': (
    <ZoomView label="택배 운송장.jpg">
      <img src={picture} alt="택배 운송장.jpg" width={600} height={360} />
    </ZoomView>
  ),
}
