import { Seal } from '#seals/components/seal.tsx'

/** The picture of an account: its own one, or the seal of its address. An ornament beside name and address. */
export function Avatar({ address, picture, large = false }: { address: string; picture?: string; large?: boolean }) {
  const size = large ? 82 : 24
  const name = large ? 'wallet-avatar wallet-avatar-large' : 'wallet-avatar'
  if (picture) return <img className={name} src={picture} width={size} height={size} alt="" />
  return <Seal seed={address} size={size} className={name} />
}
