/**
 * Puts React into a file of its own, beside the first script of a page. It keeps its name from one shell to the next, by
 * ids that do not depend on other modules. Any other library that two chunks need is in both files, so that each part of
 * the page needs one file.
 */
export const reactApart = {
  moduleIds: 'deterministic',
  chunkIds: 'deterministic',
  splitChunks: {
    chunks: 'initial',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      react: {
        name: 'react',
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        enforce: true,
      },
    },
  },
} as const
