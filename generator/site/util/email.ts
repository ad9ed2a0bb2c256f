/** A part between dots. Common addresses are tested first: the first use of a Unicode pattern takes 2 ms. */
const isPlain = (address: string): boolean =>
  /^[\w+'~-]+(?:\.[\w+'~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])$/.test(address)

const isInternational = (address: string): boolean =>
  /^[\p{L}\p{M}\p{N}_+'~-]+(?:\.[\p{L}\p{M}\p{N}_+'~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])$/u.test(
    address,
  )

/**
 * Whether mail can be sent to an address, and a link to it needs no escaping (`?` and `&` would start fields of the message). No part
 * between dots is empty (RFC 5321 §4.1.2), no part of the domain begins or ends with a hyphen (RFC 1035 §2.3.1), the top-level domain is
 * not a number, and the lengths are those of RFC 5321 §4.5.3.1 and RFC 1035 §2.3.4.
 */
export const isEmail = (address: string): boolean => {
  if (!isPlain(address) && !isInternational(address)) return false
  const [local = '', domain = ''] = address.split('@')
  const labels = domain.split('.')
  return local.length <= 64 && domain.length <= 253 && labels.every(label => label.length <= 63) && !/^\d+$/.test(labels.at(-1) ?? '')
}
