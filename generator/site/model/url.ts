/** A root-relative path of the site: `/`, `/en/about`. Without a trailing slash. */
export type UrlPath = `/${string}`

/** A URL with scheme and host: `https://www.example.com/en/about`. */
export type AbsoluteUrl = `https://${string}` | `http://${string}`

/** `href` of a telephone link, RFC 3966, in E.164: `tel:+15145550123`, with an extension `tel:+15145550123;ext=12`. */
export type TelUrl = `tel:+${string}`

/** `href` of a mail link: `mailto:info@example.com`. */
export type MailUrl = `mailto:${string}`
