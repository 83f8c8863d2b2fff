/** The look of the gallery: width, contrast, size of text. It is part of the address, so that it can be shared. */
export type Display = { width: 'window' | 'phone'; contrast: 'usual' | 'high'; size: string }

export const TEXT_SIZES = ['90', '100', '110', '130', '150']

export function readDisplay(query: URLSearchParams): Display {
  return {
    width: query.get('width') === 'phone' ? 'phone' : 'window',
    contrast: query.get('contrast') === 'high' ? 'high' : 'usual',
    size: query.get('size') ?? '100',
  }
}

/** The site's own switches: two attributes of the root element. */
export function showDisplay({ contrast, size }: Display): void {
  const { dataset } = document.documentElement
  dataset['textSize'] = size
  if (contrast === 'high') dataset['krdsMode'] = 'high-contrast'
}

/** The address of one part of the gallery, in the same look. */
export function addressOf(view: { all: '' } | { example: string }, { contrast, size }: Display): string {
  return `?${new URLSearchParams({ contrast, size, ...view }).toString()}`
}
