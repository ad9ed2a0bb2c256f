/** Starts each server with the printed files unchanged; only address, port and root come from the test. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OutputFile } from '../../../../generator/site/model/file.ts'
import { freePort } from '../../../support/free-port.ts'
import type { ServerName } from '../find-servers.ts'
import { type Server, startChild } from './child.ts'

export interface Start {
  readonly program: string
  /** A folder with the site in `site/`; the server’s own files are written next to it. */
  readonly root: string
  readonly host: string
  readonly serverFiles: readonly OutputFile[]
}

export const writeFiles = (folder: string, files: readonly OutputFile[]): void => {
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
}

export const nginxFolder = ({ root, host, serverFiles }: Start): string => {
  writeFiles(
    join(root, host),
    serverFiles.filter(({ path }) => path.startsWith('nginx/')).map(file => ({ ...file, path: file.path.slice('nginx/'.length) })),
  )
  // As the comment at the beginning of site.conf describes.
  writeFiles(join(root, host), [{ path: 'brotli.conf', bytes: 'brotli_static on;\n' }])
  return root
}

export const nginxConf = (root: string, http: string): string => `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
pid ${root}/nginx.pid;
error_log stderr;
worker_processes 1;
events { }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${root}/${kind};`).join('\n  ')}
  ${http}
}
`

const nginx = async (start: Start): Promise<Server> => {
  const { program, root, host } = start
  const port = await freePort()
  const config = join(nginxFolder(start), 'nginx.conf')
  writeFileSync(
    config,
    nginxConf(root, `include ${host}/http.conf; server { listen 127.0.0.1:${port}; root ${root}/site; include ${host}/rules.conf; }`),
  )
  return startChild(program, ['-c', config], port)
}

const apache = async ({ program, root }: Start): Promise<Server> => {
  const port = await freePort()
  const config = join(root, 'apache.conf')
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers']
  writeFiles(root, [
    { path: 'mime.types', bytes: 'text/html html\ntext/css css\ntext/javascript js\ntext/plain txt\ntext/x-br br\napplication/gzip gz\n' },
    {
      path: 'apache.conf',
      bytes: `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${root}/apache.pid
DefaultRuntimeDir ${root}
ErrorLog "|/bin/cat >&2"
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : ''}${modules.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join('')}TypesConfig ${root}/mime.types
AddLanguage br .br
DocumentRoot ${root}/site
<Directory ${root}/site>
AllowOverride All
Require all granted
</Directory>
`,
    },
  ])
  return startChild(program, ['-f', config, '-D', 'FOREGROUND'], port)
}

const caddy = async ({ program, root, serverFiles }: Start): Promise<Server> => {
  const port = await freePort()
  const folder = join(root, 'caddy')
  writeFiles(
    root,
    serverFiles.filter(({ path }) => path.startsWith('caddy/')),
  )
  const config = join(folder, 'test.caddy')
  writeFileSync(
    config,
    `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\troot * ${root}/site\n\timport rules.caddy\n}\n`,
  )
  return startChild(program, ['run', '--config', config, '--adapter', 'caddyfile'], port, {
    HOME: root,
    XDG_DATA_HOME: root,
    XDG_CONFIG_HOME: root,
  })
}

const lighttpd = async ({ program, root, serverFiles }: Start): Promise<Server> => {
  const port = await freePort()
  const config = join(root, 'lighttpd.conf')
  writeFiles(
    root,
    serverFiles.filter(({ path }) => path.startsWith('lighttpd/')),
  )
  writeFileSync(
    config,
    `server.modules = ( "mod_setenv", "mod_rewrite", "mod_redirect", "mod_alias", "mod_expire", "mod_deflate" )
server.port = ${port}
server.bind = "127.0.0.1"
var.root = "${root}/site"
server.document-root = var.root
include "lighttpd/rules.conf"
`,
  )
  return startChild(program, ['-D', '-f', config], port)
}

const serve = async ({ program, root }: Start): Promise<Server> => {
  const port = await freePort()
  return startChild(process.execPath, [program, join(root, 'site'), '-l', `tcp://127.0.0.1:${port}`, '-n', '-L'], port, {
    NO_UPDATE_CHECK: '1',
  })
}

const starters = { nginx, apache, caddy, lighttpd, serve } satisfies Record<ServerName, (start: Start) => Promise<Server>>

export const startServer = (name: ServerName, start: Start): Promise<Server> => starters[name](start)
