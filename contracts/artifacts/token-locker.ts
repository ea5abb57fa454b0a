// Written by scripts/contracts.ts from contracts/TokenLocker.sol. `npm run artifacts` writes it again.

/** What TokenLocker can be asked and says. */
export const tokenLockerAbi = [
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
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "TokenLocker_AmountTooLarge",
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
        "internalType": "uint40",
        "name": "end",
        "type": "uint40"
      }
    ],
    "name": "TokenLocker_Ended",
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
    "name": "TokenLocker_InvalidAccount",
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
        "internalType": "uint128",
        "name": "asked",
        "type": "uint128"
      },
      {
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      }
    ],
    "name": "TokenLocker_InvalidPart",
    "type": "error"
  },
  {
    "inputs": [
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
      }
    ],
    "name": "TokenLocker_InvalidSchedule",
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
    "name": "TokenLocker_IsPermanent",
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
    "name": "TokenLocker_NoSuchLock",
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
    "name": "TokenLocker_NotAToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint40",
        "name": "end",
        "type": "uint40"
      },
      {
        "internalType": "uint40",
        "name": "newEnd",
        "type": "uint40"
      }
    ],
    "name": "TokenLocker_NotLater",
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
        "name": "from",
        "type": "uint256"
      }
    ],
    "name": "TokenLocker_NotMergeable",
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
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "TokenLocker_NotOwner",
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
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "TokenLocker_NotPendingOwner",
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
        "name": "asked",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "withdrawable",
        "type": "uint256"
      }
    ],
    "name": "TokenLocker_NotVested",
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
        "name": "asked",
        "type": "uint256"
      }
    ],
    "name": "TokenLocker_NothingReceived",
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
        "name": "balance",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "owed",
        "type": "uint256"
      }
    ],
    "name": "TokenLocker_Shortfall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint40",
        "name": "end",
        "type": "uint40"
      },
      {
        "internalType": "uint256",
        "name": "latest",
        "type": "uint256"
      }
    ],
    "name": "TokenLocker_TooFarAhead",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TokenLocker_ZeroAmount",
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
        "indexed": false,
        "internalType": "uint128",
        "name": "base",
        "type": "uint128"
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
        "name": "cliff",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "end",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "uint16",
        "name": "steps",
        "type": "uint16"
      }
    ],
    "name": "Extended",
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
        "name": "from",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      }
    ],
    "name": "Increased",
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
        "name": "token",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
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
        "name": "cliff",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "end",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "uint16",
        "name": "steps",
        "type": "uint16"
      }
    ],
    "name": "Locked",
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
        "indexed": false,
        "internalType": "uint128",
        "name": "base",
        "type": "uint128"
      }
    ],
    "name": "MadePermanent",
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
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      }
    ],
    "name": "Merged",
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
        "indexed": false,
        "internalType": "uint128",
        "name": "paid",
        "type": "uint128"
      }
    ],
    "name": "PaidShare",
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
        "internalType": "uint256",
        "name": "newId",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "base",
        "type": "uint128"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "withdrawn",
        "type": "uint128"
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
        "name": "cliff",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "end",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "uint16",
        "name": "steps",
        "type": "uint16"
      }
    ],
    "name": "Split",
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
        "name": "to",
        "type": "address"
      }
    ],
    "name": "TransferCancelled",
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
        "name": "to",
        "type": "address"
      }
    ],
    "name": "TransferProposed",
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
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "Transferred",
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
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      }
    ],
    "name": "Withdrawn",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "MAX_AHEAD",
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
    "name": "acceptTransfer",
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
      }
    ],
    "name": "cancelTransfer",
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
      }
    ],
    "name": "exists",
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
      },
      {
        "internalType": "uint40",
        "name": "newEnd",
        "type": "uint40"
      }
    ],
    "name": "extend",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "idsOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "firstId",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "count",
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
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      }
    ],
    "name": "increase",
    "outputs": [],
    "stateMutability": "nonpayable",
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
        "internalType": "uint128",
        "name": "amount",
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
    "name": "lock",
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
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "uint128",
        "name": "amount",
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
    "name": "lockFor",
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
        "name": "token",
        "type": "address"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "owner",
            "type": "address"
          },
          {
            "internalType": "uint128",
            "name": "amount",
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
        "internalType": "struct TokenLockerWords.Grant[]",
        "name": "grants",
        "type": "tuple[]"
      }
    ],
    "name": "lockMany",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "firstId",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
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
    "name": "lockOf",
    "outputs": [
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
        "name": "",
        "type": "tuple"
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
    "name": "makePermanent",
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
        "name": "from",
        "type": "uint256"
      }
    ],
    "name": "merge",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "owed",
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
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "proposeTransfer",
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
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      }
    ],
    "name": "split",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "newId",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
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
    "name": "vested",
    "outputs": [
      {
        "internalType": "uint128",
        "name": "",
        "type": "uint128"
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
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      }
    ],
    "name": "withdraw",
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
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      },
      {
        "internalType": "uint128",
        "name": "minimum",
        "type": "uint128"
      }
    ],
    "name": "withdrawShare",
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
      }
    ],
    "name": "withdrawable",
    "outputs": [
      {
        "internalType": "uint128",
        "name": "",
        "type": "uint128"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const

/** The code that creates a TokenLocker; constructor arguments are appended. */
export const tokenLockerCode = '0x6080604052348015600e575f5ffd5b50612a698061001c5f395ff3fe608060405234801561000f575f5ffd5b5060043610610132575f3560e01c80637df3a07f116100b4578063c05c2ffc11610079578063c05c2ffc1461038a578063ce12e43b1461039d578063d1c2babb146103b0578063df18e047146103c3578063f11988e0146103f4578063fdd46d6014610407575f5ffd5b80637df3a07f146102be57806386bde3d11461032657806392c9a71314610339578063968fb8ba1461034c578063b82363f914610377575f5ffd5b806359caecb5116100fa57806359caecb5146101bb578063632a4861146101ce578063634cba2a1461027f5780636354b81b1461029257806365fb74161461029d575f5ffd5b8063274fae7c146101365780632d1e47211461014b5780632e24afb01461015e57806349c676de146101715780634f558e7914610198575b5f5ffd5b610149610144366004612543565b61041a565b005b610149610159366004612570565b610524565b61014961016c366004612543565b610686565b61017d64ffffffffff81565b60405164ffffffffff90911681526020015b60405180910390f35b6101ab6101a6366004612543565b610761565b604051901515815260200161018f565b6101496101c9366004612543565b6107a0565b6101e16101dc366004612543565b6107e2565b6040805182516001600160a01b03908116825260208085015182168184015284840151909116828401526060808501516001600160801b039081168285015260808087015182169085015260a0808701519091169084015260c094850151805164ffffffffff9081169685019690965291820151851660e08401529281015190931661010082015291015161ffff166101208201526101400161018f565b61014961028d3660046125b0565b61092c565b61017d63bc19138081565b6102b06102ab3660046125fa565b61094e565b60405190815260200161018f565b6103116102cc36600461267b565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b6040805192835260208301919091520161018f565b610149610334366004612694565b610ae3565b6102b06103473660046126cb565b610bbd565b61035f61035a366004612543565b610bd2565b6040516001600160801b03909116815260200161018f565b610149610385366004612720565b610beb565b6102b0610398366004612570565b610d3c565b6102b06103ab366004612741565b611037565b6101496103be366004612788565b611083565b6102b06103d136600461267b565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b61035f610402366004612543565b611280565b6101496104153660046127a8565b6112b3565b6104226112d4565b5f61042c8261130b565b905061043e8151600160f91b16151590565b158061046057505f828152600360205260409020546001600160a01b03163314155b1561048c576040516351db9bb160e11b8152600481018390523360248201526044015b60405180910390fd5b5f610495825190565b82516001600160a01b0319163317835290506104b1825f611371565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a45050610521611395565b50565b61052c6112d4565b5f6105368361130b565b90505f6105438460601c90565b90505f61055982856001600160801b03166113bf565b90506105cb610597826001600160801b031661057f86602001516001600160701b031690565b6001600160801b031661059291906127ec565b611546565b6001600160801b03166105ba85602001516001600160701b0360709190911c1690565b8591906001600160801b0316611576565b5f85815260016020818152604080842087518155828801519301929092556001600160a01b038516835282905290205461060e906001600160801b031682611596565b6001600160a01b0383165f908152602081815260409182902080546001600160801b0319166001600160801b0394851617905590519183168252339187917f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c910160405180910390a3505050610682611395565b5050565b61068e6112d4565b5f610698826115db565b90506106b0826106a78361162e565b604001516116cd565b5f6106bb8383611734565b604080516080810182525f8082526020820181905264ffffffffff9282019290925260608101919091529091506106f3908390611768565b6106fd83836117fa565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a25050610521611395565b5f81815260016020818152604080842081518083019092528054825290920154908201528161078e825190565b6001600160a01b031614159392505050565b6107a86112d4565b5f6107b2826115db565b90506107be82826117fa565b5f828152600160208181526040909220835181559190920151910155610521611395565b61083b6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f6108458361130b565b90506040518060e0016040528061085c8560601c90565b6001600160a01b03168152602001610872835190565b6001600160a01b031681526020016108908351600160f91b16151590565b61089a575f6108b2565b5f858152600360205260409020546001600160a01b03165b6001600160a01b031681526020016108d483602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b0316815260200161090c8584611875565b6001600160801b031681526020016109238361162e565b90529392505050565b6109346112d4565b610940848484846118ac565b610948611395565b50505050565b5f6109576112d4565b5f5f5b838110156109cc57610985858583818110610977576109776127ff565b905060c00201604001611bdb565b848482818110610997576109976127ff565b905060c0020160200160208101906109af9190612813565b6109c2906001600160801b0316836127ec565b915060010161095a565b505f6109d886836113bf565b9050806109e6878287611d2a565b93505f5b85811015610ad05736878783818110610a0557610a056127ff565b905060c0020190505f85856001600160801b031614610a4657610a41610a316040840160208501612813565b866001600160801b031688611e1a565b610a56565b610a566040830160208401612813565b9050610a6360018961282c565b8303610a6c5750825b806001600160801b03165f03610a955760405163bfe8de5160e01b815260040160405180910390fd5b610a9f818561283f565b9350610ac6610aae84896127ec565b8b610abc602086018661267b565b8486604001611e2f565b50506001016109ea565b50505050610adc611395565b9392505050565b610aeb6112d4565b5f610af5836115db565b9050336001600160a01b03831603610b2b57604051637ddc5d8f60e01b81526001600160a01b0383166004820152602401610483565b610b3482611f2f565b610b3e83826117fa565b610b49816001611371565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a350610682611395565b5f610bca84338585611037565b949350505050565b5f610be582610be08461130b565b611f76565b92915050565b610bf36112d4565b5f610bfd836115db565b90505f610c098261162e565b604001519050610c1984826116cd565b8064ffffffffff168364ffffffffff1611610c585760405163266486b760e01b815264ffffffffff808316600483015284166024820152604401610483565b5f610c638584611734565b90505f610c6f8461162e565b9050610c7e815f015186611fca565b8264ffffffffff16816020015164ffffffffff1603610ca55764ffffffffff851660208201525b64ffffffffff85166040820152610cbc8482611768565b610cc686856117fa565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d0193610d28938893919290918c919061285e565b60405180910390a250505050610682611395565b5f610d456112d4565b5f610d4f846115db565b90505f610d6682602001516001600160701b031690565b90506001600160801b0384161580610d905750806001600160801b0316846001600160801b031610155b15610dc8576040516394b2087360e01b8152600481018690526001600160801b03808616602483015282166044820152606401610483565b5f610dd28361162e565b6040015164ffffffffff164210610df257610ded8684611875565b610dfc565b610dfc8684611734565b90505f610e1c82876001600160801b0316856001600160801b0316611e1a565b60208501519091505f90610e4f9060701c6001600160701b0316886001600160801b0316866001600160801b0316611e1a565b60208601519091505f90829060701c6001600160701b0316610e71919061283f565b9050610e7d888661283f565b6001600160801b0316816001600160801b031603610ec8576040516394b2087360e01b8152600481018a90526001600160801b03808a16602483015286166044820152606401610483565b610eea610ed5898761283f565b87906001600160801b03908116908416611576565b610efe8987610ef9868861283f565b612069565b610f0889876117fa565b5f8981526001602081815260409092208851815591880151910155610f38610f308a60601c90565b5f6001611d2a565b9650610f51866001600160801b03808b16908516611576565b610f5b865f6120d3565b610f66878785612069565b5f87815260016020818152604083208951815590890151910155610f898761162e565b9050878a7f47960337b210c66eda68e62fc39b17f3e24e33794c1472bd58adfce03b4c737f8b8787865f015187602001518860400151896060015160405161102097969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a350505050505050610be5611395565b5f6110406112d4565b61104982611bdb565b5f61105d86856001600160801b03166113bf565b905061106b86826001611d2a565b915061107a8287878487611e2f565b50610bca611395565b61108b6112d4565b5f611095836115db565b90505f6110a1836115db565b90505f6110ad8261162e565b6040516020016110bd9190612899565b604051602081830303815290604052805190602001206110dc8461162e565b6040516020016110ec9190612899565b604051602081830303815290604052805190602001201490508385148061113757506111188460601c90565b6001600160a01b031661112b8660601c90565b6001600160a01b031614155b80611140575080155b1561116857604051632eb2012560e11b81526004810186905260248101859052604401610483565b5f6111738584611875565b61117d8786611875565b61118791906128e1565b90505f6111be6111a185602001516001600160701b031690565b6001600160801b031661057f87602001516001600160701b031690565b602085015190915061120d906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b03166111fc91906128e1565b8791906001600160801b0316611576565b611218878684612069565b61122287866117fa565b5f878152600160208181526040909220875181559187015191015561124786856120f5565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a35050505050610682611395565b5f5f61128b8361130b565b602081015190915060701c6001600160701b03166112a98483611f76565b610adc919061283f565b6112bb6112d4565b6112c7838383846118ac565b6112cf611395565b505050565b6112dc61213f565b61130960017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061217f565b565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b031661136c57604051631f5c1aef60e21b815260048101839052602401610483565b919050565b806113865781516001607f60f91b031661138f565b8151600160f91b175b90915250565b6113095f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611303565b5f815f036113e05760405163bfe8de5160e01b815260040160405180910390fd5b826001600160a01b03163b5f03611415576040516302cee13d60e51b81526001600160a01b0384166004820152602401610483565b6040516370a0823160e01b81523060048201525f906001600160a01b038516906370a0823190602401602060405180830381865afa158015611459573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061147d9190612900565b90506114946001600160a01b038516333086612186565b6040516370a0823160e01b81523060048201525f906001600160a01b038616906370a0823190602401602060405180830381865afa1580156114d8573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906114fc9190612900565b90508181116115305760405163bd16767d60e01b81526001600160a01b038616600482015260248101859052604401610483565b61153d610592838361282c565b95945050505050565b5f6001600160701b0382111561157257604051630e6c70d160e21b815260048101839052602401610483565b5090565b602090920180516001600160e01b03191660709390931b92909217179052565b5f806115ae6001600160801b038085169086166127ec565b90506001600160801b03811115610adc57604051630e6c70d160e21b815260048101829052602401610483565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b03161461136c5761136c82826121bc565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f821561166f57828201611676565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff8216016116fd5760405163c4f133bd60e01b815260048101839052602401610483565b8064ffffffffff16421061068257604051630251bc0760e61b81526004810183905264ffffffffff82166024820152604401610483565b5f61173f8383611f76565b905061175d6117566117508461162e565b42612211565b8390611768565b610be5838383612069565b8051604082015164ffffffffff91821691908116905f90821461178d5782820361178f565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b8051600160f91b1661180a575050565b611814815f611371565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f6118868251600160f81b16151590565b611890575f610adc565b50505f908152600260205260409020546001600160801b031690565b5f6118b6856115db565b90506118c184611f2f565b826001600160801b03165f036118ea5760405163bfe8de5160e01b815260040160405180910390fd5b5f6118f58660601c90565b6001600160a01b0381165f90815260208190526040812091925085908061192686602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816119478c89611f76565b039050806001600160801b0316896001600160801b0316111561199757604051633b7075f160e11b8152600481018c90526001600160801b03808b16602483015282166044820152606401610483565b84546040516370a0823160e01b81523060048201526001600160801b03909116905f906001600160a01b038916906370a0823190602401602060405180830381865afa1580156119e9573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611a0d9190612900565b9050816001600160801b0316811015611a8a57611a348b82846001600160801b0316611e1a565b9550896001600160801b0316866001600160801b03161015611a8a5760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b0383166044820152606401610483565b86546001600160801b0319168b83036001600160801b0316178755611aaf8d8a6117fa565b846001600160801b03168b85016001600160801b031603611ad957611ad48d8a6120f5565b611b0e565b611af2896001600160801b0380881690878f0116611576565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b031614611bb4576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611bd16001600160a01b038416886001600160801b038416612324565b5050505050505050565b5f8080611beb6020850185612917565b611bfb6040860160208701612917565b611c0b6060870160408801612917565b9194509250905064fffffffffe1964ffffffffff821601611c955764ffffffffff8316151580611c41575064ffffffffff821615155b80611c5e5750611c576080850160608601612941565b61ffff1615155b156109485760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610483565b8164ffffffffff168364ffffffffff161180611cbe57508064ffffffffff168264ffffffffff16115b80611cd757508064ffffffffff168364ffffffffff1610155b80611ce95750428164ffffffffff1611155b15611d205760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610483565b6109488382611fca565b6001600160a01b0383165f908152602081815260408083208151808301909252546001600160801b0381168252600160801b90046001600160601b031691810182905290611d7990600161295a565b6001600160601b03166060866001600160a01b0316901b1791508281602001818151611da5919061295a565b6001600160601b03169052508051611dbd9085611596565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b5f610bca846001600160801b03168484612359565b611e3883611f2f565b604080518082019091525f60208201526001600160a01b0384168152611e68816001600160801b0385165f611576565b611e81611e7a36849003840184612979565b8290611768565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd908790611ede90880188612917565b611eee6040890160208a01612917565b611efe60608a0160408b01612917565b611f0e60808b0160608c01612941565b604051611f1f95949392919061285e565b60405180910390a4505050505050565b6001600160a01b0381161580611f4d57506001600160a01b03811630145b1561052157604051637ddc5d8f60e01b81526001600160a01b0382166004820152602401610483565b5f611f818242612374565b15611f9a575060208101516001600160701b0316610be5565b610adc611fb183602001516001600160701b031690565b611fbb8585611875565b611fc48561162e565b426123ad565b611fd863bc191380426127ec565b8164ffffffffff16111561201c5780611ff563bc191380426127ec565b60405162d3f32d60e51b815264ffffffffff90921660048301526024820152604401610483565b63ffffffff61202b8383612a02565b64ffffffffff1611156106825760405163b94a51d560e01b815264ffffffffff80841660048301819052602483015282166044820152606401610483565b6001600160801b03811615801561208557508151600160f81b16155b1561208f57505050565b6120a4826001600160801b03831615156120d3565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b806120e8578151600160ff60f81b031661138f565b508051600160f81b179052565b6120ff82826117fa565b8051600160f81b1615612128575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561130957604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b612194848484846001612474565b61094857604051635274afe760e01b81526001600160a01b0385166004820152602401610483565b5f6121c5825190565b6001600160a01b0316036121ef57604051631f5c1aef60e21b815260048101839052602401610483565b604051639624680160e01b815260048101839052336024820152604401610483565b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff90811614806122545750826020015164ffffffffff1682105b806122675750825164ffffffffff168211155b15612273575081610be5565b8251606084015161ffff81165f0361228d578391506122ed565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff16880302816122c4576122c4612a1f565b04905061ffff83165f19838302820101816122e1576122e1612a1f565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b61233183838360016124e1565b6112cf57604051635274afe760e01b81526001600160a01b0384166004820152602401610483565b5f818385028161236b5761236b612a1f565b04949350505050565b60208201515f9060e01c8015801590610bca57508060a0855f0151901c64ffffffffff166123a291906127ec565b831015949350505050565b5f64ffffffffff8016836040015164ffffffffff16036123ce575082610bca565b826040015164ffffffffff1682106123e7575083610bca565b826020015164ffffffffff168210806124085750825164ffffffffff168211155b15612414575082610bca565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156124505761244a818484612359565b92509050805b6124668789036001600160801b03168484612359565b909601979650505050505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f511483166124d05783831516156124c4573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f5114831661253757838315161561252b573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f60208284031215612553575f5ffd5b5035919050565b80356001600160801b038116811461136c575f5ffd5b5f5f60408385031215612581575f5ffd5b823591506125916020840161255a565b90509250929050565b80356001600160a01b038116811461136c575f5ffd5b5f5f5f5f608085870312156125c3575f5ffd5b843593506125d36020860161259a565b92506125e16040860161255a565b91506125ef6060860161255a565b905092959194509250565b5f5f5f6040848603121561260c575f5ffd5b6126158461259a565b9250602084013567ffffffffffffffff811115612630575f5ffd5b8401601f81018613612640575f5ffd5b803567ffffffffffffffff811115612656575f5ffd5b86602060c08302840101111561266a575f5ffd5b939660209190910195509293505050565b5f6020828403121561268b575f5ffd5b610adc8261259a565b5f5f604083850312156126a5575f5ffd5b823591506125916020840161259a565b5f608082840312156126c5575f5ffd5b50919050565b5f5f5f60c084860312156126dd575f5ffd5b6126e68461259a565b92506126f46020850161255a565b915061270385604086016126b5565b90509250925092565b803564ffffffffff8116811461136c575f5ffd5b5f5f60408385031215612731575f5ffd5b823591506125916020840161270c565b5f5f5f5f60e08587031215612754575f5ffd5b61275d8561259a565b935061276b6020860161259a565b92506127796040860161255a565b91506125ef86606087016126b5565b5f5f60408385031215612799575f5ffd5b50508035926020909101359150565b5f5f5f606084860312156127ba575f5ffd5b833592506127ca6020850161259a565b91506127036040850161255a565b634e487b7160e01b5f52601160045260245ffd5b80820180821115610be557610be56127d8565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215612823575f5ffd5b610adc8261255a565b81810381811115610be557610be56127d8565b6001600160801b038281168282160390811115610be557610be56127d8565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b60808101610be5828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b6001600160801b038181168382160190811115610be557610be56127d8565b5f60208284031215612910575f5ffd5b5051919050565b5f60208284031215612927575f5ffd5b610adc8261270c565b803561ffff8116811461136c575f5ffd5b5f60208284031215612951575f5ffd5b610adc82612930565b6001600160601b038181168382160190811115610be557610be56127d8565b5f608082840312801561298a575f5ffd5b506040516080810167ffffffffffffffff811182821017156129ba57634e487b7160e01b5f52604160045260245ffd5b6040526129c68361270c565b81526129d46020840161270c565b60208201526129e56040840161270c565b60408201526129f660608401612930565b60608201529392505050565b64ffffffffff8281168282160390811115610be557610be56127d8565b634e487b7160e01b5f52601260045260245ffdfea264697066735822122011110597ae34586a85ee1989f9cf3c34ce9b89f408bb8adb5acfd3074f80429164736f6c63430008250033'

/** The code a TokenLocker has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const tokenLockerRuntime = {
  code: '0x608060405234801561000f575f5ffd5b5060043610610132575f3560e01c80637df3a07f116100b4578063c05c2ffc11610079578063c05c2ffc1461038a578063ce12e43b1461039d578063d1c2babb146103b0578063df18e047146103c3578063f11988e0146103f4578063fdd46d6014610407575f5ffd5b80637df3a07f146102be57806386bde3d11461032657806392c9a71314610339578063968fb8ba1461034c578063b82363f914610377575f5ffd5b806359caecb5116100fa57806359caecb5146101bb578063632a4861146101ce578063634cba2a1461027f5780636354b81b1461029257806365fb74161461029d575f5ffd5b8063274fae7c146101365780632d1e47211461014b5780632e24afb01461015e57806349c676de146101715780634f558e7914610198575b5f5ffd5b610149610144366004612543565b61041a565b005b610149610159366004612570565b610524565b61014961016c366004612543565b610686565b61017d64ffffffffff81565b60405164ffffffffff90911681526020015b60405180910390f35b6101ab6101a6366004612543565b610761565b604051901515815260200161018f565b6101496101c9366004612543565b6107a0565b6101e16101dc366004612543565b6107e2565b6040805182516001600160a01b03908116825260208085015182168184015284840151909116828401526060808501516001600160801b039081168285015260808087015182169085015260a0808701519091169084015260c094850151805164ffffffffff9081169685019690965291820151851660e08401529281015190931661010082015291015161ffff166101208201526101400161018f565b61014961028d3660046125b0565b61092c565b61017d63bc19138081565b6102b06102ab3660046125fa565b61094e565b60405190815260200161018f565b6103116102cc36600461267b565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b6040805192835260208301919091520161018f565b610149610334366004612694565b610ae3565b6102b06103473660046126cb565b610bbd565b61035f61035a366004612543565b610bd2565b6040516001600160801b03909116815260200161018f565b610149610385366004612720565b610beb565b6102b0610398366004612570565b610d3c565b6102b06103ab366004612741565b611037565b6101496103be366004612788565b611083565b6102b06103d136600461267b565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b61035f610402366004612543565b611280565b6101496104153660046127a8565b6112b3565b6104226112d4565b5f61042c8261130b565b905061043e8151600160f91b16151590565b158061046057505f828152600360205260409020546001600160a01b03163314155b1561048c576040516351db9bb160e11b8152600481018390523360248201526044015b60405180910390fd5b5f610495825190565b82516001600160a01b0319163317835290506104b1825f611371565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a45050610521611395565b50565b61052c6112d4565b5f6105368361130b565b90505f6105438460601c90565b90505f61055982856001600160801b03166113bf565b90506105cb610597826001600160801b031661057f86602001516001600160701b031690565b6001600160801b031661059291906127ec565b611546565b6001600160801b03166105ba85602001516001600160701b0360709190911c1690565b8591906001600160801b0316611576565b5f85815260016020818152604080842087518155828801519301929092556001600160a01b038516835282905290205461060e906001600160801b031682611596565b6001600160a01b0383165f908152602081815260409182902080546001600160801b0319166001600160801b0394851617905590519183168252339187917f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c910160405180910390a3505050610682611395565b5050565b61068e6112d4565b5f610698826115db565b90506106b0826106a78361162e565b604001516116cd565b5f6106bb8383611734565b604080516080810182525f8082526020820181905264ffffffffff9282019290925260608101919091529091506106f3908390611768565b6106fd83836117fa565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a25050610521611395565b5f81815260016020818152604080842081518083019092528054825290920154908201528161078e825190565b6001600160a01b031614159392505050565b6107a86112d4565b5f6107b2826115db565b90506107be82826117fa565b5f828152600160208181526040909220835181559190920151910155610521611395565b61083b6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f6108458361130b565b90506040518060e0016040528061085c8560601c90565b6001600160a01b03168152602001610872835190565b6001600160a01b031681526020016108908351600160f91b16151590565b61089a575f6108b2565b5f858152600360205260409020546001600160a01b03165b6001600160a01b031681526020016108d483602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b0316815260200161090c8584611875565b6001600160801b031681526020016109238361162e565b90529392505050565b6109346112d4565b610940848484846118ac565b610948611395565b50505050565b5f6109576112d4565b5f5f5b838110156109cc57610985858583818110610977576109776127ff565b905060c00201604001611bdb565b848482818110610997576109976127ff565b905060c0020160200160208101906109af9190612813565b6109c2906001600160801b0316836127ec565b915060010161095a565b505f6109d886836113bf565b9050806109e6878287611d2a565b93505f5b85811015610ad05736878783818110610a0557610a056127ff565b905060c0020190505f85856001600160801b031614610a4657610a41610a316040840160208501612813565b866001600160801b031688611e1a565b610a56565b610a566040830160208401612813565b9050610a6360018961282c565b8303610a6c5750825b806001600160801b03165f03610a955760405163bfe8de5160e01b815260040160405180910390fd5b610a9f818561283f565b9350610ac6610aae84896127ec565b8b610abc602086018661267b565b8486604001611e2f565b50506001016109ea565b50505050610adc611395565b9392505050565b610aeb6112d4565b5f610af5836115db565b9050336001600160a01b03831603610b2b57604051637ddc5d8f60e01b81526001600160a01b0383166004820152602401610483565b610b3482611f2f565b610b3e83826117fa565b610b49816001611371565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a350610682611395565b5f610bca84338585611037565b949350505050565b5f610be582610be08461130b565b611f76565b92915050565b610bf36112d4565b5f610bfd836115db565b90505f610c098261162e565b604001519050610c1984826116cd565b8064ffffffffff168364ffffffffff1611610c585760405163266486b760e01b815264ffffffffff808316600483015284166024820152604401610483565b5f610c638584611734565b90505f610c6f8461162e565b9050610c7e815f015186611fca565b8264ffffffffff16816020015164ffffffffff1603610ca55764ffffffffff851660208201525b64ffffffffff85166040820152610cbc8482611768565b610cc686856117fa565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d0193610d28938893919290918c919061285e565b60405180910390a250505050610682611395565b5f610d456112d4565b5f610d4f846115db565b90505f610d6682602001516001600160701b031690565b90506001600160801b0384161580610d905750806001600160801b0316846001600160801b031610155b15610dc8576040516394b2087360e01b8152600481018690526001600160801b03808616602483015282166044820152606401610483565b5f610dd28361162e565b6040015164ffffffffff164210610df257610ded8684611875565b610dfc565b610dfc8684611734565b90505f610e1c82876001600160801b0316856001600160801b0316611e1a565b60208501519091505f90610e4f9060701c6001600160701b0316886001600160801b0316866001600160801b0316611e1a565b60208601519091505f90829060701c6001600160701b0316610e71919061283f565b9050610e7d888661283f565b6001600160801b0316816001600160801b031603610ec8576040516394b2087360e01b8152600481018a90526001600160801b03808a16602483015286166044820152606401610483565b610eea610ed5898761283f565b87906001600160801b03908116908416611576565b610efe8987610ef9868861283f565b612069565b610f0889876117fa565b5f8981526001602081815260409092208851815591880151910155610f38610f308a60601c90565b5f6001611d2a565b9650610f51866001600160801b03808b16908516611576565b610f5b865f6120d3565b610f66878785612069565b5f87815260016020818152604083208951815590890151910155610f898761162e565b9050878a7f47960337b210c66eda68e62fc39b17f3e24e33794c1472bd58adfce03b4c737f8b8787865f015187602001518860400151896060015160405161102097969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a350505050505050610be5611395565b5f6110406112d4565b61104982611bdb565b5f61105d86856001600160801b03166113bf565b905061106b86826001611d2a565b915061107a8287878487611e2f565b50610bca611395565b61108b6112d4565b5f611095836115db565b90505f6110a1836115db565b90505f6110ad8261162e565b6040516020016110bd9190612899565b604051602081830303815290604052805190602001206110dc8461162e565b6040516020016110ec9190612899565b604051602081830303815290604052805190602001201490508385148061113757506111188460601c90565b6001600160a01b031661112b8660601c90565b6001600160a01b031614155b80611140575080155b1561116857604051632eb2012560e11b81526004810186905260248101859052604401610483565b5f6111738584611875565b61117d8786611875565b61118791906128e1565b90505f6111be6111a185602001516001600160701b031690565b6001600160801b031661057f87602001516001600160701b031690565b602085015190915061120d906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b03166111fc91906128e1565b8791906001600160801b0316611576565b611218878684612069565b61122287866117fa565b5f878152600160208181526040909220875181559187015191015561124786856120f5565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a35050505050610682611395565b5f5f61128b8361130b565b602081015190915060701c6001600160701b03166112a98483611f76565b610adc919061283f565b6112bb6112d4565b6112c7838383846118ac565b6112cf611395565b505050565b6112dc61213f565b61130960017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061217f565b565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b031661136c57604051631f5c1aef60e21b815260048101839052602401610483565b919050565b806113865781516001607f60f91b031661138f565b8151600160f91b175b90915250565b6113095f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611303565b5f815f036113e05760405163bfe8de5160e01b815260040160405180910390fd5b826001600160a01b03163b5f03611415576040516302cee13d60e51b81526001600160a01b0384166004820152602401610483565b6040516370a0823160e01b81523060048201525f906001600160a01b038516906370a0823190602401602060405180830381865afa158015611459573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061147d9190612900565b90506114946001600160a01b038516333086612186565b6040516370a0823160e01b81523060048201525f906001600160a01b038616906370a0823190602401602060405180830381865afa1580156114d8573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906114fc9190612900565b90508181116115305760405163bd16767d60e01b81526001600160a01b038616600482015260248101859052604401610483565b61153d610592838361282c565b95945050505050565b5f6001600160701b0382111561157257604051630e6c70d160e21b815260048101839052602401610483565b5090565b602090920180516001600160e01b03191660709390931b92909217179052565b5f806115ae6001600160801b038085169086166127ec565b90506001600160801b03811115610adc57604051630e6c70d160e21b815260048101829052602401610483565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b03161461136c5761136c82826121bc565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f821561166f57828201611676565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff8216016116fd5760405163c4f133bd60e01b815260048101839052602401610483565b8064ffffffffff16421061068257604051630251bc0760e61b81526004810183905264ffffffffff82166024820152604401610483565b5f61173f8383611f76565b905061175d6117566117508461162e565b42612211565b8390611768565b610be5838383612069565b8051604082015164ffffffffff91821691908116905f90821461178d5782820361178f565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b8051600160f91b1661180a575050565b611814815f611371565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f6118868251600160f81b16151590565b611890575f610adc565b50505f908152600260205260409020546001600160801b031690565b5f6118b6856115db565b90506118c184611f2f565b826001600160801b03165f036118ea5760405163bfe8de5160e01b815260040160405180910390fd5b5f6118f58660601c90565b6001600160a01b0381165f90815260208190526040812091925085908061192686602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816119478c89611f76565b039050806001600160801b0316896001600160801b0316111561199757604051633b7075f160e11b8152600481018c90526001600160801b03808b16602483015282166044820152606401610483565b84546040516370a0823160e01b81523060048201526001600160801b03909116905f906001600160a01b038916906370a0823190602401602060405180830381865afa1580156119e9573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611a0d9190612900565b9050816001600160801b0316811015611a8a57611a348b82846001600160801b0316611e1a565b9550896001600160801b0316866001600160801b03161015611a8a5760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b0383166044820152606401610483565b86546001600160801b0319168b83036001600160801b0316178755611aaf8d8a6117fa565b846001600160801b03168b85016001600160801b031603611ad957611ad48d8a6120f5565b611b0e565b611af2896001600160801b0380881690878f0116611576565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b031614611bb4576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611bd16001600160a01b038416886001600160801b038416612324565b5050505050505050565b5f8080611beb6020850185612917565b611bfb6040860160208701612917565b611c0b6060870160408801612917565b9194509250905064fffffffffe1964ffffffffff821601611c955764ffffffffff8316151580611c41575064ffffffffff821615155b80611c5e5750611c576080850160608601612941565b61ffff1615155b156109485760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610483565b8164ffffffffff168364ffffffffff161180611cbe57508064ffffffffff168264ffffffffff16115b80611cd757508064ffffffffff168364ffffffffff1610155b80611ce95750428164ffffffffff1611155b15611d205760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610483565b6109488382611fca565b6001600160a01b0383165f908152602081815260408083208151808301909252546001600160801b0381168252600160801b90046001600160601b031691810182905290611d7990600161295a565b6001600160601b03166060866001600160a01b0316901b1791508281602001818151611da5919061295a565b6001600160601b03169052508051611dbd9085611596565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b5f610bca846001600160801b03168484612359565b611e3883611f2f565b604080518082019091525f60208201526001600160a01b0384168152611e68816001600160801b0385165f611576565b611e81611e7a36849003840184612979565b8290611768565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd908790611ede90880188612917565b611eee6040890160208a01612917565b611efe60608a0160408b01612917565b611f0e60808b0160608c01612941565b604051611f1f95949392919061285e565b60405180910390a4505050505050565b6001600160a01b0381161580611f4d57506001600160a01b03811630145b1561052157604051637ddc5d8f60e01b81526001600160a01b0382166004820152602401610483565b5f611f818242612374565b15611f9a575060208101516001600160701b0316610be5565b610adc611fb183602001516001600160701b031690565b611fbb8585611875565b611fc48561162e565b426123ad565b611fd863bc191380426127ec565b8164ffffffffff16111561201c5780611ff563bc191380426127ec565b60405162d3f32d60e51b815264ffffffffff90921660048301526024820152604401610483565b63ffffffff61202b8383612a02565b64ffffffffff1611156106825760405163b94a51d560e01b815264ffffffffff80841660048301819052602483015282166044820152606401610483565b6001600160801b03811615801561208557508151600160f81b16155b1561208f57505050565b6120a4826001600160801b03831615156120d3565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b806120e8578151600160ff60f81b031661138f565b508051600160f81b179052565b6120ff82826117fa565b8051600160f81b1615612128575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561130957604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b612194848484846001612474565b61094857604051635274afe760e01b81526001600160a01b0385166004820152602401610483565b5f6121c5825190565b6001600160a01b0316036121ef57604051631f5c1aef60e21b815260048101839052602401610483565b604051639624680160e01b815260048101839052336024820152604401610483565b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff90811614806122545750826020015164ffffffffff1682105b806122675750825164ffffffffff168211155b15612273575081610be5565b8251606084015161ffff81165f0361228d578391506122ed565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff16880302816122c4576122c4612a1f565b04905061ffff83165f19838302820101816122e1576122e1612a1f565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b61233183838360016124e1565b6112cf57604051635274afe760e01b81526001600160a01b0384166004820152602401610483565b5f818385028161236b5761236b612a1f565b04949350505050565b60208201515f9060e01c8015801590610bca57508060a0855f0151901c64ffffffffff166123a291906127ec565b831015949350505050565b5f64ffffffffff8016836040015164ffffffffff16036123ce575082610bca565b826040015164ffffffffff1682106123e7575083610bca565b826020015164ffffffffff168210806124085750825164ffffffffff168211155b15612414575082610bca565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156124505761244a818484612359565b92509050805b6124668789036001600160801b03168484612359565b909601979650505050505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f511483166124d05783831516156124c4573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f5114831661253757838315161561252b573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f60208284031215612553575f5ffd5b5035919050565b80356001600160801b038116811461136c575f5ffd5b5f5f60408385031215612581575f5ffd5b823591506125916020840161255a565b90509250929050565b80356001600160a01b038116811461136c575f5ffd5b5f5f5f5f608085870312156125c3575f5ffd5b843593506125d36020860161259a565b92506125e16040860161255a565b91506125ef6060860161255a565b905092959194509250565b5f5f5f6040848603121561260c575f5ffd5b6126158461259a565b9250602084013567ffffffffffffffff811115612630575f5ffd5b8401601f81018613612640575f5ffd5b803567ffffffffffffffff811115612656575f5ffd5b86602060c08302840101111561266a575f5ffd5b939660209190910195509293505050565b5f6020828403121561268b575f5ffd5b610adc8261259a565b5f5f604083850312156126a5575f5ffd5b823591506125916020840161259a565b5f608082840312156126c5575f5ffd5b50919050565b5f5f5f60c084860312156126dd575f5ffd5b6126e68461259a565b92506126f46020850161255a565b915061270385604086016126b5565b90509250925092565b803564ffffffffff8116811461136c575f5ffd5b5f5f60408385031215612731575f5ffd5b823591506125916020840161270c565b5f5f5f5f60e08587031215612754575f5ffd5b61275d8561259a565b935061276b6020860161259a565b92506127796040860161255a565b91506125ef86606087016126b5565b5f5f60408385031215612799575f5ffd5b50508035926020909101359150565b5f5f5f606084860312156127ba575f5ffd5b833592506127ca6020850161259a565b91506127036040850161255a565b634e487b7160e01b5f52601160045260245ffd5b80820180821115610be557610be56127d8565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215612823575f5ffd5b610adc8261255a565b81810381811115610be557610be56127d8565b6001600160801b038281168282160390811115610be557610be56127d8565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b60808101610be5828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b6001600160801b038181168382160190811115610be557610be56127d8565b5f60208284031215612910575f5ffd5b5051919050565b5f60208284031215612927575f5ffd5b610adc8261270c565b803561ffff8116811461136c575f5ffd5b5f60208284031215612951575f5ffd5b610adc82612930565b6001600160601b038181168382160190811115610be557610be56127d8565b5f608082840312801561298a575f5ffd5b506040516080810167ffffffffffffffff811182821017156129ba57634e487b7160e01b5f52604160045260245ffd5b6040526129c68361270c565b81526129d46020840161270c565b60208201526129e56040840161270c565b60408201526129f660608401612930565b60608201529392505050565b64ffffffffff8281168282160390811115610be557610be56127d8565b634e487b7160e01b5f52601260045260245ffdfea264697066735822122011110597ae34586a85ee1989f9cf3c34ce9b89f408bb8adb5acfd3074f80429164736f6c63430008250033',
  immutables: [],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const tokenLockerSource = { compiler: '0.8.37+commit.f401782d', hash: '683adbcb71104b261b167e16952dd0b7c4efd68bae545407b5d678e0af1e18d4' } as const
