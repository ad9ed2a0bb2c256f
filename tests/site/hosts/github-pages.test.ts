/** https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site */
import { expect, test } from 'vitest'
import { printedFor } from './small.ts'

test('GitHub Pages', () => {
  expect(printedFor('github-pages')).toEqual({
    published: {
      '.nojekyll': [],
      CNAME: ['ducts.example'],
      'about.html': [
        '<!doctype html>',
        '<meta charset="utf-8">',
        '<title>https://ducts.example/en/about</title>',
        '<meta name="robots" content="noindex">',
        '<link rel="canonical" href="https://ducts.example/en/about">',
        '<meta http-equiv="refresh" content="0; url=https://ducts.example/en/about">',
        '<a href="https://ducts.example/en/about">https://ducts.example/en/about</a>',
      ],
      'about/index.html': [
        '<!doctype html>',
        '<meta charset="utf-8">',
        '<title>https://ducts.example/en/about</title>',
        '<meta name="robots" content="noindex">',
        '<link rel="canonical" href="https://ducts.example/en/about">',
        '<meta http-equiv="refresh" content="0; url=https://ducts.example/en/about">',
        '<a href="https://ducts.example/en/about">https://ducts.example/en/about</a>',
      ],
      'book.html': [
        '<!doctype html>',
        '<meta charset="utf-8">',
        '<title>https://book.example:8443/a+b?x=1</title>',
        '<meta name="robots" content="noindex">',
        '<link rel="canonical" href="https://book.example:8443/a+b?x=1">',
        '<meta http-equiv="refresh" content="0; url=https://book.example:8443/a+b?x=1">',
        '<a href="https://book.example:8443/a+b?x=1">https://book.example:8443/a+b?x=1</a>',
      ],
      'book/index.html': [
        '<!doctype html>',
        '<meta charset="utf-8">',
        '<title>https://book.example:8443/a+b?x=1</title>',
        '<meta name="robots" content="noindex">',
        '<link rel="canonical" href="https://book.example:8443/a+b?x=1">',
        '<meta http-equiv="refresh" content="0; url=https://book.example:8443/a+b?x=1">',
        '<a href="https://book.example:8443/a+b?x=1">https://book.example:8443/a+b?x=1</a>',
      ],
    },
    serverFiles: {},
    copies: [{ from: 'services.html', to: 'services/index.html' }],
  })
})
