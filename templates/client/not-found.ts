/** The not-found page answers at the missing address: it says which in the log, then shows its own. */
export const tidyNotFound = (root: Document): void => {
  const { missing } = root.getElementById('main')?.dataset ?? {}
  if (!missing) return
  console.error(`404: ${location.pathname}`)
  history.replaceState(null, '', missing)
}
