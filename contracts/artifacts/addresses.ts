// Written by scripts/contracts.ts. `npm run artifacts` writes it again.

/** Where each contract that stands once on a chain stands, on every chain on which it was deployed. Checksummed. */
export const contractAddresses = {
  TokenLocker: '0x08D5BF2E70A2Be807BFA5e55DAb955EbFF2e3c4d',
  PositionLocker: '0xb5b01D6042E80a4BE0443e036a11443386e40426',
  LockLens: '0x42B07e994f78EdC833b934378DdC356E6244BDD2',
  LiquidityLens: '0x7B47e521C0905B43D04Da9228c65Fe45Af3AcE7B',
  TokenGrants: '0xDa55650e433E5d60c237B56D15c736C8bd48B16d',
  MerkleClaims: '0x25984da5799672c8e5cCcDa2bE67053E7d23464c',
  SealEngraver: '0x4D344ec2A0569dc787330B9A42a9DE62E455a861',
  LockDeeds: '0xaEB38DAa93F2360e0f4E291423a8706d92CbE4FF',
  LaunchBook: '0x436EaE4eFE55a0189beb1373237CFd1110384A84',
  Launcher: '0x2b79A567801bdF59Ebd797Dc6cf88aAb589dB968',
} as const

/**
 * The code each contract has on a chain, as eth_getCode answers it: its length and keccak256 with zeros where the constructor writes,
 * and where that is, in bytes.
 */
export const contractCodes = {
  CodeMint721: { bytes: 13969, hash: '0x31185f8841b9d7bbe6cded2ba151910b6c9828a0cc1f964dc54ccdf03dbcdca0', immutables: [{"length":32,"start":8342},{"length":32,"start":8300},{"length":32,"start":8258},{"length":32,"start":8423},{"length":32,"start":8463},{"length":32,"start":5687},{"length":32,"start":5730},{"length":32,"start":1726},{"length":32,"start":1013},{"length":32,"start":5004},{"length":32,"start":1869},{"length":32,"start":3907},{"length":32,"start":4244},{"length":32,"start":4322},{"length":32,"start":4730},{"length":32,"start":1545},{"length":32,"start":4797},{"length":32,"start":4849},{"length":32,"start":905},{"length":32,"start":3718},{"length":32,"start":3771},{"length":32,"start":4289},{"length":32,"start":1803},{"length":32,"start":6122},{"length":32,"start":6275},{"length":32,"start":1440},{"length":32,"start":3480},{"length":32,"start":3541},{"length":32,"start":866},{"length":32,"start":3275},{"length":32,"start":3328},{"length":32,"start":1336},{"length":32,"start":3374},{"length":32,"start":3426},{"length":32,"start":1506},{"length":32,"start":6023},{"length":32,"start":6169},{"length":32,"start":797},{"length":32,"start":3228},{"length":32,"start":5376},{"length":32,"start":6417},{"length":32,"start":1584},{"length":32,"start":4037},{"length":32,"start":4450},{"length":32,"start":2566},{"length":32,"start":2603}] },
  LaunchBook: { bytes: 1151, hash: '0xea8fd44f22b5cbdfae0dd3d0a4d9835ca93b09736e34464e0ef7009893f4735d', immutables: [] },
  Launcher: { bytes: 12441, hash: '0x3ff629ee127db67e8bda8a1b394c5fe3737e0c2c46dd9ae53d16b5be1b80125b', immutables: [{"length":32,"start":83},{"length":32,"start":761},{"length":32,"start":2835},{"length":32,"start":3019},{"length":32,"start":6537},{"length":32,"start":6601},{"length":32,"start":6754},{"length":32,"start":6192},{"length":32,"start":6304},{"length":32,"start":6816},{"length":32,"start":6878},{"length":32,"start":7039},{"length":32,"start":7141},{"length":32,"start":7253},{"length":32,"start":7622}] },
  LiquidityLens: { bytes: 19367, hash: '0x43b4ca3b7c08c472cdd66c565e9d81bf87c10de47beec2be0804e2babc4bd724', immutables: [{"length":32,"start":319},{"length":32,"start":356},{"length":32,"start":935},{"length":32,"start":1028},{"length":32,"start":1121},{"length":32,"start":3510},{"length":32,"start":5851}] },
  LockDeeds: { bytes: 17012, hash: '0xb610636ee8779bcae8c736f2ce6cadc62e1fa7207bb7ea9c76de71ea0ab6a21a', immutables: [{"length":32,"start":621},{"length":32,"start":1344},{"length":32,"start":1568},{"length":32,"start":2368},{"length":32,"start":2802},{"length":32,"start":3429},{"length":32,"start":3697},{"length":32,"start":3953},{"length":32,"start":4115},{"length":32,"start":4333},{"length":32,"start":4500},{"length":32,"start":4725},{"length":32,"start":4989},{"length":32,"start":6001},{"length":32,"start":6070},{"length":32,"start":6906},{"length":32,"start":1190},{"length":32,"start":3885}] },
  LockLens: { bytes: 14095, hash: '0x466a9051c5584a81a39962e3314181e5d75d1421f6043ca8b567a6e14ca85316', immutables: [{"length":32,"start":745},{"length":32,"start":982},{"length":32,"start":1111},{"length":32,"start":1913},{"length":32,"start":2193},{"length":32,"start":2340},{"length":32,"start":2539},{"length":32,"start":2694},{"length":32,"start":4231},{"length":32,"start":4402},{"length":32,"start":4597},{"length":32,"start":599},{"length":32,"start":1727},{"length":32,"start":3297},{"length":32,"start":3736},{"length":32,"start":3892},{"length":32,"start":6669},{"length":32,"start":784},{"length":32,"start":260},{"length":32,"start":1422},{"length":32,"start":1562},{"length":32,"start":6835},{"length":32,"start":706},{"length":32,"start":1483},{"length":32,"start":6887}] },
  MerkleClaims: { bytes: 12450, hash: '0x821e2074456e6bee42bea6814a9e9dab8110718ee4eebd6e458e5ac0d7899374', immutables: [{"length":32,"start":8562},{"length":32,"start":8520},{"length":32,"start":8478},{"length":32,"start":8643},{"length":32,"start":8683},{"length":32,"start":5486},{"length":32,"start":5534},{"length":32,"start":701},{"length":32,"start":6378},{"length":32,"start":6438},{"length":32,"start":6571},{"length":32,"start":587},{"length":32,"start":6696},{"length":32,"start":6759},{"length":32,"start":6894},{"length":32,"start":7737}] },
  PositionLocker: { bytes: 9079, hash: '0xb3827c02d95a96a59430a78a3e3e90448a8ebc0455af3801daa5fa3c172e1126', immutables: [] },
  SealEngraver: { bytes: 8912, hash: '0xd38df93e1bbbdc36b3a2f5098c7be4adad5dfe904836c26d23a7b37f98f46656', immutables: [] },
  TokenGrants: { bytes: 15242, hash: '0xf435c0234172039e8c9268dc34f26ac175c424ee719d5ef51da3df8d5f824984', immutables: [] },
  TokenLocker: { bytes: 12985, hash: '0x77cd3218e66c031bc56b5106aafafb05cfc188518bf0ecbb560b37b5c3d01979', immutables: [] },
} as const
