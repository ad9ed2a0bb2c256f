import type { Translated } from '../../../site/messages/language.ts'

/** The European Union, the three states that share its market, the United Kingdom and Switzerland: their laws agree on maps. */
const european = /^(AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|IS|LI|NO|GB|CH)$/

const quebec: Translated<string> = {
  en: 'Quebec’s Law 25 (P-39.1, s. 8.1) wants what can identify or locate visitors to be off until they turn it on',
  fr: 'la Loi 25 du Québec (P-39.1, art. 8.1) veut que ce qui permet d’identifier ou de localiser les visiteurs reste désactivé jusqu’à ce qu’ils l’activent',
}

const gdpr: Translated<string> = {
  en: 'the GDPR (article 6) wants a legal ground, such as consent, before a visitor’s IP address is passed on',
  fr: 'le RGPD (article 6) exige une base légale, comme le consentement, avant que l’adresse IP d’un visiteur soit transmise',
}

/** What the law of a place requires before a map service learns who views the page; `null` if no such law is known. */
export const mapLaw = ({
  country,
  region,
}: {
  readonly country: string
  readonly region?: string | undefined
}): Translated<string> | null => {
  if (country === 'CA' && region === 'QC') return quebec
  return european.test(country) ? gdpr : null
}
