import { defineGallery } from '../../rspack.base.ts'

export default defineGallery(import.meta.dirname, 9005)
