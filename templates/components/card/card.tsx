import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly children: ReactNode
}

/** A raised surface, used for forms only. */
export const Card = ({ id, children }: Props) => (
  <div className="sheet" id={id}>
    {children}
  </div>
)
