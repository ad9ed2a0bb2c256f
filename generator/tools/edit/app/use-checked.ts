/** What is found of the saved site: it comes while pages are being looked at, and is there again when the list is opened again. */
import { useCallback, useEffect, useState } from 'react'
import type { Calls } from '../server/api.ts'
import { call } from './client.ts'

type Checked = ReturnType<Calls['checked']>

/** Milliseconds between two looks. */
const pause = 400

/** @param config the one that is shown */
export const useChecked = (config: string | undefined) => {
  const [checked, setChecked] = useState<Checked>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another config was checked by itself
  useEffect(() => void call('checked', {}).then(setChecked), [config])
  useEffect(() => {
    if (checked?.isWhole !== false) return
    const timer = setTimeout(() => void call('checked', {}).then(setChecked), pause)
    return () => clearTimeout(timer)
  }, [checked])
  const check = useCallback(() => call('check', {}).then(setChecked), [])
  return { checked, check }
}
