/** The form in its two usual variants, and with every type of field in three languages, one of them right-to-left. */
import type { Form, FormField, FormMessages } from '../../../generator/site/model/page.ts'
import type { Props } from './form.tsx'

export interface FormExample {
  readonly name: string
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly props: Props
}

const field = (name: string, type: FormField['type'], label: string, more: Partial<FormField> = {}): FormField => ({
  name,
  type,
  label,
  placeholder: null,
  hint: null,
  required: false,
  autocomplete: null,
  options: [],
  value: '',
  ...more,
})

const formOf = (texts: Pick<Form, 'id' | 'heading' | 'fields' | 'consent' | 'submit' | 'messages' | 'privacy'> & Partial<Form>): Form => ({
  lead: null,
  action: 'https://forms.example/f/abcdefgh',
  fetchAction: null,
  encoding: 'json',
  answer: 'json',
  attributes: [],
  hidden: [],
  plainHidden: [{ name: '_next', value: 'https://www.example.com/thanks' }],
  honeypot: '_gotcha',
  onHttpError: 'notice',
  phone: { href: 'tel:+15145550123', display: '514-555-0123', label: 'Call 514-555-0123' },
  email: 'info@example.com',
  ...texts,
})

const english: FormMessages = {
  success: "Thank you! We'll contact you soon.",
  failure: 'Something went wrong. Please call us directly.',
  sending: 'Sending…',
  refused: 'Your request did not go through. What you wrote is still here; please try again, or call 514-555-0123.',
  offline: 'You are offline. What you wrote is still here; send it when the connection is back.',
  timedOut: 'No answer so far. Your request may have reached us all the same; call 514-555-0123 to be sure.',
  required: 'Please fill in this field.',
  invalidEmail: 'Please check this e-mail address.',
  invalid: 'Please check this answer.',
  tooMany: 'Too many requests at once. Please wait a minute, or call 514-555-0123.',
  mailInstead: 'Send it by e-mail instead',
}

const french: FormMessages = {
  success: 'Merci! Nous communiquerons avec vous sous peu.',
  failure: 'Une erreur s’est produite. Veuillez nous appeler directement.',
  sending: 'Envoi en cours…',
  refused: 'Votre demande n’est pas partie. Votre texte est toujours ici; réessayez ou appelez au 514-555-0123.',
  offline: 'Vous êtes hors ligne. Votre texte est toujours ici; envoyez-le quand la connexion sera rétablie.',
  timedOut: 'Pas de réponse pour l’instant. Votre demande nous est peut-être parvenue; appelez au 514-555-0123.',
  required: 'Veuillez remplir ce champ.',
  invalidEmail: 'Vérifiez cette adresse courriel.',
  invalid: 'Vérifiez cette réponse.',
  tooMany: 'Trop de demandes à la fois. Attendez une minute ou appelez au 514-555-0123.',
  mailInstead: 'L’envoyer plutôt par courriel',
}

const arabic: FormMessages = {
  success: 'شكرًا لكم! سنتصل بكم قريبًا.',
  failure: 'حدث خطأ ما. يُرجى الاتصال بنا مباشرة.',
  sending: 'جارٍ الإرسال…',
  refused: 'لم يصل طلبكم. ما كتبتموه ما زال هنا؛ حاولوا مرة أخرى أو اتصلوا على الرقم 514-555-0123.',
  offline: 'أنتم غير متصلين بالإنترنت. ما كتبتموه ما زال هنا؛ أرسلوه عند عودة الاتصال.',
  timedOut: 'لا جواب حتى الآن. ربما وصلنا طلبكم؛ اتصلوا على الرقم 514-555-0123 للتأكد.',
  required: 'يُرجى ملء هذا الحقل.',
  invalidEmail: 'يُرجى التحقق من عنوان البريد الإلكتروني.',
  invalid: 'يُرجى التحقق من هذا الجواب.',
  tooMany: 'طلبات كثيرة في وقت واحد. انتظروا دقيقة أو اتصلوا على الرقم 514-555-0123.',
  mailInstead: 'أرسلوه بالبريد الإلكتروني',
}

/** The home page’s form: three fields. */
export const quick: FormExample = {
  name: 'quick',
  locale: 'en-CA',
  direction: 'ltr',
  props: {
    labels: { optional: '(optional)' },
    form: formOf({
      id: 'quick',
      heading: 'Free inspection',
      lead: 'Three answers, no obligation.',
      fields: [
        field('name', 'text', 'Name', { required: true, autocomplete: 'name' }),
        field('phone', 'tel', 'Phone', { required: true, autocomplete: 'tel', placeholder: '(514) 555-0123' }),
        field('service', 'select', 'Service', {
          options: [
            { value: 'air-duct', label: 'Air duct cleaning' },
            { value: 'dryer-vent', label: 'Dryer vent cleaning' },
            { value: 'chimney', label: 'Chimney cleaning' },
            { value: 'all', label: 'All three services' },
          ],
          value: 'air-duct',
        }),
      ],
      consent: 'By sending this form, you agree to receive text messages about your appointment.',
      privacy: { href: '/en/privacy', label: 'Privacy' },
      submit: 'Book Free Inspection',
      messages: english,
    }),
  },
}

/** The contact page’s form: five fields, one of them a free text. */
export const contact: FormExample = {
  name: 'contact',
  locale: 'fr-CA',
  direction: 'ltr',
  props: {
    labels: { optional: '(facultatif)' },
    form: formOf({
      id: 'contact',
      heading: 'Dites-nous ce qu’il vous faut',
      fields: [
        field('name', 'text', 'Nom', { required: true, autocomplete: 'name' }),
        field('email', 'email', 'Courriel', { required: true, autocomplete: 'email' }),
        field('phone', 'tel', 'Téléphone', { required: true, autocomplete: 'tel', placeholder: '(514) 555-0123' }),
        field('service', 'select', 'Service', {
          options: [
            { value: 'air-duct', label: 'Nettoyage de conduits d’air' },
            { value: 'other', label: 'Autre chose' },
          ],
          value: 'air-duct',
        }),
        field('message', 'textarea', 'Message', { placeholder: 'Parlez-nous de vos besoins…' }),
      ],
      consent: 'En envoyant ce formulaire, vous acceptez de recevoir des communications au sujet de votre demande.',
      privacy: { href: '/fr/confidentialite', label: 'Confidentialité' },
      submit: 'Envoyer ma demande',
      messages: french,
    }),
  },
}

interface Labels {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly area: string
  readonly choose: string
  readonly date: string
  readonly dateHint: string
  readonly notes: string
  readonly offers: string
}

/** Every type of field: a select without a default, a hint, an inbox per option, and a checkbox. */
const everyField = (labels: Labels): readonly FormField[] => [
  field('name', 'text', labels.name, { required: true, autocomplete: 'name' }),
  field('phone', 'tel', labels.phone, { required: true, autocomplete: 'tel' }),
  field('email', 'email', labels.email, { autocomplete: 'email' }),
  field('area', 'select', labels.area, {
    required: true,
    placeholder: labels.choose,
    options: [
      { value: 'montreal', label: 'Montréal' },
      { value: 'laval', label: 'Laval', action: 'https://forms.example/f/lavallaval' },
    ],
  }),
  field('date', 'date', labels.date, { hint: labels.dateHint }),
  field('notes', 'textarea', labels.notes),
  field('offers', 'checkbox', labels.offers),
]

export const everyFieldEnglish: FormExample = {
  name: 'every kind of field',
  locale: 'en-CA',
  direction: 'ltr',
  props: {
    labels: { optional: '(optional)' },
    form: formOf({
      id: 'visit',
      heading: 'Ask for a visit',
      fields: everyField({
        name: 'Name',
        phone: 'Phone',
        email: 'E-mail',
        area: 'Where do you live?',
        choose: 'Please choose',
        date: 'Best day',
        dateHint: 'We confirm the hour by phone.',
        notes: 'Anything else that our technicians should know before they come',
        offers:
          'Yes, send me offers and maintenance reminders by e-mail or text. Clear Air, 1 Example Street, Montreal, 514-555-0123. You can withdraw your consent at any time.',
      }),
      consent: 'We use your information only to answer this request and confirm your appointment, including by text message.',
      privacy: { href: '/en/privacy', label: 'Privacy' },
      submit: 'Ask for a visit',
      messages: english,
    }),
  },
}

export const everyFieldFrench: FormExample = {
  name: 'every kind of field, in long French labels, as a form',
  locale: 'fr-CA',
  direction: 'ltr',
  props: {
    labels: { optional: '(facultatif)' },
    form: formOf({
      id: 'visit',
      heading: 'Demander la visite d’un technicien pour l’inspection complète de vos conduits',
      encoding: 'form',
      answer: 'any',
      hidden: [{ name: 'form-name', value: 'visit' }],
      fields: everyField({
        name: 'Prénom et nom de la personne à joindre',
        phone: 'Numéro de téléphone où vous êtes le plus facile à joindre',
        email: 'Adresse courriel',
        area: 'Dans quelle ville ou quel arrondissement?',
        choose: 'Choisissez une ville',
        date: 'Jour souhaité',
        dateHint: 'Nous confirmons l’heure par téléphone.',
        notes: 'Précisions utiles',
        offers:
          'Oui, je veux recevoir des offres et des rappels d’entretien par courriel ou par texto. Air clair, 1, rue de l’Exemple, Montréal, 514-555-0123. Vous pouvez retirer votre consentement en tout temps.',
      }),
      consent: 'Vos renseignements servent uniquement à répondre à votre demande et à confirmer votre rendez-vous, y compris par texto.',
      privacy: { href: '/fr/confidentialite', label: 'Confidentialité' },
      submit: 'Demander une visite',
      messages: french,
    }),
  },
}

export const everyFieldArabic: FormExample = {
  name: 'every kind of field, from right to left',
  locale: 'ar',
  direction: 'rtl',
  props: {
    labels: { optional: '(اختياري)' },
    form: formOf({
      id: 'visit',
      heading: 'اطلبوا زيارة',
      phone: { href: 'tel:+15145550123', display: '514-555-0123', label: 'اتصلوا على 514-555-0123' },
      fields: everyField({
        name: 'الاسم',
        phone: 'الهاتف',
        email: 'البريد الإلكتروني',
        area: 'أين تسكنون؟',
        choose: 'يُرجى الاختيار',
        date: 'اليوم المفضل',
        dateHint: 'نؤكد الساعة هاتفيًا.',
        notes: 'ملاحظات',
        offers: 'نعم، أرسلوا إليّ العروض والتذكيرات بالبريد الإلكتروني أو الرسائل النصية. يمكنكم سحب موافقتكم في أي وقت.',
      }),
      consent: 'نستخدم معلوماتكم للرد على هذا الطلب فقط.',
      privacy: { href: '/ar/privacy', label: 'الخصوصية' },
      submit: 'أرسلوا الطلب',
      messages: arabic,
    }),
  },
}

export const formExamples: readonly FormExample[] = [quick, contact, everyFieldEnglish, everyFieldFrench, everyFieldArabic]
