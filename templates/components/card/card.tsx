import type { ReactNode } from 'react'

export interface Props {
  readonly id: string
  readonly children: ReactNode
}

/** A raised sheet of paper: for forms alone. */
export const Card = ({ id, children }: Props) => (
  <div className="sheet" id={id}>
    {children}
  </div>
)
