/** Loads the site's own code, if it has any, and then the program. */
import { join } from 'node:path'
import { siteWithExtensions } from './platform/extensions/extension-files.ts'
import { languageIn, type Shell } from './platform/terminal/shell.ts'

export { endProcess, processShell } from './platform/terminal/process.ts'

/** Environment variable of a `dev` that another process starts again after each change. */
const supervised = 'TOWNSITE_SUPERVISED'

/** Commands that need no valid code. */
const independent = ['clean', 'doctor', 'eject']

/** Commands for which 1 means that something differs. */
const comparing = ['diff', 'upgrade']

/** What the new version changed in the components that the site has copied, next to the changes of the site. */
const showChangedComponents = async (root: string, { out, env }: Shell): Promise<void> => {
  const { changedComponents } = await import('./tools/doctor/three-way-diff.ts')
  for (const text of changedComponents(root, languageIn(env))) out.write(`\n${text}`)
}

/** Runs one command line. @returns the exit code */
export const start = async (argv: readonly string[], shell: Shell): Promise<number> => {
  const root = siteWithExtensions(argv, shell.cwd)
  if (root !== undefined && argv[0] === 'dev') {
    const { runAgain, siteCodeLoaded } = await import('./platform/extensions/run-again.ts')
    if (shell.env[supervised] !== undefined) {
      const { siteCodeProblems } = await import('./site-code.ts')
      await siteCodeLoaded(await siteCodeProblems(root))
      const { main } = await import('./main.ts')
      return main(argv, shell)
    }
    return runAgain(
      argv,
      join(root, 'townsite'),
      { ...shell, env: { ...shell.env, [supervised]: '1' } },
      () =>
        void shell.err.write(
          {
            en: 'Waiting for a change in townsite/. Press Ctrl-C to stop.\n',
            fr: 'En attente d’une modification dans townsite/. Ctrl-C pour arrêter.\n',
          }[languageIn(shell.env)],
        ),
    )
  }
  if (root !== undefined && !independent.includes(argv[0] ?? '')) {
    const { loadSiteCode } = await import('./site-code.ts')
    if (!(await loadSiteCode(root, shell))) {
      if (argv[0] === 'upgrade') await showChangedComponents(root, shell)
      return comparing.includes(argv[0] ?? '') ? 2 : 1
    }
  }
  const { main } = await import('./main.ts')
  return main(argv, shell)
}
