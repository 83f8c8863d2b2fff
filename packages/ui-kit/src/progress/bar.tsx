import styles from './bar.module.css'

/** 0 to 100; omitted while it is unknown. */
export type Percent = number | undefined

type Props = { percent?: Percent; 'aria-label'?: string; 'aria-labelledby'?: string }

/** The bar alone, for use beside the words. */
export function Bar({ percent, ...name }: Props) {
  return <progress className={styles['bar']} max={100} value={percent} {...name} />
}
