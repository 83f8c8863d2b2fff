import { TEXT_SIZES, type Display } from './display.ts'
import styles from './gallery.module.css'

/** The switches: a form that opens the same gallery in another look. */
export function Toolbar({ display }: { display: Display }) {
  return (
    <form className={styles['toolbar']} onChange={event => event.currentTarget.requestSubmit()}>
      <label>
        Width
        <select name="width" defaultValue={display.width}>
          <option value="window">window</option>
          <option value="phone">phone (360 px)</option>
        </select>
      </label>
      <label>
        Contrast
        <select name="contrast" defaultValue={display.contrast}>
          <option value="usual">usual</option>
          <option value="high">high</option>
        </select>
      </label>
      <label>
        Text
        <select name="size" defaultValue={display.size}>
          {TEXT_SIZES.map(size => (
            <option key={size} value={size}>
              {size} %
            </option>
          ))}
        </select>
      </label>
    </form>
  )
}
