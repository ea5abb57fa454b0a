import { expect, test } from 'vitest'
import { pictureFacts } from './picture-facts.server.ts'

/** Pictures a browser has drawn, three pixels wide and two high, without their colour profiles. */
const drawn = [
  [
    'PNG',
    'png',
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWLSct39H4aZGJAAAAAA//8zMz2/AAAABklEQVQDAHpXBoBg8TcFAAAAAElFTkSuQmCC',
  ],
  ['lossy WebP', 'webp', 'UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoDAAIAAsBMJaACdLoAA5gA/u6mP/5KfyXdK24b13i0lIAA'],
  ['lossless WebP', 'webp', 'UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAfQoqp0t/+BiOh/AAA='],
  [
    'WebP with transparency',
    'webp',
    'UklGRlYAAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAgICAgICAAFZQOCAoAAAAkAEAnQEqAwACAALATCWgAnS6AAOYAP7upj/+N48CvJdrX9d4tJSAAA==',
  ],
  [
    'JPEG',
    'jpg',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCIAvCP/9k=',
  ],
] as const

test.each(drawn)('a %s says itself what it is and how large', (_, ending, text) => {
  expect(pictureFacts(Buffer.from(text, 'base64'))).toEqual({ ending, width: 3, height: 2 })
})

test.each(drawn)('a %s that is cut off anywhere is taken for nothing else', (_, ending, text) => {
  const whole = Buffer.from(text, 'base64')
  const cut = Array.from({ length: whole.length }, (__, end) => pictureFacts(whole.subarray(0, end)))
  expect(cut[0]).toBeUndefined()
  for (const facts of cut) expect([undefined, { ending, width: 3, height: 2 }]).toContainEqual(facts)
})

test.each([
  '',
  'GIF89a',
  '<svg/>',
  'RIFF____WEBPVP9 ',
  '\u00ff\u00d8\u00ff\u00d9',
  '\u00ff\u00d8\u00ff\u00e0\u0000\u0000',
])('what begins as %j is no picture', (text) => {
  expect(pictureFacts(Buffer.from(text.padEnd(64, '\0'), 'latin1'))).toBeUndefined()
})
