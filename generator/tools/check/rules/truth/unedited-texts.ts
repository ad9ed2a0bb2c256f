import { pathText } from '../../../../site/config/yaml/config-document.ts'
import { shellWord } from '../../../../site/util/text.ts'
import { defineCheck } from '../../define-check.ts'

export const draftText = defineCheck({
  id: 'draft-text',
  severity: 'notice',
  about: {
    en: 'No location still has the draft texts of “npm run clone”.',
    fr: 'Aucun secteur n’a encore les textes provisoires de « npm run clone ».',
  },
  hint: {
    en: 'Check “in”, write “description” and “neighbourhoods”, and remove “draft: true”.',
    fr: 'Vérifiez « in », écrivez « description » et « neighbourhoods », puis retirez « draft: true ».',
  },
  messages: {
    draft: {
      en: '{name} is a draft: its texts were generated from its name',
      fr: '{name} est un brouillon : ses textes ont été générés à partir de son nom',
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
    en: 'No text of a service is still the default text of the trade template.',
    fr: 'Aucun texte d’un service n’est encore celui du modèle de métier.',
  },
  hint: {
    en: 'Other businesses use the same sentences. Replace them with your own, one by one.',
    fr: 'D’autres entreprises utilisent les mêmes phrases. Remplacez-les par les vôtres, une à une.',
  },
  messages: {
    one: { en: '1 text is still from the trade template: {keys}', fr: '1 texte est encore celui du modèle de métier : {keys}' },
    several: {
      en: '{count} texts are still from the trade template: {keys}',
      fr: '{count} textes sont encore ceux du modèle de métier : {keys}',
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
    en: 'A city that extends another config does not mention the other city: names, areas, numbers, domains, postal codes, by-laws.',
    fr: 'Une ville qui hérite d’une autre configuration ne mentionne pas l’autre ville : noms, secteurs, numéros, domaines, codes postaux, règlements.',
  },
  hint: { en: 'Write your own text in the city’s file.', fr: 'Récrivez ce texte dans le fichier de la ville.' },
  messages: {
    left: {
      en: 'Still mentions {marks}, from {base}: “{text}”',
      fr: 'Mentionne encore {marks}, de {base} : « {text} »',
      hint: {
        en: 'In {file}, write {line}. If the text is correct there, accept it with {command}.',
        fr: 'Dans {file}, écrivez {line}. Si le texte y est juste, acceptez-le avec {command}.',
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
