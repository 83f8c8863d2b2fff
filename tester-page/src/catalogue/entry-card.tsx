import { card } from 'page-kit'
import { CopyButton } from '../parts/copy-button.tsx'

type Props = {
  name: string
  about?: string
  /** The values by their names; empty ones are left out. */
  values: readonly (readonly [label: string, value: string | null])[]
}

/** An entry of the catalogue, with the values to type for it. */
export function EntryCard({ name, about, values }: Props) {
  return (
    <>
      <h3 className={card['name']}>{name}</h3>
      {about !== undefined && <p>{about}</p>}
      <div className={card['actions']}>
        {values.map(([label, value]) => value && <CopyButton key={label} label={label} value={value} />)}
      </div>
    </>
  )
}
