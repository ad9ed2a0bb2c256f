import type { Command } from '../command.ts'
import { forceOption, outputFile } from '../output-file.ts'
import { configJsonSchema } from './json-schema.ts'

export const schema: Command = {
  title: 'write the JSON Schema for editors',
  about: 'write the JSON Schema that editors complete and explain the config with',
  options: [{ flags: '--out <file>', about: 'file to write', standard: 'site.config.schema.json' }, forceOption],
  examples: [['npm run schema', 'after a change of the config’s shape']],
  run: async ({ given, terminal }) => {
    const standard = 'site.config.schema.json'
    outputFile('schema', 'out', given, { ...terminal, error: terminal.summary }, standard)?.write(configJsonSchema())
    return 0
  },
}
