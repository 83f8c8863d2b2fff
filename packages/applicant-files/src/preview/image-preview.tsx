import { useCallback } from 'react'
import { ZoomView } from './zoom-view/zoom-view.tsx'

type Props = { name: string; content: Blob; onFailure: () => void }

/** A picture that can be enlarged. */
export function ImagePreview({ name, content, onFailure }: Props) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(content)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [content],
  )
  return (
    <ZoomView label={name}>
      <img ref={show} alt={name} onError={onFailure} />
    </ZoomView>
  )
}
