// Vite wants an input; a remote has no page.
export default undefined
