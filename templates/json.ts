/**
 * JSON for a `<script>` element, whose text ends at the first `</script` whatever the quotes around it: the characters that
 * could begin one are written as escapes, which JSON reads back.
 */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
