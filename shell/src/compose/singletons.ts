/**
 * Provides the shared packages that exist once in the page, before any remote registers its own copy. A copy that is
 * registered first is used, even out of range. The shell itself never uses some of these packages.
 */
import 'axios'
import 'jotai'
import 'react'
import 'react-dom'
import 'react-dom/client'
import 'react/jsx-runtime'
import 'react-router-dom'
import 'shared-session'
import 'single-spa'
