/** What has just come is typed in at once. */
import { type RefObject, useEffect, useRef } from 'react'

/** @returns for the element whose first field is to have the focus */
export const useFirstField = (): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return place
}
