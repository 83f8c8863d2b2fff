/**
 * Puts the libraries that every page needs into a file of their own, beside the first script. It keeps its name from one
 * shell to the next, by ids that do not depend on other modules. The first script is small, and arrives first. Any other
 * library that two chunks need is in both files, so that each part of the page needs one file.
 */
export const librariesApart = {
  moduleIds: 'deterministic',
  chunkIds: 'deterministic',
  splitChunks: {
    chunks: 'initial',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      libraries: {
        name: 'libraries',
        test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|jotai)[\\/]/,
        enforce: true,
      },
    },
  },
} as const
