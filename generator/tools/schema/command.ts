import type { Command } from '../command.ts'
import { forceOption, outputFile } from '../output-file.ts'
import { configJsonSchema } from './json-schema.ts'

export const schema: Command = {
  title: { en: 'Write the JSON Schema of the config', fr: 'Écrire le schéma JSON de la configuration' },
  about: {
    en: 'Write the JSON Schema of the config, which code editors use for completion and help texts',
    fr: 'Écrire le schéma JSON de la configuration, qui donne aux éditeurs de code les suggestions et les textes d’aide',
  },
  options: [
    { flags: '--out <file>', about: { en: 'File to write', fr: 'Fichier à écrire' }, standard: 'site.config.schema.json' },
    forceOption,
  ],
  examples: [
    [
      'npm run schema',
      {
        en: 'Update site.config.schema.json after the schema in the code has changed',
        fr: 'Mettre à jour site.config.schema.json quand le schéma du code a changé',
      },
    ],
  ],
  run: async ({ given, terminal }) => {
    const standard = 'site.config.schema.json'
    outputFile('schema', 'out', given, { ...terminal, error: terminal.summary }, standard)?.write(configJsonSchema())
    return 0
  },
}
