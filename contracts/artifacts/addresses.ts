// Written by scripts/contracts.ts. `npm run artifacts` writes it again.

/** Where each contract that stands once on a chain stands, on every chain on which it was deployed. Checksummed. */
export const contractAddresses = {
  TokenLocker: '0x08D5BF2E70A2Be807BFA5e55DAb955EbFF2e3c4d',
  PositionLocker: '0xb5b01D6042E80a4BE0443e036a11443386e40426',
  LockLens: '0xBEA21d858ACc6Fbef9591d8263D8c299A4AD4b0D',
  LiquidityLens: '0x3806F41A2Ea29c0461E26F5Bccc77F34E4057be2',
  TokenGrants: '0xDa55650e433E5d60c237B56D15c736C8bd48B16d',
  MerkleClaims: '0x25984da5799672c8e5cCcDa2bE67053E7d23464c',
  SealEngraver: '0x274165D0f51AA7E574f18F9B90945AFE47163eEa',
  LockDeeds: '0xc008a9555eCA916aD35Ca69cB78e973849A4423B',
  LaunchBook: '0x436EaE4eFE55a0189beb1373237CFd1110384A84',
  Launcher: '0x2b79A567801bdF59Ebd797Dc6cf88aAb589dB968',
} as const

/**
 * The code each contract has on a chain, as eth_getCode answers it: its length and keccak256 with zeros where the constructor writes,
 * and where that is, in bytes.
 */
export const contractCodes = {
  CodeMint721: { bytes: 13969, hash: '0xfa4d73640521ada5dcdc53ce91a745064aafa50a796ff8e197e46f29b5dcee54', immutables: [{"length":32,"start":8342},{"length":32,"start":8300},{"length":32,"start":8258},{"length":32,"start":8423},{"length":32,"start":8463},{"length":32,"start":5687},{"length":32,"start":5730},{"length":32,"start":1726},{"length":32,"start":1013},{"length":32,"start":5004},{"length":32,"start":1869},{"length":32,"start":3907},{"length":32,"start":4244},{"length":32,"start":4322},{"length":32,"start":4730},{"length":32,"start":1545},{"length":32,"start":4797},{"length":32,"start":4849},{"length":32,"start":905},{"length":32,"start":3718},{"length":32,"start":3771},{"length":32,"start":4289},{"length":32,"start":1803},{"length":32,"start":6122},{"length":32,"start":6275},{"length":32,"start":1440},{"length":32,"start":3480},{"length":32,"start":3541},{"length":32,"start":866},{"length":32,"start":3275},{"length":32,"start":3328},{"length":32,"start":1336},{"length":32,"start":3374},{"length":32,"start":3426},{"length":32,"start":1506},{"length":32,"start":6023},{"length":32,"start":6169},{"length":32,"start":797},{"length":32,"start":3228},{"length":32,"start":5376},{"length":32,"start":6417},{"length":32,"start":1584},{"length":32,"start":4037},{"length":32,"start":4450},{"length":32,"start":2566},{"length":32,"start":2603}] },
  LaunchBook: { bytes: 1151, hash: '0xea8fd44f22b5cbdfae0dd3d0a4d9835ca93b09736e34464e0ef7009893f4735d', immutables: [] },
  Launcher: { bytes: 12441, hash: '0x3ff629ee127db67e8bda8a1b394c5fe3737e0c2c46dd9ae53d16b5be1b80125b', immutables: [{"length":32,"start":83},{"length":32,"start":761},{"length":32,"start":2835},{"length":32,"start":3019},{"length":32,"start":6537},{"length":32,"start":6601},{"length":32,"start":6754},{"length":32,"start":6192},{"length":32,"start":6304},{"length":32,"start":6816},{"length":32,"start":6878},{"length":32,"start":7039},{"length":32,"start":7141},{"length":32,"start":7253},{"length":32,"start":7622}] },
  LiquidityLens: { bytes: 19367, hash: '0xe2e0c579073eafaf5cdc5828e87c6ecb51231f34f72c3ea8d0c5e32f9cccaf94', immutables: [{"length":32,"start":319},{"length":32,"start":356},{"length":32,"start":935},{"length":32,"start":1028},{"length":32,"start":1121},{"length":32,"start":3510},{"length":32,"start":5851}] },
  LockDeeds: { bytes: 17012, hash: '0x76650fecf7faaf8668bd92971935dc2f5cb617048222583bb941fccdb34708a9', immutables: [{"length":32,"start":621},{"length":32,"start":1344},{"length":32,"start":1568},{"length":32,"start":2368},{"length":32,"start":2802},{"length":32,"start":3429},{"length":32,"start":3697},{"length":32,"start":3953},{"length":32,"start":4115},{"length":32,"start":4333},{"length":32,"start":4500},{"length":32,"start":4725},{"length":32,"start":4989},{"length":32,"start":6001},{"length":32,"start":6070},{"length":32,"start":6906},{"length":32,"start":1190},{"length":32,"start":3885}] },
  LockLens: { bytes: 13752, hash: '0x58283cfc732f0360243336e2531c67c926da665d17bf6551cf383617673d7197', immutables: [{"length":32,"start":730},{"length":32,"start":967},{"length":32,"start":1096},{"length":32,"start":1912},{"length":32,"start":2192},{"length":32,"start":2339},{"length":32,"start":2538},{"length":32,"start":2693},{"length":32,"start":4230},{"length":32,"start":4401},{"length":32,"start":4596},{"length":32,"start":598},{"length":32,"start":1732},{"length":32,"start":3296},{"length":32,"start":3735},{"length":32,"start":3891},{"length":32,"start":6863},{"length":32,"start":769},{"length":32,"start":260},{"length":32,"start":1406},{"length":32,"start":1543},{"length":32,"start":7029},{"length":32,"start":691},{"length":32,"start":1467},{"length":32,"start":7081}] },
  MerkleClaims: { bytes: 12450, hash: '0x821e2074456e6bee42bea6814a9e9dab8110718ee4eebd6e458e5ac0d7899374', immutables: [{"length":32,"start":8562},{"length":32,"start":8520},{"length":32,"start":8478},{"length":32,"start":8643},{"length":32,"start":8683},{"length":32,"start":5486},{"length":32,"start":5534},{"length":32,"start":701},{"length":32,"start":6378},{"length":32,"start":6438},{"length":32,"start":6571},{"length":32,"start":587},{"length":32,"start":6696},{"length":32,"start":6759},{"length":32,"start":6894},{"length":32,"start":7737}] },
  PositionLocker: { bytes: 9079, hash: '0xb3827c02d95a96a59430a78a3e3e90448a8ebc0455af3801daa5fa3c172e1126', immutables: [] },
  SealEngraver: { bytes: 8912, hash: '0xd6d67fc93fcd3bea4109eccba3c96ef5d27cea65615ae053304a3f019a9bf6c6', immutables: [] },
  TokenGrants: { bytes: 15242, hash: '0xf435c0234172039e8c9268dc34f26ac175c424ee719d5ef51da3df8d5f824984', immutables: [] },
  TokenLocker: { bytes: 12985, hash: '0x77cd3218e66c031bc56b5106aafafb05cfc188518bf0ecbb560b37b5c3d01979', immutables: [] },
} as const
