/** What hosts take, the folder that is built into, and the parts of a build. */
import { type Entry, wording } from './entry.ts'

const countText = (files: readonly string[]): string =>
  files.length === 1 ? 'a file' : files.length < 100 ? `${files.length} files` : 'a hundred files and more'

const someOf = (files: readonly string[]): string => `${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''}`

const buildAgain = 'Build all shards from the same commit, then merge them.'

export const hosting = {
  CACHE_UNUSABLE: {
    severity: 'warning',
    about: 'What could be kept for the next build cannot be: this one is as good, and the next takes as long.',
    says: wording({ reason: 'node_modules/.cache/townsite: the disk is full (ENOSPC)' }, ({ reason }) => ({
      message: `the cache cannot be used: ${reason}`,
      remedy: 'Make room, or let this account write there. The site is the same without it, and is made more slowly.',
    })),
  },
  HOST_UNSUPPORTED: {
    severity: 'warning',
    about: 'One of the hosts in “hosting” cannot do what the config asks for.',
    says: {
      errorPage: wording({ host: 'serve', wanted: '/404' }, ({ host, wanted }) => ({
        message: `${host} knows this page at ${wanted} only`,
        remedy: `Write ${wanted}`,
        severity: 'error',
      })),
      placeholder: wording({ host: 'GitHub Pages', from: '/old/:area' }, ({ host, from }) => ({
        message: `${host} has no redirects with placeholders: “${from}” stays without one`,
        remedy: 'Name the moved addresses one by one.',
      })),
      temporary: wording({ host: 'Render', from: '/promo' }, ({ host, from }) => ({
        message: `${host} leads on for good only: “${from}” is answered with 301, which browsers remember`,
        remedy: 'Write status: 301, or leave the redirect out until it is for good.',
      })),
      serveTarget: wording({ to: 'https://example.com/a%2Fb' }, ({ to }) => ({
        message: `serve cannot lead to “${to}”: it escapes the percent sign once more`,
        remedy: 'This concerns the local preview only; the other hosts lead there.',
      })),
      firebaseTarget: wording({ to: 'https://example.com/a#b' }, ({ to }) => ({
        message: `Firebase Hosting may not lead to “${to}”: it escapes percent signs once more and adds the visitor’s query behind a #`,
        remedy: 'Let the redirect lead to an address without % and #.',
      })),
    },
  },
  HOST_CONFLICT: {
    severity: 'warning',
    about: 'Two hosts in “hosting” need published files that spoil each other’s work.',
    says: {
      filesFirst: wording(
        { first: 'github-pages', firstTitle: 'GitHub Pages', second: 'netlify', secondTitle: 'Netlify' },
        ({ first, firstTitle, second, secondTitle }) => ({
          message: `hosting names ${first} and ${second}, but ${secondTitle} shows the pages that ${firstTitle} needs in place of redirects`,
          remedy: `Build for ${firstTitle} with a config of its own that overlays this one.`,
        }),
      ),
      twice: wording(
        { first: 'github-pages', firstTitle: 'GitHub Pages', second: 'firebase', secondTitle: 'Firebase Hosting' },
        ({ first, firstTitle, second, secondTitle }) => ({
          message: `hosting names ${first} and ${second}, but ${firstTitle} needs pages twice, and ${secondTitle} then redirects from one to the other`,
          remedy: `Build for ${firstTitle} with a config of its own that overlays this one.`,
        }),
      ),
    },
  },
  HOST_RULE_LIMIT: {
    severity: 'error',
    about: 'A host takes so many rules and no more, or slows down with them.',
    says: wording(
      { host: 'Cloudflare Pages', what: 'redirect rules', count: 2_400, most: 2_000, beyond: 'it ignores the rest', isRefused: true },
      ({ host, what, count, most, beyond, isRefused }) => ({
        message: `${host} takes ${most.toLocaleString('en')} ${what}; this site has ${count.toLocaleString('en')}: ${beyond}`,
        remedy:
          'Remove redirects that nobody follows any more, or give languages and areas the same slugs so that one pattern covers them.',
        severity: isRefused ? 'error' : 'warning',
      }),
    ),
  },
  HEADER_TOO_LONG: {
    severity: 'error',
    about: 'A header is longer than hosts send, most likely the Content-Security-Policy, which names every address that a page may use.',
    says: wording({ name: 'Content-Security-Policy', length: 1_900, most: 1_700 }, ({ name, length, most }) => ({
      message: `the header ${name} is ${length.toLocaleString('en')} characters long; hosts drop or refuse more than ${most.toLocaleString('en')}`,
      remedy: 'Use fewer form, map and captcha hosts; or serve styles from a file, which needs no hash.',
    })),
  },
  HEADER_UNSAFE: {
    severity: 'error',
    about: 'A header holds a character that one of the hosts reads as its own syntax.',
    says: wording({ name: 'Content-Security-Policy', value: 'frame-src https://maps.example/$1' }, ({ name, value }) => ({
      message: `the header ${name} holds a character that not every host can send: ${value}`,
      remedy: 'Write addresses in plain letters, digits and punctuation.',
    })),
  },
  OUT_FOREIGN: {
    severity: 'error',
    about: 'The folder to build into holds files that no build of Townsite made, and a build changes nothing of others.',
    says: {
      inside: wording({ folder: 'dist', files: ['notes.txt'] }, ({ folder, files }) => ({
        message: `the output folder ${folder} holds ${countText(files)} that Townsite did not make: ${someOf(files)}`,
        remedy:
          'Nothing was touched. Files to be published belong in assets/static/; else name another folder with --out, or empty this one.',
      })),
      beside: wording({ folder: 'dist.hosts', files: ['nginx/site.conf'] }, ({ folder, files }) => ({
        message: `${folder} holds ${countText(files)} that Townsite did not make, where it would write its own: ${someOf(files)}`,
        remedy: `Nothing was touched. Move what is yours out of ${folder}, or build to another folder with --out.`,
      })),
    },
  },
  OUT_BUSY: {
    severity: 'error',
    about: 'Two builds at once would write the same folder. One at a time may; what a build that was killed left behind is no obstacle.',
    says: wording({ folder: 'dist', holder: 4711 as number | undefined }, ({ folder, holder }) => ({
      message: `another build${holder === undefined ? '' : ` (process ${holder})`} is at work on the output folder ${folder}`,
      remedy: 'Nothing was touched. Wait until it has ended and start this one again, or build to another folder with --out.',
    })),
  },
  SHARD_NO_FOLDER: {
    severity: 'error',
    about: 'A folder that was named to be merged is not there.',
    says: wording({ folder: 'shard-1' }, ({ folder }) => ({
      message: `there is no folder ${folder}`,
      remedy: 'Name the folders that the shards were built to.',
    })),
  },
  SHARD_NONE: {
    severity: 'error',
    about: 'A folder that was named to be merged holds no part of a build.',
    says: wording({ folder: 'shard-1', file: 'townsite-shard.json', isEmpty: false }, ({ folder, file, isEmpty }) => ({
      message: `${folder} holds no shard: it has no ${file}${isEmpty ? ', and is empty' : ''}`,
      remedy: 'Build it with npm run build -- --shard 1/4 --out FOLDER, and hand over the whole folder.',
    })),
  },
  SHARD_UNREADABLE: {
    severity: 'error',
    about: 'What a part of a build says of itself cannot be read.',
    says: wording({ file: 'shard-1/townsite-shard.json' }, ({ file }) => ({
      message: `${file} cannot be read`,
      remedy: 'Build that shard again.',
    })),
  },
  SHARD_BROKEN: {
    severity: 'error',
    about: 'A file of a part of a build is gone, or is not what the build made.',
    says: {
      missing: wording({ file: 'shard-1/index.html' }, ({ file }) => ({
        message: `${file} is missing`,
        remedy: 'Hand the folder over whole, or build that shard again.',
      })),
      changed: wording({ file: 'shard-1/index.html' }, ({ file }) => ({
        message: `${file} was changed after it was built`,
        remedy: 'Hand the folder over whole, or build that shard again.',
      })),
    },
  },
  SHARD_STRANGER: {
    severity: 'error',
    about: 'The folders to merge are parts of different builds.',
    says: {
      whole: wording({ first: 'shard-1', second: 'shard-2' }, ({ first, second }) => ({
        message: `${first} and ${second} are not parts of one whole: they were built from different configs, assets or programs`,
        remedy: buildAgain,
      })),
      number: wording(
        { first: 'shard-1', firstShard: '1/2', second: 'shard-2', secondShard: '2/3' },
        ({ first, firstShard, second, secondShard }) => ({
          message: `${first} is shard ${firstShard}, ${second} is ${secondShard}`,
          remedy: buildAgain,
        }),
      ),
    },
  },
  SHARD_MISSING: {
    severity: 'error',
    about: 'Some parts of the build were not named, so the site would not be whole.',
    says: wording({ shards: ['3/4'] }, ({ shards }) => ({
      message: `${shards.length === 1 ? 'a shard is' : 'shards are'} missing: ${shards.join(', ')}`,
      remedy: 'Name its folder too.',
    })),
  },
  SHARD_DUPLICATE: {
    severity: 'error',
    about: 'Two of the folders to merge are the same part of the build.',
    says: wording({ folders: ['shard-1', 'copy-of-1'] }, ({ folders }) => ({
      message: `${folders.join(' and ')} are the same shard`,
      remedy: 'Name each shard once.',
    })),
  },
  SHARD_DISAGREES: {
    severity: 'error',
    about: 'Two parts of the build made the same file, each in its own way.',
    says: wording({ first: 'shard-1', second: 'shard-2', file: 'robots.txt' }, ({ first, second, file }) => ({
      message: `${first} and ${second} hold different files as ${file}`,
      remedy: buildAgain,
    })),
  },
  SHARD_LACKS_SITE: {
    severity: 'error',
    about: 'One of the sites is in none of the parts of the build.',
    says: wording({ site: 'laval' }, ({ site }) => ({
      message: `no shard holds the site ${site}`,
      remedy: 'Its build failed: see what the shard’s own build said.',
    })),
  },
} as const satisfies Readonly<Record<string, Entry>>
