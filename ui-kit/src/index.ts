// Whoever imports the kit checks its types from source, and needs to know what a style sheet is.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./css-modules.d.ts" />
import './layers.css'

export { AlertBox } from './alert-box/alert-box.tsx'
export { Badge } from './badge/badge.tsx'
export { Button } from './button/button.tsx'
export { LinkButton } from './button/link-button.tsx'
export { Card } from './card/card.tsx'
export { AlertDialog } from './dialog/alert-dialog.tsx'
export { ConfirmDialog } from './dialog/confirm-dialog.tsx'
export { DialogHost } from './dialog/dialog-host.tsx'
export { createDialogs, type Dialogs } from './dialog/dialogs.ts'
export { DigitFields } from './digit-fields/digit-fields.tsx'
export { ErrorSummary } from './error-summary/error-summary.tsx'
export { focusField } from './field/focus-field.ts'
export { Page } from './page/page.tsx'
export { RadioGroup } from './radio-group/radio-group.tsx'
export { SkipLinks } from './skip-links/skip-links.tsx'
export { Spinner } from './spinner/spinner.tsx'
export { SummaryList } from './summary-list/summary-list.tsx'
export { Tile } from './tile/tile.tsx'
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx'
