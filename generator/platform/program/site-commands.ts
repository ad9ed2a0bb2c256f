/** The command lines in messages. They are written as in a checkout, `npm run check -- --json`, which is `npx townsite check --json` in a site. */
import type { Text } from '../../site/messages/message.ts'
import { hasSources, packageRoot } from '../package.ts'
import { siteRootOf } from '../site-root.ts'

/** @returns the text with the command lines of a site that has installed the package */
export const inSite = (text: string): string =>
  text
    .replace(/\bnpm start\b(?: --(?= ))?/g, 'npx townsite start')
    .replace(/\bnpm run (?:(?:-s|--silent) )?(?!-)([a-z]+|<command>)(?: --(?=[ ”»`']|$))?/gm, 'npx townsite $1')

/**
 * The only function that decides between both.
 * @param folder that the command lines are for: the scripts of a checkout exist only there
 */
export const withCommands = (text: string, folder = process.cwd()): string =>
  hasSources && siteRootOf('site.config.yaml', folder) === packageRoot ? text : inSite(text)

/** The same for a message and its hint. */
export const textWithCommands = ({ message, hint }: Text): Text => ({ message: withCommands(message), hint: withCommands(hint) })
