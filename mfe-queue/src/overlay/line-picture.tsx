import styles from './line-picture.module.css'

const PEOPLE = 8
const STEP = 32

/** Draws the line: the door, people ahead, and the person, who is nearer with each per cent of `progress` (0 to 100). */
export function LinePicture({ progress }: { progress: number }) {
  const ahead = Math.ceil(((100 - progress) / 100) * (PEOPLE - 1))
  return (
    <svg className={styles['line']} viewBox="0 0 300 40" width={300} aria-hidden="true">
      <path className={styles['door']} d="M270 38V6h22v32M264 38h34" />
      {Array.from({ length: PEOPLE }, (_, place) => (
        <g
          key={place}
          className={styles['person']}
          data-place={place < ahead ? 'ahead' : place === ahead ? 'own' : 'behind'}
          transform={`translate(${240 - place * STEP} 0)`}
        >
          <circle cx="0" cy="14" r="6" />
          <path d="M-9 38v-4a9 9 0 0 1 18 0v4Z" />
        </g>
      ))}
    </svg>
  )
}
