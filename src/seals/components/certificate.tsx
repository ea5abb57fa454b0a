import type { Seed } from '#seals/lines/random.ts'
import { Address } from './address.tsx'
import { Lace } from './lace.tsx'
import { Microtext } from './microtext.tsx'
import { Seal } from './seal.tsx'
import { WaveTint } from './wave-tint.tsx'

export type CertificateProps = {
  /** What is certified, such as "Token certificate". */
  kind: string
  /** Its number, or "Sample" where it is one. */
  serial: string
  name: string
  /** One line below the name. */
  detail?: string
  /** Up to four labels with their values. */
  facts: readonly (readonly [label: string, value: string])[]
  /** Undefined: it has none yet; `seed` then says what the seal is drawn from. */
  address?: string | undefined
  /** Of what the address is. */
  addressLabel?: string
  /** What the seal is drawn from; by default the address. */
  seed?: Seed
  /** Below the seal: what it is, or where. */
  caption: string
  /** Engraved line by line, as after a confirmed transaction. */
  drawn?: 'engraved'
}

/** A certificate on security paper: lace, tint, facts and the seal of its address. All its text is real text. */
export function Certificate({
  kind,
  serial,
  name,
  detail,
  facts,
  address,
  addressLabel = 'Address',
  seed,
  caption,
  drawn,
}: CertificateProps) {
  return (
    <article className="certificate" aria-label={`${kind}: ${name}`}>
      <WaveTint kind="certificate" className="certificate-tint" />
      <Lace className="certificate-lace" />
      <div className="certificate-body">
        <div className="certificate-text">
          <p className="certificate-label">
            {kind} <span className="certificate-serial">{serial}</span>
          </p>
          <p className="certificate-name">
            <bdi>{name}</bdi>
          </p>
          {detail && <p className="certificate-detail">{detail}</p>}
          <dl className="certificate-facts">
            {facts.slice(0, 4).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Microtext text={address ?? name} className="certificate-rule" />
          <dl className="certificate-address">
            <div>
              <dt>{addressLabel}</dt>
              <dd>{address ? <Address value={address} /> : 'The chain gives it at the launch.'}</dd>
            </div>
          </dl>
        </div>
        <figure className="certificate-seal">
          <Seal
            seed={seed ?? address ?? name}
            size={320}
            {...(drawn === 'engraved' && { engrave: true, className: 'confirmed' })}
          />
          <figcaption>{caption}</figcaption>
        </figure>
      </div>
    </article>
  )
}
