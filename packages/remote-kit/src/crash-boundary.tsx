import { Component, type ReactNode } from 'react'

type Props = { onCrash: (error: unknown) => void; children: ReactNode }

/** Keeps a crash inside its area: draws nothing in its place, and reports it to the page that mounted the area. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.crashed ? null : this.props.children
  }
}
