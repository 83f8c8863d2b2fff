import type { StoredFile, Uploader } from 'applicant-files/uploads'
import type { ReactNode } from 'react'

type Once = { idempotencyKey: string }

/** A field of files, and what is said when none of its files has any content. */
export type FileField = { uploader: Uploader; noNormalFile: string }

/** What a screen registers, and what it says on the way. */
export type Registration<Body extends object> = {
  /** Tells the calls of this kind from others that this tab may press again. */
  name: string
  /** Shows everything that stands against it beside its field, in the order of the form; whether nothing does. */
  isInOrder: () => boolean
  /** In their order on the form; none where nothing is uploaded. */
  fields: readonly FileField[]
  /** Of the waiting room, where a turn is waited for once everything is uploaded. */
  action?: string
  /** What is sent, with the files of each field in its place. */
  bodyOf: (files: readonly (readonly StoredFile[])[]) => Body
  send: (body: Body, once: Once) => Promise<void>
  /** Of what was typed: it has been registered. */
  forget: () => void
  messages: {
    /** Asked before anything happens; the usual question unless it is said. */
    question?: ReactNode
    /** For a call that never got a response. */
    failed: string
    /** For one that the server refused, whose reason stands below it; the reason alone unless it is said. */
    refused?: string
    done: string
    /** When files without content were left out; as `done` unless it is said. */
    doneWithoutEmpty?: string
  }
  /** Where it leads, or how that is found out once it is done. */
  leadsTo: string | (() => Promise<string>)
}
