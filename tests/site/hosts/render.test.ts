/** https://render.com/docs/blueprint-spec */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { printHosts } from '../../../generator/site/hosts/index.ts'
import { printedFor, small } from './small.ts'

test('Render', () => {
  expect(printedFor('render')).toMatchInlineSnapshot(`
    {
      "copies": [],
      "published": {},
      "serverFiles": {
        "render/render.yaml": [
          "services:",
          "  - type: web",
          "    runtime: static",
          "    name: "ducts-example"",
          "    buildCommand: npm ci && npm run build",
          "    staticPublishPath: "dist"",
          "    headers:",
          "      - { path: "/*", name: "Permissions-Policy", value: "camera=(self \\"https://x.example\\"), usb=()" }",
          "      - { path: "/assets/*", name: "Cache-Control", value: "public, max-age=31536000, immutable" }",
          "    routes:",
          "      - { type: redirect, source: "/about", destination: "/en/about" }",
          "      - { type: redirect, source: "/about/", destination: "/en/about" }",
          "      - { type: redirect, source: "/book", destination: "https://book.example:8443/a+b?x=1" }",
          "      - { type: redirect, source: "/book/", destination: "https://book.example:8443/a+b?x=1" }",
          "      - { type: redirect, source: "/book.html", destination: "https://book.example:8443/a+b?x=1" }",
          "      - { type: redirect, source: "/areas/:area", destination: "/services/:area" }",
          "      - { type: redirect, source: "/areas/:area/", destination: "/services/:area" }",
        ],
      },
    }
  `)
})

test('the Blueprint is valid YAML with the intended values', () => {
  const [file] = printHosts(['render'], small).serverFiles
  expect(parse(String(file?.bytes))).toEqual({
    services: [
      {
        type: 'web',
        runtime: 'static',
        name: 'ducts-example',
        buildCommand: 'npm ci && npm run build',
        staticPublishPath: 'dist',
        headers: [
          { path: '/*', name: 'Permissions-Policy', value: 'camera=(self "https://x.example"), usb=()' },
          { path: '/assets/*', name: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
        ],
        routes: [
          { type: 'redirect', source: '/about', destination: '/en/about' },
          { type: 'redirect', source: '/about/', destination: '/en/about' },
          { type: 'redirect', source: '/book', destination: 'https://book.example:8443/a+b?x=1' },
          { type: 'redirect', source: '/book/', destination: 'https://book.example:8443/a+b?x=1' },
          { type: 'redirect', source: '/book.html', destination: 'https://book.example:8443/a+b?x=1' },
          { type: 'redirect', source: '/areas/:area', destination: '/services/:area' },
          { type: 'redirect', source: '/areas/:area/', destination: '/services/:area' },
        ],
      },
    ],
  })
})
