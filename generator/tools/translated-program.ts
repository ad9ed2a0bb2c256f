/** Help and usage errors of commander in the language of the user. */
import { Help, type Option, Command as Program } from 'commander'
import { withCommands } from '../platform/program/site-commands.ts'
import type { MessageLanguage, Translated } from '../site/messages/language.ts'
import { nearest } from '../site/messages/suggest.ts'

/** The start of an error without a place. */
export const errorWord: Translated<string> = { en: 'error:', fr: 'erreur :' }

/** The headings of commander, which are English. */
const headings: Readonly<Record<string, Translated<string>>> = {
  'Usage:': { en: 'Usage:', fr: 'Utilisation :' },
  'Arguments:': { en: 'Arguments:', fr: 'Arguments :' },
  'Options:': { en: 'Options:', fr: 'Options :' },
  'Commands:': { en: 'Commands:', fr: 'Commandes :' },
}

/** How help is printed in a language. @param cwd decides how its command lines are written, which also decides where lines break */
export const helpIn = (language: MessageLanguage, cwd: string) => ({
  styleTitle: (title: string): string => headings[title]?.[language] ?? title,
  /** commander would break lines at no-break spaces, which precede a colon in French. */
  boxWrap(this: Help, text: string, width: number): string {
    return Help.prototype.boxWrap.call(this, withCommands(text, cwd).replaceAll('\u00a0', '\ue000'), width).replaceAll('\ue000', '\u00a0')
  },
})

/** Replaces the methods with which commander prints usage errors. They are not in its public interface: `main.integration.test.ts` runs each. */
export class TranslatedProgram extends Program {
  readonly language: MessageLanguage

  constructor(name: string, language: MessageLanguage) {
    super(name)
    this.language = language
  }

  override createCommand(name = ''): TranslatedProgram {
    return new TranslatedProgram(name, this.language)
  }

  private refuse(text: Translated<string>, similar?: string): never {
    const { language } = this
    const didYouMean = { en: `\n(Did you mean ${similar}?)`, fr: `\n(Vouliez-vous dire ${similar}?)` }[language]
    return this.error(`${errorWord[language]} ${text[language]}${similar === undefined ? '' : didYouMean}`)
  }

  missingArgument(name: string): never {
    return this.refuse({ en: `Missing required argument '${name}'`, fr: `Il manque l’argument « ${name} »` })
  }

  optionMissingArgument({ flags }: Option): never {
    return this.refuse({ en: `The option '${flags}' needs a value`, fr: `L’option « ${flags} » attend une valeur` })
  }

  unknownOption(flag: string): never {
    const known = this.createHelp()
      .visibleOptions(this)
      .flatMap(({ long }) => long ?? [])
    return this.refuse({ en: `Unknown option '${flag}'`, fr: `Option inconnue : « ${flag} »` }, nearest(flag, known))
  }

  unknownCommand(): never {
    const [name = ''] = this.args
    const known = this.commands.map(command => command.name())
    return this.refuse({ en: `Unknown command '${name}'`, fr: `Commande inconnue : « ${name} »` }, nearest(name, known))
  }

  _excessArguments({ length }: readonly string[]): void {
    const expected = this.registeredArguments.length
    this.refuse({
      en: `Too many arguments for '${this.name()}'. Expected ${expected} ${expected === 1 ? 'argument' : 'arguments'} but got ${length}.`,
      fr: `Trop d’arguments pour « ${this.name()} » : ${length} au lieu de ${expected}.`,
    })
  }
}
