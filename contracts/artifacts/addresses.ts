// Written by scripts/contracts.ts. `npm run artifacts` writes it again.

/** Where each contract that stands once on a chain stands, on every chain on which it was deployed. Checksummed. */
export const contractAddresses = {
  TokenLocker: '0x53230FDf5830e5F281dA260E1300aFDFAAb5FF7b',
  VotingLocker: '0xC19112310F4B8549C7cB8117C5817f905B365cdb',
  PositionLocker: '0xb5b01D6042E80a4BE0443e036a11443386e40426',
  LockLens: '0x5061Da3Ed36f4522Ae712f105985C13AF8DFe8E0',
  LiquidityLens: '0xf34E5f0F4097bfdfa83CF64604fA29F6b3c26546',
  TokenGrants: '0x20Eb6E52C559F0D6D63e65e2eA073AC9C6e883e3',
  MerkleClaims: '0x5944fcBE19474084476f399aDC4E0716E0B058cB',
  SealEngraver: '0x4D344ec2A0569dc787330B9A42a9DE62E455a861',
  LockDeeds: '0xfeF28F334220c5A93BD5aDFF9302D9c9f11De8dA',
  LaunchBook: '0x436EaE4eFE55a0189beb1373237CFd1110384A84',
  Launcher: '0x69f308b1e8F64878D83AEe8d49b6587Cf59e8F21',
} as const

/**
 * The code each contract has on a chain, as eth_getCode answers it: its length and keccak256 with zeros where the constructor writes,
 * and where that is, in bytes.
 */
export const contractCodes = {
  CodeMint721: { bytes: 13969, hash: '0x31185f8841b9d7bbe6cded2ba151910b6c9828a0cc1f964dc54ccdf03dbcdca0', immutables: [{"length":32,"start":8342},{"length":32,"start":8300},{"length":32,"start":8258},{"length":32,"start":8423},{"length":32,"start":8463},{"length":32,"start":5687},{"length":32,"start":5730},{"length":32,"start":1726},{"length":32,"start":1013},{"length":32,"start":5004},{"length":32,"start":1869},{"length":32,"start":3907},{"length":32,"start":4244},{"length":32,"start":4322},{"length":32,"start":4730},{"length":32,"start":1545},{"length":32,"start":4797},{"length":32,"start":4849},{"length":32,"start":905},{"length":32,"start":3718},{"length":32,"start":3771},{"length":32,"start":4289},{"length":32,"start":1803},{"length":32,"start":6122},{"length":32,"start":6275},{"length":32,"start":1440},{"length":32,"start":3480},{"length":32,"start":3541},{"length":32,"start":866},{"length":32,"start":3275},{"length":32,"start":3328},{"length":32,"start":1336},{"length":32,"start":3374},{"length":32,"start":3426},{"length":32,"start":1506},{"length":32,"start":6023},{"length":32,"start":6169},{"length":32,"start":797},{"length":32,"start":3228},{"length":32,"start":5376},{"length":32,"start":6417},{"length":32,"start":1584},{"length":32,"start":4037},{"length":32,"start":4450},{"length":32,"start":2566},{"length":32,"start":2603}] },
  LaunchBook: { bytes: 1151, hash: '0xea8fd44f22b5cbdfae0dd3d0a4d9835ca93b09736e34464e0ef7009893f4735d', immutables: [] },
  Launcher: { bytes: 12441, hash: '0x2a262f66bc63826fc4e4cf70e99ff90dbf52877cd3ff3d96061982adcb7acaec', immutables: [{"length":32,"start":83},{"length":32,"start":761},{"length":32,"start":2835},{"length":32,"start":3019},{"length":32,"start":6537},{"length":32,"start":6601},{"length":32,"start":6754},{"length":32,"start":6192},{"length":32,"start":6304},{"length":32,"start":6816},{"length":32,"start":6878},{"length":32,"start":7039},{"length":32,"start":7141},{"length":32,"start":7253},{"length":32,"start":7622}] },
  LiquidityLens: { bytes: 19367, hash: '0x5f7211f774d8fad19df0a720f40bd773aa7b5a8d8f555098d409f11014a75eb2', immutables: [{"length":32,"start":319},{"length":32,"start":356},{"length":32,"start":935},{"length":32,"start":1028},{"length":32,"start":1121},{"length":32,"start":3510},{"length":32,"start":5851}] },
  LockDeeds: { bytes: 17028, hash: '0x8de7063ed57211024a25e905ab34ef6fc11e27c73eacc7a3752723ba7fc6340c', immutables: [{"length":32,"start":621},{"length":32,"start":1344},{"length":32,"start":1568},{"length":32,"start":2368},{"length":32,"start":2802},{"length":32,"start":3429},{"length":32,"start":3697},{"length":32,"start":3953},{"length":32,"start":4115},{"length":32,"start":4333},{"length":32,"start":4500},{"length":32,"start":4725},{"length":32,"start":4989},{"length":32,"start":6001},{"length":32,"start":6070},{"length":32,"start":6906},{"length":32,"start":1190},{"length":32,"start":3885}] },
  LockLens: { bytes: 14095, hash: '0xf7682986795e3125e2618b0aef29b565ad84fbda119021a99007086ccc22a20e', immutables: [{"length":32,"start":745},{"length":32,"start":982},{"length":32,"start":1111},{"length":32,"start":1913},{"length":32,"start":2193},{"length":32,"start":2340},{"length":32,"start":2539},{"length":32,"start":2694},{"length":32,"start":4231},{"length":32,"start":4402},{"length":32,"start":4597},{"length":32,"start":599},{"length":32,"start":1727},{"length":32,"start":3297},{"length":32,"start":3736},{"length":32,"start":3892},{"length":32,"start":6669},{"length":32,"start":784},{"length":32,"start":260},{"length":32,"start":1422},{"length":32,"start":1562},{"length":32,"start":6835},{"length":32,"start":706},{"length":32,"start":1483},{"length":32,"start":6887}] },
  MerkleClaims: { bytes: 12466, hash: '0x4617ba943d8252eb8c69b3fb52529a70846732001d209ab9e89c61da1ca38830', immutables: [{"length":32,"start":8578},{"length":32,"start":8536},{"length":32,"start":8494},{"length":32,"start":8659},{"length":32,"start":8699},{"length":32,"start":5486},{"length":32,"start":5534},{"length":32,"start":701},{"length":32,"start":6207},{"length":32,"start":6267},{"length":32,"start":6400},{"length":32,"start":587},{"length":32,"start":6525},{"length":32,"start":6588},{"length":32,"start":6723},{"length":32,"start":7566}] },
  PositionLocker: { bytes: 9079, hash: '0xb3827c02d95a96a59430a78a3e3e90448a8ebc0455af3801daa5fa3c172e1126', immutables: [] },
  SealEngraver: { bytes: 8912, hash: '0xd38df93e1bbbdc36b3a2f5098c7be4adad5dfe904836c26d23a7b37f98f46656', immutables: [] },
  TokenGrants: { bytes: 15242, hash: '0xb832911d1a37b3958e2eb94dcac1b0c8c1dbdcc7cba86757e16c2b80cfe5bdbc', immutables: [] },
  TokenLocker: { bytes: 13118, hash: '0x335490784dfe6a2d7fb9110c67b54145e67c838981a22b924dc4feca0e3668ab', immutables: [] },
  VotingLocker: { bytes: 16755, hash: '0x735afa96313aad35461dedd766de512fffa72421f6438f2f8816d727321e9466', immutables: [] },
} as const
