import { useLayoutEffect } from 'react'

/** Makes frames of the page inert during a wait: those of the given ids or names, all if the list is empty (QUE-49, QUE-50). */
export function useBlockedFrames(names: readonly string[] | null) {
  useLayoutEffect(() => {
    const frames = names ? framesNamed(names).filter(frame => !frame.inert) : []
    for (const frame of frames) frame.inert = true
    return () => {
      for (const frame of frames) frame.inert = false
    }
  }, [names])
}

function framesNamed(names: readonly string[]): HTMLIFrameElement[] {
  const frames = [...document.querySelectorAll('iframe')]
  return frames.filter(({ id, name }) => names.length === 0 || names.includes(id) || names.includes(name))
}
