/** A mistake of the editor itself must not take the person's work from sight: what was changed is kept by the server. */
import { Component, type ReactNode } from 'react'
import type { Say } from './words.ts'

interface ErrorBoundaryProps {
  readonly say: Say
  readonly children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isDown: boolean }> {
  override readonly state = { isDown: false }

  static getDerivedStateFromError = (): { readonly isDown: boolean } => ({ isDown: true })

  override render(): ReactNode {
    const { say, children } = this.props
    if (!this.state.isDown) return children
    return (
      <div className="crashed" role="alert">
        <h1>{say('crashed')}</h1>
        <p>{say('crashedKept')}</p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          {say('openAgain')}
        </button>
      </div>
    )
  }
}
