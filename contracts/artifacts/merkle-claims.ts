// Written by scripts/contracts.ts from contracts/MerkleClaims.sol. `npm run artifacts` writes it again.

/** What MerkleClaims can be asked and says. */
export const merkleClaimsAbi = [
  {
    "inputs": [
      {
        "internalType": "contract ITokenLocker",
        "name": "locker_",
        "type": "address"
      },
      {
        "internalType": "contract ITokenGrants",
        "name": "grants_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "InvalidShortString",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_AlreadyClaimed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_Closed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "MerkleClaims_NoRoot",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_NoSuchCampaign",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "MerkleClaims_NotAToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "creator",
        "type": "address"
      }
    ],
    "name": "MerkleClaims_NotCreator",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "start",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_NotStarted",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "MerkleClaims_NotTheAccount",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "MerkleClaims_NothingArrived",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_NothingToRefund",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "steps",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_ProofTooLong",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_SignatureExpired",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_StillOpen",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "held",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "owed",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_TokenShort",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_TooFar",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_TooMuch",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "remaining",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_Underfunded",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "revoker",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "notice",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_WrongGrant",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_WrongProof",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "recipient",
        "type": "address"
      }
    ],
    "name": "MerkleClaims_WrongRecipient",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "start",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "cliff",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "end",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_WrongSchedule",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "MerkleClaims_WrongSignature",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "start",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "MerkleClaims_WrongWindow",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "MerkleClaims_ZeroAmount",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ReentrancyGuardReentrantCall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "SafeERC20FailedOperation",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "str",
        "type": "string"
      }
    ],
    "name": "StringTooLong",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "creator",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "contract IERC20",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "root",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "funded",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "start",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "deadline",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "ownClaims",
        "type": "bool"
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
        "indexed": false,
        "internalType": "struct VestingMath.Schedule",
        "name": "lock",
        "type": "tuple"
      },
      {
        "components": [
          {
            "internalType": "bool",
            "name": "used",
            "type": "bool"
          },
          {
            "internalType": "address",
            "name": "revoker",
            "type": "address"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          }
        ],
        "indexed": false,
        "internalType": "struct MerkleClaimsWords.GrantTerms",
        "name": "grant",
        "type": "tuple"
      },
      {
        "indexed": false,
        "internalType": "string",
        "name": "metadataURI",
        "type": "string"
      }
    ],
    "name": "CampaignCreated",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "recipient",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "paid",
        "type": "uint256"
      }
    ],
    "name": "Claimed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [],
    "name": "EIP712DomainChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "grant",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "name": "PaidIntoGrant",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "lock",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "name": "PaidIntoLock",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "creator",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "recipient",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "paid",
        "type": "uint256"
      }
    ],
    "name": "Refunded",
    "type": "event"
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
    "name": "campaign",
    "outputs": [
      {
        "components": [
          {
            "internalType": "contract IERC20",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "start",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "deadline",
            "type": "uint40"
          },
          {
            "internalType": "bool",
            "name": "ownClaims",
            "type": "bool"
          },
          {
            "internalType": "enum MerkleClaimsWords.Payout",
            "name": "payout",
            "type": "uint8"
          },
          {
            "internalType": "address",
            "name": "creator",
            "type": "address"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          },
          {
            "internalType": "uint128",
            "name": "funded",
            "type": "uint128"
          },
          {
            "internalType": "uint128",
            "name": "remaining",
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
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "address",
            "name": "revoker",
            "type": "address"
          }
        ],
        "internalType": "struct MerkleClaimsWords.Campaign",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "campaignCount",
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
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "proof",
        "type": "bytes32[]"
      }
    ],
    "name": "claim",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      },
      {
        "internalType": "bytes32[]",
        "name": "proof",
        "type": "bytes32[]"
      },
      {
        "internalType": "address",
        "name": "recipient",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "claimBySig",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "recipient",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "claimToDigest",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
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
      },
      {
        "internalType": "uint256",
        "name": "word",
        "type": "uint256"
      }
    ],
    "name": "claimedWord",
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
    "inputs": [
      {
        "components": [
          {
            "internalType": "contract IERC20",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint40",
            "name": "start",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "deadline",
            "type": "uint40"
          },
          {
            "internalType": "bool",
            "name": "ownClaims",
            "type": "bool"
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
            "name": "lock",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "bool",
                "name": "used",
                "type": "bool"
              },
              {
                "internalType": "address",
                "name": "revoker",
                "type": "address"
              },
              {
                "internalType": "uint32",
                "name": "notice",
                "type": "uint32"
              }
            ],
            "internalType": "struct MerkleClaimsWords.GrantTerms",
            "name": "grant",
            "type": "tuple"
          },
          {
            "internalType": "string",
            "name": "metadataURI",
            "type": "string"
          }
        ],
        "internalType": "struct MerkleClaimsWords.Terms",
        "name": "terms",
        "type": "tuple"
      }
    ],
    "name": "createCampaign",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "creator",
        "type": "address"
      },
      {
        "components": [
          {
            "internalType": "contract IERC20",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint40",
            "name": "start",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "deadline",
            "type": "uint40"
          },
          {
            "internalType": "bool",
            "name": "ownClaims",
            "type": "bool"
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
            "name": "lock",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "bool",
                "name": "used",
                "type": "bool"
              },
              {
                "internalType": "address",
                "name": "revoker",
                "type": "address"
              },
              {
                "internalType": "uint32",
                "name": "notice",
                "type": "uint32"
              }
            ],
            "internalType": "struct MerkleClaimsWords.GrantTerms",
            "name": "grant",
            "type": "tuple"
          },
          {
            "internalType": "string",
            "name": "metadataURI",
            "type": "string"
          }
        ],
        "internalType": "struct MerkleClaimsWords.Terms",
        "name": "terms",
        "type": "tuple"
      }
    ],
    "name": "createCampaignFor",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "contract IERC20",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint40",
            "name": "start",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "deadline",
            "type": "uint40"
          },
          {
            "internalType": "bool",
            "name": "ownClaims",
            "type": "bool"
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
            "name": "lock",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "bool",
                "name": "used",
                "type": "bool"
              },
              {
                "internalType": "address",
                "name": "revoker",
                "type": "address"
              },
              {
                "internalType": "uint32",
                "name": "notice",
                "type": "uint32"
              }
            ],
            "internalType": "struct MerkleClaimsWords.GrantTerms",
            "name": "grant",
            "type": "tuple"
          },
          {
            "internalType": "string",
            "name": "metadataURI",
            "type": "string"
          }
        ],
        "internalType": "struct MerkleClaimsWords.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "components": [
          {
            "internalType": "bool",
            "name": "dai",
            "type": "bool"
          },
          {
            "internalType": "uint256",
            "name": "value",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          },
          {
            "internalType": "uint8",
            "name": "v",
            "type": "uint8"
          },
          {
            "internalType": "bytes32",
            "name": "r",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "s",
            "type": "bytes32"
          }
        ],
        "internalType": "struct TokenGrantsWords.Permit",
        "name": "permit",
        "type": "tuple"
      }
    ],
    "name": "createCampaignWithPermit",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "contract IERC20",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          },
          {
            "internalType": "uint256",
            "name": "total",
            "type": "uint256"
          },
          {
            "internalType": "uint40",
            "name": "start",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "deadline",
            "type": "uint40"
          },
          {
            "internalType": "bool",
            "name": "ownClaims",
            "type": "bool"
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
            "name": "lock",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "bool",
                "name": "used",
                "type": "bool"
              },
              {
                "internalType": "address",
                "name": "revoker",
                "type": "address"
              },
              {
                "internalType": "uint32",
                "name": "notice",
                "type": "uint32"
              }
            ],
            "internalType": "struct MerkleClaimsWords.GrantTerms",
            "name": "grant",
            "type": "tuple"
          },
          {
            "internalType": "string",
            "name": "metadataURI",
            "type": "string"
          }
        ],
        "internalType": "struct MerkleClaimsWords.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "amount",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "nonce",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          },
          {
            "internalType": "bytes",
            "name": "signature",
            "type": "bytes"
          }
        ],
        "internalType": "struct Permits.Transfer",
        "name": "signed",
        "type": "tuple"
      }
    ],
    "name": "createCampaignWithPermit2",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "eip712Domain",
    "outputs": [
      {
        "internalType": "bytes1",
        "name": "fields",
        "type": "bytes1"
      },
      {
        "internalType": "string",
        "name": "name",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "version",
        "type": "string"
      },
      {
        "internalType": "uint256",
        "name": "chainId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "verifyingContract",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "salt",
        "type": "bytes32"
      },
      {
        "internalType": "uint256[]",
        "name": "extensions",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "grants",
    "outputs": [
      {
        "internalType": "contract ITokenGrants",
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
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "name": "isClaimed",
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
        "name": "index",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "leafOf",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "leaf",
        "type": "bytes32"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "locker",
    "outputs": [
      {
        "internalType": "contract ITokenLocker",
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
        "internalType": "contract IERC20",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "owed",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
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
      },
      {
        "internalType": "address",
        "name": "recipient",
        "type": "address"
      }
    ],
    "name": "refund",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const

/** The code that creates a MerkleClaims; constructor arguments are appended. */
export const merkleClaimsCode = '0x6101a0604052348015610010575f5ffd5b5060405161337038038061337083398101604081905261002f91610195565b6040518060400160405280600c81526020016b4d65726b6c65436c61696d7360a01b815250604051806040016040528060018152602001603160f81b81525061007d8261013860201b60201c565b6101205261008a81610138565b61014052815160208084019190912060e052815190820120610100524660a05261011660e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b03908116610180521661016052610228565b5f5f829050601f8151111561016b578260405163305a27a960e01b815260040161016291906101cd565b60405180910390fd5b805161017682610202565b179392505050565b6001600160a01b0381168114610192575f5ffd5b50565b5f5f604083850312156101a6575f5ffd5b82516101b18161017e565b60208401519092506101c28161017e565b809150509250929050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610222575f198160200360031b1b821691505b50919050565b60805160a05160c05160e05161010051610120516101405161016051610180516130b26102be5f395f818161024b0152818161197d015281816119bc01528181611a430152611d8e01525f81816102bd0152818161183f0152818161187b015261190001525f61159e01525f61156e01525f6121fb01525f6121d301525f61212e01525f61215801525f61218201526130b25ff3fe608060405234801561000f575f5ffd5b5060043610610111575f3560e01c806395eaa2c81161009e578063ccd390371161006e578063ccd3903714610298578063d7b96d4e146102b8578063df18e047146102df578063f364c90c146102fe578063fcdf5f4e14610348575f5ffd5b806395eaa2c81461020957806398490a921461021c578063a2cfab1c14610246578063ade5843f14610285575f5ffd5b80637ad226dc116100e45780637ad226dc146101a25780637e96666c146101b557806384b0196e146101c8578063935270cb146101e3578063936f79c1146101f6575f5ffd5b806349c676de146101155780635d4df3bf1461013c578063636f7a45146101515780637274e30d14610199575b5f5ffd5b61012164ffffffffff81565b60405164ffffffffff90911681526020015b60405180910390f35b61014f61014a36600461255b565b61035b565b005b61018b61015f3660046125c9565b604080519384526001600160a01b039092166020808501919091529183015260609091205f9081522090565b604051908152602001610133565b61018b60025481565b61014f6101b03660046125fe565b61038e565b61018b6101c3366004612643565b61052c565b6101d061059b565b60405161013397969594939291906126c7565b61014f6101f136600461275d565b6105dd565b61018b610204366004612845565b61066d565b61018b610217366004612877565b6106b4565b61018b61022a3660046128d7565b5f91825260056020908152604080842092845291905290205490565b61026d7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b039091168152602001610133565b61018b6102933660046128f7565b6106e4565b6102ab6102a6366004612944565b61074d565b604051610133919061298f565b61026d7f000000000000000000000000000000000000000000000000000000000000000081565b61018b6102ed366004612adc565b60036020525f908152604090205481565b61033861030c3660046128d7565b5f918252600560209081526040808420600884901c855290915290912054600160ff9092161c81161490565b6040519015158152602001610133565b61018b610356366004612af7565b610928565b6103636109a4565b61037e86868686868683336001600160a01b038216146109db565b610386610c88565b505050505050565b6103966109a4565b5f6103a083610cb2565b60038101546001820154919250600160801b90046001600160801b0316906001600160a01b031633146103fc57600182015460405163909037fb60e01b81526001600160a01b0390911660048201526024015b60405180910390fd5b8154600160c81b900464ffffffffff1642108061042857508154600160c81b900464ffffffffff908116145b15610458578154604051636a962d9560e11b8152600160c81b90910464ffffffffff1660048201526024016103f3565b806001600160801b03165f036104845760405163244b846b60e01b8152600481018590526024016103f3565b6003820180546001600160801b0390811690915582545f916104b3916001600160a01b03169086908516610ce7565b83549091506104cc906001600160a01b03168583610e17565b604080516001600160801b0384168152602081018390526001600160a01b03861691339188917f6dc7182cd4e653be0118539f2c1d0809ae3add243d83d9086158edeb27e74747910160405180910390a4505050610528610c88565b5050565b5f6105356109a4565b5f61053f84610e51565b90506105576105516020860186612adc565b84611052565b61057f3330604087013561056e6020890189612adc565b6001600160a01b03169291906111a0565b61058a3385836111dc565b915050610595610c88565b92915050565b5f6060805f5f5f60606105ac611567565b6105b4611597565b604080515f80825260208201909252600f60f81b9b939a50919850469750309650945092509050565b6105e56109a4565b824211156106095760405163171be9b160e21b8152600481018490526024016103f3565b610620886106198c8c8888610928565b84846115c2565b610648576040516339db9aaf60e11b81526001600160a01b03891660048201526024016103f3565b6106598a8a8a8a8a8a8a60016109db565b610661610c88565b50505050505050505050565b5f6106766109a4565b5f61068083610e51565b90506106993330604086013561056e6020880188612adc565b6106a43384836111dc565b9150506106af610c88565b919050565b5f6106bd6109a4565b5f6106c784610e51565b905061057f6106d96020860186612adc565b856040013585611623565b5f6106ed6109a4565b6001600160a01b03831661071f576040516353d7100960e11b81526001600160a01b03841660048201526024016103f3565b5f61072983610e51565b90506107423330604086013561056e6020880188612adc565b61058a8484836111dc565b60408051610180810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905260c0850184905260e0850184905261010085018490526101208501849052855190810186528381529182018390529381018290529283018190526101408201929092526101608101919091526107d682610cb2565b604080516101808101825282546001600160a01b038116825264ffffffffff600160a01b820481166020840152600160c81b8204169282019290925260ff600160f01b83048116151560608301529092916080840191600160f81b9091041660028111156108465761084661295b565b60028111156108575761085761295b565b815260018201546001600160a01b03808216602080850191909152600160a01b90920463ffffffff16604080850191909152600285015460608086019190915260038601546001600160801b03808216608080890191909152600160801b9092041660a087015282519081018352600487015464ffffffffff8082168352650100000000008204811696830196909652600160501b810490951692810192909252600160781b90930461ffff169281019290925260c083019190915260059092015490911660e09091015292915050565b604080517fa1b9cba34678e9750bf08b96e5c106dab761c09343dd5a5699bd36f1efcc61866020820152908101859052606081018490526001600160a01b038316608082015260a081018290525f906109999060c0016040516020818303038152906040528051906020012061162f565b90505b949350505050565b6109ac61165b565b6109d960017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061169b565b565b5f88815260046020526040812090806109f68b848b876116a2565b91509150875f03610a1a5760405163b3a0e39360e01b815260040160405180910390fd5b6020861115610a3f576040516314f3077560e21b8152600481018790526024016103f3565b610a498b8b61178a565b6002830154604080518c81526001600160a01b038c166020808301919091529181018b9052606090205f90815220610a829089896117fe565b14610aaa576040516328900e3360e21b8152600481018c9052602481018b90526044016103f3565b6003830154600160801b90046001600160801b031680891115610aea5760405163fa74889f60e01b815260048101829052602481018a90526044016103f3565b6003840180546001600160801b038b84038116600160801b0291161790555f610b1484888c610ce7565b90505f836002811115610b2957610b2961295b565b1480610b4757506004850154600160501b900464ffffffffff164210155b15610b6557610b606001600160a01b0385168883610e17565b610c22565b6001836002811115610b7957610b7961295b565b03610bd257610b8985888361182c565b8b6001600160a01b03168e7f8b4e096547aeb7829b4cb7a4fb07bdc2982739caa42c73c7d50f2a4be2b4990f8f604051610bc591815260200190565b60405180910390a4610c22565b610bdd85888361192c565b8b6001600160a01b03168e7f484e0fb27b0272a824c64f1106de1b8ea52631a32902b044e666f75647ce025d8f604051610c1991815260200190565b60405180910390a45b604080518d81526001600160a01b0389811660208301529181018c905260608101839052908c16908e907f36d7a81a1ec0f2fcb33f09f00a9ccd612dc998ce32fb5ce14eba9c875c390fe29060800160405180910390a350505050505050505050505050565b6109d95f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006109d3565b5f81815260046020526040812060028101549091036106af57604051636d32126560e01b8152600481018390526024016103f3565b5f6001600160a01b0383161580610d0657506001600160a01b03831630145b15610d2f576040516353d7100960e11b81526001600160a01b03841660048201526024016103f3565b6001600160a01b0384165f90815260036020526040902054610d518382612b47565b6001600160a01b0386165f818152600360205260408082209390935591516370a0823160e01b81523060048201526370a0823190602401602060405180830381865afa158015610da3573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610dc79190612b5a565b9050818110610dd65783610de1565b610de1848284611a67565b9250825f03610e0e5760405163833f7c7d60e01b81526001600160a01b03871660048201526024016103f3565b50509392505050565b610e248383836001611b18565b610e4c57604051635274afe760e01b81526001600160a01b03841660048201526024016103f3565b505050565b5f808080610e626020860186612adc565b610e726080870160608801612b83565b610e8260a0880160808901612b83565b9194509250905060208501355f03610ead5760405163066be37b60e31b815260040160405180910390fd5b84604001355f03610ed15760405163b3a0e39360e01b815260040160405180910390fd5b8064ffffffffff168264ffffffffff16101580610ef55750428164ffffffffff1611155b15610f24576040516304eda49960e21b815264ffffffffff8084166004830152821660248201526044016103f3565b610f2d82611b7a565b64ffffffffff81811614610f4457610f4481611b7a565b610f508560c001611bbb565b610f5985611cd1565b826001600160a01b03163b5f03610f8e5760405163bd14278d60e01b81526001600160a01b03841660048201526024016103f3565b6040516370a0823160e01b81523060048201526001600160a01b038416906370a0823190602401602060405180830381865afa158015610fd0573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ff49190612b5a565b6001600160a01b0384165f908152600360205260409020549094508085101561104957604051632d3943e360e01b81526001600160a01b038516600482015260248101869052604481018290526064016103f3565b50505050919050565b602081013560408201355f808061106f6080870160608801612b9e565b92505050608084013560a085013561108a6020870187612bcd565b1561111b576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015611100575f5ffd5b505af1925050508015611111575060015b1561119757611197565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b158015611184575f5ffd5b505af1925050508015611195575060015b505b50505050505050565b6111ae848484846001611dfa565b6111d657604051635274afe760e01b81526001600160a01b03851660048201526024016103f3565b50505050565b5f806111eb6020850185612adc565b6040516370a0823160e01b81523060048201526001600160a01b0391909116906370a0823190602401602060405180830381865afa15801561122f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112539190612b5a565b905082811161128e576112696020850185612adc565b60405163833f7c7d60e01b81526001600160a01b0390911660048201526024016103f3565b5f6112998483612b47565b90505f6112ae61012087016101008801612b83565b64ffffffffff1615159050806112cb576001600160801b036112db565b6dffffffffffffffffffffffffffff5b6001600160801b03168211156113075760405163262897d360e21b8152600481018390526024016103f3565b8160035f61131860208a018a612adc565b6001600160a01b03166001600160a01b031681526020019081526020015f205f8282546113459190612be6565b9091555050600280545f9061135990612bf9565b91829055505f81815260046020908152604090912091955061137d90880188612adc565b61138d6080890160608a01612b83565b61139d60a08a0160808b01612b83565b835469ffffffffffffffffffff60a01b1916600160c81b64ffffffffff9283160264ffffffffff60a01b191617600160a01b9290911691909102176001600160a01b0319166001600160a01b039190911617815561140160c0880160a08901612bcd565b61140a88611e67565b82548390601e90839083906001600160f81b0316600160f81b8360028111156114355761143561295b565b02179055508391906101000a81548160ff0219169083151502179055505050878761014001604001602081019061146c9190612c24565b6001830180546001600160a01b039093166001600160a01b031963ffffffff909316600160a01b02929092166001600160c01b0319909316929092171790556001600160801b038316600160801b81026fffffffffffffffffffffffffffffffff19161760038201556020870135600282015581156114fa5760c08701600482016114f78282612c4c565b50505b5f61150d61018089016101608a01612adc565b6001600160a01b0316146115505761152d61018088016101608901612adc565b6005820180546001600160a01b0319166001600160a01b03929092169190911790555b61155c8589858a611eb3565b505050509392505050565b60606115927f0000000000000000000000000000000000000000000000000000000000000000611f60565b905090565b60606115927f0000000000000000000000000000000000000000000000000000000000000000611f60565b5f6001600160a01b038516158015906115f65750846001600160a01b03166115eb858585611f9d565b6001600160a01b0316145b156116035750600161099c565b6001600160a01b0385163b15801590610999575061099985858585611ffd565b610e4c83308484612067565b5f61059561163b612122565b8360405161190160f01b8152600281019290925260228201526042902090565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c156109d957604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b82546001600160a01b03811690600160f81b810460ff9081169164ffffffffff600160a01b8204811692600160c81b830490911691600160f01b9004165f82900361170357604051636d32126560e01b8152600481018a90526024016103f3565b8242101561172757604051630ff60ab960e01b8152600481018490526024016103f3565b81421061174a57604051630bfacb6f60e31b8152600481018390526024016103f3565b808015611755575085155b1561177e5760405163300be29d60e01b81526001600160a01b03881660048201526024016103f3565b50505094509492505050565b5f828152600560209081526040808320600885901c8452909152902054600160ff83161b808216156117d957604051631a204db160e01b815260048101859052602481018490526044016103f3565b5f93845260056020908152604080862060089590951c86529390529190922091179055565b82600582901b8301835b81811015610e0e57803580841160051b93845260209384185260405f209201611808565b82545f906001600160a01b0316611864817f00000000000000000000000000000000000000000000000000000000000000008561224b565b60405163ce12e43b60e01b81526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063ce12e43b906118b8908490889088906004808d019101612ce5565b6020604051808303815f875af11580156118d4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118f89190612b5a565b9150611924817f000000000000000000000000000000000000000000000000000000000000000061229d565b509392505050565b82546040805160808101825260058601546001600160a01b039081168252600187015463ffffffff600160a01b909104811660208401525f93830184905260608301849052929316916119a59083907f000000000000000000000000000000000000000000000000000000000000000090879061224b16565b604051636537514760e01b81526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906365375147906119fb908590899089906004808e0191899101612d4f565b6020604051808303815f875af1158015611a17573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611a3b9190612b5a565b9250610e0e827f000000000000000000000000000000000000000000000000000000000000000061229d565b5f5f5f611a748686612324565b91509150815f03611a9857838181611a8e57611a8e612df4565b0492505050611b11565b818411611aaf57611aaf6003851502601118612340565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150505b9392505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611b6e578383151615611b62573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b611b8863bbf81e0042612be6565b8164ffffffffff161115611bb85760405163f90f8e7760e01b815264ffffffffff821660048201526024016103f3565b50565b5f8080611bcb6020850185612b83565b611bdb6040860160208701612b83565b611beb6060870160408801612b83565b91945092509050611c026080850160608601612e08565b61ffff1681838517171764ffffffffff165f03611c1f5750505050565b8164ffffffffff168364ffffffffff161180611c4857508064ffffffffff168264ffffffffff16115b80611c6157508064ffffffffff168364ffffffffff1610155b80611c735750428164ffffffffff1611155b80611c91575063ffffffff611c888483612e23565b64ffffffffff16115b15611cc857604051630341162d60e01b815264ffffffffff80851660048301528084166024830152821660448201526064016103f3565b6111d681611b7a565b5f80611ce561018084016101608501612adc565b611cf76101a085016101808601612c24565b90925090505f611d0f61016085016101408601612bcd565b611d33576001600160a01b038316158015611d2e575063ffffffff8216155b611dc3565b611d4561012085016101008601612b83565b64ffffffffff1615801590611d70575063ffffffff82161580611d7057506001600160a01b03831615155b8015611d8557506001600160a01b0383163014155b8015611dc357507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316836001600160a01b031614155b9050806111d6576040516307f0bb4d60e21b81526001600160a01b038416600482015263ffffffff831660248201526044016103f3565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316611e56578383151615611e4a573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f611e7a61016083016101408401612bcd565b15611e8757506002919050565b611e9961012083016101008401612b83565b64ffffffffff1615611eac576001610595565b5f92915050565b611ec06020820182612adc565b6001600160a01b03908116908416857faac852c3145378010bef35f189de89230c97c78bc6ba6a30ff9b8a932e2b564d602085013586611f066080880160608901612b83565b611f1660a0890160808a01612b83565b611f2660c08a0160a08b01612bcd565b60c08a016101408b01611f3d6101a08d018d612e40565b604051611f5299989796959493929190612eef565b60405180910390a450505050565b60605f611f6c83612351565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f6040829003611fe757611fdc84611fb860205f8688612fb3565b611fc191612fda565b611fce8560208189612fb3565b611fd791612fda565b612378565b50909150611b119050565b611ff28484846123ab565b509095945050505050565b60408051630b135d3f60e11b808252600482018690526024820192909252604481018390525f91908390818660648301375f82606483010152601f820160051c60051b915060205f60648401838b5afa9050825f5114601f3d111681169350505050949350505050565b6040805160a0810182526001600160a01b03868116606080840191825285356080850152908352602085810135818501528585013584860152845180860190955291871684529083018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a929133906120d990870187612e40565b6040518663ffffffff1660e01b81526004016120f9959493929190612ff7565b5f604051808303815f87803b158015612110575f5ffd5b505af1158015611195573d5f5f3e3d5ffd5b5f306001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801561217a57507f000000000000000000000000000000000000000000000000000000000000000046145b156121a457507f000000000000000000000000000000000000000000000000000000000000000090565b611592604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b6122578383835f6123ed565b610e4c5761226883835f60016123ed565b61229057604051635274afe760e01b81526001600160a01b03841660048201526024016103f3565b610e2483838360016123ed565b604051636eb1769f60e11b81523060048201526001600160a01b03828116602483015283169063dd62ed3e90604401602060405180830381865afa1580156122e7573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061230b9190612b5a565b15610528576105286001600160a01b038316825f61224b565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f60ff8216601f81111561059557604051632cd44ac360e21b815260040160405180910390fd5b5f80806001600160ff1b038416601b60ff86901c0161239988828985612437565b94509450945050505b93509350939050565b5f808060418490036123df578435602086013560408701355f1a6123d189828585612437565b9550955095505050506123a2565b505f915060029050826123a2565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611b6e578383151615611b62573d5f823e3d81fd5b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561247057505f915060039050826124f5565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156124c1573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b0381166124ec57505f9250600191508290506124f5565b92505f91508190505b9450945094915050565b6001600160a01b0381168114611bb8575f5ffd5b5f5f83601f840112612523575f5ffd5b50813567ffffffffffffffff81111561253a575f5ffd5b6020830191508360208260051b8501011115612554575f5ffd5b9250929050565b5f5f5f5f5f5f60a08789031215612570575f5ffd5b86359550602087013594506040870135612589816124ff565b935060608701359250608087013567ffffffffffffffff8111156125ab575f5ffd5b6125b789828a01612513565b979a9699509497509295939492505050565b5f5f5f606084860312156125db575f5ffd5b8335925060208401356125ed816124ff565b929592945050506040919091013590565b5f5f6040838503121561260f575f5ffd5b823591506020830135612621816124ff565b809150509250929050565b5f6101c0828403121561263d575f5ffd5b50919050565b5f5f82840360e0811215612655575f5ffd5b833567ffffffffffffffff81111561266b575f5ffd5b6126778682870161262c565b93505060c0601f198201121561268b575f5ffd5b506020830190509250929050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b60ff60f81b8816815260e060208201525f6126e560e0830189612699565b82810360408401526126f78189612699565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b8181101561274c57835183526020938401939092019160010161272e565b50909b9a5050505050505050505050565b5f5f5f5f5f5f5f5f5f5f6101008b8d031215612777575f5ffd5b8a35995060208b0135985060408b0135612790816124ff565b975060608b0135965060808b013567ffffffffffffffff8111156127b2575f5ffd5b6127be8d828e01612513565b90975095505060a08b01356127d2816124ff565b935060c08b0135925060e08b013567ffffffffffffffff8111156127f4575f5ffd5b8b01601f81018d13612804575f5ffd5b803567ffffffffffffffff81111561281a575f5ffd5b8d602082840101111561282b575f5ffd5b60208201935080925050509295989b9194979a5092959850565b5f60208284031215612855575f5ffd5b813567ffffffffffffffff81111561286b575f5ffd5b61099c8482850161262c565b5f5f60408385031215612888575f5ffd5b823567ffffffffffffffff81111561289e575f5ffd5b6128aa8582860161262c565b925050602083013567ffffffffffffffff8111156128c6575f5ffd5b830160808186031215612621575f5ffd5b5f5f604083850312156128e8575f5ffd5b50508035926020909101359150565b5f5f60408385031215612908575f5ffd5b8235612913816124ff565b9150602083013567ffffffffffffffff81111561292e575f5ffd5b61293a8582860161262c565b9150509250929050565b5f60208284031215612954575f5ffd5b5035919050565b634e487b7160e01b5f52602160045260245ffd5b6003811061298b57634e487b7160e01b5f52602160045260245ffd5b9052565b81516001600160a01b031681526101e0810160208301516129b9602084018264ffffffffff169052565b5060408301516129d2604084018264ffffffffff169052565b5060608301516129e6606084018215159052565b5060808301516129f9608084018261296f565b5060a0830151612a1460a08401826001600160a01b03169052565b5060c0830151612a2c60c084018263ffffffff169052565b5060e083015160e0830152610100830151612a536101008401826001600160801b03169052565b50610120830151612a706101208401826001600160801b03169052565b50610140830151612abf61014084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b5061016092909201516001600160a01b03166101c0919091015290565b5f60208284031215612aec575f5ffd5b8135611b11816124ff565b5f5f5f5f60808587031215612b0a575f5ffd5b84359350602085013592506040850135612b23816124ff565b9396929550929360600135925050565b634e487b7160e01b5f52601160045260245ffd5b8181038181111561059557610595612b33565b5f60208284031215612b6a575f5ffd5b5051919050565b64ffffffffff81168114611bb8575f5ffd5b5f60208284031215612b93575f5ffd5b8135611b1181612b71565b5f60208284031215612bae575f5ffd5b813560ff81168114611b11575f5ffd5b803580151581146106af575f5ffd5b5f60208284031215612bdd575f5ffd5b611b1182612bbe565b8082018082111561059557610595612b33565b5f60018201612c0a57612c0a612b33565b5060010190565b803563ffffffff811681146106af575f5ffd5b5f60208284031215612c34575f5ffd5b611b1182612c11565b61ffff81168114611bb8575f5ffd5b8135612c5781612b71565b81546020840135612c6781612b71565b6040850135612c7581612b71565b64ffffffffff60501b8160501b1664ffffffffff85166effffffffffffffffffffffffffffff1985161769ffffffffff00000000008460281b1617178555505050505f6060830135612cc681612c3d565b825461ffff60781b191660789190911b61ffff60781b16179091555050565b6001600160a01b038581168252841660208201526001600160801b038316604082015260e08101612d4660608301845464ffffffffff8082168352602882901c81166020840152605082901c16604083015260781c61ffff16606090910152565b95945050505050565b6001600160a01b038681168252851660208201526001600160801b03841660408201526101608101612db160608301855464ffffffffff8082168352602882901c81166020840152605082901c16604083015260781c61ffff16606090910152565b82516001600160a01b031660e0830152602083015163ffffffff166101008301526040830151610120830152606090920151151561014090910152949350505050565b634e487b7160e01b5f52601260045260245ffd5b5f60208284031215612e18575f5ffd5b8135611b1181612c3d565b64ffffffffff828116828216039081111561059557610595612b33565b5f5f8335601e19843603018112612e55575f5ffd5b83018035915067ffffffffffffffff821115612e6f575f5ffd5b602001915036819003821315612554575f5ffd5b612e8c81612bbe565b151582526020810135612e9e816124ff565b6001600160a01b0316602083015263ffffffff612ebd60408301612c11565b1660408301525050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b89815288602082015264ffffffffff8816604082015264ffffffffff8716606082015285151560808201525f8535612f2681612b71565b64ffffffffff1660a08301526020860135612f4081612b71565b64ffffffffff1660c08301526040860135612f5a81612b71565b64ffffffffff1660e08301526060860135612f7481612c3d565b61ffff16610100830152612f8c610120830186612e83565b6101a0610180830152612fa46101a083018486612ec7565b9b9a5050505050505050505050565b5f5f85851115612fc1575f5ffd5b83861115612fcd575f5ffd5b5050820193919092039150565b80356020831015610595575f19602084900360031b1b1692915050565b61301581875180516001600160a01b03168252602090810151910152565b6020860151604082015260408601516060820152613049608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e082018190525f906130719083018486612ec7565b97965050505050505056fea26469706673582212207d085a9700da255c5ef6a44ea882fc9d868b5e4f15a31509e0aed841c55ae33164736f6c63430008250033'

/** The code a MerkleClaims has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const merkleClaimsRuntime = {
  code: '0x608060405234801561000f575f5ffd5b5060043610610111575f3560e01c806395eaa2c81161009e578063ccd390371161006e578063ccd3903714610298578063d7b96d4e146102b8578063df18e047146102df578063f364c90c146102fe578063fcdf5f4e14610348575f5ffd5b806395eaa2c81461020957806398490a921461021c578063a2cfab1c14610246578063ade5843f14610285575f5ffd5b80637ad226dc116100e45780637ad226dc146101a25780637e96666c146101b557806384b0196e146101c8578063935270cb146101e3578063936f79c1146101f6575f5ffd5b806349c676de146101155780635d4df3bf1461013c578063636f7a45146101515780637274e30d14610199575b5f5ffd5b61012164ffffffffff81565b60405164ffffffffff90911681526020015b60405180910390f35b61014f61014a36600461255b565b61035b565b005b61018b61015f3660046125c9565b604080519384526001600160a01b039092166020808501919091529183015260609091205f9081522090565b604051908152602001610133565b61018b60025481565b61014f6101b03660046125fe565b61038e565b61018b6101c3366004612643565b61052c565b6101d061059b565b60405161013397969594939291906126c7565b61014f6101f136600461275d565b6105dd565b61018b610204366004612845565b61066d565b61018b610217366004612877565b6106b4565b61018b61022a3660046128d7565b5f91825260056020908152604080842092845291905290205490565b61026d7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b039091168152602001610133565b61018b6102933660046128f7565b6106e4565b6102ab6102a6366004612944565b61074d565b604051610133919061298f565b61026d7f000000000000000000000000000000000000000000000000000000000000000081565b61018b6102ed366004612adc565b60036020525f908152604090205481565b61033861030c3660046128d7565b5f918252600560209081526040808420600884901c855290915290912054600160ff9092161c81161490565b6040519015158152602001610133565b61018b610356366004612af7565b610928565b6103636109a4565b61037e86868686868683336001600160a01b038216146109db565b610386610c88565b505050505050565b6103966109a4565b5f6103a083610cb2565b60038101546001820154919250600160801b90046001600160801b0316906001600160a01b031633146103fc57600182015460405163909037fb60e01b81526001600160a01b0390911660048201526024015b60405180910390fd5b8154600160c81b900464ffffffffff1642108061042857508154600160c81b900464ffffffffff908116145b15610458578154604051636a962d9560e11b8152600160c81b90910464ffffffffff1660048201526024016103f3565b806001600160801b03165f036104845760405163244b846b60e01b8152600481018590526024016103f3565b6003820180546001600160801b0390811690915582545f916104b3916001600160a01b03169086908516610ce7565b83549091506104cc906001600160a01b03168583610e17565b604080516001600160801b0384168152602081018390526001600160a01b03861691339188917f6dc7182cd4e653be0118539f2c1d0809ae3add243d83d9086158edeb27e74747910160405180910390a4505050610528610c88565b5050565b5f6105356109a4565b5f61053f84610e51565b90506105576105516020860186612adc565b84611052565b61057f3330604087013561056e6020890189612adc565b6001600160a01b03169291906111a0565b61058a3385836111dc565b915050610595610c88565b92915050565b5f6060805f5f5f60606105ac611567565b6105b4611597565b604080515f80825260208201909252600f60f81b9b939a50919850469750309650945092509050565b6105e56109a4565b824211156106095760405163171be9b160e21b8152600481018490526024016103f3565b610620886106198c8c8888610928565b84846115c2565b610648576040516339db9aaf60e11b81526001600160a01b03891660048201526024016103f3565b6106598a8a8a8a8a8a8a60016109db565b610661610c88565b50505050505050505050565b5f6106766109a4565b5f61068083610e51565b90506106993330604086013561056e6020880188612adc565b6106a43384836111dc565b9150506106af610c88565b919050565b5f6106bd6109a4565b5f6106c784610e51565b905061057f6106d96020860186612adc565b856040013585611623565b5f6106ed6109a4565b6001600160a01b03831661071f576040516353d7100960e11b81526001600160a01b03841660048201526024016103f3565b5f61072983610e51565b90506107423330604086013561056e6020880188612adc565b61058a8484836111dc565b60408051610180810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905260c0850184905260e0850184905261010085018490526101208501849052855190810186528381529182018390529381018290529283018190526101408201929092526101608101919091526107d682610cb2565b604080516101808101825282546001600160a01b038116825264ffffffffff600160a01b820481166020840152600160c81b8204169282019290925260ff600160f01b83048116151560608301529092916080840191600160f81b9091041660028111156108465761084661295b565b60028111156108575761085761295b565b815260018201546001600160a01b03808216602080850191909152600160a01b90920463ffffffff16604080850191909152600285015460608086019190915260038601546001600160801b03808216608080890191909152600160801b9092041660a087015282519081018352600487015464ffffffffff8082168352650100000000008204811696830196909652600160501b810490951692810192909252600160781b90930461ffff169281019290925260c083019190915260059092015490911660e09091015292915050565b604080517fa1b9cba34678e9750bf08b96e5c106dab761c09343dd5a5699bd36f1efcc61866020820152908101859052606081018490526001600160a01b038316608082015260a081018290525f906109999060c0016040516020818303038152906040528051906020012061162f565b90505b949350505050565b6109ac61165b565b6109d960017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061169b565b565b5f88815260046020526040812090806109f68b848b876116a2565b91509150875f03610a1a5760405163b3a0e39360e01b815260040160405180910390fd5b6020861115610a3f576040516314f3077560e21b8152600481018790526024016103f3565b610a498b8b61178a565b6002830154604080518c81526001600160a01b038c166020808301919091529181018b9052606090205f90815220610a829089896117fe565b14610aaa576040516328900e3360e21b8152600481018c9052602481018b90526044016103f3565b6003830154600160801b90046001600160801b031680891115610aea5760405163fa74889f60e01b815260048101829052602481018a90526044016103f3565b6003840180546001600160801b038b84038116600160801b0291161790555f610b1484888c610ce7565b90505f836002811115610b2957610b2961295b565b1480610b4757506004850154600160501b900464ffffffffff164210155b15610b6557610b606001600160a01b0385168883610e17565b610c22565b6001836002811115610b7957610b7961295b565b03610bd257610b8985888361182c565b8b6001600160a01b03168e7f8b4e096547aeb7829b4cb7a4fb07bdc2982739caa42c73c7d50f2a4be2b4990f8f604051610bc591815260200190565b60405180910390a4610c22565b610bdd85888361192c565b8b6001600160a01b03168e7f484e0fb27b0272a824c64f1106de1b8ea52631a32902b044e666f75647ce025d8f604051610c1991815260200190565b60405180910390a45b604080518d81526001600160a01b0389811660208301529181018c905260608101839052908c16908e907f36d7a81a1ec0f2fcb33f09f00a9ccd612dc998ce32fb5ce14eba9c875c390fe29060800160405180910390a350505050505050505050505050565b6109d95f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006109d3565b5f81815260046020526040812060028101549091036106af57604051636d32126560e01b8152600481018390526024016103f3565b5f6001600160a01b0383161580610d0657506001600160a01b03831630145b15610d2f576040516353d7100960e11b81526001600160a01b03841660048201526024016103f3565b6001600160a01b0384165f90815260036020526040902054610d518382612b47565b6001600160a01b0386165f818152600360205260408082209390935591516370a0823160e01b81523060048201526370a0823190602401602060405180830381865afa158015610da3573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610dc79190612b5a565b9050818110610dd65783610de1565b610de1848284611a67565b9250825f03610e0e5760405163833f7c7d60e01b81526001600160a01b03871660048201526024016103f3565b50509392505050565b610e248383836001611b18565b610e4c57604051635274afe760e01b81526001600160a01b03841660048201526024016103f3565b505050565b5f808080610e626020860186612adc565b610e726080870160608801612b83565b610e8260a0880160808901612b83565b9194509250905060208501355f03610ead5760405163066be37b60e31b815260040160405180910390fd5b84604001355f03610ed15760405163b3a0e39360e01b815260040160405180910390fd5b8064ffffffffff168264ffffffffff16101580610ef55750428164ffffffffff1611155b15610f24576040516304eda49960e21b815264ffffffffff8084166004830152821660248201526044016103f3565b610f2d82611b7a565b64ffffffffff81811614610f4457610f4481611b7a565b610f508560c001611bbb565b610f5985611cd1565b826001600160a01b03163b5f03610f8e5760405163bd14278d60e01b81526001600160a01b03841660048201526024016103f3565b6040516370a0823160e01b81523060048201526001600160a01b038416906370a0823190602401602060405180830381865afa158015610fd0573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ff49190612b5a565b6001600160a01b0384165f908152600360205260409020549094508085101561104957604051632d3943e360e01b81526001600160a01b038516600482015260248101869052604481018290526064016103f3565b50505050919050565b602081013560408201355f808061106f6080870160608801612b9e565b92505050608084013560a085013561108a6020870187612bcd565b1561111b576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015611100575f5ffd5b505af1925050508015611111575060015b1561119757611197565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b158015611184575f5ffd5b505af1925050508015611195575060015b505b50505050505050565b6111ae848484846001611dfa565b6111d657604051635274afe760e01b81526001600160a01b03851660048201526024016103f3565b50505050565b5f806111eb6020850185612adc565b6040516370a0823160e01b81523060048201526001600160a01b0391909116906370a0823190602401602060405180830381865afa15801561122f573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112539190612b5a565b905082811161128e576112696020850185612adc565b60405163833f7c7d60e01b81526001600160a01b0390911660048201526024016103f3565b5f6112998483612b47565b90505f6112ae61012087016101008801612b83565b64ffffffffff1615159050806112cb576001600160801b036112db565b6dffffffffffffffffffffffffffff5b6001600160801b03168211156113075760405163262897d360e21b8152600481018390526024016103f3565b8160035f61131860208a018a612adc565b6001600160a01b03166001600160a01b031681526020019081526020015f205f8282546113459190612be6565b9091555050600280545f9061135990612bf9565b91829055505f81815260046020908152604090912091955061137d90880188612adc565b61138d6080890160608a01612b83565b61139d60a08a0160808b01612b83565b835469ffffffffffffffffffff60a01b1916600160c81b64ffffffffff9283160264ffffffffff60a01b191617600160a01b9290911691909102176001600160a01b0319166001600160a01b039190911617815561140160c0880160a08901612bcd565b61140a88611e67565b82548390601e90839083906001600160f81b0316600160f81b8360028111156114355761143561295b565b02179055508391906101000a81548160ff0219169083151502179055505050878761014001604001602081019061146c9190612c24565b6001830180546001600160a01b039093166001600160a01b031963ffffffff909316600160a01b02929092166001600160c01b0319909316929092171790556001600160801b038316600160801b81026fffffffffffffffffffffffffffffffff19161760038201556020870135600282015581156114fa5760c08701600482016114f78282612c4c565b50505b5f61150d61018089016101608a01612adc565b6001600160a01b0316146115505761152d61018088016101608901612adc565b6005820180546001600160a01b0319166001600160a01b03929092169190911790555b61155c8589858a611eb3565b505050509392505050565b60606115927f0000000000000000000000000000000000000000000000000000000000000000611f60565b905090565b60606115927f0000000000000000000000000000000000000000000000000000000000000000611f60565b5f6001600160a01b038516158015906115f65750846001600160a01b03166115eb858585611f9d565b6001600160a01b0316145b156116035750600161099c565b6001600160a01b0385163b15801590610999575061099985858585611ffd565b610e4c83308484612067565b5f61059561163b612122565b8360405161190160f01b8152600281019290925260228201526042902090565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c156109d957604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b82546001600160a01b03811690600160f81b810460ff9081169164ffffffffff600160a01b8204811692600160c81b830490911691600160f01b9004165f82900361170357604051636d32126560e01b8152600481018a90526024016103f3565b8242101561172757604051630ff60ab960e01b8152600481018490526024016103f3565b81421061174a57604051630bfacb6f60e31b8152600481018390526024016103f3565b808015611755575085155b1561177e5760405163300be29d60e01b81526001600160a01b03881660048201526024016103f3565b50505094509492505050565b5f828152600560209081526040808320600885901c8452909152902054600160ff83161b808216156117d957604051631a204db160e01b815260048101859052602481018490526044016103f3565b5f93845260056020908152604080862060089590951c86529390529190922091179055565b82600582901b8301835b81811015610e0e57803580841160051b93845260209384185260405f209201611808565b82545f906001600160a01b0316611864817f00000000000000000000000000000000000000000000000000000000000000008561224b565b60405163ce12e43b60e01b81526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063ce12e43b906118b8908490889088906004808d019101612ce5565b6020604051808303815f875af11580156118d4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118f89190612b5a565b9150611924817f000000000000000000000000000000000000000000000000000000000000000061229d565b509392505050565b82546040805160808101825260058601546001600160a01b039081168252600187015463ffffffff600160a01b909104811660208401525f93830184905260608301849052929316916119a59083907f000000000000000000000000000000000000000000000000000000000000000090879061224b16565b604051636537514760e01b81526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906365375147906119fb908590899089906004808e0191899101612d4f565b6020604051808303815f875af1158015611a17573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611a3b9190612b5a565b9250610e0e827f000000000000000000000000000000000000000000000000000000000000000061229d565b5f5f5f611a748686612324565b91509150815f03611a9857838181611a8e57611a8e612df4565b0492505050611b11565b818411611aaf57611aaf6003851502601118612340565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150505b9392505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611b6e578383151615611b62573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b611b8863bbf81e0042612be6565b8164ffffffffff161115611bb85760405163f90f8e7760e01b815264ffffffffff821660048201526024016103f3565b50565b5f8080611bcb6020850185612b83565b611bdb6040860160208701612b83565b611beb6060870160408801612b83565b91945092509050611c026080850160608601612e08565b61ffff1681838517171764ffffffffff165f03611c1f5750505050565b8164ffffffffff168364ffffffffff161180611c4857508064ffffffffff168264ffffffffff16115b80611c6157508064ffffffffff168364ffffffffff1610155b80611c735750428164ffffffffff1611155b80611c91575063ffffffff611c888483612e23565b64ffffffffff16115b15611cc857604051630341162d60e01b815264ffffffffff80851660048301528084166024830152821660448201526064016103f3565b6111d681611b7a565b5f80611ce561018084016101608501612adc565b611cf76101a085016101808601612c24565b90925090505f611d0f61016085016101408601612bcd565b611d33576001600160a01b038316158015611d2e575063ffffffff8216155b611dc3565b611d4561012085016101008601612b83565b64ffffffffff1615801590611d70575063ffffffff82161580611d7057506001600160a01b03831615155b8015611d8557506001600160a01b0383163014155b8015611dc357507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316836001600160a01b031614155b9050806111d6576040516307f0bb4d60e21b81526001600160a01b038416600482015263ffffffff831660248201526044016103f3565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316611e56578383151615611e4a573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f611e7a61016083016101408401612bcd565b15611e8757506002919050565b611e9961012083016101008401612b83565b64ffffffffff1615611eac576001610595565b5f92915050565b611ec06020820182612adc565b6001600160a01b03908116908416857faac852c3145378010bef35f189de89230c97c78bc6ba6a30ff9b8a932e2b564d602085013586611f066080880160608901612b83565b611f1660a0890160808a01612b83565b611f2660c08a0160a08b01612bcd565b60c08a016101408b01611f3d6101a08d018d612e40565b604051611f5299989796959493929190612eef565b60405180910390a450505050565b60605f611f6c83612351565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f6040829003611fe757611fdc84611fb860205f8688612fb3565b611fc191612fda565b611fce8560208189612fb3565b611fd791612fda565b612378565b50909150611b119050565b611ff28484846123ab565b509095945050505050565b60408051630b135d3f60e11b808252600482018690526024820192909252604481018390525f91908390818660648301375f82606483010152601f820160051c60051b915060205f60648401838b5afa9050825f5114601f3d111681169350505050949350505050565b6040805160a0810182526001600160a01b03868116606080840191825285356080850152908352602085810135818501528585013584860152845180860190955291871684529083018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a929133906120d990870187612e40565b6040518663ffffffff1660e01b81526004016120f9959493929190612ff7565b5f604051808303815f87803b158015612110575f5ffd5b505af1158015611195573d5f5f3e3d5ffd5b5f306001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801561217a57507f000000000000000000000000000000000000000000000000000000000000000046145b156121a457507f000000000000000000000000000000000000000000000000000000000000000090565b611592604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b6122578383835f6123ed565b610e4c5761226883835f60016123ed565b61229057604051635274afe760e01b81526001600160a01b03841660048201526024016103f3565b610e2483838360016123ed565b604051636eb1769f60e11b81523060048201526001600160a01b03828116602483015283169063dd62ed3e90604401602060405180830381865afa1580156122e7573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061230b9190612b5a565b15610528576105286001600160a01b038316825f61224b565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f60ff8216601f81111561059557604051632cd44ac360e21b815260040160405180910390fd5b5f80806001600160ff1b038416601b60ff86901c0161239988828985612437565b94509450945050505b93509350939050565b5f808060418490036123df578435602086013560408701355f1a6123d189828585612437565b9550955095505050506123a2565b505f915060029050826123a2565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611b6e578383151615611b62573d5f823e3d81fd5b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561247057505f915060039050826124f5565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156124c1573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b0381166124ec57505f9250600191508290506124f5565b92505f91508190505b9450945094915050565b6001600160a01b0381168114611bb8575f5ffd5b5f5f83601f840112612523575f5ffd5b50813567ffffffffffffffff81111561253a575f5ffd5b6020830191508360208260051b8501011115612554575f5ffd5b9250929050565b5f5f5f5f5f5f60a08789031215612570575f5ffd5b86359550602087013594506040870135612589816124ff565b935060608701359250608087013567ffffffffffffffff8111156125ab575f5ffd5b6125b789828a01612513565b979a9699509497509295939492505050565b5f5f5f606084860312156125db575f5ffd5b8335925060208401356125ed816124ff565b929592945050506040919091013590565b5f5f6040838503121561260f575f5ffd5b823591506020830135612621816124ff565b809150509250929050565b5f6101c0828403121561263d575f5ffd5b50919050565b5f5f82840360e0811215612655575f5ffd5b833567ffffffffffffffff81111561266b575f5ffd5b6126778682870161262c565b93505060c0601f198201121561268b575f5ffd5b506020830190509250929050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b60ff60f81b8816815260e060208201525f6126e560e0830189612699565b82810360408401526126f78189612699565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b8181101561274c57835183526020938401939092019160010161272e565b50909b9a5050505050505050505050565b5f5f5f5f5f5f5f5f5f5f6101008b8d031215612777575f5ffd5b8a35995060208b0135985060408b0135612790816124ff565b975060608b0135965060808b013567ffffffffffffffff8111156127b2575f5ffd5b6127be8d828e01612513565b90975095505060a08b01356127d2816124ff565b935060c08b0135925060e08b013567ffffffffffffffff8111156127f4575f5ffd5b8b01601f81018d13612804575f5ffd5b803567ffffffffffffffff81111561281a575f5ffd5b8d602082840101111561282b575f5ffd5b60208201935080925050509295989b9194979a5092959850565b5f60208284031215612855575f5ffd5b813567ffffffffffffffff81111561286b575f5ffd5b61099c8482850161262c565b5f5f60408385031215612888575f5ffd5b823567ffffffffffffffff81111561289e575f5ffd5b6128aa8582860161262c565b925050602083013567ffffffffffffffff8111156128c6575f5ffd5b830160808186031215612621575f5ffd5b5f5f604083850312156128e8575f5ffd5b50508035926020909101359150565b5f5f60408385031215612908575f5ffd5b8235612913816124ff565b9150602083013567ffffffffffffffff81111561292e575f5ffd5b61293a8582860161262c565b9150509250929050565b5f60208284031215612954575f5ffd5b5035919050565b634e487b7160e01b5f52602160045260245ffd5b6003811061298b57634e487b7160e01b5f52602160045260245ffd5b9052565b81516001600160a01b031681526101e0810160208301516129b9602084018264ffffffffff169052565b5060408301516129d2604084018264ffffffffff169052565b5060608301516129e6606084018215159052565b5060808301516129f9608084018261296f565b5060a0830151612a1460a08401826001600160a01b03169052565b5060c0830151612a2c60c084018263ffffffff169052565b5060e083015160e0830152610100830151612a536101008401826001600160801b03169052565b50610120830151612a706101208401826001600160801b03169052565b50610140830151612abf61014084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b5061016092909201516001600160a01b03166101c0919091015290565b5f60208284031215612aec575f5ffd5b8135611b11816124ff565b5f5f5f5f60808587031215612b0a575f5ffd5b84359350602085013592506040850135612b23816124ff565b9396929550929360600135925050565b634e487b7160e01b5f52601160045260245ffd5b8181038181111561059557610595612b33565b5f60208284031215612b6a575f5ffd5b5051919050565b64ffffffffff81168114611bb8575f5ffd5b5f60208284031215612b93575f5ffd5b8135611b1181612b71565b5f60208284031215612bae575f5ffd5b813560ff81168114611b11575f5ffd5b803580151581146106af575f5ffd5b5f60208284031215612bdd575f5ffd5b611b1182612bbe565b8082018082111561059557610595612b33565b5f60018201612c0a57612c0a612b33565b5060010190565b803563ffffffff811681146106af575f5ffd5b5f60208284031215612c34575f5ffd5b611b1182612c11565b61ffff81168114611bb8575f5ffd5b8135612c5781612b71565b81546020840135612c6781612b71565b6040850135612c7581612b71565b64ffffffffff60501b8160501b1664ffffffffff85166effffffffffffffffffffffffffffff1985161769ffffffffff00000000008460281b1617178555505050505f6060830135612cc681612c3d565b825461ffff60781b191660789190911b61ffff60781b16179091555050565b6001600160a01b038581168252841660208201526001600160801b038316604082015260e08101612d4660608301845464ffffffffff8082168352602882901c81166020840152605082901c16604083015260781c61ffff16606090910152565b95945050505050565b6001600160a01b038681168252851660208201526001600160801b03841660408201526101608101612db160608301855464ffffffffff8082168352602882901c81166020840152605082901c16604083015260781c61ffff16606090910152565b82516001600160a01b031660e0830152602083015163ffffffff166101008301526040830151610120830152606090920151151561014090910152949350505050565b634e487b7160e01b5f52601260045260245ffd5b5f60208284031215612e18575f5ffd5b8135611b1181612c3d565b64ffffffffff828116828216039081111561059557610595612b33565b5f5f8335601e19843603018112612e55575f5ffd5b83018035915067ffffffffffffffff821115612e6f575f5ffd5b602001915036819003821315612554575f5ffd5b612e8c81612bbe565b151582526020810135612e9e816124ff565b6001600160a01b0316602083015263ffffffff612ebd60408301612c11565b1660408301525050565b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b89815288602082015264ffffffffff8816604082015264ffffffffff8716606082015285151560808201525f8535612f2681612b71565b64ffffffffff1660a08301526020860135612f4081612b71565b64ffffffffff1660c08301526040860135612f5a81612b71565b64ffffffffff1660e08301526060860135612f7481612c3d565b61ffff16610100830152612f8c610120830186612e83565b6101a0610180830152612fa46101a083018486612ec7565b9b9a5050505050505050505050565b5f5f85851115612fc1575f5ffd5b83861115612fcd575f5ffd5b5050820193919092039150565b80356020831015610595575f19602084900360031b1b1692915050565b61301581875180516001600160a01b03168252602090810151910152565b6020860151604082015260408601516060820152613049608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e082018190525f906130719083018486612ec7565b97965050505050505056fea26469706673582212207d085a9700da255c5ef6a44ea882fc9d868b5e4f15a31509e0aed841c55ae33164736f6c63430008250033',
  immutables: [{"length":32,"start":8578},{"length":32,"start":8536},{"length":32,"start":8494},{"length":32,"start":8659},{"length":32,"start":8699},{"length":32,"start":5486},{"length":32,"start":5534},{"length":32,"start":701},{"length":32,"start":6207},{"length":32,"start":6267},{"length":32,"start":6400},{"length":32,"start":587},{"length":32,"start":6525},{"length":32,"start":6588},{"length":32,"start":6723},{"length":32,"start":7566}],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const merkleClaimsSource = { compiler: '0.8.37+commit.f401782d', hash: '9a044209d95a1ffbc40d30c12249c1631910e1f791f27e47918c7f0fca09fe37' } as const
