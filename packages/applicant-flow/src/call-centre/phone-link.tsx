import styles from './phone-link.module.css'

/** A phone number that calls when it is pressed. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={styles['number']} href={`tel:${number}`}>
      {number}
    </a>
  )
}
