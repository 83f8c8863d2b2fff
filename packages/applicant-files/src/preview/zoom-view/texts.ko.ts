export const zoomIn = '확대'
export const zoomOut = '축소'
export const zoomed = (percent: number) => `${percent}%`
