/** Every row of the specification, on the built sample, in a browser. */
import { afterAll, beforeAll, describe } from 'vitest'
import { accessSuite } from './site/access.ts'
import { addresses } from './site/addresses.ts'
import { companySuite } from './site/company.ts'
import { formsSuite } from './site/forms.ts'
import { headSuite } from './site/head.ts'
import { homeSuite } from './site/home.ts'
import { phoneSuite } from './site/phone.ts'
import { reachSuite } from './site/reach.ts'
import { servicesSuite } from './site/services.ts'
import { shellSuite } from './site/shell.ts'
import { type Stage, setStage } from './site/stage.ts'
import { weightSuite } from './site/weight.ts'
import { withoutScriptSuite } from './site/without-script.ts'

let set: Stage | undefined

const stage = (): Stage => {
  if (set === undefined) throw new Error('the stage is not set')
  return set
}

beforeAll(async () => {
  set = await setStage()
})

afterAll(async () => {
  await set?.site.stop()
})

describe('addresses', () => addresses(stage))
describe('heads', () => headSuite(stage))
describe('shell', () => shellSuite(stage))
describe('on a phone', () => phoneSuite(stage))
describe('pages', () => {
  homeSuite(stage)
  servicesSuite(stage)
  companySuite(stage)
})
describe('forms', () => formsSuite(stage))
describe('scripts off', () => withoutScriptSuite(stage))
describe('access', () => accessSuite(stage))
reachSuite(stage)
weightSuite(stage)
