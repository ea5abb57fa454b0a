/** A piece as it is drawn, as a picture of its own: the paper stays paper by night. */
export function Picture({ svg, name }: { svg: string; name: string }) {
  return <img className="mint-picture" src={pictureAddress(svg)} alt={name} width={600} height={700} />
}

/** An SVG file as an address. */
export const pictureAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
