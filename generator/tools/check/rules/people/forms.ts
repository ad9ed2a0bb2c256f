import { defineCheck } from '../../define-check.ts'
import type { FieldFact, PageFacts } from '../../facts/page-facts.ts'

/** Fields that people fill in. */
const fieldsOf = ({ forms }: PageFacts): readonly FieldFact[] => forms.flatMap(form => form.fields.filter(field => !field.hidden))

export const formLabel = defineCheck({
  id: 'form-label',
  severity: 'error',
  about: { en: 'Every field of a form has a label.', fr: 'Chaque champ d’un formulaire a une étiquette.' },
  hint: { en: 'Give the field a label in the template.', fr: 'Donnez une étiquette au champ, dans le gabarit.' },
  messages: {
    missing: { en: 'the field “{name}” ({type}) has no label', fr: 'le champ « {name} » ({type}) n’a pas d’étiquette' },
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
    en: 'Every form sends by POST to a secure address.',
    fr: 'Chaque formulaire envoie par POST à une adresse sûre.',
  },
  hint: {
    en: 'Check forms.provider, forms.id and forms.endpoint.',
    fr: 'Vérifiez forms.provider, forms.id et forms.endpoint.',
  },
  messages: {
    missing: { en: 'a form does not say where it sends', fr: 'un formulaire ne dit pas où il envoie' },
    insecure: {
      en: 'a form sends to {action}, which is not secure',
      fr: 'un formulaire envoie à {action}, qui n’est pas sûr',
    },
    method: {
      en: 'a form sends by {method}: what people write would stand in the address',
      fr: 'un formulaire envoie par {method} : ce que les gens écrivent serait dans l’adresse',
    },
    noName: {
      en: 'a field ({type}) has no name, so its content is not sent',
      fr: 'un champ ({type}) n’a pas de nom : son contenu n’est pas envoyé',
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
  about: { en: 'No consent is ticked beforehand.', fr: 'Aucun consentement n’est coché d’avance.' },
  hint: {
    en: 'Leave the box empty: consent is given, not taken (Canada: CASL; Europe: GDPR).',
    fr: 'Laissez la case vide : un consentement se donne, il ne se prend pas (Canada : LCAP; Europe : RGPD).',
  },
  messages: { ticked: { en: 'the box “{name}” is ticked beforehand', fr: 'la case « {name} » est cochée d’avance' } },
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
      en: 'a form does not link to the privacy page, {path}',
      fr: 'un formulaire ne mène pas à la page de confidentialité, {path}',
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
    en: 'Fields for name, e-mail and phone can be filled in by the browser.',
    fr: 'Le navigateur peut remplir les champs du nom, du courriel et du téléphone.',
  },
  hint: {
    en: 'Give the field an autocomplete in the config: name, email or tel.',
    fr: 'Donnez-lui un autocomplete : name, email ou tel.',
  },
  messages: {
    missing: { en: 'the field “{name}” has no autocomplete', fr: 'le champ « {name} » n’a pas de remplissage automatique' },
  },
  example: { variant: 'missing', values: { name: 'email' } },
  needs: 'page',
  run: ({ page }, report) => {
    for (const field of fieldsOf(page))
      if (isPersonal(field) && (field.autocomplete ?? 'off') === 'off') report({ variant: 'missing', values: { name: field.name ?? '' } })
  },
})
