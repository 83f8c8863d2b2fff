import { Skeleton } from 'ui-kit'
import * as t from './texts.ko.ts'

/** The heading of a screen, and room for the rest. No `Page`: the screen itself is the first of the document. */
export function ScreenComing({ title }: { title: string }) {
  return (
    <div className="page">
      <div className="page__head">
        <h1 className="page__title">{title}</h1>
      </div>
      <Skeleton label={t.loading} />
    </div>
  )
}
