import type { StoredFile, Uploader } from 'applicant-files/uploads'
import type { ReactNode } from 'react'

type Once = { idempotencyKey: string }

/** A field of files, and the message if none of its files has any content. */
export type FileField = { uploader: Uploader; noNormalFile: string }

/** A registration of a screen: its fields, its call and its messages. */
export type Registration<Body extends object> = {
  /** Identifies the calls of this kind, which this tab may repeat. */
  name: string
  /** Shows all problems beside their fields, in the order of the form. Returns whether there are none. */
  isInOrder: () => boolean
  /** In their order on the form; none where nothing is uploaded. */
  fields: readonly FileField[]
  /** Of the waiting room, where a turn is waited for once everything is uploaded. */
  action?: string
  /** Returns the body, with the files of each field in its place. */
  bodyOf: (files: readonly (readonly StoredFile[])[]) => Body
  send: (body: Body, once: Once) => Promise<void>
  /** Removes the draft after the registration. */
  forget: () => void
  messages: {
    /** Asked before anything else. Default: the usual question. */
    question?: ReactNode
    /** For a call that never got a response. */
    failed: string
    /** For a call that the server refused, above its reason. Default: the reason alone. */
    refused?: string
    done: string
    /** For a registration that left out files without content. Default: `done`. */
    doneWithoutEmpty?: string
  }
  /** Where it leads, or how that is found out once it is done. */
  leadsTo: string | (() => Promise<string>)
}
