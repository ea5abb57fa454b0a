/** The numbers of equally long values, one after the other in `bytes`, in the order of the values. Six bytes of each decide nearly always. */
export function sortedPlaces(bytes: Uint8Array, width: number): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = bytes.length / width
  const heads = Float64Array.from(
    { length: count },
    (_, place) => view.getUint32(width * place) * 65536 + view.getUint16(width * place + 4),
  )
  const at = (place: number) => bytes.subarray(width * place, width * place + width)
  return Uint32Array.from({ length: count }, (_, place) => place).toSorted(
    (one, other) => heads[one]! - heads[other]! || compareBytes(at(one), at(other)),
  )
}

/** Less than, equal to or more than zero, as for numbers written in the bytes. */
export function compareBytes(one: Uint8Array, other: Uint8Array): number {
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return one[index]! - other[index]!
  return 0
}
