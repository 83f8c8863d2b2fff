import styles from './icon.module.css'

const shapes = {
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1.1 15h-2.2v-6.5h2.2Zm0-8h-2.2V6.8h2.2Z',
  success: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.2 14.6-4.4-4.4L8 10.6l2.8 2.8L16 8.2l1.6 1.6Z',
  warning:
    'M13 2.6a1.15 1.15 0 0 0-2 0L1.2 19.5a1.15 1.15 0 0 0 1 1.7h19.6a1.15 1.15 0 0 0 1-1.7Zm.1 15.4h-2.2v-2.2h2.2Zm0-4h-2.2V8.5h2.2Z',
  danger: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1.1 15h-2.2v-2.2h2.2Zm0-4h-2.2V6.8h2.2Z',
  newWindow:
    'M5 3h7v2H5v14h14v-7h2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm9 0h7v7h-2V6.4l-8.3 8.3-1.4-1.4L17.6 5H14Z',
  close: 'm5.4 4 6.6 6.6L18.6 4 20 5.4 13.4 12l6.6 6.6-1.4 1.4-6.6-6.6L5.4 20 4 18.6l6.6-6.6L4 5.4Z',
  check: 'm9.6 18.4-6-6L5 11l4.6 4.6L19 6.2l1.4 1.4Z',
  previous: 'm15.6 4 1.4 1.4-6.6 6.6 6.6 6.6-1.4 1.4-8-8Z',
  next: 'm8.4 4 8 8-8 8L7 18.6l6.6-6.6L7 5.4Z',
  down: 'm20 8.4-8 8-8-8L5.4 7l6.6 6.6L18.6 7Z',
  upload:
    'M11 16V6.8L7.9 9.9 6.5 8.5 12 3l5.5 5.5-1.4 1.4L13 6.8V16Zm-7-1h2v4h12v-4h2v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z',
  file: 'M6 2h8l6 6v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm7 2H6v16h12V9h-5Z',
  image:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm0 2v14h14V5Zm1 12 3.5-5 2.5 3 3-4 3.5 6Z',
} as const

export type IconName = keyof typeof shapes

/** A shape in the colour of the text beside it. It only repeats the text. `width` is its size without styles. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" width={20} aria-hidden="true">
      <path d={shapes[name]} fillRule="evenodd" />
    </svg>
  )
}
