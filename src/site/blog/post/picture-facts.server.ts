/** A picture as its bytes tell: how its file name ends, and its width and height in pixels. */
export type PictureFacts = { ending: 'png' | 'jpg' | 'webp'; width: number; height: number }

/**
 * What a picture is by its first bytes, not by its name or its sender. Nothing for what is not a PNG, JPEG or WebP, and for one
 * without an extent; an SVG is none of them, because it may hold a script.
 */
export function pictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  try {
    const facts = png(data) ?? webp(data) ?? jpeg(data)
    return facts && facts.width > 0 && facts.height > 0 ? facts : undefined
  } catch {
    // Cut off before it says how large it is.
    return undefined
  }
}

function png(data: Buffer): PictureFacts | undefined {
  if (data.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined
  return { ending: 'png', width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
}

/** Lossy, lossless and extended WebP each say their extent at another place. */
function webp(data: Buffer): PictureFacts | undefined {
  if (data.toString('latin1', 0, 4) !== 'RIFF' || data.toString('latin1', 8, 12) !== 'WEBP') return undefined
  const ending = 'webp'
  switch (data.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { ending, width: data.readUInt16LE(26) & 0x3f_ff, height: data.readUInt16LE(28) & 0x3f_ff }
    case 'VP8L': {
      const extent = data.readUInt32LE(21)
      return { ending, width: (extent & 0x3f_ff) + 1, height: ((extent >>> 14) & 0x3f_ff) + 1 }
    }
    case 'VP8X':
      return { ending, width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}

/** Goes from segment to segment until the one that begins the picture. */
function jpeg(data: Buffer): PictureFacts | undefined {
  if (data.readUInt16BE(0) !== 0xff_d8) return undefined
  for (let at = 2; ; at += 2 + data.readUInt16BE(at + 2)) {
    const marker = data.readUInt16BE(at)
    const isFrame = marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker)
    if (isFrame) return { ending: 'jpg', width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) }
    if (marker < 0xff_c0) return undefined
  }
}
