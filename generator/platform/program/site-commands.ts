/** The command lines in messages. They are written as in a checkout, `npm run check -- --json`, which is `npx townsite check --json` in a site. */
import type { Text } from '../../site/messages/message.ts'
import { hasSources, packageRoot } from '../package.ts'

/** @returns the text with the command lines of a site that has installed the package */
export const inSite = (text: string): string =>
  text
    .replace(/\bnpm start\b(?: --(?= ))?/g, 'npx townsite start')
    .replace(/\bnpm run (?:(?:-s|--silent) )?(?!-)([a-z]+|<command>)(?: --(?=[ ”»`']|$))?/gm, 'npx townsite $1')

/** @returns the text with the command lines of the program that runs */
export const withCommands: (text: string) => string = hasSources ? text => text : inSite

/** @returns the text with the command lines of a folder: the scripts of a checkout exist only in its root */
export const commandsIn = (folder: string, text: string): string => (folder === packageRoot ? withCommands(text) : inSite(text))

/** The same for a message and its hint. */
export const textWithCommands = ({ message, hint }: Text): Text => ({ message: withCommands(message), hint: withCommands(hint) })
