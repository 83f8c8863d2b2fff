import styles from './icon.module.css'

const shapes = {
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1.1 15h-2.2v-6.5h2.2Zm0-8h-2.2V6.8h2.2Z',
  success: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.2 14.6-4.4-4.4L8 10.6l2.8 2.8L16 8.2l1.6 1.6Z',
  warning:
    'M13 2.6a1.15 1.15 0 0 0-2 0L1.2 19.5a1.15 1.15 0 0 0 1 1.7h19.6a1.15 1.15 0 0 0 1-1.7Zm.1 15.4h-2.2v-2.2h2.2Zm0-4h-2.2V8.5h2.2Z',
  danger: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1.1 15h-2.2v-2.2h2.2Zm0-4h-2.2V6.8h2.2Z',
  newWindow:
    'M5 3h7v2H5v14h14v-7h2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm9 0h7v7h-2V6.4l-8.3 8.3-1.4-1.4L17.6 5H14Z',
} as const

export type IconName = keyof typeof shapes

/** A shape in the colour of the text beside it. It never says anything that the text does not. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} fillRule="evenodd" />
    </svg>
  )
}
