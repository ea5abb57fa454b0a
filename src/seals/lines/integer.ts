/** `a / b` rounded to the nearest integer, halves away from zero; exact while `2·|a| + b` stays below 2^53. */
export function divide(a: number, b: number): number {
  const magnitude = Math.floor((2 * Math.abs(a) + b) / (2 * b))
  return a < 0 ? 0 - magnitude : magnitude
}

/** The greatest common divisor of two positive integers. */
export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

/** The prime factors of a positive integer, largest first: 12 gives 3, 2, 2. */
export function primeFactors(n: number, from = 2): number[] {
  if (n < 2) return []
  return n % from === 0 ? [...primeFactors(n / from, from), from] : primeFactors(n, from + 1)
}
