import styles from './errors-panel.module.css'

type Props = {
  /** The content of the bars, in words. */
  label: string
  values: readonly number[]
}

/** A bar for each value, the oldest on the left; the highest reaches the top. */
export function Bars({ label, values }: Props) {
  const highest = Math.max(1, ...values)
  return (
    <svg
      className={styles['bars']}
      role="img"
      aria-label={`${label}: ${values.join(', ')}`}
      viewBox={`0 0 ${values.length} 1`}
      preserveAspectRatio="none"
    >
      {values.map((value, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
        <rect key={place} x={place + 0.1} width={0.8} y={1 - value / highest} height={value / highest} />
      ))}
    </svg>
  )
}
