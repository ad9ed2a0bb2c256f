import { writeFileSync } from 'node:fs'
import { summary } from '../../io/terminal/terminal.ts'
import { type Command, text } from '../command.ts'
import { configJsonSchema } from './json-schema.ts'

export const schema: Command = {
  about: 'write the JSON Schema that editors complete and explain the config with',
  options: [{ flags: '--out <file>', about: 'file to write', standard: 'site.config.schema.json' }],
  examples: [['npm run schema', 'after a change of the config’s shape']],
  run: async given => {
    const file = text(given, 'out') ?? 'site.config.schema.json'
    writeFileSync(file, configJsonSchema())
    summary(`${file} written`)
    return 0
  },
}
