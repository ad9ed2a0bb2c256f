/** https://nginx.org/en/docs/http/ngx_http_core_module.html#location https://nginx.org/en/docs/http/ngx_http_headers_module.html */
import { expect, test } from 'vitest'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import { printedFor, small } from './small.ts'

test('nginx', () => {
  expect(printedFor('nginx')).toEqual({
    published: {},
    serverFiles: {
      'nginx/site.conf': [
        '# Copy this folder to /etc/nginx/ducts.example/ and the published folder to /var/www/ducts.example/, adapt the certificates,',
        '# and say inside http { }: include ducts.example/site.conf;',
        '# Then hand out the .br files too, if this nginx can (Debian: apt install libnginx-mod-http-brotli-static):',
        `#   { nginx -V; nginx -T; } 2>&1 | grep -qE '^(load_module|configure arguments:).*brotli' && echo 'brotli_static on;' > /etc/nginx/ducts.example/brotli.conf`,
        '# nginx has no “if” for a module, so it reads that file where it is, and goes without where it is not.',
        'include ducts.example/http.conf;',
        'server {',
        '  listen 443 ssl http2;',
        '  listen [::]:443 ssl http2;',
        '  server_name ducts.example;',
        '  ssl_certificate /etc/letsencrypt/live/ducts.example/fullchain.pem;',
        '  ssl_certificate_key /etc/letsencrypt/live/ducts.example/privkey.pem;',
        '  root /var/www/ducts.example;',
        '  include ducts.example/rules.conf;',
        '}',
        'server {',
        '  listen 443 ssl http2;',
        '  listen [::]:443 ssl http2;',
        '  server_name www.ducts.example;',
        '  ssl_certificate /etc/letsencrypt/live/ducts.example/fullchain.pem;',
        '  ssl_certificate_key /etc/letsencrypt/live/ducts.example/privkey.pem;',
        '  return 301 https://ducts.example$request_uri;',
        '}',
        'server {',
        '  listen 80;',
        '  listen [::]:80;',
        '  server_name ducts.example www.ducts.example;',
        '  return 301 https://ducts.example$request_uri;',
        '}',
      ],
      'nginx/http.conf': [
        'map $uri $permissions_policy_ducts_example_egwosq {',
        String.raw`  default "camera=(self \"https://x.example\"), usb=()";`,
        '  /index.html "usb=()";',
        '  /fr.html "usb=()";',
        '}',
        'map "$status$uri" $cache_control_ducts_example_egwosq {',
        '  default "public, max-age=0, must-revalidate";',
        '  "~^(?:200|206|304)/assets/" "public, max-age=31536000, immutable";',
        '}',
        'map $request_uri $not_found_ducts_example_egwosq {',
        '  default /404.html;',
        '  "~^/fr(?:[/?]|$)" /fr/404.html;',
        '}',
        'map $request_uri $server_error_ducts_example_egwosq {',
        '  default /500.html;',
        '  "~^/fr(?:[/?]|$)" /fr/500.html;',
        '}',
      ],
      'nginx/rules.conf': [
        'charset utf-8;',
        'server_tokens off;',
        'absolute_redirect off;',
        'gzip_static on;',
        'gzip_vary on;',
        'include ducts.example/brotli*.conf;',
        'error_page 404 $not_found_ducts_example_egwosq;',
        'error_page 403 =404 $not_found_ducts_example_egwosq;',
        'error_page 500 502 503 504 $server_error_ducts_example_egwosq;',
        '',
        '# All at this level: a single add_header inside a location would drop the rest there.',
        'add_header Permissions-Policy $permissions_policy_ducts_example_egwosq always;',
        'add_header Cache-Control $cache_control_ducts_example_egwosq always;',
        '',
        'location = / { try_files /index.html =404; }',
        '# The rule for .html below would turn every error into a redirect.',
        'location = /404.html { internal; }',
        'location = /fr/404.html { internal; }',
        'location = /500.html { internal; }',
        'location = /fr/500.html { internal; }',
        'location = /404 { return 404; }',
        'location = /fr/404 { return 404; }',
        'location = /500 { return 500; }',
        'location = /fr/500 { return 500; }',
        'location = /index { return 301 /$is_args$args; }',
        'location = /index.html { return 301 /$is_args$args; }',
        String.raw`location ~ /\.(?!well-known/) { return 404; }`,
        String.raw`location ~ ^/(?:_headers|_redirects|serve\.json|CNAME|ROUTER|staticwebapp\.config\.json)$ { return 404; }`,
        String.raw`location ~ \.(?:br|gz)$ { return 404; }`,
        'include ducts.example/redirects.conf;',
        '# Only plain characters, so that no decoded line break or backslash reaches the Location header.',
        String.raw`location ~ .\.html$ { rewrite ^((?:/[A-Za-z0-9._-]+)+)\.html$ $1 permanent; return 404; }`,
        'location ~ ./$ { rewrite ^((?:/[A-Za-z0-9._-]+)+)/+$ $1 permanent; return 404; }',
        String.raw`location ~ \.webmanifest$ { types { } default_type application/manifest+json; try_files $uri =404; }`,
        '# Never "$uri/": a page may have the name of a folder.',
        'location / { try_files $uri.html $uri =404; }',
      ],
      'nginx/redirects.conf': [
        'location = /about { return 301 "/en/about$is_args$args"; }',
        'location = /about/ { return 301 "/en/about$is_args$args"; }',
        'location = /book { return 302 "https://book.example:8443/a+b?x=1"; }',
        'location = /book/ { return 302 "https://book.example:8443/a+b?x=1"; }',
        'location = /book.html { return 302 "https://book.example:8443/a+b?x=1"; }',
        'location ~ ^/areas/(?<moved_1>[A-Za-z0-9._~-]+)/?$ { return 301 "/services/$moved_1$is_args$args"; }',
      ],
    },
    copies: [],
  })
})

/** A hostname of this many characters. */
const hostname = (length: number): string => `${'a.'.repeat(126)}`.slice(0, length - 1).concat('b')

test.each([3, 22, 23, 46, 47, 60, 253])('keeps keys of hash tables within 46 characters for a hostname of %i', length => {
  const host = hostname(length)
  const files = printHosts(['nginx'], { ...small, origin: `https://${host}` }).serverFiles
  const text = (path: string) => files.find(file => file.path === path)?.bytes.toString() ?? ''
  const variables = [...text('nginx/http.conf').matchAll(/^map \S+ \$(\w+)/gm)].map(([, name = '']) => name)
  expect(variables.map(name => name.length <= 46)).toEqual([true, true, true, true])
  const expected = length <= 46 ? `  server_name ${host};` : `  server_name "~^${host.replaceAll('.', '\\.')}$";`
  expect(
    text('nginx/site.conf')
      .split('\n')
      .find(line => line.includes('server_name')),
  ).toBe(expected)
})

test('hosts that differ only in signs have different variables', () => {
  const maps = (origin: 'https://a-b.example' | 'https://a.b.example') =>
    printHosts(['nginx'], { ...small, origin })
      .serverFiles.find(({ path }) => path === 'nginx/http.conf')
      ?.bytes.toString()
      .split('\n')[0]
  expect([maps('https://a-b.example'), maps('https://a.b.example')]).toEqual([
    'map $uri $permissions_policy_a_b_example_1aip1gf {',
    'map $uri $permissions_policy_a_b_example_1pt1xoo {',
  ])
})
