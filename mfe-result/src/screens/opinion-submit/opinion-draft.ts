import { draftsOf, TextShape } from 'applicant-flow/draft'

/** The opinion that is being written, for its person and the application; it goes when it is submitted (GP-09). */
export const opinionDrafts = draftsOf('opinion', TextShape)
