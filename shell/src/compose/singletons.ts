/**
 * Brings, with the shell, what exists once in the page, before any remote can bring another: a remote that
 * registered its copy first would win, even out of range. Some of these the shell itself never uses.
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
