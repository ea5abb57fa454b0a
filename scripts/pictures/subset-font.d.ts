/** What we use of subset-font, which ships no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'truetype' | 'woff2'
      variationAxes?: Record<string, number | { min: number; max: number }>
      keepFeatures?: string[]
      keepAllGlyphs?: boolean
      noLayoutClosure?: boolean
    },
  ): Promise<Buffer>
}
