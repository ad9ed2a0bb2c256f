/** https://learn.microsoft.com/azure/static-web-apps/configuration */
import { expect, test } from 'vitest'
import { printedFor } from './small.ts'

test('Azure Static Web Apps', () => {
  expect(printedFor('azure')).toMatchInlineSnapshot(`
    {
      "copies": [],
      "published": {
        "staticwebapp.config.json": [
          "{"trailingSlash":"never","routes":[{"route":"/about","redirect":"/en/about","statusCode":301},{"route":"/book","redirect":"https://book.example:8443/a+b?x=1","statusCode":302},{"route":"/404","statusCode":404},{"route":"/fr/404","statusCode":404},{"route":"/_headers","statusCode":404},{"route":"/_redirects","statusCode":404},{"route":"/serve.json","statusCode":404},{"route":"/.htaccess","statusCode":404},{"route":"/.nojekyll","statusCode":404},{"route":"/CNAME","statusCode":404},{"route":"/ROUTER","statusCode":404},{"route":"/staticwebapp.config.json","statusCode":404},{"route":"/assets/*","headers":{"Cache-Control":"public, max-age=31536000, immutable"}}],"responseOverrides":{"404":{"rewrite":"/404.html"}},"globalHeaders":{"Permissions-Policy":"camera=(self \\"https://x.example\\"), usb=()","Cache-Control":"public, max-age=0, must-revalidate"},"mimeTypes":{".avif":"image/avif",".webmanifest":"application/manifest+json",".woff2":"font/woff2"}}",
        ],
      },
      "serverFiles": {},
    }
  `)
})
