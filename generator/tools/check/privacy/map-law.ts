/** The European Union, the three states that share its market, the United Kingdom and Switzerland: their laws on this point agree. */
const european = /^(AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|IS|LI|NO|GB|CH)$/

/** What the law of a place wants of a map that tells a map service who looks at the page; `null` where none is known here. */
export const mapLaw = ({ country, region }: { readonly country: string; readonly region?: string | undefined }): string | null => {
  if (country === 'CA' && region === 'QC')
    return 'Quebec’s Law 25 (P-39.1, s. 8.1) wants what can identify or locate visitors to be off until they turn it on'
  if (european.test(country))
    return 'the GDPR (article 6) wants a legal ground, such as consent, before a visitor’s IP address is passed on'
  return null
}
