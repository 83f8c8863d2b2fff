/** Returns the address of the backend behind a development server. */
export function backend(): string {
  return process.env['BACKEND_URL'] ?? 'http://localhost:8080'
}

/** Returns the settings of a development server that forwards calls, and requests of files, to the backend. */
export function devServerFor(port: number) {
  const target = backend()
  const fromBackend = [
    '/api',
    '/admin-api',
    '/cdn',
    '/objects',
    '/remotes',
    '/sandbox',
    '/registry',
    '/site-config.json',
    '/ts.wseq',
  ]
  return {
    host: 'localhost',
    port,
    hot: true,
    historyApiFallback: true,
    proxy: [{ context: fromBackend, target }],
  }
}
