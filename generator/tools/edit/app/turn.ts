/** How often the person went back or forth in the history. A field begins anew then: what it has sent and what stands in it count no more. */
import { createContext, useContext } from 'react'

const Turn = createContext(0)

export const TurnProvider = Turn.Provider

export const useTurn = (): number => useContext(Turn)
