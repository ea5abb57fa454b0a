// Written by scripts/contracts.ts from contracts/MerkleClaims.sol. `npm run artifacts` writes it again.

/** What MerkleClaims can be asked and says. */
export const merkleClaimsAbi = [
  {
    "inputs": [
      {
        "internalType": "contract ITokenLocker",
        "name": "locker_",
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
            "internalType": "bool",
            "name": "locks",
            "type": "bool"
          },
          {
            "internalType": "address",
            "name": "creator",
            "type": "address"
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
export const merkleClaimsCode = '0x610180604052348015610010575f5ffd5b50604051612d63380380612d6383398101604081905261002f91610177565b6040518060400160405280600c81526020016b4d65726b6c65436c61696d7360a01b815250604051806040016040528060018152602001603160f81b81525061007d8261013160201b60201c565b6101205261008a81610131565b61014052815160208084019190912060e052815190820120610100524660a05261011660e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b0316610160526101ff565b5f5f829050601f81511115610164578260405163305a27a960e01b815260040161015b91906101a4565b60405180910390fd5b805161016f826101d9565b179392505050565b5f60208284031215610187575f5ffd5b81516001600160a01b038116811461019d575f5ffd5b9392505050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b805160208083015191908110156101f9575f198160200360031b1b821691505b50919050565b60805160a05160c05160e05161010051610120516101405161016051612aed6102765f395f81816102600152818161175e0152818161179a0152818161183201526118bb01525f61141501525f6113e501525f611e3e01525f611e1601525f611d7101525f611d9b01525f611dc50152612aed5ff3fe608060405234801561000f575f5ffd5b5060043610610106575f3560e01c806398490a921161009e578063d7b96d4e1161006e578063d7b96d4e1461025b578063d99cd1bf1461029a578063df18e047146102ad578063f364c90c146102cc578063fcdf5f4e14610316575f5ffd5b806398490a92146101eb578063a4802cc514610215578063ccd3903714610228578063d35a75ce14610248575f5ffd5b806373572267116100d957806373572267146101975780637ad226dc146101aa57806384b0196e146101bd578063935270cb146101d8575f5ffd5b806349c676de1461010a5780635d4df3bf14610131578063636f7a45146101465780637274e30d1461018e575b5f5ffd5b61011664ffffffffff81565b60405164ffffffffff90911681526020015b60405180910390f35b61014461013f366004612117565b610329565b005b610180610154366004612185565b604080519384526001600160a01b039092166020808501919091529183015260609091205f9081522090565b604051908152602001610128565b61018060025481565b6101806101a53660046121d1565b61035c565b6101446101b8366004612227565b6103cb565b6101c5610569565b6040516101289796959493929190612283565b6101446101e6366004612319565b6105ab565b6101806101f9366004612401565b5f91825260056020908152604080842092845291905290205490565b610180610223366004612421565b61063b565b61023b610236366004612453565b610682565b604051610128919061246a565b610180610256366004612588565b6107f4565b6102827f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b039091168152602001610128565b6101806102a83660046125d5565b61085d565b6101806102bb366004612635565b60036020525f908152604090205481565b6103066102da366004612401565b5f918252600560209081526040808420600884901c855290915290912054600160ff9092161c81161490565b6040519015158152602001610128565b610180610324366004612650565b61088d565b610331610909565b61034c86868686868683336001600160a01b03821614610940565b610354610bba565b505050505050565b5f610365610909565b5f61036f84610be4565b90506103876103816020860186612635565b84610ddc565b6103af3330604087013561039e6020890189612635565b6001600160a01b0316929190610f2a565b6103ba338583610f66565b9150506103c5610bba565b92915050565b6103d3610909565b5f6103dd8361123f565b60038101546001820154919250600160801b90046001600160801b0316906001600160a01b0316331461043957600182015460405163909037fb60e01b81526001600160a01b0390911660048201526024015b60405180910390fd5b8154600160c81b900464ffffffffff1642108061046557508154600160c81b900464ffffffffff908116145b15610495578154604051636a962d9560e11b8152600160c81b90910464ffffffffff166004820152602401610430565b806001600160801b03165f036104c15760405163244b846b60e01b815260048101859052602401610430565b6003820180546001600160801b0390811690915582545f916104f0916001600160a01b03169086908516611274565b8354909150610509906001600160a01b031685836113a4565b604080516001600160801b0384168152602081018390526001600160a01b03861691339188917f6dc7182cd4e653be0118539f2c1d0809ae3add243d83d9086158edeb27e74747910160405180910390a4505050610565610bba565b5050565b5f6060805f5f5f606061057a6113de565b61058261140e565b604080515f80825260208201909252600f60f81b9b939a50919850469750309650945092509050565b6105b3610909565b824211156105d75760405163171be9b160e21b815260048101849052602401610430565b6105ee886105e78c8c888861088d565b8484611439565b610616576040516339db9aaf60e11b81526001600160a01b0389166004820152602401610430565b6106278a8a8a8a8a8a8a6001610940565b61062f610bba565b50505050505050505050565b5f610644610909565b5f61064e83610be4565b90506106673330604086013561039e6020880188612635565b610672338483610f66565b91505061067d610bba565b919050565b6106f360408051610140810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905260c0850184905260e08501849052610100850184905285519081018652838152918201839052938101829052928301529061012082015290565b6106fc8261123f565b604080516101408101825282546001600160a01b038082168352600160a01b820464ffffffffff908116602080860191909152600160c81b8404821685870152600160f01b840460ff9081161515606080880191909152600160f81b909504161515608080870191909152600188015490931660a0860152600287015460c086015260038701546001600160801b0380821660e0880152600160801b90910416610100860152855192830186526004909601548082168352650100000000008104821696830196909652600160501b86041693810193909352600160781b90930461ffff169282019290925261012082015292915050565b5f6107fd610909565b6001600160a01b03831661082f576040516353d7100960e11b81526001600160a01b0384166004820152602401610430565b5f61083983610be4565b90506108523330604086013561039e6020880188612635565b6103ba848483610f66565b5f610866610909565b5f61087084610be4565b90506103af6108826020860186612635565b85604001358561149a565b604080517fa1b9cba34678e9750bf08b96e5c106dab761c09343dd5a5699bd36f1efcc61866020820152908101859052606081018490526001600160a01b038316608082015260a081018290525f906108fe9060c00160405160208183030381529060405280519060200120611551565b90505b949350505050565b61091161157d565b61093e60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906115bd565b565b5f888152600460205260408120908061095b8b848b876115c4565b91509150875f0361097f5760405163b3a0e39360e01b815260040160405180910390fd5b60208611156109a4576040516314f3077560e21b815260048101879052602401610430565b6109ae8b8b6116ac565b6002830154604080518c81526001600160a01b038c166020808301919091529181018b9052606090205f908152206109e7908989611720565b14610a0f576040516328900e3360e21b8152600481018c9052602481018b9052604401610430565b6003830154600160801b90046001600160801b031680891115610a4f5760405163fa74889f60e01b815260048101829052602481018a9052604401610430565b6003840180546001600160801b038b84038116600160801b0291161790555f610a7984888c611274565b9050828015610a9957506004850154600160501b900464ffffffffff1642105b15610b405760408051608081018252600487015464ffffffffff808216835265010000000000820481166020840152600160501b82041692820192909252600160781b90910461ffff166060820152610af79085908990849061174e565b8b6001600160a01b03168e7f8b4e096547aeb7829b4cb7a4fb07bdc2982739caa42c73c7d50f2a4be2b4990f8f604051610b3391815260200190565b60405180910390a4610b54565b610b546001600160a01b03851688836113a4565b604080518d81526001600160a01b0389811660208301529181018c905260608101839052908c16908e907f36d7a81a1ec0f2fcb33f09f00a9ccd612dc998ce32fb5ce14eba9c875c390fe29060800160405180910390a350505050505050505050505050565b61093e5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00610938565b5f808080610bf56020860186612635565b610c05608087016060880161269e565b610c1560a088016080890161269e565b9194509250905060208501355f03610c405760405163066be37b60e31b815260040160405180910390fd5b84604001355f03610c645760405163b3a0e39360e01b815260040160405180910390fd5b8064ffffffffff168264ffffffffff16101580610c885750428164ffffffffff1611155b15610cb7576040516304eda49960e21b815264ffffffffff808416600483015282166024820152604401610430565b610cc0826118e0565b64ffffffffff81811614610cd757610cd7816118e0565b610ce38560c001611921565b826001600160a01b03163b5f03610d185760405163bd14278d60e01b81526001600160a01b0384166004820152602401610430565b6040516370a0823160e01b81523060048201526001600160a01b038416906370a0823190602401602060405180830381865afa158015610d5a573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d7e91906126b9565b6001600160a01b0384165f9081526003602052604090205490945080851015610dd357604051632d3943e360e01b81526001600160a01b03851660048201526024810186905260448101829052606401610430565b50505050919050565b602081013560408201355f8080610df960808701606088016126d0565b92505050608084013560a0850135610e1460208701876126f0565b15610ea5576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015610e8a575f5ffd5b505af1925050508015610e9b575060015b15610f2157610f21565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b158015610f0e575f5ffd5b505af1925050508015610f1f575060015b505b50505050505050565b610f38848484846001611a37565b610f6057604051635274afe760e01b81526001600160a01b0385166004820152602401610430565b50505050565b5f80610f756020850185612635565b6040516370a0823160e01b81523060048201526001600160a01b0391909116906370a0823190602401602060405180830381865afa158015610fb9573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610fdd91906126b9565b905082811161101857610ff36020850185612635565b60405163833f7c7d60e01b81526001600160a01b039091166004820152602401610430565b5f6110238483612723565b90505f6110386101208701610100880161269e565b64ffffffffff161515905080611055576001600160801b03611065565b6dffffffffffffffffffffffffffff5b6001600160801b03168211156110915760405163262897d360e21b815260048101839052602401610430565b8160035f6110a260208a018a612635565b6001600160a01b03166001600160a01b031681526020019081526020015f205f8282546110cf9190612736565b9091555050600280545f906110e390612749565b91829055505f81815260046020908152604090912091955061110790880188612635565b6111176080890160608a0161269e565b61112760a08a0160808b0161269e565b835469ffffffffffffffffffff60a01b1916600160c81b64ffffffffff9283160264ffffffffff60a01b191617600160a01b9290911691909102176001600160a01b0319166001600160a01b039190911617815561118b60c0880160a089016126f0565b6001820180546001600160a01b038b166001600160a01b03199091161790558154901515600160f01b0260ff60f01b1984158015600160f81b02919091166001600160f01b03909316929092171782556001600160801b038416600160801b81026fffffffffffffffffffffffffffffffff1916176003830155602088013560028301556112285760c08701600482016112258282612770565b50505b6112348589858a611aa4565b505050509392505050565b5f818152600460205260408120600281015490910361067d57604051636d32126560e01b815260048101839052602401610430565b5f6001600160a01b038316158061129357506001600160a01b03831630145b156112bc576040516353d7100960e11b81526001600160a01b0384166004820152602401610430565b6001600160a01b0384165f908152600360205260409020546112de8382612723565b6001600160a01b0386165f818152600360205260408082209390935591516370a0823160e01b81523060048201526370a0823190602401602060405180830381865afa158015611330573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061135491906126b9565b9050818110611363578361136e565b61136e848284611b4b565b9250825f0361139b5760405163833f7c7d60e01b81526001600160a01b0387166004820152602401610430565b50509392505050565b6113b18383836001611bfc565b6113d957604051635274afe760e01b81526001600160a01b0384166004820152602401610430565b505050565b60606114097f0000000000000000000000000000000000000000000000000000000000000000611c5e565b905090565b60606114097f0000000000000000000000000000000000000000000000000000000000000000611c5e565b5f6001600160a01b0385161580159061146d5750846001600160a01b0316611462858585611c9b565b6001600160a01b0316145b1561147a57506001610901565b6001600160a01b0385163b158015906108fe57506108fe85858585611cfb565b6040805160a0810182526001600160a01b038516606080830191825284356080840152908252602084810135818401528484013583850152835180850190945230845283018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a9291339061150890870187612809565b6040518663ffffffff1660e01b8152600401611528959493929190612874565b5f604051808303815f87803b15801561153f575f5ffd5b505af1158015610f21573d5f5f3e3d5ffd5b5f6103c561155d611d65565b8360405161190160f01b8152600281019290925260228201526042902090565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561093e57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b82546001600160a01b03811690600160f81b810460ff9081169164ffffffffff600160a01b8204811692600160c81b830490911691600160f01b9004165f82900361162557604051636d32126560e01b8152600481018a9052602401610430565b8242101561164957604051630ff60ab960e01b815260048101849052602401610430565b81421061166c57604051630bfacb6f60e31b815260048101839052602401610430565b808015611677575085155b156116a05760405163300be29d60e01b81526001600160a01b0388166004820152602401610430565b50505094509492505050565b5f828152600560209081526040808320600885901c8452909152902054600160ff83161b808216156116fb57604051631a204db160e01b81526004810185905260248101849052604401610430565b5f93845260056020908152604080862060089590951c86529390529190922091179055565b82600582901b8301835b8181101561139b57803580841160051b93845260209384185260405f20920161172a565b5f6117836001600160a01b0386167f000000000000000000000000000000000000000000000000000000000000000085611e8e565b60405163ce12e43b60e01b81526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063ce12e43b906117d59088908890889088906004016128f9565b6020604051808303815f875af11580156117f1573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061181591906126b9565b604051636eb1769f60e11b81523060048201526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811660248301529192509086169063dd62ed3e90604401602060405180830381865afa158015611883573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118a791906126b9565b15610901576109016001600160a01b0386167f00000000000000000000000000000000000000000000000000000000000000005f611e8e565b6118ee63bbf81e0042612736565b8164ffffffffff16111561191e5760405163f90f8e7760e01b815264ffffffffff82166004820152602401610430565b50565b5f8080611931602085018561269e565b611941604086016020870161269e565b611951606087016040880161269e565b919450925090506119686080850160608601612970565b61ffff1681838517171764ffffffffff165f036119855750505050565b8164ffffffffff168364ffffffffff1611806119ae57508064ffffffffff168264ffffffffff16115b806119c757508064ffffffffff168364ffffffffff1610155b806119d95750428164ffffffffff1611155b806119f7575063ffffffff6119ee848361298b565b64ffffffffff16115b15611a2e57604051630341162d60e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610430565b610f60816118e0565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316611a93578383151615611a87573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b611ab16020820182612635565b6001600160a01b03908116908416857faae5967afe10d95afae1f4217317a56d932de1daf40023076428dc87e6d24558602085013586611af7608088016060890161269e565b611b0760a0890160808a0161269e565b611b1760c08a0160a08b016126f0565b60c08a01611b296101408c018c612809565b604051611b3d9897969594939291906129a8565b60405180910390a450505050565b5f5f5f611b588686611ee0565b91509150815f03611b7c57838181611b7257611b72612a5f565b0492505050611bf5565b818411611b9357611b936003851502601118611efc565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150505b9392505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611c52578383151615611c46573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b60605f611c6a83611f0d565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f6040829003611ce557611cda84611cb660205f8688612a73565b611cbf91612a9a565b611ccc8560208189612a73565b611cd591612a9a565b611f34565b50909150611bf59050565b611cf0848484611f67565b509095945050505050565b60408051630b135d3f60e11b808252600482018690526024820192909252604481018390525f91908390818660648301375f82606483010152601f820160051c60051b915060205f60648401838b5afa9050825f5114601f3d111681169350505050949350505050565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015611dbd57507f000000000000000000000000000000000000000000000000000000000000000046145b15611de757507f000000000000000000000000000000000000000000000000000000000000000090565b611409604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b611e9a8383835f611fa9565b6113d957611eab83835f6001611fa9565b611ed357604051635274afe760e01b81526001600160a01b0384166004820152602401610430565b6113b18383836001611fa9565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f60ff8216601f8111156103c557604051632cd44ac360e21b815260040160405180910390fd5b5f80806001600160ff1b038416601b60ff86901c01611f5588828985611ff3565b94509450945050505b93509350939050565b5f80806041849003611f9b578435602086013560408701355f1a611f8d89828585611ff3565b955095509550505050611f5e565b505f91506002905082611f5e565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611c52578383151615611c46573d5f823e3d81fd5b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561202c57505f915060039050826120b1565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa15801561207d573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b0381166120a857505f9250600191508290506120b1565b92505f91508190505b9450945094915050565b6001600160a01b038116811461191e575f5ffd5b5f5f83601f8401126120df575f5ffd5b50813567ffffffffffffffff8111156120f6575f5ffd5b6020830191508360208260051b8501011115612110575f5ffd5b9250929050565b5f5f5f5f5f5f60a0878903121561212c575f5ffd5b86359550602087013594506040870135612145816120bb565b935060608701359250608087013567ffffffffffffffff811115612167575f5ffd5b61217389828a016120cf565b979a9699509497509295939492505050565b5f5f5f60608486031215612197575f5ffd5b8335925060208401356121a9816120bb565b929592945050506040919091013590565b5f61016082840312156121cb575f5ffd5b50919050565b5f5f82840360e08112156121e3575f5ffd5b833567ffffffffffffffff8111156121f9575f5ffd5b612205868287016121ba565b93505060c0601f1982011215612219575f5ffd5b506020830190509250929050565b5f5f60408385031215612238575f5ffd5b82359150602083013561224a816120bb565b809150509250929050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b60ff60f81b8816815260e060208201525f6122a160e0830189612255565b82810360408401526122b38189612255565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156123085783518352602093840193909201916001016122ea565b50909b9a5050505050505050505050565b5f5f5f5f5f5f5f5f5f5f6101008b8d031215612333575f5ffd5b8a35995060208b0135985060408b013561234c816120bb565b975060608b0135965060808b013567ffffffffffffffff81111561236e575f5ffd5b61237a8d828e016120cf565b90975095505060a08b013561238e816120bb565b935060c08b0135925060e08b013567ffffffffffffffff8111156123b0575f5ffd5b8b01601f81018d136123c0575f5ffd5b803567ffffffffffffffff8111156123d6575f5ffd5b8d60208284010111156123e7575f5ffd5b60208201935080925050509295989b9194979a5092959850565b5f5f60408385031215612412575f5ffd5b50508035926020909101359150565b5f60208284031215612431575f5ffd5b813567ffffffffffffffff811115612447575f5ffd5b610901848285016121ba565b5f60208284031215612463575f5ffd5b5035919050565b81516001600160a01b031681526101a081016020830151612494602084018264ffffffffff169052565b5060408301516124ad604084018264ffffffffff169052565b5060608301516124c1606084018215159052565b5060808301516124d5608084018215159052565b5060a08301516124f060a08401826001600160a01b03169052565b5060c083015160c083015260e083015161251560e08401826001600160801b03169052565b506101008301516125326101008401826001600160801b03169052565b5061012083015161258161012084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b5092915050565b5f5f60408385031215612599575f5ffd5b82356125a4816120bb565b9150602083013567ffffffffffffffff8111156125bf575f5ffd5b6125cb858286016121ba565b9150509250929050565b5f5f604083850312156125e6575f5ffd5b823567ffffffffffffffff8111156125fc575f5ffd5b612608858286016121ba565b925050602083013567ffffffffffffffff811115612624575f5ffd5b83016080818603121561224a575f5ffd5b5f60208284031215612645575f5ffd5b8135611bf5816120bb565b5f5f5f5f60808587031215612663575f5ffd5b8435935060208501359250604085013561267c816120bb565b9396929550929360600135925050565b64ffffffffff8116811461191e575f5ffd5b5f602082840312156126ae575f5ffd5b8135611bf58161268c565b5f602082840312156126c9575f5ffd5b5051919050565b5f602082840312156126e0575f5ffd5b813560ff81168114611bf5575f5ffd5b5f60208284031215612700575f5ffd5b81358015158114611bf5575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b818103818111156103c5576103c561270f565b808201808211156103c5576103c561270f565b5f6001820161275a5761275a61270f565b5060010190565b61ffff8116811461191e575f5ffd5b813561277b8161268c565b8154602084013561278b8161268c565b60408501356127998161268c565b64ffffffffff60501b8160501b1664ffffffffff85166effffffffffffffffffffffffffffff1985161769ffffffffff00000000008460281b1617178555505050505f60608301356127ea81612761565b825461ffff60781b191660789190911b61ffff60781b16179091555050565b5f5f8335601e1984360301811261281e575f5ffd5b83018035915067ffffffffffffffff821115612838575f5ffd5b602001915036819003821315612110575f5ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b61289281875180516001600160a01b03168252602090810151910152565b60208601516040820152604086015160608201526128c6608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e082018190525f906128ee908301848661284c565b979650505050505050565b6001600160a01b038581168252841660208201526001600160801b038316604082015260e08101612967606083018464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b95945050505050565b5f60208284031215612980575f5ffd5b8135611bf581612761565b64ffffffffff82811682821603908111156103c5576103c561270f565b88815287602082015264ffffffffff8716604082015264ffffffffff8616606082015284151560808201525f84356129df8161268c565b64ffffffffff1660a083015260208501356129f98161268c565b64ffffffffff1660c08301526040850135612a138161268c565b64ffffffffff1660e08301526060850135612a2d81612761565b61ffff811661010084015250610140610120830152612a516101408301848661284c565b9a9950505050505050505050565b634e487b7160e01b5f52601260045260245ffd5b5f5f85851115612a81575f5ffd5b83861115612a8d575f5ffd5b5050820193919092039150565b803560208310156103c5575f19602084900360031b1b169291505056fea26469706673582212209848355b2062e0df8fc2867a254e71aef6f1a8325d399b2336979fa4f23ef8c964736f6c63430008250033'

/** The code a MerkleClaims has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const merkleClaimsRuntime = {
  code: '0x608060405234801561000f575f5ffd5b5060043610610106575f3560e01c806398490a921161009e578063d7b96d4e1161006e578063d7b96d4e1461025b578063d99cd1bf1461029a578063df18e047146102ad578063f364c90c146102cc578063fcdf5f4e14610316575f5ffd5b806398490a92146101eb578063a4802cc514610215578063ccd3903714610228578063d35a75ce14610248575f5ffd5b806373572267116100d957806373572267146101975780637ad226dc146101aa57806384b0196e146101bd578063935270cb146101d8575f5ffd5b806349c676de1461010a5780635d4df3bf14610131578063636f7a45146101465780637274e30d1461018e575b5f5ffd5b61011664ffffffffff81565b60405164ffffffffff90911681526020015b60405180910390f35b61014461013f366004612117565b610329565b005b610180610154366004612185565b604080519384526001600160a01b039092166020808501919091529183015260609091205f9081522090565b604051908152602001610128565b61018060025481565b6101806101a53660046121d1565b61035c565b6101446101b8366004612227565b6103cb565b6101c5610569565b6040516101289796959493929190612283565b6101446101e6366004612319565b6105ab565b6101806101f9366004612401565b5f91825260056020908152604080842092845291905290205490565b610180610223366004612421565b61063b565b61023b610236366004612453565b610682565b604051610128919061246a565b610180610256366004612588565b6107f4565b6102827f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b039091168152602001610128565b6101806102a83660046125d5565b61085d565b6101806102bb366004612635565b60036020525f908152604090205481565b6103066102da366004612401565b5f918252600560209081526040808420600884901c855290915290912054600160ff9092161c81161490565b6040519015158152602001610128565b610180610324366004612650565b61088d565b610331610909565b61034c86868686868683336001600160a01b03821614610940565b610354610bba565b505050505050565b5f610365610909565b5f61036f84610be4565b90506103876103816020860186612635565b84610ddc565b6103af3330604087013561039e6020890189612635565b6001600160a01b0316929190610f2a565b6103ba338583610f66565b9150506103c5610bba565b92915050565b6103d3610909565b5f6103dd8361123f565b60038101546001820154919250600160801b90046001600160801b0316906001600160a01b0316331461043957600182015460405163909037fb60e01b81526001600160a01b0390911660048201526024015b60405180910390fd5b8154600160c81b900464ffffffffff1642108061046557508154600160c81b900464ffffffffff908116145b15610495578154604051636a962d9560e11b8152600160c81b90910464ffffffffff166004820152602401610430565b806001600160801b03165f036104c15760405163244b846b60e01b815260048101859052602401610430565b6003820180546001600160801b0390811690915582545f916104f0916001600160a01b03169086908516611274565b8354909150610509906001600160a01b031685836113a4565b604080516001600160801b0384168152602081018390526001600160a01b03861691339188917f6dc7182cd4e653be0118539f2c1d0809ae3add243d83d9086158edeb27e74747910160405180910390a4505050610565610bba565b5050565b5f6060805f5f5f606061057a6113de565b61058261140e565b604080515f80825260208201909252600f60f81b9b939a50919850469750309650945092509050565b6105b3610909565b824211156105d75760405163171be9b160e21b815260048101849052602401610430565b6105ee886105e78c8c888861088d565b8484611439565b610616576040516339db9aaf60e11b81526001600160a01b0389166004820152602401610430565b6106278a8a8a8a8a8a8a6001610940565b61062f610bba565b50505050505050505050565b5f610644610909565b5f61064e83610be4565b90506106673330604086013561039e6020880188612635565b610672338483610f66565b91505061067d610bba565b919050565b6106f360408051610140810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905260c0850184905260e08501849052610100850184905285519081018652838152918201839052938101829052928301529061012082015290565b6106fc8261123f565b604080516101408101825282546001600160a01b038082168352600160a01b820464ffffffffff908116602080860191909152600160c81b8404821685870152600160f01b840460ff9081161515606080880191909152600160f81b909504161515608080870191909152600188015490931660a0860152600287015460c086015260038701546001600160801b0380821660e0880152600160801b90910416610100860152855192830186526004909601548082168352650100000000008104821696830196909652600160501b86041693810193909352600160781b90930461ffff169282019290925261012082015292915050565b5f6107fd610909565b6001600160a01b03831661082f576040516353d7100960e11b81526001600160a01b0384166004820152602401610430565b5f61083983610be4565b90506108523330604086013561039e6020880188612635565b6103ba848483610f66565b5f610866610909565b5f61087084610be4565b90506103af6108826020860186612635565b85604001358561149a565b604080517fa1b9cba34678e9750bf08b96e5c106dab761c09343dd5a5699bd36f1efcc61866020820152908101859052606081018490526001600160a01b038316608082015260a081018290525f906108fe9060c00160405160208183030381529060405280519060200120611551565b90505b949350505050565b61091161157d565b61093e60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906115bd565b565b5f888152600460205260408120908061095b8b848b876115c4565b91509150875f0361097f5760405163b3a0e39360e01b815260040160405180910390fd5b60208611156109a4576040516314f3077560e21b815260048101879052602401610430565b6109ae8b8b6116ac565b6002830154604080518c81526001600160a01b038c166020808301919091529181018b9052606090205f908152206109e7908989611720565b14610a0f576040516328900e3360e21b8152600481018c9052602481018b9052604401610430565b6003830154600160801b90046001600160801b031680891115610a4f5760405163fa74889f60e01b815260048101829052602481018a9052604401610430565b6003840180546001600160801b038b84038116600160801b0291161790555f610a7984888c611274565b9050828015610a9957506004850154600160501b900464ffffffffff1642105b15610b405760408051608081018252600487015464ffffffffff808216835265010000000000820481166020840152600160501b82041692820192909252600160781b90910461ffff166060820152610af79085908990849061174e565b8b6001600160a01b03168e7f8b4e096547aeb7829b4cb7a4fb07bdc2982739caa42c73c7d50f2a4be2b4990f8f604051610b3391815260200190565b60405180910390a4610b54565b610b546001600160a01b03851688836113a4565b604080518d81526001600160a01b0389811660208301529181018c905260608101839052908c16908e907f36d7a81a1ec0f2fcb33f09f00a9ccd612dc998ce32fb5ce14eba9c875c390fe29060800160405180910390a350505050505050505050505050565b61093e5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00610938565b5f808080610bf56020860186612635565b610c05608087016060880161269e565b610c1560a088016080890161269e565b9194509250905060208501355f03610c405760405163066be37b60e31b815260040160405180910390fd5b84604001355f03610c645760405163b3a0e39360e01b815260040160405180910390fd5b8064ffffffffff168264ffffffffff16101580610c885750428164ffffffffff1611155b15610cb7576040516304eda49960e21b815264ffffffffff808416600483015282166024820152604401610430565b610cc0826118e0565b64ffffffffff81811614610cd757610cd7816118e0565b610ce38560c001611921565b826001600160a01b03163b5f03610d185760405163bd14278d60e01b81526001600160a01b0384166004820152602401610430565b6040516370a0823160e01b81523060048201526001600160a01b038416906370a0823190602401602060405180830381865afa158015610d5a573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d7e91906126b9565b6001600160a01b0384165f9081526003602052604090205490945080851015610dd357604051632d3943e360e01b81526001600160a01b03851660048201526024810186905260448101829052606401610430565b50505050919050565b602081013560408201355f8080610df960808701606088016126d0565b92505050608084013560a0850135610e1460208701876126f0565b15610ea5576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015610e8a575f5ffd5b505af1925050508015610e9b575060015b15610f2157610f21565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b158015610f0e575f5ffd5b505af1925050508015610f1f575060015b505b50505050505050565b610f38848484846001611a37565b610f6057604051635274afe760e01b81526001600160a01b0385166004820152602401610430565b50505050565b5f80610f756020850185612635565b6040516370a0823160e01b81523060048201526001600160a01b0391909116906370a0823190602401602060405180830381865afa158015610fb9573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610fdd91906126b9565b905082811161101857610ff36020850185612635565b60405163833f7c7d60e01b81526001600160a01b039091166004820152602401610430565b5f6110238483612723565b90505f6110386101208701610100880161269e565b64ffffffffff161515905080611055576001600160801b03611065565b6dffffffffffffffffffffffffffff5b6001600160801b03168211156110915760405163262897d360e21b815260048101839052602401610430565b8160035f6110a260208a018a612635565b6001600160a01b03166001600160a01b031681526020019081526020015f205f8282546110cf9190612736565b9091555050600280545f906110e390612749565b91829055505f81815260046020908152604090912091955061110790880188612635565b6111176080890160608a0161269e565b61112760a08a0160808b0161269e565b835469ffffffffffffffffffff60a01b1916600160c81b64ffffffffff9283160264ffffffffff60a01b191617600160a01b9290911691909102176001600160a01b0319166001600160a01b039190911617815561118b60c0880160a089016126f0565b6001820180546001600160a01b038b166001600160a01b03199091161790558154901515600160f01b0260ff60f01b1984158015600160f81b02919091166001600160f01b03909316929092171782556001600160801b038416600160801b81026fffffffffffffffffffffffffffffffff1916176003830155602088013560028301556112285760c08701600482016112258282612770565b50505b6112348589858a611aa4565b505050509392505050565b5f818152600460205260408120600281015490910361067d57604051636d32126560e01b815260048101839052602401610430565b5f6001600160a01b038316158061129357506001600160a01b03831630145b156112bc576040516353d7100960e11b81526001600160a01b0384166004820152602401610430565b6001600160a01b0384165f908152600360205260409020546112de8382612723565b6001600160a01b0386165f818152600360205260408082209390935591516370a0823160e01b81523060048201526370a0823190602401602060405180830381865afa158015611330573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061135491906126b9565b9050818110611363578361136e565b61136e848284611b4b565b9250825f0361139b5760405163833f7c7d60e01b81526001600160a01b0387166004820152602401610430565b50509392505050565b6113b18383836001611bfc565b6113d957604051635274afe760e01b81526001600160a01b0384166004820152602401610430565b505050565b60606114097f0000000000000000000000000000000000000000000000000000000000000000611c5e565b905090565b60606114097f0000000000000000000000000000000000000000000000000000000000000000611c5e565b5f6001600160a01b0385161580159061146d5750846001600160a01b0316611462858585611c9b565b6001600160a01b0316145b1561147a57506001610901565b6001600160a01b0385163b158015906108fe57506108fe85858585611cfb565b6040805160a0810182526001600160a01b038516606080830191825284356080840152908252602084810135818401528484013583850152835180850190945230845283018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a9291339061150890870187612809565b6040518663ffffffff1660e01b8152600401611528959493929190612874565b5f604051808303815f87803b15801561153f575f5ffd5b505af1158015610f21573d5f5f3e3d5ffd5b5f6103c561155d611d65565b8360405161190160f01b8152600281019290925260228201526042902090565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561093e57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b82546001600160a01b03811690600160f81b810460ff9081169164ffffffffff600160a01b8204811692600160c81b830490911691600160f01b9004165f82900361162557604051636d32126560e01b8152600481018a9052602401610430565b8242101561164957604051630ff60ab960e01b815260048101849052602401610430565b81421061166c57604051630bfacb6f60e31b815260048101839052602401610430565b808015611677575085155b156116a05760405163300be29d60e01b81526001600160a01b0388166004820152602401610430565b50505094509492505050565b5f828152600560209081526040808320600885901c8452909152902054600160ff83161b808216156116fb57604051631a204db160e01b81526004810185905260248101849052604401610430565b5f93845260056020908152604080862060089590951c86529390529190922091179055565b82600582901b8301835b8181101561139b57803580841160051b93845260209384185260405f20920161172a565b5f6117836001600160a01b0386167f000000000000000000000000000000000000000000000000000000000000000085611e8e565b60405163ce12e43b60e01b81526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169063ce12e43b906117d59088908890889088906004016128f9565b6020604051808303815f875af11580156117f1573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061181591906126b9565b604051636eb1769f60e11b81523060048201526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000811660248301529192509086169063dd62ed3e90604401602060405180830381865afa158015611883573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118a791906126b9565b15610901576109016001600160a01b0386167f00000000000000000000000000000000000000000000000000000000000000005f611e8e565b6118ee63bbf81e0042612736565b8164ffffffffff16111561191e5760405163f90f8e7760e01b815264ffffffffff82166004820152602401610430565b50565b5f8080611931602085018561269e565b611941604086016020870161269e565b611951606087016040880161269e565b919450925090506119686080850160608601612970565b61ffff1681838517171764ffffffffff165f036119855750505050565b8164ffffffffff168364ffffffffff1611806119ae57508064ffffffffff168264ffffffffff16115b806119c757508064ffffffffff168364ffffffffff1610155b806119d95750428164ffffffffff1611155b806119f7575063ffffffff6119ee848361298b565b64ffffffffff16115b15611a2e57604051630341162d60e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610430565b610f60816118e0565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316611a93578383151615611a87573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b611ab16020820182612635565b6001600160a01b03908116908416857faae5967afe10d95afae1f4217317a56d932de1daf40023076428dc87e6d24558602085013586611af7608088016060890161269e565b611b0760a0890160808a0161269e565b611b1760c08a0160a08b016126f0565b60c08a01611b296101408c018c612809565b604051611b3d9897969594939291906129a8565b60405180910390a450505050565b5f5f5f611b588686611ee0565b91509150815f03611b7c57838181611b7257611b72612a5f565b0492505050611bf5565b818411611b9357611b936003851502601118611efc565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150505b9392505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611c52578383151615611c46573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b60605f611c6a83611f0d565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f6040829003611ce557611cda84611cb660205f8688612a73565b611cbf91612a9a565b611ccc8560208189612a73565b611cd591612a9a565b611f34565b50909150611bf59050565b611cf0848484611f67565b509095945050505050565b60408051630b135d3f60e11b808252600482018690526024820192909252604481018390525f91908390818660648301375f82606483010152601f820160051c60051b915060205f60648401838b5afa9050825f5114601f3d111681169350505050949350505050565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015611dbd57507f000000000000000000000000000000000000000000000000000000000000000046145b15611de757507f000000000000000000000000000000000000000000000000000000000000000090565b611409604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b611e9a8383835f611fa9565b6113d957611eab83835f6001611fa9565b611ed357604051635274afe760e01b81526001600160a01b0384166004820152602401610430565b6113b18383836001611fa9565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f60ff8216601f8111156103c557604051632cd44ac360e21b815260040160405180910390fd5b5f80806001600160ff1b038416601b60ff86901c01611f5588828985611ff3565b94509450945050505b93509350939050565b5f80806041849003611f9b578435602086013560408701355f1a611f8d89828585611ff3565b955095509550505050611f5e565b505f91506002905082611f5e565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316611c52578383151615611c46573d5f823e3d81fd5b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561202c57505f915060039050826120b1565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa15801561207d573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b0381166120a857505f9250600191508290506120b1565b92505f91508190505b9450945094915050565b6001600160a01b038116811461191e575f5ffd5b5f5f83601f8401126120df575f5ffd5b50813567ffffffffffffffff8111156120f6575f5ffd5b6020830191508360208260051b8501011115612110575f5ffd5b9250929050565b5f5f5f5f5f5f60a0878903121561212c575f5ffd5b86359550602087013594506040870135612145816120bb565b935060608701359250608087013567ffffffffffffffff811115612167575f5ffd5b61217389828a016120cf565b979a9699509497509295939492505050565b5f5f5f60608486031215612197575f5ffd5b8335925060208401356121a9816120bb565b929592945050506040919091013590565b5f61016082840312156121cb575f5ffd5b50919050565b5f5f82840360e08112156121e3575f5ffd5b833567ffffffffffffffff8111156121f9575f5ffd5b612205868287016121ba565b93505060c0601f1982011215612219575f5ffd5b506020830190509250929050565b5f5f60408385031215612238575f5ffd5b82359150602083013561224a816120bb565b809150509250929050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b60ff60f81b8816815260e060208201525f6122a160e0830189612255565b82810360408401526122b38189612255565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b818110156123085783518352602093840193909201916001016122ea565b50909b9a5050505050505050505050565b5f5f5f5f5f5f5f5f5f5f6101008b8d031215612333575f5ffd5b8a35995060208b0135985060408b013561234c816120bb565b975060608b0135965060808b013567ffffffffffffffff81111561236e575f5ffd5b61237a8d828e016120cf565b90975095505060a08b013561238e816120bb565b935060c08b0135925060e08b013567ffffffffffffffff8111156123b0575f5ffd5b8b01601f81018d136123c0575f5ffd5b803567ffffffffffffffff8111156123d6575f5ffd5b8d60208284010111156123e7575f5ffd5b60208201935080925050509295989b9194979a5092959850565b5f5f60408385031215612412575f5ffd5b50508035926020909101359150565b5f60208284031215612431575f5ffd5b813567ffffffffffffffff811115612447575f5ffd5b610901848285016121ba565b5f60208284031215612463575f5ffd5b5035919050565b81516001600160a01b031681526101a081016020830151612494602084018264ffffffffff169052565b5060408301516124ad604084018264ffffffffff169052565b5060608301516124c1606084018215159052565b5060808301516124d5608084018215159052565b5060a08301516124f060a08401826001600160a01b03169052565b5060c083015160c083015260e083015161251560e08401826001600160801b03169052565b506101008301516125326101008401826001600160801b03169052565b5061012083015161258161012084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b5092915050565b5f5f60408385031215612599575f5ffd5b82356125a4816120bb565b9150602083013567ffffffffffffffff8111156125bf575f5ffd5b6125cb858286016121ba565b9150509250929050565b5f5f604083850312156125e6575f5ffd5b823567ffffffffffffffff8111156125fc575f5ffd5b612608858286016121ba565b925050602083013567ffffffffffffffff811115612624575f5ffd5b83016080818603121561224a575f5ffd5b5f60208284031215612645575f5ffd5b8135611bf5816120bb565b5f5f5f5f60808587031215612663575f5ffd5b8435935060208501359250604085013561267c816120bb565b9396929550929360600135925050565b64ffffffffff8116811461191e575f5ffd5b5f602082840312156126ae575f5ffd5b8135611bf58161268c565b5f602082840312156126c9575f5ffd5b5051919050565b5f602082840312156126e0575f5ffd5b813560ff81168114611bf5575f5ffd5b5f60208284031215612700575f5ffd5b81358015158114611bf5575f5ffd5b634e487b7160e01b5f52601160045260245ffd5b818103818111156103c5576103c561270f565b808201808211156103c5576103c561270f565b5f6001820161275a5761275a61270f565b5060010190565b61ffff8116811461191e575f5ffd5b813561277b8161268c565b8154602084013561278b8161268c565b60408501356127998161268c565b64ffffffffff60501b8160501b1664ffffffffff85166effffffffffffffffffffffffffffff1985161769ffffffffff00000000008460281b1617178555505050505f60608301356127ea81612761565b825461ffff60781b191660789190911b61ffff60781b16179091555050565b5f5f8335601e1984360301811261281e575f5ffd5b83018035915067ffffffffffffffff821115612838575f5ffd5b602001915036819003821315612110575f5ffd5b81835281816020850137505f828201602090810191909152601f909101601f19169091010190565b61289281875180516001600160a01b03168252602090810151910152565b60208601516040820152604086015160608201526128c6608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e082018190525f906128ee908301848661284c565b979650505050505050565b6001600160a01b038581168252841660208201526001600160801b038316604082015260e08101612967606083018464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b95945050505050565b5f60208284031215612980575f5ffd5b8135611bf581612761565b64ffffffffff82811682821603908111156103c5576103c561270f565b88815287602082015264ffffffffff8716604082015264ffffffffff8616606082015284151560808201525f84356129df8161268c565b64ffffffffff1660a083015260208501356129f98161268c565b64ffffffffff1660c08301526040850135612a138161268c565b64ffffffffff1660e08301526060850135612a2d81612761565b61ffff811661010084015250610140610120830152612a516101408301848661284c565b9a9950505050505050505050565b634e487b7160e01b5f52601260045260245ffd5b5f5f85851115612a81575f5ffd5b83861115612a8d575f5ffd5b5050820193919092039150565b803560208310156103c5575f19602084900360031b1b169291505056fea26469706673582212209848355b2062e0df8fc2867a254e71aef6f1a8325d399b2336979fa4f23ef8c964736f6c63430008250033',
  immutables: [{"length":32,"start":7621},{"length":32,"start":7579},{"length":32,"start":7537},{"length":32,"start":7702},{"length":32,"start":7742},{"length":32,"start":5093},{"length":32,"start":5141},{"length":32,"start":608},{"length":32,"start":5982},{"length":32,"start":6042},{"length":32,"start":6194},{"length":32,"start":6331}],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const merkleClaimsSource = { compiler: '0.8.37+commit.f401782d', hash: '616cf020329049d0d259cbb7ef5c224b9bd30360929abe32d5f00a60155c3ef7' } as const
