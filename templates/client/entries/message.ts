import { enhancePage } from '../everywhere.ts'

/** Logs the missing URL, then shows the URL of the not-found page. */
const tidyNotFound = (root: Document): void => {
  const { missing } = root.getElementById('main')?.dataset ?? {}
  if (!missing) return
  console.error(`404: ${location.pathname}`)
  history.replaceState(null, '', missing)
}

tidyNotFound(document)
enhancePage(document)
