/** The wording of the report, in each language. */
import type { MessageLanguage, Translated } from '../../../site/messages/language.ts'
import { capital, languageName, listed, number } from '../../messages.ts'
import type { SiteDifference } from '../model.ts'

const countIn =
  (language: MessageLanguage) =>
  (count: number, one: string, many = `${one}s`): string =>
    `${number(count, language)} ${count === 1 ? one : many}`

const inEnglish = countIn('en')
const inFrench = countIn('fr')

type Counts = Readonly<Record<'before' | 'after', number>>

interface Redirect {
  readonly from: string
  readonly to: string
  /** Its former target, where it had another one. */
  readonly before: string | null
  /** Texts of `status`; `null` where the status did not change. */
  readonly status: string | null
  readonly statusBefore: string | null
}

const en = {
  mainHeading: 'Heading (the main one)',
  linkTo: (target: string) => `Link to ${target}`,
  orderOf: (item: string) => `Order: “${item}”`,
  drawingNear: (text: string) => `Drawing next to “${text}”`,
  hoursOf: (days: string) => `Opening hours, ${days}`,
  named: (topic: string, name: string) => `${topic} “${name}”`,
  detailed: (topic: string, detail: string) => `${topic}: ${detail}`,
  afterSection: (heading: string) => `after “${heading}”`,
  underSection: (heading: string) => `under “${heading}”`,
  inPlaces: (places: string) => `in ${places}`,
  allPages: (count: number) => `all ${count} pages`,
  allFormerPages: (count: number) => `all ${count} pages that existed before`,
  allPagesIn: (count: number, language: string) => `all ${count} pages in ${languageName(language, 'en')}`,
  pagesSuchAs: (count: number, path: string) => `${number(count, 'en')} pages, such as ${path}`,

  same: ({ before, after }: Counts) => `The same: ${en.size({ before, after })}, and no file differs.`,
  size: ({ before, after }: Counts) =>
    before === after ? inEnglish(after, 'page') : `${inEnglish(before, 'page')} became ${number(after, 'en')}`,
  noneChanged: 'none changed',
  counts: (moved: number, removed: number, added: number, changed: number): readonly (readonly [number, string])[] => [
    [moved, `${number(moved, 'en')} moved`],
    [removed, `${number(removed, 'en')} removed`],
    [added, `${number(added, 'en')} new`],
    [changed, `${number(changed, 'en')} changed`],
  ],
  headline: (size: string, changes: string) => `${size}: ${changes}.`,
  twoSites: 'Two sites?',
  twoSitesText: (before: string, after: string, titled: number, total: number) =>
    `These look like two sites, not two versions of one: their origins are ${before} and ${after}, and ${number(titled, 'en')} of ${inEnglish(total, 'page')} are new or have a different title.`,
  notCompared: 'Not compared',
  notComparedText: (what: SiteDifference['notCompared']) =>
    `${capital(listed(what, 'en'))}: one of the two sites has neither a build record in its “.hosts” folder nor a serve.json.`,

  forms: 'Forms: where messages are sent, and their fields',
  formsWarning:
    'Messages may be sent elsewhere or rejected. After publishing, send a test message through each form and check that it arrives.',
  content: 'What visitors and search engines read',
  look: 'Style',
  inner: 'Markup',
  styleRules: (count: number, pages: string) => `${inEnglish(count, 'style rule')} changed, on ${pages}.`,
  sameWords: 'The text is the same, in different tags.',
  sameMove: (lists: number) => `The same move in ${inEnglish(lists, 'list')}; this is one of them.`,
  sameEdit: (texts: number) => `The same words changed in ${inEnglish(texts, 'text')}; this is one of them.`,
  newDrawing: 'New drawing.',
  removedDrawing: 'The drawing was removed.',
  otherDrawing: 'A different drawing.',
  otherVersion: 'A different version.',
  otherImage: 'A different image with the same name.',
  compressed: 'Compressed size.',
  kilobytes: (kilobytes: number) => `${kilobytes.toFixed(1)} kB`,

  moved: (count: number) => `Moved: ${inEnglish(count, 'page')}`,
  pagesBelow: (count: number) => `and ${inEnglish(count, 'page')} below it`,
  addressesBelow: (count: number) => `and ${inEnglish(count, 'URL')} below it`,
  oldAddressLeads: 'The old URL redirects to the new one.',
  otherAddressesLead: 'The other old URLs redirect to the new ones.',
  movedWithoutRedirect: (count: number) =>
    `${count === 1 ? 'The old URL has' : `${count} old URLs have`} no redirect, so existing links and search results lead to an error page. Add to “redirects” in the config:`,
  linksFollow: (pages: string) => `Links were updated on ${pages}.`,
  removed: (count: number) => `Removed: ${inEnglish(count, 'page')}`,
  allPagesInLanguage: (language: string) => `All pages in ${languageName(language, 'en')}.`,
  leadsTo: (title: string, path: string) => `${title} (now redirects to ${path})`,
  removedWithoutRedirect: (count: number, total: number) =>
    `${count === 1 ? 'This URL has' : `${count === total ? `These ${count} URLs` : `${count} of these URLs`} have`} no redirect, so existing links and search results lead to an error page. Add to “redirects” in the config:`,
  linksRemoved: (pages: string) => `Links to them were removed on ${pages}.`,
  added: (count: number) => `New: ${inEnglish(count, 'page')}`,
  notLinked: 'No existing page links to them.',
  linksAdded: (pages: string) => `Links to them were added on ${pages}.`,

  redirects: 'Redirects',
  newItems: 'New:',
  removedItems: 'Removed:',
  changedItems: 'Changed:',
  status: (status: number, isPermanent: boolean) => `${status} ${isPermanent ? '(permanent)' : '(temporary)'}`,
  changedRedirect: ({ from, to, before, status, statusBefore }: Redirect) =>
    `${from} → ${[to, status].filter(part => part !== null).join(', ')} (before: ${[before, statusBefore].filter(part => part !== null).join(', ')})`,
  followedRedirects: (count: number) => `${inEnglish(count, 'redirect')} changed with the pages above.`,
  headers: 'HTTP headers',
  sitemap: 'Sitemap',
  listedNow: 'Listed now:',
  noLongerListed: 'No longer listed:',
  newLines: 'New lines:',
  removedLines: 'Removed lines:',
  files: 'Files',
  hostFilesRemoved: 'Hosts that read one of the removed files no longer receive redirects and headers.',
  serverFile: (path: string) => `${path} (in the “.hosts” folder)`,
}

export type DiffMessages = typeof en

const fr: DiffMessages = {
  mainHeading: 'Titre principal',
  linkTo: target => `Lien vers ${target}`,
  orderOf: item => `Ordre : « ${item} »`,
  drawingNear: text => `Dessin à côté de « ${text} »`,
  hoursOf: days => `Heures d’ouverture, ${days}`,
  named: (topic, name) => `${topic} « ${name} »`,
  detailed: (topic, detail) => `${topic} : ${detail}`,
  afterSection: heading => `après « ${heading} »`,
  underSection: heading => `sous « ${heading} »`,
  inPlaces: places => `dans ${places}`,
  allPages: count => `les ${number(count, 'fr')} pages`,
  allFormerPages: count => `les ${number(count, 'fr')} pages déjà présentes avant`,
  allPagesIn: (count, language) => `les ${number(count, 'fr')} pages en ${languageName(language, 'fr')}`,
  pagesSuchAs: (count, path) => `${number(count, 'fr')} pages, dont ${path}`,

  same: ({ before, after }) => `Aucune différence : ${fr.size({ before, after })}, et tous les fichiers sont identiques.`,
  size: ({ before, after }) =>
    before === after ? inFrench(after, 'page') : `${inFrench(before, 'page')}, maintenant ${number(after, 'fr')}`,
  noneChanged: 'aucune modifiée',
  counts: (moved, removed, added, changed) => [
    [moved, inFrench(moved, 'déplacée')],
    [removed, inFrench(removed, 'disparue')],
    [added, inFrench(added, 'nouvelle')],
    [changed, inFrench(changed, 'modifiée')],
  ],
  headline: (size, changes) => `${size} : ${changes}.`,
  twoSites: 'Deux sites?',
  twoSitesText: (before, after, titled, total) =>
    `On dirait deux sites plutôt que deux versions du même : ${before} et ${after}, et ${number(titled, 'fr')} pages sur ${number(total, 'fr')} sont nouvelles ou ont un autre titre.`,
  notCompared: 'Pas comparé',
  notComparedText: what =>
    `${capital(
      listed(
        what.map(one => (one === 'redirects' ? 'redirections' : 'en-têtes')),
        'fr',
      ),
    )} : un des deux sites n’a ni dossier « .hosts » ni serve.json.`,

  forms: 'Formulaires : où vont les messages, et ce qui est envoyé',
  formsWarning:
    'Les messages pourraient être envoyés ailleurs ou refusés. Après la publication, envoyez un message d’essai avec chaque formulaire et vérifiez qu’il arrive.',
  content: 'Ce que lisent les visiteurs et les moteurs de recherche',
  look: 'L’apparence',
  inner: 'Comment les pages sont faites',
  styleRules: (count, pages) =>
    `${count === 1 ? '1 règle de style change' : `${number(count, 'fr')} règles de style changent`}, sur ${pages}.`,
  sameWords: 'Le texte est le même, dans d’autres balises.',
  sameMove: lists => `Le même déplacement dans ${inFrench(lists, 'liste')}; en voici un.`,
  sameEdit: texts => `Les mêmes mots changent dans ${inFrench(texts, 'texte')}; en voici un.`,
  newDrawing: 'Un nouveau dessin.',
  removedDrawing: 'Le dessin a été retiré.',
  otherDrawing: 'Un autre dessin.',
  otherVersion: 'Une autre version.',
  otherImage: 'Une autre image du même nom.',
  compressed: 'Taille compressée.',
  kilobytes: kilobytes => `${kilobytes.toLocaleString('fr-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ko`,

  moved: count => `${count === 1 ? 'Déplacée' : 'Déplacées'} : ${inFrench(count, 'page')}`,
  pagesBelow: count => `et ${inFrench(count, 'page')} au-dessous`,
  addressesBelow: count => `et ${inFrench(count, 'adresse')} au-dessous`,
  oldAddressLeads: 'L’ancienne adresse redirige vers la nouvelle.',
  otherAddressesLead: 'Les autres anciennes adresses redirigent vers les nouvelles.',
  movedWithoutRedirect: count =>
    `${count === 1 ? 'L’ancienne adresse n’a' : `${number(count, 'fr')} anciennes adresses n’ont`} pas de redirection : les liens et les résultats de recherche existants mènent à une page d’erreur. Ajoutez à « redirects » dans la configuration :`,
  linksFollow: pages => `Les liens ont été mis à jour sur ${pages}.`,
  removed: count => `${count === 1 ? 'Retirée' : 'Retirées'} : ${inFrench(count, 'page')}`,
  allPagesInLanguage: language => `Toutes les pages en ${languageName(language, 'fr')}.`,
  leadsTo: (title, path) => `${title} (redirige maintenant vers ${path})`,
  removedWithoutRedirect: (count, total) =>
    `${count === 1 ? 'Cette adresse n’a' : `${count === total ? `Ces ${number(count, 'fr')} adresses` : `${number(count, 'fr')} de ces adresses`} n’ont`} pas de redirection : les liens et les résultats de recherche existants mènent à une page d’erreur. Ajoutez à « redirects » dans la configuration :`,
  linksRemoved: pages => `Les liens vers ces pages ont été retirés sur ${pages}.`,
  added: count => `${count === 1 ? 'Nouvelle' : 'Nouvelles'} : ${inFrench(count, 'page')}`,
  notLinked: 'Aucune page existante n’y mène.',
  linksAdded: pages => `Des liens y ont été ajoutés sur ${pages}.`,

  redirects: 'Redirections',
  newItems: 'Nouveau :',
  removedItems: 'Disparu :',
  changedItems: 'Changé :',
  status: (status, isPermanent) => `${status} ${isPermanent ? '(permanente)' : '(temporaire)'}`,
  changedRedirect: ({ from, to, before, status, statusBefore }) =>
    `${from} → ${[to, status].filter(part => part !== null).join(', ')} (avant : ${[before, statusBefore].filter(part => part !== null).join(', ')})`,
  followedRedirects: count =>
    `${count === 1 ? '1 redirection a changé' : `${number(count, 'fr')} redirections ont changé`} avec les pages ci-dessus.`,
  headers: 'En-têtes que reçoivent les navigateurs',
  sitemap: 'Plan du site',
  listedNow: 'Ajoutées au plan du site :',
  noLongerListed: 'Retirées du plan du site :',
  newLines: 'Nouvelles lignes :',
  removedLines: 'Lignes retirées :',
  files: 'Fichiers',
  hostFilesRemoved: 'Les hébergeurs qui lisent un des fichiers retirés ne reçoivent plus ni redirections ni en-têtes.',
  serverFile: path => `${path} (dans le dossier « .hosts »)`,
}

export const diffMessages: Translated<DiffMessages> = { en, fr }
