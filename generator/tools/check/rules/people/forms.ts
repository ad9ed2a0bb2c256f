import { defineCheck } from '../../define-check.ts'
import type { FieldFact, PageFacts } from '../../facts/page-facts.ts'

/** Fields that people fill in. */
const fieldsOf = ({ forms }: PageFacts): readonly FieldFact[] => forms.flatMap(form => form.fields.filter(field => !field.hidden))

export const formLabel = defineCheck({
  id: 'form-label',
  severity: 'error',
  about: { en: 'Every field of a form has a label.', fr: 'Chaque champ d’un formulaire a une étiquette.' },
  hint: { en: 'Add a <label> for the field in the template.', fr: 'Ajoutez un <label> pour le champ dans le gabarit.' },
  messages: {
    missing: { en: 'The field “{name}” ({type}) has no label', fr: 'Le champ « {name} » ({type}) n’a pas d’étiquette' },
  },
  example: { variant: 'missing', values: { name: 'email', type: 'email' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { labelled, name, type } of fieldsOf(page)) if (!labelled) report({ variant: 'missing', values: { name: name ?? '', type } })
  },
})

const isSecure = (action: string): boolean =>
  /^https:\/\/[^/]/.test(action) || /^\/(?!\/)/.test(action) || /^http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$)/.test(action)

export const formAction = defineCheck({
  id: 'form-action',
  severity: 'error',
  about: {
    en: 'Every form sends its data by POST to a URL with https.',
    fr: 'Chaque formulaire envoie ses données par POST à une URL en https.',
  },
  hint: {
    en: 'Check forms.provider, forms.id and forms.endpoint.',
    fr: 'Vérifiez forms.provider, forms.id et forms.endpoint.',
  },
  messages: {
    missing: { en: 'A form has no action URL', fr: 'Un formulaire n’a pas d’URL d’envoi' },
    insecure: {
      en: 'A form sends to {action}, which is not encrypted',
      fr: 'Un formulaire envoie à {action}, qui n’est pas chiffré',
    },
    method: {
      en: 'A form uses {method}, which puts what people write into the URL',
      fr: 'Un formulaire utilise {method}, qui met dans l’URL ce que les gens écrivent',
    },
    noName: {
      en: 'A field ({type}) has no name, so it is not sent',
      fr: 'Un champ ({type}) n’a pas de nom : il n’est pas envoyé',
    },
  },
  example: { variant: 'insecure', values: { action: 'http://forms.example/f/1' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { action, method, fields } of page.forms) {
      if (action === null || action === '') report({ variant: 'missing' })
      else if (!isSecure(action)) report({ variant: 'insecure', values: { action } })
      if (method !== 'post') report({ variant: 'method', values: { method: method.toUpperCase() } })
      for (const { name, type, hidden } of fields) if (!hidden && (name ?? '') === '') report({ variant: 'noName', values: { type } })
    }
  },
})

export const formConsent = defineCheck({
  id: 'form-consent',
  severity: 'error',
  about: { en: 'No consent box is checked in advance.', fr: 'Aucun consentement n’est coché d’avance.' },
  hint: {
    en: 'Leave the box empty. The law requires that visitors check it themselves (Canada: CASL; Europe: GDPR).',
    fr: 'Laissez la case vide. La loi exige que les visiteurs la cochent eux-mêmes (Canada : LCAP; Europe : RGPD).',
  },
  messages: { ticked: { en: 'The box “{name}” is checked in advance', fr: 'La case « {name} » est cochée d’avance' } },
  example: { variant: 'ticked', values: { name: 'offers' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const { type, ticked, name } of fieldsOf(page))
      if (type === 'checkbox' && ticked) report({ variant: 'ticked', values: { name: name ?? '' } })
  },
})

export const formPrivacy = defineCheck({
  id: 'form-privacy',
  severity: 'error',
  about: { en: 'Every form links to the privacy page.', fr: 'Chaque formulaire mène à la page de confidentialité.' },
  hint: {
    en: 'Keep the link below the form, in templates/components/form/.',
    fr: 'Gardez le lien sous le formulaire, dans templates/components/form/.',
  },
  messages: {
    missing: {
      en: 'A form does not link to the privacy page, {path}',
      fr: 'Un formulaire ne mène pas à la page de confidentialité, {path}',
    },
  },
  example: { variant: 'missing', values: { path: '/privacy' } },
  needs: 'page',
  run: ({ page, site }, report) => {
    if (page.forms.length === 0) return
    const path = site.routes.find(route => route.kind === 'privacy' && route.language === page.route.language)?.path
    if (path === undefined) return
    for (const { links } of page.forms)
      if (!links.some(href => href.replace(/#.*/, '') === path)) report({ variant: 'missing', values: { path } })
  },
})

/** Fields that ask for the visitor’s own data: WCAG 2.2, 1.3.5. */
const isPersonal = ({ type, name }: FieldFact): boolean => type === 'email' || type === 'tel' || name === 'name'

export const formAutofill = defineCheck({
  id: 'form-autofill',
  severity: 'warning',
  about: {
    en: 'Browsers can fill in the fields for name, email and phone.',
    fr: 'Le navigateur peut remplir les champs du nom, du courriel et du téléphone.',
  },
  hint: {
    en: 'Add “autocomplete: name”, “email” or “tel” to the field in the config.',
    fr: 'Ajoutez « autocomplete: name », « email » ou « tel » au champ dans la configuration.',
  },
  messages: {
    missing: { en: 'The field “{name}” has no autocomplete', fr: 'Le champ « {name} » n’a pas de remplissage automatique' },
  },
  example: { variant: 'missing', values: { name: 'email' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const field of fieldsOf(page))
      if (isPersonal(field) && (field.autocomplete ?? 'off') === 'off') report({ variant: 'missing', values: { name: field.name ?? '' } })
  },
})
