/** A site with one form per page, with its styles, its script and the security policy. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FormExample } from '../../templates/components/form/form.examples.ts'
import { Form } from '../../templates/components/form/form.tsx'
import type { BehaviourName } from './faulty-service.ts'

export interface FormPageOptions {
  readonly example: FormExample
  /** Behaviour of the service. */
  readonly answer: BehaviourName
  readonly silent?: boolean
  /** Milliseconds, instead of the script's own 15 s. */
  readonly limit?: number
  /** Milliseconds, instead of the script's own 2 s. */
  readonly shortest?: number
}

export interface FormSite {
  readonly origin: string
  /** Publishes a page and returns its URL. */
  readonly publish: (options: FormPageOptions) => string
  readonly close: () => Promise<void>
}

const theme = `:root {
  --paper: #fbf7f0; --paper-2: #fffdf9; --ink: #17302a; --accent: #a8321c; --accent-edge: #a8321c; --accent-ink: #fff; --sky: #e3edf1; --line: #6c7f79;
  --hairline: #d6d9d2; --muted: #4d615b; --error: #8f1d1d; --focus: #1d5fa8; --radius: 4px; --radius-2: 8px; --font-text: sans-serif; --font-display: serif;
}`

/** The form script as published. */
export const bundleFormScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { enhanceForms } from './templates/client/form/index.ts'\nenhanceForms(document)",
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    target: 'es2020',
    format: 'esm',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

const styles = async (): Promise<string> => {
  const sheets = ['base/tokens', 'base/base', 'button/button', 'form/form']
  return [theme, ...(await Promise.all(sheets.map(sheet => readFile(`templates/components/${sheet}.css`, 'utf8'))))].join('\n')
}

const render = ({ example, answer, silent, limit, shortest = 0 }: FormPageOptions, site: string, service: string): string => {
  const { form } = example.props
  const elsewhere = (address: string): string => address.replace('https://forms.example', `${service}/${answer}`)
  const fields = form.fields.map(field => ({
    ...field,
    options: field.options.map(({ action, ...option }) => (action === undefined ? option : { ...option, action: elsewhere(action) })),
  }))
  const props = {
    ...example.props,
    form: {
      ...form,
      fields,
      action: elsewhere(form.action),
      plainHidden: [{ name: '_next', value: `${site}/thanks` }],
      onHttpError: silent === true ? ('silent' as const) : form.onHttpError,
    },
  }
  const timing = `data-shortest="${shortest}"${limit === undefined ? '' : ` data-limit="${limit}"`}`
  return `<!doctype html><html lang="${example.locale}" dir="${example.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${example.name}</title><link rel="stylesheet" href="/form.css"><script type="module" src="/form.js"></script></head>
<body><main><h1>${example.name}</h1>${renderToStaticMarkup(<Form {...props} />).replace('<form ', `<form ${timing} `)}<p><a href="/other">Other page</a></p></main></body></html>`
}

export const startFormSite = async (service: string): Promise<FormSite> => {
  const script = await bundleFormScript()
  const files = new Map<string, readonly [type: string, text: string]>([
    ['/form.js', ['text/javascript', script]],
    ['/form.css', ['text/css', await styles()]],
    ['/thanks', ['text/html', '<!doctype html><title>Thanks</title><h1>Thanks</h1>']],
    ['/other', ['text/html', '<!doctype html><title>Other</title><h1>Other</h1>']],
  ])
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; connect-src 'self' ${service}; form-action 'self' ${service}; base-uri 'none'; frame-ancestors 'none'`
  const server = createServer((request, response) => {
    const [type, text] = files.get(request.url ?? '') ?? []
    response
      .writeHead(text === undefined ? 404 : 200, {
        'content-type': `${type ?? 'text/plain'}; charset=utf-8`,
        'content-security-policy': policy,
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      .end(text ?? '')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    publish: options => {
      const path = `/page-${files.size}`
      files.set(path, ['text/html', render(options, origin, service)])
      return `${origin}${path}`
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
