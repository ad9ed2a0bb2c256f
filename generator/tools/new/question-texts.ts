/** What `new` asks and prints on the terminal. */
import type { MessageLanguage } from '../../site/messages/language.ts'
import { keysOf } from '../../site/util/table.ts'
import { withValues, wordingOf } from '../messages.ts'

const texts = {
  begin: {
    en: 'Your new site. Press Enter to accept the answer shown. Ctrl+C stops, and nothing is written.',
    fr: 'Votre nouveau site. La touche Entrée accepte la réponse affichée. Ctrl+C arrête tout, et rien n’est écrit.',
  },
  name: { en: 'What is your business called?', fr: 'Comment s’appelle votre entreprise?' },
  trade: {
    en: 'What does your business do? In your own words, such as plumbing, dog grooming or bicycle repair',
    fr: 'Que fait votre entreprise? En vos mots, comme plomberie, toilettage de chiens ou réparation de vélos',
  },
  tradeChoice: withValues<{ readonly trade: string }>({
    en: ({ trade }) => `Which type of business is closest to “${trade}”?`,
    fr: ({ trade }) => `Quel type d’entreprise se rapproche le plus de « ${trade} »?`,
  }),
  withDrafts: { en: 'with draft texts', fr: 'avec des textes de départ' },
  withoutDrafts: { en: 'you describe your services', fr: 'vous décrivez vos services' },
  otherTrade: { en: 'None of these', fr: 'Aucun de ceux-ci' },
  country: { en: 'Which country are you in?', fr: 'Dans quel pays êtes-vous?' },
  state: { en: 'Which state?', fr: 'Quel État?' },
  province: { en: 'Which province or territory?', fr: 'Quelle province ou quel territoire?' },
  region: {
    en: 'County, province or region, if addresses there have one. Press Enter to leave it out',
    fr: 'Comté, province ou région, si les adresses en ont. Entrée pour passer',
  },
  city: { en: 'Which town or city?', fr: 'Dans quelle ville?' },
  languages: {
    en: 'Which languages should the site have? Space selects, Enter continues',
    fr: 'En quelles langues sera le site? La barre d’espace coche, Entrée continue',
  },
  phone: { en: 'What number do customers call?', fr: 'Quel numéro les clients appellent-ils?' },
  email: { en: 'Email address. Press Enter to leave it out', fr: 'Adresse courriel. Entrée pour passer' },
  founded: {
    en: 'In which year did the business begin? Press Enter to leave it out',
    fr: 'En quelle année l’entreprise a-t-elle commencé? Entrée pour passer',
  },
  hours: {
    en: 'Opening hours, such as Mon-Fri 8am-6pm; Sat 9am-12pm. Press Enter to add them later',
    fr: 'Heures d’ouverture, comme lun-ven 8 h-18 h; sam 9 h-12 h. Entrée pour les ajouter plus tard',
  },
  timeZone: { en: 'Which time zone is that in?', fr: 'Dans quel fuseau horaire?' },
  services: {
    en: 'Which services do you offer? Space selects, Enter continues',
    fr: 'Quels services offrez-vous? La barre d’espace coche, Entrée continue',
  },
  moreServices: {
    en: 'Other services, separated by commas. Press Enter to continue without others',
    fr: 'D’autres services, séparés par des virgules. Entrée s’il n’y en a pas',
  },
  ownServices: withValues<{ readonly trade: string | undefined; readonly hasTrade: boolean }>({
    en: ({ trade, hasTrade }) =>
      `${trade === undefined ? '' : hasTrade ? `There are no draft texts in all these languages for ${trade}. ` : `There are no draft texts for “${trade}”, so you describe your services. `}Which services do you offer? Separate them with commas`,
    fr: ({ trade, hasTrade }) =>
      `${trade === undefined ? '' : hasTrade ? `Il n’y a pas de textes de départ dans toutes ces langues pour ${trade}. ` : `Il n’y a pas de textes de départ pour « ${trade} » : vous décrivez vos services. `}Quels services offrez-vous? Séparez-les par des virgules`,
  }),
  serviceName: withValues<{ readonly name: string; readonly language: string }>({
    en: ({ name, language }) => `What is “${name}” called in ${language}?`,
    fr: ({ name, language }) => `Comment dit-on « ${name} » en ${language}?`,
  }),
  serviceSentence: withValues<{ readonly name: string; readonly language: string | undefined }>({
    en: ({ name, language }) => `${name}: what does the customer get? One sentence${language === undefined ? '' : ` in ${language}`}`,
    fr: ({ name, language }) => `${name} : qu’obtient le client? Une phrase${language === undefined ? '' : ` en ${language}`}`,
  }),
  areas: {
    en: 'Which towns or neighborhoods do you serve? Separate them with commas',
    fr: 'Quelles villes ou quels quartiers desservez-vous? Séparez-les par des virgules',
  },
  logo: {
    en: 'Your logo: drag the file into this window. Press Enter if you have none',
    fr: 'Votre logo : glissez le fichier dans cette fenêtre. Entrée si vous n’en avez pas',
  },
  photo: {
    en: 'A photo for the home page: drag it into this window. Press Enter to add one later',
    fr: 'Une photo pour la page d’accueil : glissez-la dans cette fenêtre. Entrée pour l’ajouter plus tard',
  },
  photoText: withValues<{ readonly language: string | undefined }>({
    en: ({ language }) => `What does the photo show${language === undefined ? '' : `, in ${language}`}? People who cannot see it hear this`,
    fr: ({ language }) =>
      `Que montre la photo${language === undefined ? '' : `, en ${language}`}? Ce texte la remplace pour qui ne la voit pas`,
  }),
  photoExample: { en: 'Our van in front of a house', fr: 'Notre camionnette devant une maison' },
  photos: {
    en: 'More photos of your work: drag them all into this window. You place them in the editor. Press Enter if you have none',
    fr: 'D’autres photos de vos travaux : glissez-les toutes dans cette fenêtre. Vous les placerez dans l’éditeur. Entrée si vous n’en avez pas',
  },
  origin: {
    en: 'Web address of the site, such as https://www.example.com. Press Enter if it has none yet',
    fr: 'Adresse Web du site, comme https://www.example.com. Entrée s’il n’en a pas encore',
  },
  file: { en: 'Which file should it be written to?', fr: 'Dans quel fichier l’écrire?' },
  end: { en: 'That is all. Thank you.', fr: 'C’est tout. Merci.' },
  written: withValues<{ readonly file: string; readonly name: string }>({
    en: ({ file, name }) => `${file} contains the site of ${name}.`,
    fr: ({ file, name }) => `${file} contient le site Web « ${name} ».`,
  }),
  copied: withValues<{ readonly count: number }>({
    en: ({ count }) => `${count === 1 ? 'One picture was' : `${count} pictures were`} copied to assets/images.`,
    fr: ({ count }) => `${count === 1 ? 'Une image a été copiée' : `${count} images ont été copiées`} dans assets/images.`,
  }),
  noDrafts: withValues<{ readonly trade: string; readonly type: string }>({
    en: ({ trade, type }) => `There are no draft texts for “${trade}”: the site starts with your services, as a ${type} (business.type).`,
    fr: ({ trade, type }) =>
      `Il n’y a pas de textes de départ pour « ${trade} » : le site commence avec vos services, comme ${type} (business.type).`,
  }),
  edit: {
    en: 'Add photos and change texts in your browser',
    fr: 'Ajouter des photos et changer les textes dans le navigateur',
  },
  see: { en: 'See the site', fr: 'Voir le site' },
  check: { en: 'See what is left to do', fr: 'Voir ce qui reste à faire' },
  publish: { en: 'Publish it', fr: 'Le publier' },
} as const

export const questionText = wordingOf(texts)

/** The next steps with their commands, aligned. */
export const nextSteps = (
  steps: Readonly<Partial<Record<'edit' | 'see' | 'check' | 'publish', string>>>,
  language: MessageLanguage,
): string => {
  const rows = keysOf(steps).map(
    code => [`${questionText({ code }, language)}${language === 'fr' ? '\u00a0' : ''}:`, steps[code] ?? ''] as const,
  )
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, command]) => `${label.padEnd(width)}  ${command}`).join('\n')
}
