import type { Command } from '../command.ts'
import { forceOption, outputFile } from '../output-file.ts'
import { configJsonSchema } from './json-schema.ts'

export const schema: Command = {
  title: 'Write the JSON Schema of the config',
  about: 'Write the JSON Schema of the config, which code editors use for completion and help texts',
  options: [{ flags: '--out <file>', about: 'File to write', standard: 'site.config.schema.json' }, forceOption],
  examples: [['npm run schema', 'Update site.config.schema.json after the schema in the code has changed']],
  run: async ({ given, terminal }) => {
    const standard = 'site.config.schema.json'
    outputFile('schema', 'out', given, { ...terminal, error: terminal.summary }, standard)?.write(configJsonSchema())
    return 0
  },
}
