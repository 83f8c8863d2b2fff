import { VisuallyHidden } from './visually-hidden.tsx'

export const examples = {
  'beside what is seen': (
    <p>
      3 / 10<VisuallyHidden>개 선택됨</VisuallyHidden>
    </p>
  ),
}
