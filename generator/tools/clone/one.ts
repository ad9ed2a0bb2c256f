/** Creates one city from answers of the command line, and of a person in an interactive terminal. */

import { createOwnerFile } from '../../platform/owner-file.ts'
import { Cancelled } from '../../platform/terminal/person.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { shellWord } from '../../site/util/text.ts'
import { flagOf } from './answers.ts'
import { type Base, factsOf, openBase, withoutPlaceholders } from './base.ts'
import { cloneText, cloneValidator } from './clone-messages.ts'
import { draftCity, isDraft, isTaken, newFileFault, type Order, outFault } from './draft.ts'
import { type Answers, askForRest } from './questions.ts'
import { type Cloned, leftoversJson, printLeftovers, searchLeftovers } from './search.ts'

/** What the command line requests. */
interface Wanted extends Answers {
  readonly full: boolean
  /** Whether to print JSON; no questions are asked then. */
  readonly json: boolean
}

const cloneTo = async (base: Base, order: Order, json: boolean, terminal: Terminal): Promise<number> => {
  const { language } = terminal
  const { written, out, full } = order
  if (full && (base.chain.length > 1 || base.absent.length > 0)) {
    terminal.error(
      {
        en: `${base.file} contains only differences from another config, so it cannot be copied completely. Omit --full.`,
        fr: `${base.file} ne contient que les différences d’une autre configuration : elle ne peut pas être copiée au complet. Omettez --full.`,
      }[language],
    )
    return 1
  }
  const draft = draftCity(base, order)
  if (!isDraft(draft)) {
    for (const { question, message } of draft.faults)
      terminal.error(`${flagOf(question)}${{ en: ':', fr: ' :' }[language]} ${cloneText(message, language)}`)
    if (draft.faults.length > 0) return 2
    terminal.report(draft.diagnostics, file =>
      file === out ? draft.text : base.compiled.document.files.find(one => one.file === file)?.text,
    )
    terminal.error(
      {
        en: `These answers and ${base.file} don’t make a valid config, so ${out} was not written.`,
        fr: `Avec ces réponses et ${base.file}, la configuration serait invalide : ${out} n’a pas été écrit.`,
      }[language],
    )
    return 1
  }
  if (isTaken(draft)) {
    terminal.error(cloneText({ code: 'taken', values: { file: out } }, language))
    return 1
  }
  createOwnerFile(draft.path, draft.text)
  const { compiled, facts } = draft
  const cloned: Cloned = {
    base: { ...base.compiled, config: withoutPlaceholders(base.compiled.config, base.absent) },
    facts,
    out,
    compiled,
    city: written.city,
    origin: base.file,
  }
  const left = await searchLeftovers(cloned, terminal)
  if (json) {
    terminal.out(JSON.stringify({ config: out, base: base.file, city: written.city, full, left: leftoversJson(left) }, null, 2))
    return 0
  }
  terminal.out(
    {
      en: `${out} written: ${written.city}, ${full ? `a complete copy of ${base.file}` : `the differences from ${base.file}`}.`,
      fr: `${out} écrit : ${written.city}, ${full ? `une copie complète de ${base.file}` : `les différences avec ${base.file}`}.`,
    }[language],
  )
  printLeftovers(left, cloned, terminal)
  const word = shellWord(out)
  terminal.out(
    {
      en: `\nSee it:      npm start -- --config ${word}\nPublish it:  npm run build -- --config ${word} --out dist`,
      fr: `\nVoir le site :  npm start -- --config ${word}\nLe publier :    npm run build -- --config ${word} --out dist`,
    }[language],
  )
  return 0
}

/** Required options that are missing without an interactive terminal. */
const missingText = ({ written, out }: Wanted, language: MessageLanguage): string | undefined => {
  const missing = [
    ...(written.city === undefined ? [{ en: '--city (name of the city)', fr: '--city (nom de la ville)' }] : []),
    ...(out === undefined
      ? [
          {
            en: '--out (file to write, such as sites/ottawa.config.yaml)',
            fr: '--out (fichier à écrire, comme sites/ottawa.config.yaml)',
          },
        ]
      : []),
  ].map(text => text[language])
  return missing.length === 0 ? undefined : `${{ en: 'Missing:', fr: 'Il manque :' }[language]} ${missing.join(', ')}`
}

/** Asks for missing answers if the terminal is interactive. @throws Cancelled */
const complete = async (wanted: Wanted, base: Base, { person, path }: Terminal): Promise<Order> => {
  const reader = person?.language ?? 'en'
  const fileFault = cloneValidator(file => newFileFault(file, path), reader)
  const { written, out } = person === undefined ? wanted : await askForRest(person, wanted, base.compiled.config, factsOf(base), fileFault)
  if (written.city === undefined || out === undefined) throw new Error('city and out are required')
  return { written: { ...written, city: written.city }, out, path: path(out), full: wanted.full, reader }
}

/** @param from the config to start from @returns the exit code */
export const cloneOne = async (from: string, wanted: Wanted, shown: Terminal): Promise<number> => {
  const terminal = wanted.json ? { ...shown, person: undefined } : shown
  const missing = terminal.person === undefined ? missingText(wanted, terminal.language) : undefined
  if (missing !== undefined) {
    terminal.error(missing)
    return 2
  }
  // Without a person, an existing file may be the same clone, so it is compared later.
  const faultOf = terminal.person === undefined ? outFault : newFileFault
  const fault = wanted.out === undefined ? undefined : faultOf(wanted.out, terminal.path)
  if (fault !== undefined) {
    terminal.error(cloneText(fault, terminal.language))
    return 1
  }
  const base = openBase(from, terminal)
  if (base === undefined) return 1
  try {
    return await cloneTo(base, await complete(wanted, base, terminal), wanted.json, terminal)
  } catch (error) {
    if (error instanceof Cancelled) return 1
    throw error
  }
}
