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
      },
      {
        "internalType": "bool",
        "name": "known",
        "type": "bool"
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
              },
              {
                "internalType": "bool",
                "name": "taxes",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "trades",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "upgrades",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "roles",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "destroys",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "asksSigner",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "asksMiner",
                "type": "bool"
              },
              {
                "internalType": "address",
                "name": "authority",
                "type": "address"
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
export const lockLensCode = '0x610120604052348015610010575f5ffd5b50604051613a80380380613a8083398101604081905261002f9161016d565b6001600160a01b03808416608090815290831660a0526040805191820181525f8083526020830181905290820181905260608201525f5b82518110156100b7574683828151811061008257610082610294565b60200260200101515f0151036100af578281815181106100a4576100a4610294565b602002602001015191505b600101610066565b50602081015160408201516060909201516001600160a01b039081166101005291821660e0521660c052506102a8915050565b6001600160a01b03811681146100fe575f5ffd5b50565b634e487b7160e01b5f52604160045260245ffd5b604051608081016001600160401b038111828210171561013757610137610101565b60405290565b604051601f8201601f191681016001600160401b038111828210171561016557610165610101565b604052919050565b5f5f5f6060848603121561017f575f5ffd5b835161018a816100ea565b602085015190935061019b816100ea565b60408501519092506001600160401b038111156101b6575f5ffd5b8401601f810186136101c6575f5ffd5b80516001600160401b038111156101df576101df610101565b6101ee60208260051b0161013d565b8082825260208201915060208360071b85010192508883111561020f575f5ffd5b6020840193505b82841015610286576080848a03121561022d575f5ffd5b610235610115565b845181526020850151610247816100ea565b6020820152604085015161025a816100ea565b6040820152606085015161026d816100ea565b6060820152825260809390930192602090910190610216565b809450505050509250925092565b634e487b7160e01b5f52603260045260245ffd5b60805160a05160c05160e0516101005161370f6103715f395f81816102c2015281816105cb0152611ae701525f81816101040152818161058e0152818161061a0152611ab301525f61031001525f8181610257015281816106bf01528181610ce101528181610e9801528181610f340152611a0d01525f81816102e9015281816103d601528181610457015281816107790152818161089101528181610924015281816109eb01528181610a86015281816110870152818161113201526111f5015261370f5ff3fe608060405234801561000f575f5ffd5b50600436106100fb575f3560e01c80637e81a90b11610093578063a80bf3e611610063578063a80bf3e6146102e4578063b4b57c391461030b578063c396d82e14610332578063da158abd14610345575f5ffd5b80637e81a90b1461025257806386ec89ef1461027957806390be6aef1461029a578063942764f2146102bd575f5ffd5b806344539932116100ce57806344539932146101a65780634566d5d0146101fa57806349c676de1461021a5780637586d3571461023c575f5ffd5b806302780b8a146100ff57806305cd245d146101435780630ff2811c14610163578063273ac32a14610185575b5f5ffd5b6101267f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020015b60405180910390f35b610156610151366004612969565b610365565b60405161013a9190612afe565b610176610171366004612bcf565b610577565b60405161013a93929190612de1565b610198610193366004612e0a565b610751565b60405161013a929190612e4d565b6101b96101b4366004612f81565b610b60565b60408051978852602088019690965294860193909352901515606085015260808401526001600160a01b0390811660a08401521660c082015260e00161013a565b61020d610208366004612f98565b610bfe565b60405161013a9190612fd6565b61022664ffffffffff81565b60405164ffffffffff909116815260200161013a565b61024460c881565b60405190815260200161013a565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b61028c610287366004612fe8565b610cab565b60405161013a92919061301a565b6102ad6102a836600461303b565b610d6a565b604051901515815260200161013a565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b61028c610340366004612fe8565b610e62565b610358610353366004612f81565b610f13565b60405161013a9190613072565b61036d6126d0565b606061037a858585610feb565b60e08401524260208085019190915243845260408051600481526024810190915290810180516001600160e01b03166318160ddd60e01b1790529091506103c29086906112bf565b604080840191909152516001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016602482015261043390869060440160408051601f198184030181529190526020810180516001600160e01b03166370a0823160e01b1790526112bf565b606083015260405163df18e04760e01b81526001600160a01b0386811660048301527f0000000000000000000000000000000000000000000000000000000000000000169063df18e04790602401602060405180830381865afa15801561049c573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906104c09190613081565b608083018190526060830151101560a08301526104dd81426112e4565b61012083018190526080015160c083015260a08201516105485761050e8260c0015183606001518460800151611449565b60c08301819052610120830151606090810151908401516080850151610535929190611449565b6101208401516060810191909152608001525b61055a8260c0015183604001516114fa565b61010083015261056985611521565b610140830152509392505050565b60605f806001600160a01b038716158061060057507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316876001600160a01b03161415801561060057507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316876001600160a01b031614155b1561060f57505f905080610747565b856001600160a01b037f000000000000000000000000000000000000000000000000000000000000000081169089160361068757620249f05a10156106675760405163ca747cad60e01b815260040160405180910390fd5b61067188886116c0565b90925090508161068757505f9150819050610747565b604051635fb34fd360e11b81526001600160a01b0389811660048301526024820183905260448201889052606482018790525f9182917f0000000000000000000000000000000000000000000000000000000000000000169063bf669fa6906084015f60405180830381865afa158015610703573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f1916820160405261072a9190810190613104565b9150915061073a8289835f6117e3565b9096509450600193505050505b9450945094915050565b604051637df3a07f60e01b81526001600160a01b0385811660048301526060915f91829182917f00000000000000000000000000000000000000000000000000000000000000001690637df3a07f906024016040805180830381865afa1580156107bd573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107e191906131b8565b915091505f6107f1878784611982565b919850909450905061080387826131ee565b6001600160401b0381111561081a5761081a613098565b60405190808252806020026020018201604052801561085357816020015b610840612768565b8152602001906001900390816108385790505b5094505f875b82811015610b4f575f600161086e8388613201565b61087891906131ee565b604051634f558e7960e01b8152600481018290529091507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634f558e7990602401602060405180830381865afa1580156108de573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109029190613214565b61090c5750610b47565b60405163632a486160e01b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161014060405180830381865afa158015610972573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061099691906132ee565b90506001600160a01b038c16158015906109c657508b6001600160a01b031681602001516001600160a01b031614155b156109d2575050610b47565b60405180608001604052808381526020018281526020017f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663968fb8ba856040518263ffffffff1660e01b8152600401610a3791815260200190565b602060405180830381865afa158015610a52573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610a769190613388565b6001600160801b031681526020017f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663f11988e0856040518263ffffffff1660e01b8152600401610ad291815260200190565b602060405180830381865afa158015610aed573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610b119190613388565b6001600160801b031690528985610b27816133a1565b965081518110610b3957610b396133b9565b602002602001018190525050505b600101610859565b508086525050505094509492505050565b5f5f5f5f5f5f5f5f610b7189610f13565b905064ffffffffff801681602001516020015164ffffffffff161494508060600151816020015160c0015182604001518788610bb557846020015160200151610bb7565b5f5b60209590950151608081015160a090910151949e6001600160601b03949094169d506001600160801b03929092169b50995064ffffffffff90931697509195509350915050565b6060816001600160401b03811115610c1857610c18613098565b604051908082528060200260200182016040528015610c5157816020015b610c3e612794565b815260200190600190039081610c365790505b5090505f5b82811015610ca457610c7f848483818110610c7357610c736133b9565b905060200201356119ef565b828281518110610c9157610c916133b9565b6020908102919091010152600101610c56565b5092915050565b60405163de7e790760e01b81526001600160a01b03848116600483015260248201849052604482018390526060915f91829182917f0000000000000000000000000000000000000000000000000000000000000000169063de7e7907906064015f60405180830381865afa158015610d25573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610d4c9190810190613104565b91509150610d5c8287835f6117e3565b935093505050935093915050565b6040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b1790525f908190610da29084906112bf565b6040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b1790529091505f90610ddb9085906112bf565b60405160248101849052604481018290529091505f9060640160408051601f198184030181529190526020810180516001600160e01b031663e6a4390560e01b1790529050828214801590610e3957506001600160a01b0385163b15155b8015610e565750846001600160a01b0316610e5487836112bf565b145b93505050505b92915050565b6040516398c9d32160e01b81526001600160a01b03848116600483015260248201849052604482018390526060915f91829182917f000000000000000000000000000000000000000000000000000000000000000016906398c9d321906064015f60405180830381865afa158015610edc573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610f039190810190613104565b91509150610d5c8287838a6117e3565b610f1b612794565b81815260405163632a486160e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161010060405180830381865afa158015610f82573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610fa691906133f8565b506020820152620249f05a1015610fd05760405163ca747cad60e01b815260040160405180910390fd5b610fe681610fe18360200151611a92565b611b17565b919050565b60605f610ff88484611bcf565b826001600160401b0381111561101057611010613098565b60405190808252806020026020018201604052801561104957816020015b611036612832565b81526020019060019003908161102e5790505b5091505f5b838110156112b657856001600160a01b03166060868684818110611074576110746133b9565b90506020020135901c14158061112c57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316634f558e798686848181106110c6576110c66133b9565b905060200201356040518263ffffffff1660e01b81526004016110eb91815260200190565b602060405180830381865afa158015611106573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061112a9190613214565b155b6112ae577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663632a4861868684818110611171576111716133b9565b905060200201356040518263ffffffff1660e01b815260040161119691815260200190565b61014060405180830381865afa1580156111b2573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111d691906132ee565b8382815181106111e8576111e86133b9565b60200260200101819052507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663f11988e0868684818110611234576112346133b9565b905060200201356040518263ffffffff1660e01b815260040161125991815260200190565b602060405180830381865afa158015611274573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112989190613388565b6112ab906001600160801b031683613201565b91505b60010161104e565b50935093915050565b5f60205f8351602085018662030d40fa601f3d11811615610ca45750505f5192915050565b6040805160a0810182525f808252602082018190529181018290526060810182905260808101919091526113188383611c69565b6080820152815f5b84518110156113c2575f85828151811061133c5761133c6133b9565b602002602001015160c0015160400151905064ffffffffff80168164ffffffffff160361139f57611386868381518110611378576113786133b9565b602002602001015186611cac565b846060018181516113979190613201565b9052506113b9565b828164ffffffffff1611156113b9578064ffffffffff1692505b50600101611320565b5081608001515f036113d45750610e5c565b6113eb848483856080015186606001516063611ce4565b64ffffffffff1682526080820151606083015161140f91869186918591605a611ce4565b64ffffffffff16602083015260808201516060830151611436918691869185916032611ce4565b64ffffffffff1660408301525092915050565b5f5f5f6114568686611d7a565b91509150815f0361147a57838181611470576114706134b0565b04925050506114f3565b818411611491576114916003851502601118611d96565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150505b9392505050565b5f81156115195761151483670de0b6b3a764000084611449565b6114f3565b5f9392505050565b611529612888565b61155282604051806040016040528060078152602001666f776e6572282960c81b815250611da7565b6001600160a01b031680825261159a5761158e826040518060400160405280600a8152602001696765744f776e6572282960b01b815250611da7565b6001600160a01b031681525b6115c7826040518060400160405280600b81526020016a617574686f72697479282960a81b815250611da7565b6001600160a01b03166101e08201526040805160048152602481019091526020810180516001600160e01b0316635c975abb60e01b17905261160a9083906112bf565b60011460608201526040805160048152602481019091526020810180516001600160e01b031663ed50519760e01b1790526116469083906112bf565b8160a00181815250505f826001600160a01b0316803b806020016040519081016040528181525f908060200190933c90508051601714801561169f575061168c816134c4565b6001600160e81b03191662ef010060e81b145b156116b057600160e08301526116ba565b6116ba8282611df9565b50919050565b6040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b1790525f908190839082906116fc908390611f60565b6040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b1790529091505f90611735908490611f60565b6040805160048152602481019091526020810180516001600160e01b031663ddca3f4360e01b1790529091505f9061176e908590611f60565b90506001600160a01b0384161580159061179257508661179089858585611f6f565b145b604080516001600160a01b03808716602083015285169181019190915262ffffff83166060820152909650608001604051602081830303815290604052805190602001209450505050509250929050565b60605f85516001600160401b038111156117ff576117ff613098565b60405190808252806020026020018201604052801561183857816020015b611825612794565b81526020019060019003908161181d5790505b5091505f5f5b875181101561195257620249f05a101561187757805f036118725760405163ca747cad60e01b815260040160405180910390fd5b611952565b5f61189a89838151811061188d5761188d6133b9565b60200260200101516119ef565b90505f81610160015160038111156118b4576118b4612c07565b036118bf575061194a565b6001600160a01b038616158015906119145750856001600160a01b03168160200151608001516001600160a01b031614158061191457506119008289613201565b81602001516060015165ffffffffffff1614155b1561191f575061194a565b80858461192b816133a1565b95508151811061193d5761193d6133b9565b6020026020010181905250505b60010161183e565b8561195d8289613201565b10611968575f611972565b6119728188613201565b9250818452505094509492505050565b5f808085156119915785611994565b60015b9250838311156119a857508190505f6119e6565b6119b283856131ee565b85116119c7576119c28584613201565b6119d2565b6119d2846001613201565b91508382116119e157816119e3565b5f5b90505b93509350939050565b6119f7612794565b604051634f558e7960e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634f558e7990602401602060405180830381865afa158015611a5a573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611a7e9190613214565b15611a8c57610e5c82610f13565b90815290565b5f8082604001516001811115611aaa57611aaa612c07565b03611ae35750517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0390811691161490565b50517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0390811691161490565b5f808360200151604001516001811115611b3357611b33612c07565b14611b4657611b4183612013565b611b4f565b611b4f83612283565b905080611b6457505060016101609190910152565b81611b7c57505060026101608201525f606090910152565b60036101608401526020830151604001515f906001811115611ba057611ba0612c07565b03611bca57611bc483602001515f015184608001518560a001518660c00151611f6f565b60608401525b505050565b60c8811115611bf9576040516370dc448b60e01b815260c860048201526024015b60405180910390fd5b60015b81811015611bca578282611c116001846131ee565b818110611c2057611c206133b9565b90506020020135838383818110611c3957611c396133b9565b9050602002013511611c61576040516305ae8f1960e21b815260048101829052602401611bf0565b600101611bfc565b5f5f5b8351811015610ca457611c98848281518110611c8a57611c8a6133b9565b602002602001015184611cac565b611ca29083613201565b9150600101611c6c565b5f611cc583606001518460a001518560c00151856123f0565b8360600151611cd49190613501565b6001600160801b03169392505050565b5f611cef8285613520565b611cfa846064613520565b10611d0b575064ffffffffff611d70565b6001611d1787876131ee565b1115611d6d575f6002611d2a8789613201565b611d349190613537565b9050611d408386613520565b611d4a8983611c69565b611d55906064613520565b1015611d6357809550611d67565b8096505b50611d0b565b50835b9695505050505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b604080516004815260248101918290525f916114f3918591611dca908690613556565b6040519081900390206020820180516001600160e01b03166001600160e01b03199092169190911790526112bf565b5f611e026124b7565b825190915060015f5b82811015611f5857848101602001515f1a60608110801590611e2e5750607f8111155b15611ea957828015611e405750806063145b8015611e55575083611e53836004613201565b105b15611e8d57611e8d87611e8887611e838a611e71886001613201565b01602001516001600160e01b03191690565b6124da565b612545565b611e98605f826131ee565b611ea29083613201565b9150611f47565b80605b03611eba5760019250611f47565b8215611f47578060f41480611ecf57508060f2145b15611ee057600160e0880152611f1b565b80603203611ef55760016101a0880152611f1b565b80604103611f0a5760016101c0880152611f1b565b8060ff03611f1b5760016101808801525b8015801590611f2b575080605614155b8015611f3857508060f314155b8015611f44575060fd81105b92505b50611f51816133a1565b9050611e0b565b505050505050565b5f6114f383620186a084612602565b6040805160048152602481019091526020810180516001600160e01b031663c45a015560e01b1790525f908190611fa7908790611f60565b6040516001600160a01b0380881660248301528616604482015262ffffff8516606482015290915061200790829060840160408051601f198184030181529190526020810180516001600160e01b0316630b4c774160e11b179052611f60565b9150505b949350505050565b6020810151805160c0909101516040516001600160601b0390911660248201525f91606091839060440160408051601f198184030181529190526020810180516001600160e01b0316631efeed3360e01b17905290506120838261207a600261ea60613537565b83600180612627565b90945092508361209757505f949350505050565b825f815181106120a9576120a96133b9565b6020908102919091018101516001600160801b03166040808801919091529086015160c0015190516001600160601b03909116602482015260440160408051601f198184030181529190526020810180516001600160e01b0316637ba03aad60e01b179052905061212b82612121600261ea60613537565b8360066001612627565b9094509250836121475750505f60409093018390525090919050565b825f81518110612159576121596133b9565b602002602001015183600181518110612174576121746133b9565b60209081029190910101516001600160a01b0390811660a08801521660808601528251839060029081106121aa576121aa6133b9565b6020026020010151836003815181106121c5576121c56133b9565b602090810291909101015160020b61012087015262ffffff1660c08601528251839060049081106121f8576121f86133b9565b60209081029190910101516001600160a01b031661014086015282516008908490600590811061222a5761222a6133b9565b6020026020010151901c602084600581518110612249576122496133b9565b60209081029190910181015190911c600290810b6101008901529190910b60e087015260a093019290922060609094019390935250919050565b602081015160c001516040516001600160601b0390911660248201525f90606090829060440160408051601f19818403018152919052602080820180516001600160e01b031663133f757160e31b179052850151519091506122ec9061ea6083600c6001612627565b8051919450925082906002908110612306576123066133b9565b602002602001015182600381518110612321576123216133b9565b60209081029190910101516001600160a01b0390811660a0870152166080850152815182906004908110612357576123576133b9565b602090810291909101015162ffffff1660c0850152815182906005908110612381576123816133b9565b60200260200101518260068151811061239c5761239c6133b9565b6020908102919091010151600290810b6101008701520b60e08501528151829060079081106123cd576123cd6133b9565b60209081029190910101516001600160801b031660409094019390935250919050565b5f64ffffffffff8016836040015164ffffffffff160361241157508261200b565b826040015164ffffffffff16821061242a57508361200b565b826020015164ffffffffff1682108061244b5750825164ffffffffff168211155b1561245757508261200b565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156124935761248d8184846126b5565b92509050805b6124a98789036001600160801b031684846126b5565b909601979650505050505050565b6060604051806101a0016040528061016d815260200161356d61016d9139905090565b5f8160e01c5f60058551045b8082101561253c5780820160011c6005810260208801015160d81c8060081c858103612519575060ff16945061253c9050565b8581106001811461252c57839450612533565b6001840195505b505050506124e6565b50505092915050565b8060ff165f03612553575050565b5f1960ff82160161256957600160208301525050565b60011960ff82160161258057600160408301525050565b60021960ff82160161259757600160c08301525050565b60031960ff8216016125ae57600160808301525050565b60041960ff8216016125c65760016101008301525050565b60051960ff8216016125de5760016101208301525050565b60061960ff8216016125f65760016101408301525050565b60016101608301525050565b5f60205f8351602085018787fa601f3d1181161561261f575f5191505b509392505050565b5f6060836001600160401b0381111561264257612642613098565b60405190808252806020026020018201604052801561266b578160200160208202803683370190505b5090508360051b5f5f8751602089018b8bfa925083801561269257813d148416935061269b565b813d1015841693505b5082156126aa57805f602084013e5b509550959350505050565b5f81838502816126c7576126c76134b0565b04949350505050565b6040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f151581526020015f81526020015f81526020015f81526020016127566040518060a001604052805f64ffffffffff1681526020015f64ffffffffff1681526020015f64ffffffffff1681526020015f81526020015f81525090565b8152602001612763612888565b905290565b60405180608001604052805f8152602001612781612832565b81525f6020820181905260409091015290565b6040518061018001604052805f81526020016127e46040805160e0810182525f80825260208201819052909182019081525f60208201819052604082018190526060820181905260809091015290565b81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e08201819052610100820181905261012082018190526101409091015290565b6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b60408051610200810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101829052610100810182905261012081018290526101408101829052610160810182905261018081018290526101a081018290526101c081018290526101e081019190915290565b6001600160a01b038116811461291f575f5ffd5b50565b5f5f83601f840112612932575f5ffd5b5081356001600160401b03811115612948575f5ffd5b6020830191508360208260051b8501011115612962575f5ffd5b9250929050565b5f5f5f6040848603121561297b575f5ffd5b83356129868161290b565b925060208401356001600160401b038111156129a0575f5ffd5b6129ac86828701612922565b9497909650939450505050565b80516001600160a01b0316825260208101516129d9602084018215159052565b5060408101516129ed604084018215159052565b506060810151612a01606084018215159052565b506080810151612a15608084018215159052565b5060a081015160a083015260c0810151612a3360c084018215159052565b5060e0810151612a4760e084018215159052565b50610100810151612a5d61010084018215159052565b50610120810151612a7361012084018215159052565b50610140810151612a8961014084018215159052565b50610160810151612a9f61016084018215159052565b50610180810151612ab561018084018215159052565b506101a0810151612acb6101a084018215159052565b506101c0810151612ae16101c084018215159052565b506101e0810151611bca6101e08401826001600160a01b03169052565b5f6103c082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a0830151612b4560a084018215159052565b5060c083015160c083015260e083015160e0830152610100830151610100830152610120830151612bba61012084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015260608101516060830152608081015160808301525050565b50610140830151610ca46101c08401826129b9565b5f5f5f5f60808587031215612be2575f5ffd5b8435612bed8161290b565b966020860135965060408601359560600135945092505050565b634e487b7160e01b5f52602160045260245ffd5b80516001600160a01b0316825260208082015164ffffffffff1690830152604081015160028110612c4e57612c4e612c07565b8060408401525065ffffffffffff60608201511660608301526080810151612c8160808401826001600160a01b03169052565b5060a0810151612c9c60a08401826001600160a01b03169052565b5060c0810151611bca60c08401826001600160601b03169052565b60048110612cc757612cc7612c07565b9052565b805182526020810151612ce16020840182612c1b565b5060408101516001600160801b0316610100830152606081015161012083015260808101516001600160a01b0390811661014084015260a08201511661016083015260c081015162ffffff1661018083015260e0810151600281900b6101a084015250610100810151612d5a6101c084018260020b9052565b50610120810151612d716101e084018260020b9052565b506101408101516001600160a01b0316610200830152610160810151611bca610220840182612cb7565b5f8151808452602084019350602083015f5b82811015612dd757612dc0868351612ccb565b610240959095019460209190910190600101612dad565b5093949350505050565b606081525f612df36060830186612d9b565b602083019490945250901515604090910152919050565b5f5f5f5f60808587031215612e1d575f5ffd5b8435612e288161290b565b93506020850135612e388161290b565b93969395505050506040820135916060013590565b604080825283519082018190525f9060208501906060840190835b81811015612f6e57835180518452602081015160018060a01b03815116602086015260018060a01b03602082015116604086015260018060a01b0360408201511660608601526001600160801b0360608201511660808601526001600160801b0360808201511660a086015260a0810151612eee60c08701826001600160801b03169052565b5060c00151805164ffffffffff90811660e087015260208201518116610100870152604082015116610120860152606081015161ffff166101408601525060408101516001600160801b03811661016086015250606001516001600160801b03811661018085015250602093909301926101a09290920191600101612e68565b5050602093909301939093525092915050565b5f60208284031215612f91575f5ffd5b5035919050565b5f5f60208385031215612fa9575f5ffd5b82356001600160401b03811115612fbe575f5ffd5b612fca85828601612922565b90969095509350505050565b602081525f6114f36020830184612d9b565b5f5f5f60608486031215612ffa575f5ffd5b83356130058161290b565b95602085013595506040909401359392505050565b604081525f61302c6040830185612d9b565b90508260208301529392505050565b5f5f6040838503121561304c575f5ffd5b82356130578161290b565b915060208301356130678161290b565b809150509250929050565b6102408101610e5c8284612ccb565b5f60208284031215613091575f5ffd5b5051919050565b634e487b7160e01b5f52604160045260245ffd5b60405160e081016001600160401b03811182821017156130ce576130ce613098565b60405290565b604051601f8201601f191681016001600160401b03811182821017156130fc576130fc613098565b604052919050565b5f5f60408385031215613115575f5ffd5b82516001600160401b0381111561312a575f5ffd5b8301601f8101851361313a575f5ffd5b80516001600160401b0381111561315357613153613098565b8060051b613163602082016130d4565b9182526020818401810192908101908884111561317e575f5ffd5b6020850194505b838510156131a457845180835260209586019590935090910190613185565b602097909701519698969750505050505050565b5f5f604083850312156131c9575f5ffd5b505080516020909101519092909150565b634e487b7160e01b5f52601160045260245ffd5b81810381811115610e5c57610e5c6131da565b80820180821115610e5c57610e5c6131da565b5f60208284031215613224575f5ffd5b815180151581146114f3575f5ffd5b8051610fe68161290b565b80516001600160801b0381168114610fe6575f5ffd5b805164ffffffffff81168114610fe6575f5ffd5b5f60808284031215613278575f5ffd5b604051608081016001600160401b038111828210171561329a5761329a613098565b6040529050806132a983613254565b81526132b760208401613254565b60208201526132c860408401613254565b6040820152606083015161ffff811681146132e1575f5ffd5b6060919091015292915050565b5f610140828403128015613300575f5ffd5b506133096130ac565b82516133148161290b565b815260208301516133248161290b565b602082015260408301516133378161290b565b60408201526133486060840161323e565b60608201526133596080840161323e565b608082015261336a60a0840161323e565b60a082015261337c8460c08501613268565b60c08201529392505050565b5f60208284031215613398575f5ffd5b6114f38261323e565b5f600182016133b2576133b26131da565b5060010190565b634e487b7160e01b5f52603260045260245ffd5b805165ffffffffffff81168114610fe6575f5ffd5b80516001600160601b0381168114610fe6575f5ffd5b5f5f82840361010081121561340b575f5ffd5b60e0811215613418575f5ffd5b506134216130ac565b835161342c8161290b565b815261343a60208501613254565b6020820152604084015160028110613450575f5ffd5b6040820152613461606085016133cd565b606082015261347260808501613233565b608082015261348360a08501613233565b60a082015261349460c085016133e2565b60c082015291506134a760e08401613233565b90509250929050565b634e487b7160e01b5f52601260045260245ffd5b805160208201516001600160e81b03198116919060038210156134fa576001600160e81b03196003838103901b81901b82161692505b5050919050565b6001600160801b038281168282160390811115610e5c57610e5c6131da565b8082028115828204841417610e5c57610e5c6131da565b5f8261355157634e487b7160e01b5f52601260045260245ffd5b500490565b5f82518060208501845e5f92019182525091905056fe061c82d0050b78f9c0050cc835a3050ecb93c003153b0d1e0318bf5077011cdd3be303203e727e04273123b7032e5bb6ff052f2ff15d0831c2d84703333e99db03342aa8b5033659cfe6073bbac579033f4ba83a0240c10f190144337ea103455a4396034ada218b064f1ef2860752d1902d075c60da1b075d0044ca0468092bd90369fe0e2d056a486a8e0574010ece04751039fc047a9e5e4b087d1db4a5048095d564058456cb59028a8c523c068b4cee08058cd09d50058d1fdf2f038e2eee84038f70ccf7068f9a55c00491d1485408a0712d6801b515566a03bbc0c74206bfd7928403c024666805c17b5b8c05c18bc19504c2e5ec0406c3f70b5204c647b20e05c876d0b904c8c8ebe404c9567bf906cc872b6601d01dd6d203d34628cc03d543dbeb04d85ba06305dbac26e903dc1052e205e47d606003e4997dc503ea1644d504ec1f3f6305ec28438a04f3bdc22803f8b45b0504f9f92be403fe575a8703ffb54a9906ffecf51603a2646970667358221220c37154c6b0ff51c72d2038f6d35710b935ea91c20d95844e4615f78e8e13577764736f6c63430008250033'

/** The code a LockLens has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const lockLensRuntime = {
  code: '0x608060405234801561000f575f5ffd5b50600436106100fb575f3560e01c80637e81a90b11610093578063a80bf3e611610063578063a80bf3e6146102e4578063b4b57c391461030b578063c396d82e14610332578063da158abd14610345575f5ffd5b80637e81a90b1461025257806386ec89ef1461027957806390be6aef1461029a578063942764f2146102bd575f5ffd5b806344539932116100ce57806344539932146101a65780634566d5d0146101fa57806349c676de1461021a5780637586d3571461023c575f5ffd5b806302780b8a146100ff57806305cd245d146101435780630ff2811c14610163578063273ac32a14610185575b5f5ffd5b6101267f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020015b60405180910390f35b610156610151366004612969565b610365565b60405161013a9190612afe565b610176610171366004612bcf565b610577565b60405161013a93929190612de1565b610198610193366004612e0a565b610751565b60405161013a929190612e4d565b6101b96101b4366004612f81565b610b60565b60408051978852602088019690965294860193909352901515606085015260808401526001600160a01b0390811660a08401521660c082015260e00161013a565b61020d610208366004612f98565b610bfe565b60405161013a9190612fd6565b61022664ffffffffff81565b60405164ffffffffff909116815260200161013a565b61024460c881565b60405190815260200161013a565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b61028c610287366004612fe8565b610cab565b60405161013a92919061301a565b6102ad6102a836600461303b565b610d6a565b604051901515815260200161013a565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b6101267f000000000000000000000000000000000000000000000000000000000000000081565b61028c610340366004612fe8565b610e62565b610358610353366004612f81565b610f13565b60405161013a9190613072565b61036d6126d0565b606061037a858585610feb565b60e08401524260208085019190915243845260408051600481526024810190915290810180516001600160e01b03166318160ddd60e01b1790529091506103c29086906112bf565b604080840191909152516001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016602482015261043390869060440160408051601f198184030181529190526020810180516001600160e01b03166370a0823160e01b1790526112bf565b606083015260405163df18e04760e01b81526001600160a01b0386811660048301527f0000000000000000000000000000000000000000000000000000000000000000169063df18e04790602401602060405180830381865afa15801561049c573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906104c09190613081565b608083018190526060830151101560a08301526104dd81426112e4565b61012083018190526080015160c083015260a08201516105485761050e8260c0015183606001518460800151611449565b60c08301819052610120830151606090810151908401516080850151610535929190611449565b6101208401516060810191909152608001525b61055a8260c0015183604001516114fa565b61010083015261056985611521565b610140830152509392505050565b60605f806001600160a01b038716158061060057507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316876001600160a01b03161415801561060057507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316876001600160a01b031614155b1561060f57505f905080610747565b856001600160a01b037f000000000000000000000000000000000000000000000000000000000000000081169089160361068757620249f05a10156106675760405163ca747cad60e01b815260040160405180910390fd5b61067188886116c0565b90925090508161068757505f9150819050610747565b604051635fb34fd360e11b81526001600160a01b0389811660048301526024820183905260448201889052606482018790525f9182917f0000000000000000000000000000000000000000000000000000000000000000169063bf669fa6906084015f60405180830381865afa158015610703573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f1916820160405261072a9190810190613104565b9150915061073a8289835f6117e3565b9096509450600193505050505b9450945094915050565b604051637df3a07f60e01b81526001600160a01b0385811660048301526060915f91829182917f00000000000000000000000000000000000000000000000000000000000000001690637df3a07f906024016040805180830381865afa1580156107bd573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107e191906131b8565b915091505f6107f1878784611982565b919850909450905061080387826131ee565b6001600160401b0381111561081a5761081a613098565b60405190808252806020026020018201604052801561085357816020015b610840612768565b8152602001906001900390816108385790505b5094505f875b82811015610b4f575f600161086e8388613201565b61087891906131ee565b604051634f558e7960e01b8152600481018290529091507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634f558e7990602401602060405180830381865afa1580156108de573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906109029190613214565b61090c5750610b47565b60405163632a486160e01b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161014060405180830381865afa158015610972573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061099691906132ee565b90506001600160a01b038c16158015906109c657508b6001600160a01b031681602001516001600160a01b031614155b156109d2575050610b47565b60405180608001604052808381526020018281526020017f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663968fb8ba856040518263ffffffff1660e01b8152600401610a3791815260200190565b602060405180830381865afa158015610a52573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610a769190613388565b6001600160801b031681526020017f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663f11988e0856040518263ffffffff1660e01b8152600401610ad291815260200190565b602060405180830381865afa158015610aed573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610b119190613388565b6001600160801b031690528985610b27816133a1565b965081518110610b3957610b396133b9565b602002602001018190525050505b600101610859565b508086525050505094509492505050565b5f5f5f5f5f5f5f5f610b7189610f13565b905064ffffffffff801681602001516020015164ffffffffff161494508060600151816020015160c0015182604001518788610bb557846020015160200151610bb7565b5f5b60209590950151608081015160a090910151949e6001600160601b03949094169d506001600160801b03929092169b50995064ffffffffff90931697509195509350915050565b6060816001600160401b03811115610c1857610c18613098565b604051908082528060200260200182016040528015610c5157816020015b610c3e612794565b815260200190600190039081610c365790505b5090505f5b82811015610ca457610c7f848483818110610c7357610c736133b9565b905060200201356119ef565b828281518110610c9157610c916133b9565b6020908102919091010152600101610c56565b5092915050565b60405163de7e790760e01b81526001600160a01b03848116600483015260248201849052604482018390526060915f91829182917f0000000000000000000000000000000000000000000000000000000000000000169063de7e7907906064015f60405180830381865afa158015610d25573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610d4c9190810190613104565b91509150610d5c8287835f6117e3565b935093505050935093915050565b6040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b1790525f908190610da29084906112bf565b6040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b1790529091505f90610ddb9085906112bf565b60405160248101849052604481018290529091505f9060640160408051601f198184030181529190526020810180516001600160e01b031663e6a4390560e01b1790529050828214801590610e3957506001600160a01b0385163b15155b8015610e565750846001600160a01b0316610e5487836112bf565b145b93505050505b92915050565b6040516398c9d32160e01b81526001600160a01b03848116600483015260248201849052604482018390526060915f91829182917f000000000000000000000000000000000000000000000000000000000000000016906398c9d321906064015f60405180830381865afa158015610edc573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610f039190810190613104565b91509150610d5c8287838a6117e3565b610f1b612794565b81815260405163632a486160e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161010060405180830381865afa158015610f82573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610fa691906133f8565b506020820152620249f05a1015610fd05760405163ca747cad60e01b815260040160405180910390fd5b610fe681610fe18360200151611a92565b611b17565b919050565b60605f610ff88484611bcf565b826001600160401b0381111561101057611010613098565b60405190808252806020026020018201604052801561104957816020015b611036612832565b81526020019060019003908161102e5790505b5091505f5b838110156112b657856001600160a01b03166060868684818110611074576110746133b9565b90506020020135901c14158061112c57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316634f558e798686848181106110c6576110c66133b9565b905060200201356040518263ffffffff1660e01b81526004016110eb91815260200190565b602060405180830381865afa158015611106573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061112a9190613214565b155b6112ae577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663632a4861868684818110611171576111716133b9565b905060200201356040518263ffffffff1660e01b815260040161119691815260200190565b61014060405180830381865afa1580156111b2573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906111d691906132ee565b8382815181106111e8576111e86133b9565b60200260200101819052507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663f11988e0868684818110611234576112346133b9565b905060200201356040518263ffffffff1660e01b815260040161125991815260200190565b602060405180830381865afa158015611274573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112989190613388565b6112ab906001600160801b031683613201565b91505b60010161104e565b50935093915050565b5f60205f8351602085018662030d40fa601f3d11811615610ca45750505f5192915050565b6040805160a0810182525f808252602082018190529181018290526060810182905260808101919091526113188383611c69565b6080820152815f5b84518110156113c2575f85828151811061133c5761133c6133b9565b602002602001015160c0015160400151905064ffffffffff80168164ffffffffff160361139f57611386868381518110611378576113786133b9565b602002602001015186611cac565b846060018181516113979190613201565b9052506113b9565b828164ffffffffff1611156113b9578064ffffffffff1692505b50600101611320565b5081608001515f036113d45750610e5c565b6113eb848483856080015186606001516063611ce4565b64ffffffffff1682526080820151606083015161140f91869186918591605a611ce4565b64ffffffffff16602083015260808201516060830151611436918691869185916032611ce4565b64ffffffffff1660408301525092915050565b5f5f5f6114568686611d7a565b91509150815f0361147a57838181611470576114706134b0565b04925050506114f3565b818411611491576114916003851502601118611d96565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150505b9392505050565b5f81156115195761151483670de0b6b3a764000084611449565b6114f3565b5f9392505050565b611529612888565b61155282604051806040016040528060078152602001666f776e6572282960c81b815250611da7565b6001600160a01b031680825261159a5761158e826040518060400160405280600a8152602001696765744f776e6572282960b01b815250611da7565b6001600160a01b031681525b6115c7826040518060400160405280600b81526020016a617574686f72697479282960a81b815250611da7565b6001600160a01b03166101e08201526040805160048152602481019091526020810180516001600160e01b0316635c975abb60e01b17905261160a9083906112bf565b60011460608201526040805160048152602481019091526020810180516001600160e01b031663ed50519760e01b1790526116469083906112bf565b8160a00181815250505f826001600160a01b0316803b806020016040519081016040528181525f908060200190933c90508051601714801561169f575061168c816134c4565b6001600160e81b03191662ef010060e81b145b156116b057600160e08301526116ba565b6116ba8282611df9565b50919050565b6040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b1790525f908190839082906116fc908390611f60565b6040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b1790529091505f90611735908490611f60565b6040805160048152602481019091526020810180516001600160e01b031663ddca3f4360e01b1790529091505f9061176e908590611f60565b90506001600160a01b0384161580159061179257508661179089858585611f6f565b145b604080516001600160a01b03808716602083015285169181019190915262ffffff83166060820152909650608001604051602081830303815290604052805190602001209450505050509250929050565b60605f85516001600160401b038111156117ff576117ff613098565b60405190808252806020026020018201604052801561183857816020015b611825612794565b81526020019060019003908161181d5790505b5091505f5f5b875181101561195257620249f05a101561187757805f036118725760405163ca747cad60e01b815260040160405180910390fd5b611952565b5f61189a89838151811061188d5761188d6133b9565b60200260200101516119ef565b90505f81610160015160038111156118b4576118b4612c07565b036118bf575061194a565b6001600160a01b038616158015906119145750856001600160a01b03168160200151608001516001600160a01b031614158061191457506119008289613201565b81602001516060015165ffffffffffff1614155b1561191f575061194a565b80858461192b816133a1565b95508151811061193d5761193d6133b9565b6020026020010181905250505b60010161183e565b8561195d8289613201565b10611968575f611972565b6119728188613201565b9250818452505094509492505050565b5f808085156119915785611994565b60015b9250838311156119a857508190505f6119e6565b6119b283856131ee565b85116119c7576119c28584613201565b6119d2565b6119d2846001613201565b91508382116119e157816119e3565b5f5b90505b93509350939050565b6119f7612794565b604051634f558e7960e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634f558e7990602401602060405180830381865afa158015611a5a573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611a7e9190613214565b15611a8c57610e5c82610f13565b90815290565b5f8082604001516001811115611aaa57611aaa612c07565b03611ae35750517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0390811691161490565b50517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0390811691161490565b5f808360200151604001516001811115611b3357611b33612c07565b14611b4657611b4183612013565b611b4f565b611b4f83612283565b905080611b6457505060016101609190910152565b81611b7c57505060026101608201525f606090910152565b60036101608401526020830151604001515f906001811115611ba057611ba0612c07565b03611bca57611bc483602001515f015184608001518560a001518660c00151611f6f565b60608401525b505050565b60c8811115611bf9576040516370dc448b60e01b815260c860048201526024015b60405180910390fd5b60015b81811015611bca578282611c116001846131ee565b818110611c2057611c206133b9565b90506020020135838383818110611c3957611c396133b9565b9050602002013511611c61576040516305ae8f1960e21b815260048101829052602401611bf0565b600101611bfc565b5f5f5b8351811015610ca457611c98848281518110611c8a57611c8a6133b9565b602002602001015184611cac565b611ca29083613201565b9150600101611c6c565b5f611cc583606001518460a001518560c00151856123f0565b8360600151611cd49190613501565b6001600160801b03169392505050565b5f611cef8285613520565b611cfa846064613520565b10611d0b575064ffffffffff611d70565b6001611d1787876131ee565b1115611d6d575f6002611d2a8789613201565b611d349190613537565b9050611d408386613520565b611d4a8983611c69565b611d55906064613520565b1015611d6357809550611d67565b8096505b50611d0b565b50835b9695505050505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b604080516004815260248101918290525f916114f3918591611dca908690613556565b6040519081900390206020820180516001600160e01b03166001600160e01b03199092169190911790526112bf565b5f611e026124b7565b825190915060015f5b82811015611f5857848101602001515f1a60608110801590611e2e5750607f8111155b15611ea957828015611e405750806063145b8015611e55575083611e53836004613201565b105b15611e8d57611e8d87611e8887611e838a611e71886001613201565b01602001516001600160e01b03191690565b6124da565b612545565b611e98605f826131ee565b611ea29083613201565b9150611f47565b80605b03611eba5760019250611f47565b8215611f47578060f41480611ecf57508060f2145b15611ee057600160e0880152611f1b565b80603203611ef55760016101a0880152611f1b565b80604103611f0a5760016101c0880152611f1b565b8060ff03611f1b5760016101808801525b8015801590611f2b575080605614155b8015611f3857508060f314155b8015611f44575060fd81105b92505b50611f51816133a1565b9050611e0b565b505050505050565b5f6114f383620186a084612602565b6040805160048152602481019091526020810180516001600160e01b031663c45a015560e01b1790525f908190611fa7908790611f60565b6040516001600160a01b0380881660248301528616604482015262ffffff8516606482015290915061200790829060840160408051601f198184030181529190526020810180516001600160e01b0316630b4c774160e11b179052611f60565b9150505b949350505050565b6020810151805160c0909101516040516001600160601b0390911660248201525f91606091839060440160408051601f198184030181529190526020810180516001600160e01b0316631efeed3360e01b17905290506120838261207a600261ea60613537565b83600180612627565b90945092508361209757505f949350505050565b825f815181106120a9576120a96133b9565b6020908102919091018101516001600160801b03166040808801919091529086015160c0015190516001600160601b03909116602482015260440160408051601f198184030181529190526020810180516001600160e01b0316637ba03aad60e01b179052905061212b82612121600261ea60613537565b8360066001612627565b9094509250836121475750505f60409093018390525090919050565b825f81518110612159576121596133b9565b602002602001015183600181518110612174576121746133b9565b60209081029190910101516001600160a01b0390811660a08801521660808601528251839060029081106121aa576121aa6133b9565b6020026020010151836003815181106121c5576121c56133b9565b602090810291909101015160020b61012087015262ffffff1660c08601528251839060049081106121f8576121f86133b9565b60209081029190910101516001600160a01b031661014086015282516008908490600590811061222a5761222a6133b9565b6020026020010151901c602084600581518110612249576122496133b9565b60209081029190910181015190911c600290810b6101008901529190910b60e087015260a093019290922060609094019390935250919050565b602081015160c001516040516001600160601b0390911660248201525f90606090829060440160408051601f19818403018152919052602080820180516001600160e01b031663133f757160e31b179052850151519091506122ec9061ea6083600c6001612627565b8051919450925082906002908110612306576123066133b9565b602002602001015182600381518110612321576123216133b9565b60209081029190910101516001600160a01b0390811660a0870152166080850152815182906004908110612357576123576133b9565b602090810291909101015162ffffff1660c0850152815182906005908110612381576123816133b9565b60200260200101518260068151811061239c5761239c6133b9565b6020908102919091010151600290810b6101008701520b60e08501528151829060079081106123cd576123cd6133b9565b60209081029190910101516001600160801b031660409094019390935250919050565b5f64ffffffffff8016836040015164ffffffffff160361241157508261200b565b826040015164ffffffffff16821061242a57508361200b565b826020015164ffffffffff1682108061244b5750825164ffffffffff168211155b1561245757508261200b565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156124935761248d8184846126b5565b92509050805b6124a98789036001600160801b031684846126b5565b909601979650505050505050565b6060604051806101a0016040528061016d815260200161356d61016d9139905090565b5f8160e01c5f60058551045b8082101561253c5780820160011c6005810260208801015160d81c8060081c858103612519575060ff16945061253c9050565b8581106001811461252c57839450612533565b6001840195505b505050506124e6565b50505092915050565b8060ff165f03612553575050565b5f1960ff82160161256957600160208301525050565b60011960ff82160161258057600160408301525050565b60021960ff82160161259757600160c08301525050565b60031960ff8216016125ae57600160808301525050565b60041960ff8216016125c65760016101008301525050565b60051960ff8216016125de5760016101208301525050565b60061960ff8216016125f65760016101408301525050565b60016101608301525050565b5f60205f8351602085018787fa601f3d1181161561261f575f5191505b509392505050565b5f6060836001600160401b0381111561264257612642613098565b60405190808252806020026020018201604052801561266b578160200160208202803683370190505b5090508360051b5f5f8751602089018b8bfa925083801561269257813d148416935061269b565b813d1015841693505b5082156126aa57805f602084013e5b509550959350505050565b5f81838502816126c7576126c76134b0565b04949350505050565b6040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f151581526020015f81526020015f81526020015f81526020016127566040518060a001604052805f64ffffffffff1681526020015f64ffffffffff1681526020015f64ffffffffff1681526020015f81526020015f81525090565b8152602001612763612888565b905290565b60405180608001604052805f8152602001612781612832565b81525f6020820181905260409091015290565b6040518061018001604052805f81526020016127e46040805160e0810182525f80825260208201819052909182019081525f60208201819052604082018190526060820181905260809091015290565b81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e08201819052610100820181905261012082018190526101409091015290565b6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b60408051610200810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101829052610100810182905261012081018290526101408101829052610160810182905261018081018290526101a081018290526101c081018290526101e081019190915290565b6001600160a01b038116811461291f575f5ffd5b50565b5f5f83601f840112612932575f5ffd5b5081356001600160401b03811115612948575f5ffd5b6020830191508360208260051b8501011115612962575f5ffd5b9250929050565b5f5f5f6040848603121561297b575f5ffd5b83356129868161290b565b925060208401356001600160401b038111156129a0575f5ffd5b6129ac86828701612922565b9497909650939450505050565b80516001600160a01b0316825260208101516129d9602084018215159052565b5060408101516129ed604084018215159052565b506060810151612a01606084018215159052565b506080810151612a15608084018215159052565b5060a081015160a083015260c0810151612a3360c084018215159052565b5060e0810151612a4760e084018215159052565b50610100810151612a5d61010084018215159052565b50610120810151612a7361012084018215159052565b50610140810151612a8961014084018215159052565b50610160810151612a9f61016084018215159052565b50610180810151612ab561018084018215159052565b506101a0810151612acb6101a084018215159052565b506101c0810151612ae16101c084018215159052565b506101e0810151611bca6101e08401826001600160a01b03169052565b5f6103c082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a0830151612b4560a084018215159052565b5060c083015160c083015260e083015160e0830152610100830151610100830152610120830151612bba61012084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015260608101516060830152608081015160808301525050565b50610140830151610ca46101c08401826129b9565b5f5f5f5f60808587031215612be2575f5ffd5b8435612bed8161290b565b966020860135965060408601359560600135945092505050565b634e487b7160e01b5f52602160045260245ffd5b80516001600160a01b0316825260208082015164ffffffffff1690830152604081015160028110612c4e57612c4e612c07565b8060408401525065ffffffffffff60608201511660608301526080810151612c8160808401826001600160a01b03169052565b5060a0810151612c9c60a08401826001600160a01b03169052565b5060c0810151611bca60c08401826001600160601b03169052565b60048110612cc757612cc7612c07565b9052565b805182526020810151612ce16020840182612c1b565b5060408101516001600160801b0316610100830152606081015161012083015260808101516001600160a01b0390811661014084015260a08201511661016083015260c081015162ffffff1661018083015260e0810151600281900b6101a084015250610100810151612d5a6101c084018260020b9052565b50610120810151612d716101e084018260020b9052565b506101408101516001600160a01b0316610200830152610160810151611bca610220840182612cb7565b5f8151808452602084019350602083015f5b82811015612dd757612dc0868351612ccb565b610240959095019460209190910190600101612dad565b5093949350505050565b606081525f612df36060830186612d9b565b602083019490945250901515604090910152919050565b5f5f5f5f60808587031215612e1d575f5ffd5b8435612e288161290b565b93506020850135612e388161290b565b93969395505050506040820135916060013590565b604080825283519082018190525f9060208501906060840190835b81811015612f6e57835180518452602081015160018060a01b03815116602086015260018060a01b03602082015116604086015260018060a01b0360408201511660608601526001600160801b0360608201511660808601526001600160801b0360808201511660a086015260a0810151612eee60c08701826001600160801b03169052565b5060c00151805164ffffffffff90811660e087015260208201518116610100870152604082015116610120860152606081015161ffff166101408601525060408101516001600160801b03811661016086015250606001516001600160801b03811661018085015250602093909301926101a09290920191600101612e68565b5050602093909301939093525092915050565b5f60208284031215612f91575f5ffd5b5035919050565b5f5f60208385031215612fa9575f5ffd5b82356001600160401b03811115612fbe575f5ffd5b612fca85828601612922565b90969095509350505050565b602081525f6114f36020830184612d9b565b5f5f5f60608486031215612ffa575f5ffd5b83356130058161290b565b95602085013595506040909401359392505050565b604081525f61302c6040830185612d9b565b90508260208301529392505050565b5f5f6040838503121561304c575f5ffd5b82356130578161290b565b915060208301356130678161290b565b809150509250929050565b6102408101610e5c8284612ccb565b5f60208284031215613091575f5ffd5b5051919050565b634e487b7160e01b5f52604160045260245ffd5b60405160e081016001600160401b03811182821017156130ce576130ce613098565b60405290565b604051601f8201601f191681016001600160401b03811182821017156130fc576130fc613098565b604052919050565b5f5f60408385031215613115575f5ffd5b82516001600160401b0381111561312a575f5ffd5b8301601f8101851361313a575f5ffd5b80516001600160401b0381111561315357613153613098565b8060051b613163602082016130d4565b9182526020818401810192908101908884111561317e575f5ffd5b6020850194505b838510156131a457845180835260209586019590935090910190613185565b602097909701519698969750505050505050565b5f5f604083850312156131c9575f5ffd5b505080516020909101519092909150565b634e487b7160e01b5f52601160045260245ffd5b81810381811115610e5c57610e5c6131da565b80820180821115610e5c57610e5c6131da565b5f60208284031215613224575f5ffd5b815180151581146114f3575f5ffd5b8051610fe68161290b565b80516001600160801b0381168114610fe6575f5ffd5b805164ffffffffff81168114610fe6575f5ffd5b5f60808284031215613278575f5ffd5b604051608081016001600160401b038111828210171561329a5761329a613098565b6040529050806132a983613254565b81526132b760208401613254565b60208201526132c860408401613254565b6040820152606083015161ffff811681146132e1575f5ffd5b6060919091015292915050565b5f610140828403128015613300575f5ffd5b506133096130ac565b82516133148161290b565b815260208301516133248161290b565b602082015260408301516133378161290b565b60408201526133486060840161323e565b60608201526133596080840161323e565b608082015261336a60a0840161323e565b60a082015261337c8460c08501613268565b60c08201529392505050565b5f60208284031215613398575f5ffd5b6114f38261323e565b5f600182016133b2576133b26131da565b5060010190565b634e487b7160e01b5f52603260045260245ffd5b805165ffffffffffff81168114610fe6575f5ffd5b80516001600160601b0381168114610fe6575f5ffd5b5f5f82840361010081121561340b575f5ffd5b60e0811215613418575f5ffd5b506134216130ac565b835161342c8161290b565b815261343a60208501613254565b6020820152604084015160028110613450575f5ffd5b6040820152613461606085016133cd565b606082015261347260808501613233565b608082015261348360a08501613233565b60a082015261349460c085016133e2565b60c082015291506134a760e08401613233565b90509250929050565b634e487b7160e01b5f52601260045260245ffd5b805160208201516001600160e81b03198116919060038210156134fa576001600160e81b03196003838103901b81901b82161692505b5050919050565b6001600160801b038281168282160390811115610e5c57610e5c6131da565b8082028115828204841417610e5c57610e5c6131da565b5f8261355157634e487b7160e01b5f52601260045260245ffd5b500490565b5f82518060208501845e5f92019182525091905056fe061c82d0050b78f9c0050cc835a3050ecb93c003153b0d1e0318bf5077011cdd3be303203e727e04273123b7032e5bb6ff052f2ff15d0831c2d84703333e99db03342aa8b5033659cfe6073bbac579033f4ba83a0240c10f190144337ea103455a4396034ada218b064f1ef2860752d1902d075c60da1b075d0044ca0468092bd90369fe0e2d056a486a8e0574010ece04751039fc047a9e5e4b087d1db4a5048095d564058456cb59028a8c523c068b4cee08058cd09d50058d1fdf2f038e2eee84038f70ccf7068f9a55c00491d1485408a0712d6801b515566a03bbc0c74206bfd7928403c024666805c17b5b8c05c18bc19504c2e5ec0406c3f70b5204c647b20e05c876d0b904c8c8ebe404c9567bf906cc872b6601d01dd6d203d34628cc03d543dbeb04d85ba06305dbac26e903dc1052e205e47d606003e4997dc503ea1644d504ec1f3f6305ec28438a04f3bdc22803f8b45b0504f9f92be403fe575a8703ffb54a9906ffecf51603a2646970667358221220c37154c6b0ff51c72d2038f6d35710b935ea91c20d95844e4615f78e8e13577764736f6c63430008250033',
  immutables: [{"length":32,"start":745},{"length":32,"start":982},{"length":32,"start":1111},{"length":32,"start":1913},{"length":32,"start":2193},{"length":32,"start":2340},{"length":32,"start":2539},{"length":32,"start":2694},{"length":32,"start":4231},{"length":32,"start":4402},{"length":32,"start":4597},{"length":32,"start":599},{"length":32,"start":1727},{"length":32,"start":3297},{"length":32,"start":3736},{"length":32,"start":3892},{"length":32,"start":6669},{"length":32,"start":784},{"length":32,"start":260},{"length":32,"start":1422},{"length":32,"start":1562},{"length":32,"start":6835},{"length":32,"start":706},{"length":32,"start":1483},{"length":32,"start":6887}],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const lockLensSource = { compiler: '0.8.37+commit.f401782d', hash: 'eb9192ee831cdac63f280d85f2babf5b9ca122fa2f867803256d220e7400bf27' } as const
