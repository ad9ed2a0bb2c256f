import { pathText } from '../../../../site/config/yaml/config-document.ts'
import { shellWord } from '../../../../site/util/text.ts'
import { defineCheck } from '../../define-check.ts'

export const draftText = defineCheck({
  id: 'draft-text',
  severity: 'notice',
  about: {
    en: 'No area has the words that npm run clone began it with.',
    fr: 'Aucun secteur n’a les mots avec lesquels npm run clone l’a commencé.',
  },
  hint: {
    en: 'Look at “in”, say in “description” and “neighbourhoods” what is true there, and delete “draft: true”.',
    fr: 'Regardez « in », dites dans « description » et « neighbourhoods » ce qui est vrai là-bas, et effacez « draft: true ».',
  },
  messages: {
    draft: {
      en: '{name} is a draft: its words were made up from names alone',
      fr: '{name} est un brouillon : ses mots ont été faits de noms seulement',
    },
  },
  example: { variant: 'draft', values: { name: 'Winooski' } },
  needs: 'site',
  run: ({ site }, report) => {
    for (const { path, name } of site.drafts) report({ variant: 'draft', values: { name }, at: path, atKey: true })
  },
})

const maxNamed = 3

export const starterText = defineCheck({
  id: 'starter-text',
  severity: 'notice',
  about: {
    en: 'No sentence of a service is the one that its trade’s starter begins every config with.',
    fr: 'Aucune phrase d’un service n’est celle par laquelle le modèle du métier commence chaque configuration.',
  },
  hint: {
    en: 'Other businesses of your trade begin with the same sentences: say it as you would, one text after another.',
    fr: 'D’autres entreprises de votre métier commencent avec les mêmes phrases : dites-le à votre façon, un texte après l’autre.',
  },
  messages: {
    one: { en: '1 text is still the starter’s: {keys}', fr: '1 texte est encore celui du modèle : {keys}' },
    several: {
      en: '{count} texts are still the starter’s: {keys}',
      fr: '{count} textes sont encore ceux du modèle : {keys}',
    },
  },
  example: {
    variant: 'several',
    values: { count: 4, keys: 'services[0].summary.en, services[0].description.en, services[0].faq.en, …' },
  },
  needs: 'site',
  run: ({ site: { starterTexts } }, report) => {
    const [at] = starterTexts
    if (at === undefined) return
    const count = starterTexts.length
    const named = starterTexts.slice(0, maxNamed).map(path => pathText(path))
    const keys = [...named, ...(count > maxNamed ? ['…'] : [])].join(', ')
    if (count === 1) report({ variant: 'one', values: { keys }, at })
    else report({ variant: 'several', values: { count, keys }, at })
  },
})

export const otherCity = defineCheck({
  id: 'other-city',
  severity: 'warning',
  about: {
    en: 'A city that extends another config says nothing that is the other city’s: names, areas, numbers, domains, postal codes, by-laws.',
    fr: 'Une ville qui prolonge une autre configuration ne dit rien de l’autre ville : noms, secteurs, numéros, domaines, codes postaux, règlements.',
  },
  hint: { en: 'Write your own text in the city’s file.', fr: 'Récrivez ce texte dans le fichier de la ville.' },
  messages: {
    left: {
      en: 'still says {marks}, as in {base}: “{text}”',
      fr: 'dit encore {marks}, comme dans {base} : « {text} »',
      hint: {
        en: 'Write in {file}: {line}. If it is right there, {command} marks it so.',
        fr: 'Écrivez dans {file} : {line}. Si c’est juste là, {command} en prend note.',
      },
    },
  },
  example: {
    variant: 'left',
    values: {
      marks: 'Montreal',
      base: 'site.config.yaml',
      text: 'Chimney cleaning in Montreal',
    },
  },
  needs: 'site',
  run: ({ site: { otherCity: texts, file } }, report) => {
    for (const { path, key, where, excerpt, marks, base, write } of texts)
      report({
        variant: 'left',
        values: {
          marks: marks.join(', '),
          base,
          text: excerpt,
          file,
          line: write,
          command: `npm run clone -- --check --config ${shellWord(file)} --accept ${key}`,
        },
        at: path,
        where,
      })
  },
})
