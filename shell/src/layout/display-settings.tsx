import { useId } from 'react'
import { useBrowserState } from 'remote-kit'
import {
  changeDisplay,
  readDisplayPreferences,
  textSizes,
  usual,
  type DisplayPreferences,
} from '../display/display-preferences.ts'
import * as t from './texts.ko.ts'
import { useDisclosure } from './use-disclosure.ts'

/** Text size and high contrast: shown at once, and remembered in this browser. */
export function DisplaySettings() {
  const { isOpen, toggle, holder, button } = useDisclosure()
  const [preferences, setPreferences] = useBrowserState(readDisplayPreferences, usual)
  const id = useId()

  function change(part: Partial<DisplayPreferences>) {
    const changed = { ...preferences, ...part }
    setPreferences(changed)
    changeDisplay(changed)
  }

  return (
    <div className="display-settings" ref={holder}>
      <button
        ref={button}
        type="button"
        className="display-settings__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {t.display}
      </button>
      <div className="display-settings__panel" id={id} hidden={!isOpen}>
        <fieldset>
          <legend>{t.textSize}</legend>
          {textSizes.map(size => (
            <label key={size}>
              <input
                type="radio"
                name={id}
                checked={preferences.textSize === size}
                onChange={() => change({ textSize: size })}
              />
              {`${t.textSizes[size]} ${size}%`}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={preferences.highContrast}
            onChange={event => change({ highContrast: event.target.checked })}
          />
          {t.highContrast}
        </label>
      </div>
    </div>
  )
}
