import { createDialogs } from 'ui-kit'

/** The page's one queue of dialogs; the frame draws it, everything else asks through the session's port. */
export const dialogs = createDialogs()
