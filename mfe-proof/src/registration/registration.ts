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
  /** In the order of the form; empty if nothing is uploaded. */
  fields: readonly FileField[]
  /** The action of the waiting room, if the call needs a turn. The wait begins after the uploads. */
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
  /** The path to follow, or a function that finds it after the registration. */
  leadsTo: string | (() => Promise<string>)
}
