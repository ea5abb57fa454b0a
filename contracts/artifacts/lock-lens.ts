// Written by scripts/contracts.ts from contracts/LockLens.sol. `npm run artifacts` writes it again.

/** What LockLens can be asked and says. */
export const lockLensAbi = [
  {
    "inputs": [
      {
        "internalType": "contract TokenLocker",
        "name": "tokenLocker_",
        "type": "address"
      },
      {
        "internalType": "contract PositionLocker",
        "name": "positionLocker_",
        "type": "address"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "chainId",
            "type": "uint256"
          },
          {
            "internalType": "address",
            "name": "v2Factory",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "v3Positions",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "v4Positions",
            "type": "address"
          }
        ],
        "internalType": "struct LockLensWords.Chain[]",
        "name": "chains",
        "type": "tuple[]"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "LockLens_GasTooLow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "manager",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "poolId",
        "type": "bytes32"
      }
    ],
    "name": "LockLens_NoSuchPool",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "name": "LockLens_NotIncreasing",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "LockLens_StaleWalk",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "LockLens_TooMany",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "manager",
        "type": "address"
      }
    ],
    "name": "LockLens_UnknownManager",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "pair",
        "type": "address"
      }
    ],
    "name": "LockLens_UnknownPair",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "MOST_IDS",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "PERMANENT",
    "outputs": [
      {
        "internalType": "uint40",
        "name": "",
        "type": "uint40"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "draftPoolLock",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "pool",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "position",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "liquidity",
        "type": "uint256"
      },
      {
        "internalType": "bool",
        "name": "never",
        "type": "bool"
      },
      {
        "internalType": "uint256",
        "name": "unlock",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "beneficiary",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "feePayee",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "factory",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "pair",
        "type": "address"
      }
    ],
    "name": "isVerifiedPair",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "positionLock",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "manager",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "unlock",
                "type": "uint40"
              },
              {
                "internalType": "enum PositionLockerWords.Kind",
                "name": "kind",
                "type": "uint8"
              },
              {
                "internalType": "uint48",
                "name": "entry",
                "type": "uint48"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "payee",
                "type": "address"
              },
              {
                "internalType": "uint96",
                "name": "tokenId",
                "type": "uint96"
              }
            ],
            "internalType": "struct PositionLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "liquidity",
            "type": "uint128"
          },
          {
            "internalType": "bytes32",
            "name": "poolId",
            "type": "bytes32"
          },
          {
            "internalType": "address",
            "name": "token0",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token1",
            "type": "address"
          },
          {
            "internalType": "uint24",
            "name": "fee",
            "type": "uint24"
          },
          {
            "internalType": "int24",
            "name": "tickLower",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickUpper",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickSpacing",
            "type": "int24"
          },
          {
            "internalType": "address",
            "name": "hooks",
            "type": "address"
          },
          {
            "internalType": "enum LockLensWords.Status",
            "name": "status",
            "type": "uint8"
          }
        ],
        "internalType": "struct LockLensWords.PositionLockView",
        "name": "shown",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "positionLocker",
    "outputs": [
      {
        "internalType": "contract PositionLocker",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "name": "positionsById",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "manager",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "unlock",
                "type": "uint40"
              },
              {
                "internalType": "enum PositionLockerWords.Kind",
                "name": "kind",
                "type": "uint8"
              },
              {
                "internalType": "uint48",
                "name": "entry",
                "type": "uint48"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "payee",
                "type": "address"
              },
              {
                "internalType": "uint96",
                "name": "tokenId",
                "type": "uint96"
              }
            ],
            "internalType": "struct PositionLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "liquidity",
            "type": "uint128"
          },
          {
            "internalType": "bytes32",
            "name": "poolId",
            "type": "bytes32"
          },
          {
            "internalType": "address",
            "name": "token0",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token1",
            "type": "address"
          },
          {
            "internalType": "uint24",
            "name": "fee",
            "type": "uint24"
          },
          {
            "internalType": "int24",
            "name": "tickLower",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickUpper",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickSpacing",
            "type": "int24"
          },
          {
            "internalType": "address",
            "name": "hooks",
            "type": "address"
          },
          {
            "internalType": "enum LockLensWords.Status",
            "name": "status",
            "type": "uint8"
          }
        ],
        "internalType": "struct LockLensWords.PositionLockView[]",
        "name": "locks",
        "type": "tuple[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "manager",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "positionsOfManager",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "manager",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "unlock",
                "type": "uint40"
              },
              {
                "internalType": "enum PositionLockerWords.Kind",
                "name": "kind",
                "type": "uint8"
              },
              {
                "internalType": "uint48",
                "name": "entry",
                "type": "uint48"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "payee",
                "type": "address"
              },
              {
                "internalType": "uint96",
                "name": "tokenId",
                "type": "uint96"
              }
            ],
            "internalType": "struct PositionLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "liquidity",
            "type": "uint128"
          },
          {
            "internalType": "bytes32",
            "name": "poolId",
            "type": "bytes32"
          },
          {
            "internalType": "address",
            "name": "token0",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token1",
            "type": "address"
          },
          {
            "internalType": "uint24",
            "name": "fee",
            "type": "uint24"
          },
          {
            "internalType": "int24",
            "name": "tickLower",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickUpper",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickSpacing",
            "type": "int24"
          },
          {
            "internalType": "address",
            "name": "hooks",
            "type": "address"
          },
          {
            "internalType": "enum LockLensWords.Status",
            "name": "status",
            "type": "uint8"
          }
        ],
        "internalType": "struct LockLensWords.PositionLockView[]",
        "name": "locks",
        "type": "tuple[]"
      },
      {
        "internalType": "uint256",
        "name": "next",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "positionsOfOwner",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "manager",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "unlock",
                "type": "uint40"
              },
              {
                "internalType": "enum PositionLockerWords.Kind",
                "name": "kind",
                "type": "uint8"
              },
              {
                "internalType": "uint48",
                "name": "entry",
                "type": "uint48"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "payee",
                "type": "address"
              },
              {
                "internalType": "uint96",
                "name": "tokenId",
                "type": "uint96"
              }
            ],
            "internalType": "struct PositionLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "liquidity",
            "type": "uint128"
          },
          {
            "internalType": "bytes32",
            "name": "poolId",
            "type": "bytes32"
          },
          {
            "internalType": "address",
            "name": "token0",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token1",
            "type": "address"
          },
          {
            "internalType": "uint24",
            "name": "fee",
            "type": "uint24"
          },
          {
            "internalType": "int24",
            "name": "tickLower",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickUpper",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickSpacing",
            "type": "int24"
          },
          {
            "internalType": "address",
            "name": "hooks",
            "type": "address"
          },
          {
            "internalType": "enum LockLensWords.Status",
            "name": "status",
            "type": "uint8"
          }
        ],
        "internalType": "struct LockLensWords.PositionLockView[]",
        "name": "locks",
        "type": "tuple[]"
      },
      {
        "internalType": "uint256",
        "name": "next",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "manager",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "poolId",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "positionsOfPool",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "manager",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "unlock",
                "type": "uint40"
              },
              {
                "internalType": "enum PositionLockerWords.Kind",
                "name": "kind",
                "type": "uint8"
              },
              {
                "internalType": "uint48",
                "name": "entry",
                "type": "uint48"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "payee",
                "type": "address"
              },
              {
                "internalType": "uint96",
                "name": "tokenId",
                "type": "uint96"
              }
            ],
            "internalType": "struct PositionLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "liquidity",
            "type": "uint128"
          },
          {
            "internalType": "bytes32",
            "name": "poolId",
            "type": "bytes32"
          },
          {
            "internalType": "address",
            "name": "token0",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token1",
            "type": "address"
          },
          {
            "internalType": "uint24",
            "name": "fee",
            "type": "uint24"
          },
          {
            "internalType": "int24",
            "name": "tickLower",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickUpper",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickSpacing",
            "type": "int24"
          },
          {
            "internalType": "address",
            "name": "hooks",
            "type": "address"
          },
          {
            "internalType": "enum LockLensWords.Status",
            "name": "status",
            "type": "uint8"
          }
        ],
        "internalType": "struct LockLensWords.PositionLockView[]",
        "name": "locks",
        "type": "tuple[]"
      },
      {
        "internalType": "uint256",
        "name": "next",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "tokenLocker",
    "outputs": [
      {
        "internalType": "contract TokenLocker",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "tokenLocks",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "pendingOwner",
                "type": "address"
              },
              {
                "internalType": "uint128",
                "name": "amount",
                "type": "uint128"
              },
              {
                "internalType": "uint128",
                "name": "withdrawn",
                "type": "uint128"
              },
              {
                "internalType": "uint128",
                "name": "base",
                "type": "uint128"
              },
              {
                "components": [
                  {
                    "internalType": "uint40",
                    "name": "start",
                    "type": "uint40"
                  },
                  {
                    "internalType": "uint40",
                    "name": "cliff",
                    "type": "uint40"
                  },
                  {
                    "internalType": "uint40",
                    "name": "end",
                    "type": "uint40"
                  },
                  {
                    "internalType": "uint16",
                    "name": "steps",
                    "type": "uint16"
                  }
                ],
                "internalType": "struct VestingMath.Schedule",
                "name": "schedule",
                "type": "tuple"
              }
            ],
            "internalType": "struct TokenLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "vested",
            "type": "uint128"
          },
          {
            "internalType": "uint128",
            "name": "withdrawable",
            "type": "uint128"
          }
        ],
        "internalType": "struct LockLensWords.TokenLockView[]",
        "name": "locks",
        "type": "tuple[]"
      },
      {
        "internalType": "uint256",
        "name": "next",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "name": "tokenStatement",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "blockNumber",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "time",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "supply",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "balance",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "owed",
            "type": "uint256"
          },
          {
            "internalType": "bool",
            "name": "solvent",
            "type": "bool"
          },
          {
            "internalType": "uint256",
            "name": "held",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "free",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "share",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "uint40",
                "name": "until99",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "until90",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "until50",
                "type": "uint40"
              },
              {
                "internalType": "uint256",
                "name": "permanent",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "total",
                "type": "uint256"
              }
            ],
            "internalType": "struct LockLensWords.Ladder",
            "name": "ladder",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "bool",
                "name": "mints",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "pauses",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "paused",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "limits",
                "type": "bool"
              },
              {
                "internalType": "uint256",
                "name": "limitsEnd",
                "type": "uint256"
              },
              {
                "internalType": "bool",
                "name": "blocks",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "delegates",
                "type": "bool"
              }
            ],
            "internalType": "struct TokenPowers.Powers",
            "name": "powers",
            "type": "tuple"
          }
        ],
        "internalType": "struct LockLensWords.TokenStatement",
        "name": "said",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "v2Factory",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "v3Positions",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "v4Positions",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const

/** The code that creates a LockLens; constructor arguments are appended. */
export const lockLensCode = '0x610120604052348015610010575f5ffd5b5060405161392938038061392983398101604081905261002f9161016d565b6001600160a01b03808416608090815290831660a0526040805191820181525f8083526020830181905290820181905260608201525f5b82518110156100b7574683828151811061008257610082610294565b60200260200101515f0151036100af578281815181106100a4576100a4610294565b602002602001015191505b600101610066565b50602081015160408201516060909201516001600160a01b039081166101005291821660e0521660c052506102a8915050565b6001600160a01b03811681146100fe575f5ffd5b50565b634e487b7160e01b5f52604160045260245ffd5b604051608081016001600160401b038111828210171561013757610137610101565b60405290565b604051601f8201601f191681016001600160401b038111828210171561016557610165610101565b604052919050565b5f5f5f6060848603121561017f575f5ffd5b835161018a816100ea565b602085015190935061019b816100ea565b60408501519092506001600160401b038111156101b6575f5ffd5b8401601f810186136101c6575f5ffd5b80516001600160401b038111156101df576101df610101565b6101ee60208260051b0161013d565b8082825260208201915060208360071b85010192508883111561020f575f5ffd5b6020840193505b82841015610286576080848a03121561022d575f5ffd5b610235610115565b845181526020850151610247816100ea565b6020820152604085015161025a816100ea565b6040820152606085015161026d816100ea565b6060820152825260809390930192602090910190610216565b809450505050509250925092565b634e487b7160e01b5f52603260045260245ffd5b60805160a05160c05160e051610100516135b86103715f395f81816102b3015281816105bb0152611ba901525f81816101040152818161057e015281816106070152611b7501525f61030101525f8181610256015281816106c401528181610ce001528181610e9701528181610f330152611acf01525f81816102da015281816103c701528181610448015281816107780152818161089001528181610923015281816109ea01528181610a85015281816110860152818161113101526111f401526135b85ff3fe608060405234801561000f575f5ffd5b50600436106100fb575f3560e01c80637e81a90b11610093578063a80bf3e611610063578063a80bf3e6146102d5578063b4b57c39146102fc578063c396d82e14610323578063da158abd14610336575f5ffd5b80637e81a90b1461025157806386ec89ef1461027857806390be6aef1461028b578063942764f2146102ae575f5ffd5b806344539932116100ce57806344539932146101a55780634566d5d0146101f957806349c676de146102195780637586d3571461023b575f5ffd5b806302780b8a146100ff57806305cd245d146101435780630ff2811c14610163578063273ac32a14610184575b5f5ffd5b6101267f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020015b60405180910390f35b610156610151366004612aaa565b610356565b60405161013a9190612b77565b610176610171366004612c48565b610568565b60405161013a929190612e5a565b610197610192366004612e7b565b610750565b60405161013a929190612ebe565b6101b86101b3366004612ff2565b610b5f565b60408051978852602088019690965294860193909352901515606085015260808401526001600160a01b0390811660a08401521660c082015260e00161013a565b61020c610207366004613009565b610bfd565b60405161013a9190613047565b61022564ffffffffff81565b60405164ffffffffff909116815260200161013a565b61024360c881565b60405190815260200161013a565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b610176610286366004613059565b610caa565b61029e61029936600461308b565b610d69565b604051901515815260200161013a565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b610176610331366004613059565b610e61565b610349610344366004612ff2565b610f12565b60405161013a91906130c2565b61035e612860565b606061036b858585610fea565b60e08401524260208085019190915243845260408051600481526024810190915290810180516001600160e01b03166318160ddd60e01b1790529091506103b39086906112be565b604080840191909152516001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016602482015261042490869060440160408051601f198184030181529190526020810180516001600160e01b03166370a0823160e01b1790526112be565b606083015260405163df18e04760e01b81526001600160a01b0386811660048301527f0000000000000000000000000000000000000000000000000000000000000000169063df18e04790602401602060405180830381865afa15801561048d573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906104b191906130d1565b608083018190526060830151101560a08301526104ce81426112e3565b61012083018190526080015160c083015260a0820151610539576104ff8260c0015183606001518460800151611448565b60c08301819052610120830151606090810151908401516080850151610526929190611448565b6101208401516060810191909152608001525b61054b8260c0015183604001516114f9565b61010083015261055a85611520565b610140830152509392505050565b60605f6001600160a01b03861615806105f057507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316866001600160a01b0316141580156105f057507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316866001600160a01b031614155b156105fc57505f610747565b846001600160a01b037f000000000000000000000000000000000000000000000000000000000000000081169088160361068c575f61063b8888611646565b805160208083015160409384015184516001600160a01b0394851681850152939091168385015262ffffff166060808401919091528351808403909101815260809092019092528051910120925050505b604051635fb34fd360e11b81526001600160a01b0388811660048301526024820183905260448201879052606482018690525f9182917f0000000000000000000000000000000000000000000000000000000000000000169063bf669fa6906084015f60405180830381865afa158015610708573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f1916820160405261072f9190810190613154565b9150915061073f8288835f6118a5565b945094505050505b94509492505050565b604051637df3a07f60e01b81526001600160a01b0385811660048301526060915f91829182917f00000000000000000000000000000000000000000000000000000000000000001690637df3a07f906024016040805180830381865afa1580156107bc573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107e09190613208565b915091505f6107f0878784611a44565b9198509094509050610802878261323e565b6001600160401b03811115610819576108196130e8565b60405190808252806020026020018201604052801561085257816020015b61083f61292c565b8152602001906001900390816108375790505b5094505f875b82811015610b4e575f600161086d8388613251565b610877919061323e565b604051634f558e7960e01b8152600481018290529091507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634f558e7990602401602060405180830381865afa1580156108dd573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109019190613264565b61090b5750610b46565b60405163632a486160e01b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161014060405180830381865afa158015610971573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610995919061333e565b90506001600160a01b038c16158015906109c557508b6001600160a01b031681602001516001600160a01b031614155b156109d1575050610b46565b60405180608001604052808381526020018281526020017f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663968fb8ba856040518263ffffffff1660e01b8152600401610a3691815260200190565b602060405180830381865afa158015610a51573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610a7591906133d8565b6001600160801b031681526020017f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663f11988e0856040518263ffffffff1660e01b8152600401610ad191815260200190565b602060405180830381865afa158015610aec573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610b1091906133d8565b6001600160801b031690528985610b26816133f1565b965081518110610b3857610b38613409565b602002602001018190525050505b600101610858565b508086525050505094509492505050565b5f5f5f5f5f5f5f5f610b7089610f12565b905064ffffffffff801681602001516020015164ffffffffff161494508060600151816020015160c0015182604001518788610bb457846020015160200151610bb6565b5f5b60209590950151608081015160a090910151949e6001600160601b03949094169d506001600160801b03929092169b50995064ffffffffff90931697509195509350915050565b6060816001600160401b03811115610c1757610c176130e8565b604051908082528060200260200182016040528015610c5057816020015b610c3d612958565b815260200190600190039081610c355790505b5090505f5b82811015610ca357610c7e848483818110610c7257610c72613409565b90506020020135611ab1565b828281518110610c9057610c90613409565b6020908102919091010152600101610c55565b5092915050565b60405163de7e790760e01b81526001600160a01b03848116600483015260248201849052604482018390526060915f91829182917f0000000000000000000000000000000000000000000000000000000000000000169063de7e7907906064015f60405180830381865afa158015610d24573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610d4b9190810190613154565b91509150610d5b8287835f6118a5565b935093505050935093915050565b6040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b1790525f908190610da19084906112be565b6040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b1790529091505f90610dda9085906112be565b60405160248101849052604481018290529091505f9060640160408051601f198184030181529190526020810180516001600160e01b031663e6a4390560e01b1790529050828214801590610e3857506001600160a01b0385163b15155b8015610e555750846001600160a01b0316610e5387836112be565b145b93505050505b92915050565b6040516398c9d32160e01b81526001600160a01b03848116600483015260248201849052604482018390526060915f91829182917f000000000000000000000000000000000000000000000000000000000000000016906398c9d321906064015f60405180830381865afa158015610edb573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610f029190810190613154565b91509150610d5b8287838a6118a5565b610f1a612958565b81815260405163632a486160e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161010060405180830381865afa158015610f81573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610fa59190613448565b506020820152620249f05a1015610fcf5760405163ca747cad60e01b815260040160405180910390fd5b610fe581610fe08360200151611b54565b611bd9565b919050565b60605f610ff78484611c91565b826001600160401b0381111561100f5761100f6130e8565b60405190808252806020026020018201604052801561104857816020015b6110356129f6565b81526020019060019003908161102d5790505b5091505f5b838110156112b557856001600160a01b0316606086868481811061107357611073613409565b90506020020135901c14158061112b57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316634f558e798686848181106110c5576110c5613409565b905060200201356040518263ffffffff1660e01b81526004016110ea91815260200190565b602060405180830381865afa158015611105573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111299190613264565b155b6112ad577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663632a486186868481811061117057611170613409565b905060200201356040518263ffffffff1660e01b815260040161119591815260200190565b61014060405180830381865afa1580156111b1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111d5919061333e565b8382815181106111e7576111e7613409565b60200260200101819052507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663f11988e086868481811061123357611233613409565b905060200201356040518263ffffffff1660e01b815260040161125891815260200190565b602060405180830381865afa158015611273573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061129791906133d8565b6112aa906001600160801b031683613251565b91505b60010161104d565b50935093915050565b5f60205f8351602085018662030d40fa601f3d11811615610ca35750505f5192915050565b6040805160a0810182525f808252602082018190529181018290526060810182905260808101919091526113178383611d26565b6080820152815f5b84518110156113c1575f85828151811061133b5761133b613409565b602002602001015160c0015160400151905064ffffffffff80168164ffffffffff160361139e5761138586838151811061137757611377613409565b602002602001015186611d69565b846060018181516113969190613251565b9052506113b8565b828164ffffffffff1611156113b8578064ffffffffff1692505b5060010161131f565b5081608001515f036113d35750610e5b565b6113ea848483856080015186606001516063611da1565b64ffffffffff1682526080820151606083015161140e91869186918591605a611da1565b64ffffffffff16602083015260808201516060830151611435918691869185916032611da1565b64ffffffffff1660408301525092915050565b5f5f5f6114558686611e37565b91509150815f036114795783818161146f5761146f613500565b04925050506114f2565b818411611490576114906003851502601118611e53565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150505b9392505050565b5f81156115185761151383670de0b6b3a764000084611448565b6114f2565b5f9392505050565b60408051610100810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101919091526040805160048152602481019091526020810180516001600160e01b0316638da5cb5b60e01b1790526115949083906112be565b6001600160a01b031681526040805160048152602481019091526020810180516001600160e01b0316635c975abb60e01b1790526115d39083906112be565b60011460608201526040805160048152602481019091526020810180516001600160e01b031663ed50519760e01b17905261160f9083906112be565b8160a0018181525050610fe581836001600160a01b0316803b806020016040519081016040528181525f908060200190933c611e64565b604080516060810182525f808252602082018190529181019190915260408051610140810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e0810182905261010081018290526101208101919091526040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b17905283906116e8908290611fae565b6001600160a01b031682526040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b179052611727908290611fae565b6001600160a01b031660208084019190915260408051600481526024810190915290810180516001600160e01b031663ddca3f4360e01b17905261176c908290611fae565b62ffffff16604080840191909152805160048152602481019091526020810180516001600160e01b03166334324e9f60e21b1790526117ac908290611fae565b60020b606083015281516020830151604084015186926117cd928992611fbd565b1415806117e157506001600160a01b038116155b15611816576040516352c6de4360e11b81526001600160a01b0386166004820152602481018590526044015b60405180910390fd5b60408051606080820183526001600160a01b03841682525f602083015284015160020b8183015290830151620186a062ffffff9091161160c0840152925061185e8383612061565b8160e001516001600160a01b03165f0361189d576040516352c6de4360e11b81526001600160a01b03861660048201526024810185905260440161180d565b509250929050565b60605f85516001600160401b038111156118c1576118c16130e8565b6040519080825280602002602001820160405280156118fa57816020015b6118e7612958565b8152602001906001900390816118df5790505b5091505f5f5b8751811015611a1457620249f05a101561193957805f036119345760405163ca747cad60e01b815260040160405180910390fd5b611a14565b5f61195c89838151811061194f5761194f613409565b6020026020010151611ab1565b90505f816101600151600381111561197657611976612c80565b036119815750611a0c565b6001600160a01b038616158015906119d65750856001600160a01b03168160200151608001516001600160a01b03161415806119d657506119c28289613251565b81602001516060015165ffffffffffff1614155b156119e15750611a0c565b8085846119ed816133f1565b9550815181106119ff576119ff613409565b6020026020010181905250505b600101611900565b85611a1f8289613251565b10611a2a575f611a34565b611a348188613251565b9250818452505094509492505050565b5f80808515611a535785611a56565b60015b925083831115611a6a57508190505f611aa8565b611a74838561323e565b8511611a8957611a848584613251565b611a94565b611a94846001613251565b9150838211611aa35781611aa5565b5f5b90505b93509350939050565b611ab9612958565b604051634f558e7960e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634f558e7990602401602060405180830381865afa158015611b1c573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b409190613264565b15611b4e57610e5b82610f12565b90815290565b5f8082604001516001811115611b6c57611b6c612c80565b03611ba55750517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0390811691161490565b50517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0390811691161490565b5f808360200151604001516001811115611bf557611bf5612c80565b14611c0857611c0383612195565b611c11565b611c1183612405565b905080611c2657505060016101609190910152565b81611c3e57505060026101608201525f606090910152565b60036101608401526020830151604001515f906001811115611c6257611c62612c80565b03611c8c57611c8683602001515f015184608001518560a001518660c00151611fbd565b60608401525b505050565b60c8811115611cb6576040516370dc448b60e01b815260c8600482015260240161180d565b60015b81811015611c8c578282611cce60018461323e565b818110611cdd57611cdd613409565b90506020020135838383818110611cf657611cf6613409565b9050602002013511611d1e576040516305ae8f1960e21b81526004810182905260240161180d565b600101611cb9565b5f5f5b8351811015610ca357611d55848281518110611d4757611d47613409565b602002602001015184611d69565b611d5f9083613251565b9150600101611d29565b5f611d8283606001518460a001518560c0015185612572565b8360600151611d919190613514565b6001600160801b03169392505050565b5f611dac8285613533565b611db7846064613533565b10611dc8575064ffffffffff611e2d565b6001611dd4878761323e565b1115611e2a575f6002611de78789613251565b611df1919061354a565b9050611dfd8386613533565b611e078983611d26565b611e12906064613533565b1015611e2057809550611e24565b8096505b50611dc8565b50835b9695505050505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b805160015f5b82811015611fa7575f848281518110611e8557611e85613409565b016020015160f81c905060608110801590611ea45750607f8160ff1611155b15611f1c57828015611eb957508060ff166063145b8015611ece575083611ecc836004613251565b105b15611efd57611efd86611ef887611ee6866001613251565b01602001516001600160e01b03191690565b612639565b611f08605f82613569565b611f159060ff1683613251565b9150611f96565b8060ff16605b03611f305760019250611f96565b8060ff1660f41480611f4557508060ff1660f2145b15611f5d578215611f5857600160e08701525b611f96565b60ff81161580611f7057508060ff166056145b80611f7e57508060ff1660f3145b80611f8d575060fd8160ff1610155b15611f96575f92505b50611fa0816133f1565b9050611e6a565b5050505050565b5f6114f283620186a08461274e565b6040805160048152602481019091526020810180516001600160e01b031663c45a015560e01b1790525f908190611ff5908790611fae565b6040516001600160a01b0380881660248301528616604482015262ffffff8516606482015290915061205590829060840160408051601f198184030181529190526020810180516001600160e01b0316630b4c774160e11b179052611fae565b9150505b949350505050565b81602001515f036121465781516040805160048152602481019091526020810180516001600160e01b0316633850c7bd60e01b1790525f916120aa91620186a090600285612773565b915050805f815181106120bf576120bf613409565b6020026020010151816001815181106120da576120da613409565b60209081029190910181015160020b6101008501526001600160a01b0390911660e0840152835160408051600481526024810190915291820180516001600160e01b0316630d34328160e11b17905261213291611fae565b6001600160801b0316610120830152505050565b5f612155838460200151612801565b60a081901c60020b6101008401526001600160a01b03811660e0840152602084015190915061213290849061218c90600390613251565b612801565b5050565b6020810151805160c0909101516040516001600160601b0390911660248201525f91606091839060440160408051601f198184030181529190526020810180516001600160e01b0316631efeed3360e01b1790529050612205826121fc600261ea6061354a565b83600180612773565b90945092508361221957505f949350505050565b825f8151811061222b5761222b613409565b6020908102919091018101516001600160801b03166040808801919091529086015160c0015190516001600160601b03909116602482015260440160408051601f198184030181529190526020810180516001600160e01b0316637ba03aad60e01b17905290506122ad826122a3600261ea6061354a565b8360066001612773565b9094509250836122c95750505f60409093018390525090919050565b825f815181106122db576122db613409565b6020026020010151836001815181106122f6576122f6613409565b60209081029190910101516001600160a01b0390811660a088015216608086015282518390600290811061232c5761232c613409565b60200260200101518360038151811061234757612347613409565b602090810291909101015160020b61012087015262ffffff1660c086015282518390600490811061237a5761237a613409565b60209081029190910101516001600160a01b03166101408601528251600890849060059081106123ac576123ac613409565b6020026020010151901c6020846005815181106123cb576123cb613409565b60209081029190910181015190911c600290810b6101008901529190910b60e087015260a093019290922060609094019390935250919050565b602081015160c001516040516001600160601b0390911660248201525f90606090829060440160408051601f19818403018152919052602080820180516001600160e01b031663133f757160e31b1790528501515190915061246e9061ea6083600c6001612773565b805191945092508290600290811061248857612488613409565b6020026020010151826003815181106124a3576124a3613409565b60209081029190910101516001600160a01b0390811660a08701521660808501528151829060049081106124d9576124d9613409565b602090810291909101015162ffffff1660c085015281518290600590811061250357612503613409565b60200260200101518260068151811061251e5761251e613409565b6020908102919091010151600290810b6101008701520b60e085015281518290600790811061254f5761254f613409565b60209081029190910101516001600160801b031660409094019390935250919050565b5f64ffffffffff8016836040015164ffffffffff1603612593575082612059565b826040015164ffffffffff1682106125ac575083612059565b826020015164ffffffffff168210806125cd5750825164ffffffffff168211155b156125d9575082612059565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156126155761260f818484612845565b92509050805b61262b8789036001600160801b03168484612845565b909601979650505050505050565b6001600160e01b031981166340c10f1960e01b148061266857506001600160e01b0319811663140e25ad60e31b145b1561267857600160208301525050565b637ba934a760e01b6001600160e01b031982160161269b57600160408301525050565b6001600160e01b0319811663f8b45b0560e01b14806126ca57506001600160e01b031981166361fb85a960e11b145b806126e557506001600160e01b03198116632e80226560e11b145b156126f557600160808301525050565b6001600160e01b03198116633e7e4af960e21b148061272457506001600160e01b031981166344337ea160e01b145b8061273e57506001600160e01b03198116623b2e4f60e61b145b1561219157600160c08301525050565b5f60205f8351602085018787fa601f3d1181161561276b575f5191505b509392505050565b5f6060836001600160401b0381111561278e5761278e6130e8565b6040519080825280602002602001820160405280156127b7578160200160208202803683370190505b5090508360051b5f5f8751602089018b8bfa92508380156127de57813d14841693506127e7565b813d1015841693505b5082156127f657805f602084013e5b509550959350505050565b8151604051602481018390525f916114f29160440160408051601f198184030181529190526020810180516001600160e01b0316631e2eaeaf60e01b179052611fae565b5f818385028161285757612857613500565b04949350505050565b6040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f151581526020015f81526020015f81526020015f81526020016128e66040518060a001604052805f64ffffffffff1681526020015f64ffffffffff1681526020015f64ffffffffff1681526020015f81526020015f81525090565b815260408051610100810182525f8082526020828101829052928201819052606082018190526080820181905260a0820181905260c0820181905260e082015291015290565b60405180608001604052805f81526020016129456129f6565b81525f6020820181905260409091015290565b6040518061018001604052805f81526020016129a86040805160e0810182525f80825260208201819052909182019081525f60208201819052604082018190526060820181905260809091015290565b81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e08201819052610100820181905261012082018190526101409091015290565b6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b6001600160a01b0381168114612a60575f5ffd5b50565b5f5f83601f840112612a73575f5ffd5b5081356001600160401b03811115612a89575f5ffd5b6020830191508360208260051b8501011115612aa3575f5ffd5b9250929050565b5f5f5f60408486031215612abc575f5ffd5b8335612ac781612a4c565b925060208401356001600160401b03811115612ae1575f5ffd5b612aed86828701612a63565b9497909650939450505050565b60018060a01b0381511682526020810151151560208301526040810151151560408301526060810151612b31606084018215159052565b506080810151612b45608084018215159052565b5060a081015160a083015260c0810151612b6360c084018215159052565b5060e0810151611c8c60e084018215159052565b5f6102c082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a0830151612bbe60a084018215159052565b5060c083015160c083015260e083015160e0830152610100830151610100830152610120830151612c3361012084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015260608101516060830152608081015160808301525050565b50610140830151610ca36101c0840182612afa565b5f5f5f5f60808587031215612c5b575f5ffd5b8435612c6681612a4c565b966020860135965060408601359560600135945092505050565b634e487b7160e01b5f52602160045260245ffd5b80516001600160a01b0316825260208082015164ffffffffff1690830152604081015160028110612cc757612cc7612c80565b8060408401525065ffffffffffff60608201511660608301526080810151612cfa60808401826001600160a01b03169052565b5060a0810151612d1560a08401826001600160a01b03169052565b5060c0810151611c8c60c08401826001600160601b03169052565b60048110612d4057612d40612c80565b9052565b805182526020810151612d5a6020840182612c94565b5060408101516001600160801b0316610100830152606081015161012083015260808101516001600160a01b0390811661014084015260a08201511661016083015260c081015162ffffff1661018083015260e0810151600281900b6101a084015250610100810151612dd36101c084018260020b9052565b50610120810151612dea6101e084018260020b9052565b506101408101516001600160a01b0316610200830152610160810151611c8c610220840182612d30565b5f8151808452602084019350602083015f5b82811015612e5057612e39868351612d44565b610240959095019460209190910190600101612e26565b5093949350505050565b604081525f612e6c6040830185612e14565b90508260208301529392505050565b5f5f5f5f60808587031215612e8e575f5ffd5b8435612e9981612a4c565b93506020850135612ea981612a4c565b93969395505050506040820135916060013590565b604080825283519082018190525f9060208501906060840190835b81811015612fdf57835180518452602081015160018060a01b03815116602086015260018060a01b03602082015116604086015260018060a01b0360408201511660608601526001600160801b0360608201511660808601526001600160801b0360808201511660a086015260a0810151612f5f60c08701826001600160801b03169052565b5060c00151805164ffffffffff90811660e087015260208201518116610100870152604082015116610120860152606081015161ffff166101408601525060408101516001600160801b03811661016086015250606001516001600160801b03811661018085015250602093909301926101a09290920191600101612ed9565b5050602093909301939093525092915050565b5f60208284031215613002575f5ffd5b5035919050565b5f5f6020838503121561301a575f5ffd5b82356001600160401b0381111561302f575f5ffd5b61303b85828601612a63565b90969095509350505050565b602081525f6114f26020830184612e14565b5f5f5f6060848603121561306b575f5ffd5b833561307681612a4c565b95602085013595506040909401359392505050565b5f5f6040838503121561309c575f5ffd5b82356130a781612a4c565b915060208301356130b781612a4c565b809150509250929050565b6102408101610e5b8284612d44565b5f602082840312156130e1575f5ffd5b5051919050565b634e487b7160e01b5f52604160045260245ffd5b60405160e081016001600160401b038111828210171561311e5761311e6130e8565b60405290565b604051601f8201601f191681016001600160401b038111828210171561314c5761314c6130e8565b604052919050565b5f5f60408385031215613165575f5ffd5b82516001600160401b0381111561317a575f5ffd5b8301601f8101851361318a575f5ffd5b80516001600160401b038111156131a3576131a36130e8565b8060051b6131b360208201613124565b918252602081840181019290810190888411156131ce575f5ffd5b6020850194505b838510156131f4578451808352602095860195909350909101906131d5565b602097909701519698969750505050505050565b5f5f60408385031215613219575f5ffd5b505080516020909101519092909150565b634e487b7160e01b5f52601160045260245ffd5b81810381811115610e5b57610e5b61322a565b80820180821115610e5b57610e5b61322a565b5f60208284031215613274575f5ffd5b815180151581146114f2575f5ffd5b8051610fe581612a4c565b80516001600160801b0381168114610fe5575f5ffd5b805164ffffffffff81168114610fe5575f5ffd5b5f608082840312156132c8575f5ffd5b604051608081016001600160401b03811182821017156132ea576132ea6130e8565b6040529050806132f9836132a4565b8152613307602084016132a4565b6020820152613318604084016132a4565b6040820152606083015161ffff81168114613331575f5ffd5b6060919091015292915050565b5f610140828403128015613350575f5ffd5b506133596130fc565b825161336481612a4c565b8152602083015161337481612a4c565b6020820152604083015161338781612a4c565b60408201526133986060840161328e565b60608201526133a96080840161328e565b60808201526133ba60a0840161328e565b60a08201526133cc8460c085016132b8565b60c08201529392505050565b5f602082840312156133e8575f5ffd5b6114f28261328e565b5f600182016134025761340261322a565b5060010190565b634e487b7160e01b5f52603260045260245ffd5b805165ffffffffffff81168114610fe5575f5ffd5b80516001600160601b0381168114610fe5575f5ffd5b5f5f82840361010081121561345b575f5ffd5b60e0811215613468575f5ffd5b506134716130fc565b835161347c81612a4c565b815261348a602085016132a4565b60208201526040840151600281106134a0575f5ffd5b60408201526134b16060850161341d565b60608201526134c260808501613283565b60808201526134d360a08501613283565b60a08201526134e460c08501613432565b60c082015291506134f760e08401613283565b90509250929050565b634e487b7160e01b5f52601260045260245ffd5b6001600160801b038281168282160390811115610e5b57610e5b61322a565b8082028115828204841417610e5b57610e5b61322a565b5f8261356457634e487b7160e01b5f52601260045260245ffd5b500490565b60ff8281168282160390811115610e5b57610e5b61322a56fea2646970667358221220b132970896ad71963ec5e4e0ba83a852ece4274b2b2043f5eb566d87588d69fa64736f6c63430008250033'

/** The code a LockLens has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const lockLensRuntime = {
  code: '0x608060405234801561000f575f5ffd5b50600436106100fb575f3560e01c80637e81a90b11610093578063a80bf3e611610063578063a80bf3e6146102d5578063b4b57c39146102fc578063c396d82e14610323578063da158abd14610336575f5ffd5b80637e81a90b1461025157806386ec89ef1461027857806390be6aef1461028b578063942764f2146102ae575f5ffd5b806344539932116100ce57806344539932146101a55780634566d5d0146101f957806349c676de146102195780637586d3571461023b575f5ffd5b806302780b8a146100ff57806305cd245d146101435780630ff2811c14610163578063273ac32a14610184575b5f5ffd5b6101267f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020015b60405180910390f35b610156610151366004612aaa565b610356565b60405161013a9190612b77565b610176610171366004612c48565b610568565b60405161013a929190612e5a565b610197610192366004612e7b565b610750565b60405161013a929190612ebe565b6101b86101b3366004612ff2565b610b5f565b60408051978852602088019690965294860193909352901515606085015260808401526001600160a01b0390811660a08401521660c082015260e00161013a565b61020c610207366004613009565b610bfd565b60405161013a9190613047565b61022564ffffffffff81565b60405164ffffffffff909116815260200161013a565b61024360c881565b60405190815260200161013a565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b610176610286366004613059565b610caa565b61029e61029936600461308b565b610d69565b604051901515815260200161013a565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b610176610331366004613059565b610e61565b610349610344366004612ff2565b610f12565b60405161013a91906130c2565b61035e612860565b606061036b858585610fea565b60e08401524260208085019190915243845260408051600481526024810190915290810180516001600160e01b03166318160ddd60e01b1790529091506103b39086906112be565b604080840191909152516001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016602482015261042490869060440160408051601f198184030181529190526020810180516001600160e01b03166370a0823160e01b1790526112be565b606083015260405163df18e04760e01b81526001600160a01b0386811660048301527f0000000000000000000000000000000000000000000000000000000000000000169063df18e04790602401602060405180830381865afa15801561048d573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906104b191906130d1565b608083018190526060830151101560a08301526104ce81426112e3565b61012083018190526080015160c083015260a0820151610539576104ff8260c0015183606001518460800151611448565b60c08301819052610120830151606090810151908401516080850151610526929190611448565b6101208401516060810191909152608001525b61054b8260c0015183604001516114f9565b61010083015261055a85611520565b610140830152509392505050565b60605f6001600160a01b03861615806105f057507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316866001600160a01b0316141580156105f057507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316866001600160a01b031614155b156105fc57505f610747565b846001600160a01b037f000000000000000000000000000000000000000000000000000000000000000081169088160361068c575f61063b8888611646565b805160208083015160409384015184516001600160a01b0394851681850152939091168385015262ffffff166060808401919091528351808403909101815260809092019092528051910120925050505b604051635fb34fd360e11b81526001600160a01b0388811660048301526024820183905260448201879052606482018690525f9182917f0000000000000000000000000000000000000000000000000000000000000000169063bf669fa6906084015f60405180830381865afa158015610708573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f1916820160405261072f9190810190613154565b9150915061073f8288835f6118a5565b945094505050505b94509492505050565b604051637df3a07f60e01b81526001600160a01b0385811660048301526060915f91829182917f00000000000000000000000000000000000000000000000000000000000000001690637df3a07f906024016040805180830381865afa1580156107bc573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107e09190613208565b915091505f6107f0878784611a44565b9198509094509050610802878261323e565b6001600160401b03811115610819576108196130e8565b60405190808252806020026020018201604052801561085257816020015b61083f61292c565b8152602001906001900390816108375790505b5094505f875b82811015610b4e575f600161086d8388613251565b610877919061323e565b604051634f558e7960e01b8152600481018290529091507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634f558e7990602401602060405180830381865afa1580156108dd573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109019190613264565b61090b5750610b46565b60405163632a486160e01b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161014060405180830381865afa158015610971573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610995919061333e565b90506001600160a01b038c16158015906109c557508b6001600160a01b031681602001516001600160a01b031614155b156109d1575050610b46565b60405180608001604052808381526020018281526020017f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663968fb8ba856040518263ffffffff1660e01b8152600401610a3691815260200190565b602060405180830381865afa158015610a51573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610a7591906133d8565b6001600160801b031681526020017f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663f11988e0856040518263ffffffff1660e01b8152600401610ad191815260200190565b602060405180830381865afa158015610aec573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610b1091906133d8565b6001600160801b031690528985610b26816133f1565b965081518110610b3857610b38613409565b602002602001018190525050505b600101610858565b508086525050505094509492505050565b5f5f5f5f5f5f5f5f610b7089610f12565b905064ffffffffff801681602001516020015164ffffffffff161494508060600151816020015160c0015182604001518788610bb457846020015160200151610bb6565b5f5b60209590950151608081015160a090910151949e6001600160601b03949094169d506001600160801b03929092169b50995064ffffffffff90931697509195509350915050565b6060816001600160401b03811115610c1757610c176130e8565b604051908082528060200260200182016040528015610c5057816020015b610c3d612958565b815260200190600190039081610c355790505b5090505f5b82811015610ca357610c7e848483818110610c7257610c72613409565b90506020020135611ab1565b828281518110610c9057610c90613409565b6020908102919091010152600101610c55565b5092915050565b60405163de7e790760e01b81526001600160a01b03848116600483015260248201849052604482018390526060915f91829182917f0000000000000000000000000000000000000000000000000000000000000000169063de7e7907906064015f60405180830381865afa158015610d24573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610d4b9190810190613154565b91509150610d5b8287835f6118a5565b935093505050935093915050565b6040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b1790525f908190610da19084906112be565b6040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b1790529091505f90610dda9085906112be565b60405160248101849052604481018290529091505f9060640160408051601f198184030181529190526020810180516001600160e01b031663e6a4390560e01b1790529050828214801590610e3857506001600160a01b0385163b15155b8015610e555750846001600160a01b0316610e5387836112be565b145b93505050505b92915050565b6040516398c9d32160e01b81526001600160a01b03848116600483015260248201849052604482018390526060915f91829182917f000000000000000000000000000000000000000000000000000000000000000016906398c9d321906064015f60405180830381865afa158015610edb573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610f029190810190613154565b91509150610d5b8287838a6118a5565b610f1a612958565b81815260405163632a486160e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161010060405180830381865afa158015610f81573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610fa59190613448565b506020820152620249f05a1015610fcf5760405163ca747cad60e01b815260040160405180910390fd5b610fe581610fe08360200151611b54565b611bd9565b919050565b60605f610ff78484611c91565b826001600160401b0381111561100f5761100f6130e8565b60405190808252806020026020018201604052801561104857816020015b6110356129f6565b81526020019060019003908161102d5790505b5091505f5b838110156112b557856001600160a01b0316606086868481811061107357611073613409565b90506020020135901c14158061112b57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316634f558e798686848181106110c5576110c5613409565b905060200201356040518263ffffffff1660e01b81526004016110ea91815260200190565b602060405180830381865afa158015611105573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111299190613264565b155b6112ad577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663632a486186868481811061117057611170613409565b905060200201356040518263ffffffff1660e01b815260040161119591815260200190565b61014060405180830381865afa1580156111b1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111d5919061333e565b8382815181106111e7576111e7613409565b60200260200101819052507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663f11988e086868481811061123357611233613409565b905060200201356040518263ffffffff1660e01b815260040161125891815260200190565b602060405180830381865afa158015611273573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061129791906133d8565b6112aa906001600160801b031683613251565b91505b60010161104d565b50935093915050565b5f60205f8351602085018662030d40fa601f3d11811615610ca35750505f5192915050565b6040805160a0810182525f808252602082018190529181018290526060810182905260808101919091526113178383611d26565b6080820152815f5b84518110156113c1575f85828151811061133b5761133b613409565b602002602001015160c0015160400151905064ffffffffff80168164ffffffffff160361139e5761138586838151811061137757611377613409565b602002602001015186611d69565b846060018181516113969190613251565b9052506113b8565b828164ffffffffff1611156113b8578064ffffffffff1692505b5060010161131f565b5081608001515f036113d35750610e5b565b6113ea848483856080015186606001516063611da1565b64ffffffffff1682526080820151606083015161140e91869186918591605a611da1565b64ffffffffff16602083015260808201516060830151611435918691869185916032611da1565b64ffffffffff1660408301525092915050565b5f5f5f6114558686611e37565b91509150815f036114795783818161146f5761146f613500565b04925050506114f2565b818411611490576114906003851502601118611e53565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150505b9392505050565b5f81156115185761151383670de0b6b3a764000084611448565b6114f2565b5f9392505050565b60408051610100810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101919091526040805160048152602481019091526020810180516001600160e01b0316638da5cb5b60e01b1790526115949083906112be565b6001600160a01b031681526040805160048152602481019091526020810180516001600160e01b0316635c975abb60e01b1790526115d39083906112be565b60011460608201526040805160048152602481019091526020810180516001600160e01b031663ed50519760e01b17905261160f9083906112be565b8160a0018181525050610fe581836001600160a01b0316803b806020016040519081016040528181525f908060200190933c611e64565b604080516060810182525f808252602082018190529181019190915260408051610140810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e0810182905261010081018290526101208101919091526040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b17905283906116e8908290611fae565b6001600160a01b031682526040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b179052611727908290611fae565b6001600160a01b031660208084019190915260408051600481526024810190915290810180516001600160e01b031663ddca3f4360e01b17905261176c908290611fae565b62ffffff16604080840191909152805160048152602481019091526020810180516001600160e01b03166334324e9f60e21b1790526117ac908290611fae565b60020b606083015281516020830151604084015186926117cd928992611fbd565b1415806117e157506001600160a01b038116155b15611816576040516352c6de4360e11b81526001600160a01b0386166004820152602481018590526044015b60405180910390fd5b60408051606080820183526001600160a01b03841682525f602083015284015160020b8183015290830151620186a062ffffff9091161160c0840152925061185e8383612061565b8160e001516001600160a01b03165f0361189d576040516352c6de4360e11b81526001600160a01b03861660048201526024810185905260440161180d565b509250929050565b60605f85516001600160401b038111156118c1576118c16130e8565b6040519080825280602002602001820160405280156118fa57816020015b6118e7612958565b8152602001906001900390816118df5790505b5091505f5f5b8751811015611a1457620249f05a101561193957805f036119345760405163ca747cad60e01b815260040160405180910390fd5b611a14565b5f61195c89838151811061194f5761194f613409565b6020026020010151611ab1565b90505f816101600151600381111561197657611976612c80565b036119815750611a0c565b6001600160a01b038616158015906119d65750856001600160a01b03168160200151608001516001600160a01b03161415806119d657506119c28289613251565b81602001516060015165ffffffffffff1614155b156119e15750611a0c565b8085846119ed816133f1565b9550815181106119ff576119ff613409565b6020026020010181905250505b600101611900565b85611a1f8289613251565b10611a2a575f611a34565b611a348188613251565b9250818452505094509492505050565b5f80808515611a535785611a56565b60015b925083831115611a6a57508190505f611aa8565b611a74838561323e565b8511611a8957611a848584613251565b611a94565b611a94846001613251565b9150838211611aa35781611aa5565b5f5b90505b93509350939050565b611ab9612958565b604051634f558e7960e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634f558e7990602401602060405180830381865afa158015611b1c573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b409190613264565b15611b4e57610e5b82610f12565b90815290565b5f8082604001516001811115611b6c57611b6c612c80565b03611ba55750517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0390811691161490565b50517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0390811691161490565b5f808360200151604001516001811115611bf557611bf5612c80565b14611c0857611c0383612195565b611c11565b611c1183612405565b905080611c2657505060016101609190910152565b81611c3e57505060026101608201525f606090910152565b60036101608401526020830151604001515f906001811115611c6257611c62612c80565b03611c8c57611c8683602001515f015184608001518560a001518660c00151611fbd565b60608401525b505050565b60c8811115611cb6576040516370dc448b60e01b815260c8600482015260240161180d565b60015b81811015611c8c578282611cce60018461323e565b818110611cdd57611cdd613409565b90506020020135838383818110611cf657611cf6613409565b9050602002013511611d1e576040516305ae8f1960e21b81526004810182905260240161180d565b600101611cb9565b5f5f5b8351811015610ca357611d55848281518110611d4757611d47613409565b602002602001015184611d69565b611d5f9083613251565b9150600101611d29565b5f611d8283606001518460a001518560c0015185612572565b8360600151611d919190613514565b6001600160801b03169392505050565b5f611dac8285613533565b611db7846064613533565b10611dc8575064ffffffffff611e2d565b6001611dd4878761323e565b1115611e2a575f6002611de78789613251565b611df1919061354a565b9050611dfd8386613533565b611e078983611d26565b611e12906064613533565b1015611e2057809550611e24565b8096505b50611dc8565b50835b9695505050505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b805160015f5b82811015611fa7575f848281518110611e8557611e85613409565b016020015160f81c905060608110801590611ea45750607f8160ff1611155b15611f1c57828015611eb957508060ff166063145b8015611ece575083611ecc836004613251565b105b15611efd57611efd86611ef887611ee6866001613251565b01602001516001600160e01b03191690565b612639565b611f08605f82613569565b611f159060ff1683613251565b9150611f96565b8060ff16605b03611f305760019250611f96565b8060ff1660f41480611f4557508060ff1660f2145b15611f5d578215611f5857600160e08701525b611f96565b60ff81161580611f7057508060ff166056145b80611f7e57508060ff1660f3145b80611f8d575060fd8160ff1610155b15611f96575f92505b50611fa0816133f1565b9050611e6a565b5050505050565b5f6114f283620186a08461274e565b6040805160048152602481019091526020810180516001600160e01b031663c45a015560e01b1790525f908190611ff5908790611fae565b6040516001600160a01b0380881660248301528616604482015262ffffff8516606482015290915061205590829060840160408051601f198184030181529190526020810180516001600160e01b0316630b4c774160e11b179052611fae565b9150505b949350505050565b81602001515f036121465781516040805160048152602481019091526020810180516001600160e01b0316633850c7bd60e01b1790525f916120aa91620186a090600285612773565b915050805f815181106120bf576120bf613409565b6020026020010151816001815181106120da576120da613409565b60209081029190910181015160020b6101008501526001600160a01b0390911660e0840152835160408051600481526024810190915291820180516001600160e01b0316630d34328160e11b17905261213291611fae565b6001600160801b0316610120830152505050565b5f612155838460200151612801565b60a081901c60020b6101008401526001600160a01b03811660e0840152602084015190915061213290849061218c90600390613251565b612801565b5050565b6020810151805160c0909101516040516001600160601b0390911660248201525f91606091839060440160408051601f198184030181529190526020810180516001600160e01b0316631efeed3360e01b1790529050612205826121fc600261ea6061354a565b83600180612773565b90945092508361221957505f949350505050565b825f8151811061222b5761222b613409565b6020908102919091018101516001600160801b03166040808801919091529086015160c0015190516001600160601b03909116602482015260440160408051601f198184030181529190526020810180516001600160e01b0316637ba03aad60e01b17905290506122ad826122a3600261ea6061354a565b8360066001612773565b9094509250836122c95750505f60409093018390525090919050565b825f815181106122db576122db613409565b6020026020010151836001815181106122f6576122f6613409565b60209081029190910101516001600160a01b0390811660a088015216608086015282518390600290811061232c5761232c613409565b60200260200101518360038151811061234757612347613409565b602090810291909101015160020b61012087015262ffffff1660c086015282518390600490811061237a5761237a613409565b60209081029190910101516001600160a01b03166101408601528251600890849060059081106123ac576123ac613409565b6020026020010151901c6020846005815181106123cb576123cb613409565b60209081029190910181015190911c600290810b6101008901529190910b60e087015260a093019290922060609094019390935250919050565b602081015160c001516040516001600160601b0390911660248201525f90606090829060440160408051601f19818403018152919052602080820180516001600160e01b031663133f757160e31b1790528501515190915061246e9061ea6083600c6001612773565b805191945092508290600290811061248857612488613409565b6020026020010151826003815181106124a3576124a3613409565b60209081029190910101516001600160a01b0390811660a08701521660808501528151829060049081106124d9576124d9613409565b602090810291909101015162ffffff1660c085015281518290600590811061250357612503613409565b60200260200101518260068151811061251e5761251e613409565b6020908102919091010151600290810b6101008701520b60e085015281518290600790811061254f5761254f613409565b60209081029190910101516001600160801b031660409094019390935250919050565b5f64ffffffffff8016836040015164ffffffffff1603612593575082612059565b826040015164ffffffffff1682106125ac575083612059565b826020015164ffffffffff168210806125cd5750825164ffffffffff168211155b156125d9575082612059565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156126155761260f818484612845565b92509050805b61262b8789036001600160801b03168484612845565b909601979650505050505050565b6001600160e01b031981166340c10f1960e01b148061266857506001600160e01b0319811663140e25ad60e31b145b1561267857600160208301525050565b637ba934a760e01b6001600160e01b031982160161269b57600160408301525050565b6001600160e01b0319811663f8b45b0560e01b14806126ca57506001600160e01b031981166361fb85a960e11b145b806126e557506001600160e01b03198116632e80226560e11b145b156126f557600160808301525050565b6001600160e01b03198116633e7e4af960e21b148061272457506001600160e01b031981166344337ea160e01b145b8061273e57506001600160e01b03198116623b2e4f60e61b145b1561219157600160c08301525050565b5f60205f8351602085018787fa601f3d1181161561276b575f5191505b509392505050565b5f6060836001600160401b0381111561278e5761278e6130e8565b6040519080825280602002602001820160405280156127b7578160200160208202803683370190505b5090508360051b5f5f8751602089018b8bfa92508380156127de57813d14841693506127e7565b813d1015841693505b5082156127f657805f602084013e5b509550959350505050565b8151604051602481018390525f916114f29160440160408051601f198184030181529190526020810180516001600160e01b0316631e2eaeaf60e01b179052611fae565b5f818385028161285757612857613500565b04949350505050565b6040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f151581526020015f81526020015f81526020015f81526020016128e66040518060a001604052805f64ffffffffff1681526020015f64ffffffffff1681526020015f64ffffffffff1681526020015f81526020015f81525090565b815260408051610100810182525f8082526020828101829052928201819052606082018190526080820181905260a0820181905260c0820181905260e082015291015290565b60405180608001604052805f81526020016129456129f6565b81525f6020820181905260409091015290565b6040518061018001604052805f81526020016129a86040805160e0810182525f80825260208201819052909182019081525f60208201819052604082018190526060820181905260809091015290565b81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e08201819052610100820181905261012082018190526101409091015290565b6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b6001600160a01b0381168114612a60575f5ffd5b50565b5f5f83601f840112612a73575f5ffd5b5081356001600160401b03811115612a89575f5ffd5b6020830191508360208260051b8501011115612aa3575f5ffd5b9250929050565b5f5f5f60408486031215612abc575f5ffd5b8335612ac781612a4c565b925060208401356001600160401b03811115612ae1575f5ffd5b612aed86828701612a63565b9497909650939450505050565b60018060a01b0381511682526020810151151560208301526040810151151560408301526060810151612b31606084018215159052565b506080810151612b45608084018215159052565b5060a081015160a083015260c0810151612b6360c084018215159052565b5060e0810151611c8c60e084018215159052565b5f6102c082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a0830151612bbe60a084018215159052565b5060c083015160c083015260e083015160e0830152610100830151610100830152610120830151612c3361012084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015260608101516060830152608081015160808301525050565b50610140830151610ca36101c0840182612afa565b5f5f5f5f60808587031215612c5b575f5ffd5b8435612c6681612a4c565b966020860135965060408601359560600135945092505050565b634e487b7160e01b5f52602160045260245ffd5b80516001600160a01b0316825260208082015164ffffffffff1690830152604081015160028110612cc757612cc7612c80565b8060408401525065ffffffffffff60608201511660608301526080810151612cfa60808401826001600160a01b03169052565b5060a0810151612d1560a08401826001600160a01b03169052565b5060c0810151611c8c60c08401826001600160601b03169052565b60048110612d4057612d40612c80565b9052565b805182526020810151612d5a6020840182612c94565b5060408101516001600160801b0316610100830152606081015161012083015260808101516001600160a01b0390811661014084015260a08201511661016083015260c081015162ffffff1661018083015260e0810151600281900b6101a084015250610100810151612dd36101c084018260020b9052565b50610120810151612dea6101e084018260020b9052565b506101408101516001600160a01b0316610200830152610160810151611c8c610220840182612d30565b5f8151808452602084019350602083015f5b82811015612e5057612e39868351612d44565b610240959095019460209190910190600101612e26565b5093949350505050565b604081525f612e6c6040830185612e14565b90508260208301529392505050565b5f5f5f5f60808587031215612e8e575f5ffd5b8435612e9981612a4c565b93506020850135612ea981612a4c565b93969395505050506040820135916060013590565b604080825283519082018190525f9060208501906060840190835b81811015612fdf57835180518452602081015160018060a01b03815116602086015260018060a01b03602082015116604086015260018060a01b0360408201511660608601526001600160801b0360608201511660808601526001600160801b0360808201511660a086015260a0810151612f5f60c08701826001600160801b03169052565b5060c00151805164ffffffffff90811660e087015260208201518116610100870152604082015116610120860152606081015161ffff166101408601525060408101516001600160801b03811661016086015250606001516001600160801b03811661018085015250602093909301926101a09290920191600101612ed9565b5050602093909301939093525092915050565b5f60208284031215613002575f5ffd5b5035919050565b5f5f6020838503121561301a575f5ffd5b82356001600160401b0381111561302f575f5ffd5b61303b85828601612a63565b90969095509350505050565b602081525f6114f26020830184612e14565b5f5f5f6060848603121561306b575f5ffd5b833561307681612a4c565b95602085013595506040909401359392505050565b5f5f6040838503121561309c575f5ffd5b82356130a781612a4c565b915060208301356130b781612a4c565b809150509250929050565b6102408101610e5b8284612d44565b5f602082840312156130e1575f5ffd5b5051919050565b634e487b7160e01b5f52604160045260245ffd5b60405160e081016001600160401b038111828210171561311e5761311e6130e8565b60405290565b604051601f8201601f191681016001600160401b038111828210171561314c5761314c6130e8565b604052919050565b5f5f60408385031215613165575f5ffd5b82516001600160401b0381111561317a575f5ffd5b8301601f8101851361318a575f5ffd5b80516001600160401b038111156131a3576131a36130e8565b8060051b6131b360208201613124565b918252602081840181019290810190888411156131ce575f5ffd5b6020850194505b838510156131f4578451808352602095860195909350909101906131d5565b602097909701519698969750505050505050565b5f5f60408385031215613219575f5ffd5b505080516020909101519092909150565b634e487b7160e01b5f52601160045260245ffd5b81810381811115610e5b57610e5b61322a565b80820180821115610e5b57610e5b61322a565b5f60208284031215613274575f5ffd5b815180151581146114f2575f5ffd5b8051610fe581612a4c565b80516001600160801b0381168114610fe5575f5ffd5b805164ffffffffff81168114610fe5575f5ffd5b5f608082840312156132c8575f5ffd5b604051608081016001600160401b03811182821017156132ea576132ea6130e8565b6040529050806132f9836132a4565b8152613307602084016132a4565b6020820152613318604084016132a4565b6040820152606083015161ffff81168114613331575f5ffd5b6060919091015292915050565b5f610140828403128015613350575f5ffd5b506133596130fc565b825161336481612a4c565b8152602083015161337481612a4c565b6020820152604083015161338781612a4c565b60408201526133986060840161328e565b60608201526133a96080840161328e565b60808201526133ba60a0840161328e565b60a08201526133cc8460c085016132b8565b60c08201529392505050565b5f602082840312156133e8575f5ffd5b6114f28261328e565b5f600182016134025761340261322a565b5060010190565b634e487b7160e01b5f52603260045260245ffd5b805165ffffffffffff81168114610fe5575f5ffd5b80516001600160601b0381168114610fe5575f5ffd5b5f5f82840361010081121561345b575f5ffd5b60e0811215613468575f5ffd5b506134716130fc565b835161347c81612a4c565b815261348a602085016132a4565b60208201526040840151600281106134a0575f5ffd5b60408201526134b16060850161341d565b60608201526134c260808501613283565b60808201526134d360a08501613283565b60a08201526134e460c08501613432565b60c082015291506134f760e08401613283565b90509250929050565b634e487b7160e01b5f52601260045260245ffd5b6001600160801b038281168282160390811115610e5b57610e5b61322a565b8082028115828204841417610e5b57610e5b61322a565b5f8261356457634e487b7160e01b5f52601260045260245ffd5b500490565b60ff8281168282160390811115610e5b57610e5b61322a56fea2646970667358221220b132970896ad71963ec5e4e0ba83a852ece4274b2b2043f5eb566d87588d69fa64736f6c63430008250033',
  immutables: [{"length":32,"start":730},{"length":32,"start":967},{"length":32,"start":1096},{"length":32,"start":1912},{"length":32,"start":2192},{"length":32,"start":2339},{"length":32,"start":2538},{"length":32,"start":2693},{"length":32,"start":4230},{"length":32,"start":4401},{"length":32,"start":4596},{"length":32,"start":598},{"length":32,"start":1732},{"length":32,"start":3296},{"length":32,"start":3735},{"length":32,"start":3891},{"length":32,"start":6863},{"length":32,"start":769},{"length":32,"start":260},{"length":32,"start":1406},{"length":32,"start":1543},{"length":32,"start":7029},{"length":32,"start":691},{"length":32,"start":1467},{"length":32,"start":7081}],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const lockLensSource = { compiler: '0.8.37+commit.f401782d', hash: '93eea9bbf8748e871cc4b29cd0411e3ab7890f7444c64ccb026ddb7130ff89e2' } as const
