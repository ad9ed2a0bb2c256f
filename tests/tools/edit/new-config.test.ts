import { expect, test } from 'vitest'
import { newFile } from '../../../generator/tools/edit/server/new-config.ts'

test.each([
  ['site.config.yaml', 'Trois-Rivières', 'sites/trois-rivieres.config.yaml'],
  ['sites/laval.config.yaml', 'Ottawa', 'sites/ottawa.config.yaml'],
  ['/home/brand/site.config.yaml', 'Ottawa', '/home/brand/sites/ottawa.config.yaml'],
  ['site.config.yaml', '../../escape', 'sites/escape.config.yaml'],
  ['site.config.yaml', '..', 'sites/new.config.yaml'],
  ['site.config.yaml', '/etc/passwd', 'sites/etc-passwd.config.yaml'],
  ['site.config.yaml', 'C:\\x', 'sites/c-x.config.yaml'],
  ['site.config.yaml', 'a\0b', 'sites/a-b.config.yaml'],
  ['site.config.yaml', '%2e%2e%2fx', 'sites/2e-2e-2fx.config.yaml'],
])('from %s, “%s” is written to %s', (config, name, file) => {
  expect(newFile(config, name)).toBe(file)
})
