/** A drawing of its own for each piece, as a file that is chosen. */
export const drawing = (number: number) => ({
  name: `heron ${number}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#dde3ea"/><circle cx="20" cy="20" r="${number % 19}" fill="#2a45bb"/></svg>`,
  ),
})
