import { figure } from '#core/text/figure.ts'

/** Names an address, such as `Attack`. */
type NameOf = (address: string) => string

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A number as people read it: whole ether where the number is that large. */
function numberText(number: bigint): string {
  const unit = 10n ** 18n
  if (number >= 2n ** 255n) return number === 2n ** 256n - 1n ? 'the largest number' : '> 2²⁵⁵'
  if (number < 10n ** 15n) return figure(number)
  const [whole, rest] = [number / unit, number % unit]
  const fraction = rest.toString().padStart(18, '0').replace(/0+$/, '')
  return `${figure(whole)}${fraction && `.${fraction}`} × 10¹⁸`
}

/** One argument of a simple type; what has no fixed place is only named. */
function argumentText(type: string, word: string, nameOf: NameOf): string {
  if (type === 'address' || type.startsWith('contract')) return nameOf(`0x${word.slice(24)}`)
  if (type === 'bool') return BigInt(`0x${word}`) ? 'true' : 'false'
  if (type.startsWith('uint')) return numberText(BigInt(`0x${word}`))
  if (type.startsWith('int')) {
    const signed = BigInt.asIntN(256, BigInt(`0x${word}`))
    return signed < 0n ? `−${numberText(-signed)}` : numberText(signed)
  }
  if (/^bytes\d+$/.test(type)) return `0x${word.slice(0, 8)}…`
  return `${type} …`
}

/** A call to a function in words, such as `deposit(uint256 amount = 5)`. Without a known function: what else was sent. */
export function callText(data: Uint8Array, functions: Readonly<Record<string, string>>, nameOf: NameOf): string {
  if (data.length === 0) return 'receives ether'
  const sign = functions[hexOf(data.subarray(0, 4))]
  if (!sign) return `0x${hexOf(data.subarray(0, 4))} (${data.length} bytes)`
  return signText(sign, data, nameOf)
}

function signText(sign: string, data: Uint8Array, nameOf: NameOf): string {
  const at = sign.indexOf('(')
  const inputs = sign
    .slice(at + 1, -1)
    .split(', ')
    .filter(Boolean)
  // A tuple or a fixed array takes more than one place: what follows it could not be told.
  if (inputs.some((input) => /[()]|\[\d/.test(input))) return sign
  const words = inputs.map((input, index) => {
    const [type = '', name] = input.split(' ')
    const word = hexOf(data.subarray(4 + index * 32, 36 + index * 32)).padEnd(64, '0')
    const value = argumentText(type, word, nameOf)
    return name ? `${name}: ${value}` : value
  })
  return `${sign.slice(0, at)}(${words.join(', ')})`
}

/** Why a call failed, out of the bytes it answered; undefined when they say nothing. */
export function reasonText(
  answer: Uint8Array,
  errors: Readonly<Record<string, string>>,
  nameOf: NameOf,
): string | undefined {
  const selector = hexOf(answer.subarray(0, 4))
  if (selector === '08c379a0' && answer.length >= 68) {
    const length = Number(BigInt(`0x${hexOf(answer.subarray(36, 68))}`))
    return new TextDecoder().decode(answer.subarray(68, 68 + length))
  }
  if (selector === '4e487b71') return panics[answer[35] ?? 0] ?? 'The code checks itself and stops'
  const sign = errors[selector]
  return sign && signText(sign, answer, nameOf)
}

const panics: Record<number, string> = {
  0x01: 'An assertion does not hold',
  0x11: 'Arithmetic overflow or underflow',
  0x12: 'Division by zero',
  0x32: 'Array index out of bounds',
}
