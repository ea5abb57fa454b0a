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
export const tokenLockerCode = '0x6080604052348015600e575f5ffd5b50612ac68061001c5f395ff3fe608060405234801561000f575f5ffd5b5060043610610132575f3560e01c80637df3a07f116100b4578063c05c2ffc11610079578063c05c2ffc1461038a578063ce12e43b1461039d578063d1c2babb146103b0578063df18e047146103c3578063f11988e0146103f4578063fdd46d6014610407575f5ffd5b80637df3a07f146102be57806386bde3d11461032657806392c9a71314610339578063968fb8ba1461034c578063b82363f914610377575f5ffd5b806359caecb5116100fa57806359caecb5146101bb578063632a4861146101ce578063634cba2a1461027f5780636354b81b1461029257806365fb74161461029d575f5ffd5b8063274fae7c146101365780632d1e47211461014b5780632e24afb01461015e57806349c676de146101715780634f558e7914610198575b5f5ffd5b6101496101443660046125a0565b61041a565b005b6101496101593660046125cd565b610524565b61014961016c3660046125a0565b610686565b61017d64ffffffffff81565b60405164ffffffffff90911681526020015b60405180910390f35b6101ab6101a63660046125a0565b610761565b604051901515815260200161018f565b6101496101c93660046125a0565b6107a0565b6101e16101dc3660046125a0565b6107e2565b6040805182516001600160a01b03908116825260208085015182168184015284840151909116828401526060808501516001600160801b039081168285015260808087015182169085015260a0808701519091169084015260c094850151805164ffffffffff9081169685019690965291820151851660e08401529281015190931661010082015291015161ffff166101208201526101400161018f565b61014961028d36600461260d565b61092c565b61017d63bc19138081565b6102b06102ab366004612657565b61094e565b60405190815260200161018f565b6103116102cc3660046126d8565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b6040805192835260208301919091520161018f565b6101496103343660046126f1565b610ae3565b6102b0610347366004612728565b610bbd565b61035f61035a3660046125a0565b610bd2565b6040516001600160801b03909116815260200161018f565b61014961038536600461277d565b610beb565b6102b06103983660046125cd565b610d3c565b6102b06103ab36600461279e565b611037565b6101496103be3660046127e5565b611083565b6102b06103d13660046126d8565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b61035f6104023660046125a0565b611280565b610149610415366004612805565b6112b3565b6104226112d4565b5f61042c8261130b565b905061043e8151600160f91b16151590565b158061046057505f828152600360205260409020546001600160a01b03163314155b1561048c576040516351db9bb160e11b8152600481018390523360248201526044015b60405180910390fd5b5f610495825190565b82516001600160a01b0319163317835290506104b1825f611371565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a45050610521611395565b50565b61052c6112d4565b5f6105368361130b565b90505f6105438460601c90565b90505f61055982856001600160801b03166113bf565b90506105cb610597826001600160801b031661057f86602001516001600160701b031690565b6001600160801b03166105929190612849565b6115a3565b6001600160801b03166105ba85602001516001600160701b0360709190911c1690565b8591906001600160801b03166115d3565b5f85815260016020818152604080842087518155828801519301929092556001600160a01b038516835282905290205461060e906001600160801b0316826115f3565b6001600160a01b0383165f908152602081815260409182902080546001600160801b0319166001600160801b0394851617905590519183168252339187917f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c910160405180910390a3505050610682611395565b5050565b61068e6112d4565b5f61069882611638565b90506106b0826106a78361168b565b6040015161172a565b5f6106bb8383611791565b604080516080810182525f8082526020820181905264ffffffffff9282019290925260608101919091529091506106f39083906117c5565b6106fd8383611857565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a25050610521611395565b5f81815260016020818152604080842081518083019092528054825290920154908201528161078e825190565b6001600160a01b031614159392505050565b6107a86112d4565b5f6107b282611638565b90506107be8282611857565b5f828152600160208181526040909220835181559190920151910155610521611395565b61083b6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f6108458361130b565b90506040518060e0016040528061085c8560601c90565b6001600160a01b03168152602001610872835190565b6001600160a01b031681526020016108908351600160f91b16151590565b61089a575f6108b2565b5f858152600360205260409020546001600160a01b03165b6001600160a01b031681526020016108d483602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b0316815260200161090c85846118d2565b6001600160801b031681526020016109238361168b565b90529392505050565b6109346112d4565b61094084848484611909565b610948611395565b50505050565b5f6109576112d4565b5f5f5b838110156109cc576109858585838181106109775761097761285c565b905060c00201604001611c38565b8484828181106109975761099761285c565b905060c0020160200160208101906109af9190612870565b6109c2906001600160801b031683612849565b915060010161095a565b505f6109d886836113bf565b9050806109e6878287611d87565b93505f5b85811015610ad05736878783818110610a0557610a0561285c565b905060c0020190505f85856001600160801b031614610a4657610a41610a316040840160208501612870565b866001600160801b031688611e77565b610a56565b610a566040830160208401612870565b9050610a63600189612889565b8303610a6c5750825b806001600160801b03165f03610a955760405163bfe8de5160e01b815260040160405180910390fd5b610a9f818561289c565b9350610ac6610aae8489612849565b8b610abc60208601866126d8565b8486604001611e8c565b50506001016109ea565b50505050610adc611395565b9392505050565b610aeb6112d4565b5f610af583611638565b9050336001600160a01b03831603610b2b57604051637ddc5d8f60e01b81526001600160a01b0383166004820152602401610483565b610b3482611f8c565b610b3e8382611857565b610b49816001611371565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a350610682611395565b5f610bca84338585611037565b949350505050565b5f610be582610be08461130b565b611fd3565b92915050565b610bf36112d4565b5f610bfd83611638565b90505f610c098261168b565b604001519050610c19848261172a565b8064ffffffffff168364ffffffffff1611610c585760405163266486b760e01b815264ffffffffff808316600483015284166024820152604401610483565b5f610c638584611791565b90505f610c6f8461168b565b9050610c7e815f015186612027565b8264ffffffffff16816020015164ffffffffff1603610ca55764ffffffffff851660208201525b64ffffffffff85166040820152610cbc84826117c5565b610cc68685611857565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d0193610d28938893919290918c91906128bb565b60405180910390a250505050610682611395565b5f610d456112d4565b5f610d4f84611638565b90505f610d6682602001516001600160701b031690565b90506001600160801b0384161580610d905750806001600160801b0316846001600160801b031610155b15610dc8576040516394b2087360e01b8152600481018690526001600160801b03808616602483015282166044820152606401610483565b5f610dd28361168b565b6040015164ffffffffff164210610df257610ded86846118d2565b610dfc565b610dfc8684611791565b90505f610e1c82876001600160801b0316856001600160801b0316611e77565b60208501519091505f90610e4f9060701c6001600160701b0316886001600160801b0316866001600160801b0316611e77565b60208601519091505f90829060701c6001600160701b0316610e71919061289c565b9050610e7d888661289c565b6001600160801b0316816001600160801b031603610ec8576040516394b2087360e01b8152600481018a90526001600160801b03808a16602483015286166044820152606401610483565b610eea610ed5898761289c565b87906001600160801b039081169084166115d3565b610efe8987610ef9868861289c565b6120c6565b610f088987611857565b5f8981526001602081815260409092208851815591880151910155610f38610f308a60601c90565b5f6001611d87565b9650610f51866001600160801b03808b169085166115d3565b610f5b865f612130565b610f668787856120c6565b5f87815260016020818152604083208951815590890151910155610f898761168b565b9050878a7f47960337b210c66eda68e62fc39b17f3e24e33794c1472bd58adfce03b4c737f8b8787865f015187602001518860400151896060015160405161102097969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a350505050505050610be5611395565b5f6110406112d4565b61104982611c38565b5f61105d86856001600160801b03166113bf565b905061106b86826001611d87565b915061107a8287878487611e8c565b50610bca611395565b61108b6112d4565b5f61109583611638565b90505f6110a183611638565b90505f6110ad8261168b565b6040516020016110bd91906128f6565b604051602081830303815290604052805190602001206110dc8461168b565b6040516020016110ec91906128f6565b604051602081830303815290604052805190602001201490508385148061113757506111188460601c90565b6001600160a01b031661112b8660601c90565b6001600160a01b031614155b80611140575080155b1561116857604051632eb2012560e11b81526004810186905260248101859052604401610483565b5f61117385846118d2565b61117d87866118d2565b611187919061293e565b90505f6111be6111a185602001516001600160701b031690565b6001600160801b031661057f87602001516001600160701b031690565b602085015190915061120d906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b03166111fc919061293e565b8791906001600160801b03166115d3565b6112188786846120c6565b6112228786611857565b5f87815260016020818152604090922087518155918701519101556112478685612152565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a35050505050610682611395565b5f5f61128b8361130b565b602081015190915060701c6001600160701b03166112a98483611fd3565b610adc919061289c565b6112bb6112d4565b6112c783838384611909565b6112cf611395565b505050565b6112dc61219c565b61130960017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906121dc565b565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b031661136c57604051631f5c1aef60e21b815260048101839052602401610483565b919050565b806113865781516001607f60f91b031661138f565b8151600160f91b175b90915250565b6113095f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611303565b5f815f036113e05760405163bfe8de5160e01b815260040160405180910390fd5b826001600160a01b03163b5f03611415576040516302cee13d60e51b81526001600160a01b0384166004820152602401610483565b6040516370a0823160e01b81523060048201525f906001600160a01b038516906370a0823190602401602060405180830381865afa158015611459573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061147d919061295d565b6001600160a01b0385165f908152602081905260409020549091506001600160801b0316808210156114db5760405163f62bba2560e01b81526001600160a01b03861660048201526024810183905260448101829052606401610483565b6114f06001600160a01b0386163330876121e3565b6040516370a0823160e01b81523060048201525f906001600160a01b038716906370a0823190602401602060405180830381865afa158015611534573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611558919061295d565b905082811161158c5760405163bd16767d60e01b81526001600160a01b038716600482015260248101869052604401610483565b6115996105928483612889565b9695505050505050565b5f6001600160701b038211156115cf57604051630e6c70d160e21b815260048101839052602401610483565b5090565b602090920180516001600160e01b03191660709390931b92909217179052565b5f8061160b6001600160801b03808516908616612849565b90506001600160801b03811115610adc57604051630e6c70d160e21b815260048101829052602401610483565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b03161461136c5761136c8282612219565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f82156116cc578282016116d3565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff82160161175a5760405163c4f133bd60e01b815260048101839052602401610483565b8064ffffffffff16421061068257604051630251bc0760e61b81526004810183905264ffffffffff82166024820152604401610483565b5f61179c8383611fd3565b90506117ba6117b36117ad8461168b565b4261226e565b83906117c5565b610be58383836120c6565b8051604082015164ffffffffff91821691908116905f9082146117ea578282036117ec565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b8051600160f91b16611867575050565b611871815f611371565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f6118e38251600160f81b16151590565b6118ed575f610adc565b50505f908152600260205260409020546001600160801b031690565b5f61191385611638565b905061191e84611f8c565b826001600160801b03165f036119475760405163bfe8de5160e01b815260040160405180910390fd5b5f6119528660601c90565b6001600160a01b0381165f90815260208190526040812091925085908061198386602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816119a48c89611fd3565b039050806001600160801b0316896001600160801b031611156119f457604051633b7075f160e11b8152600481018c90526001600160801b03808b16602483015282166044820152606401610483565b84546040516370a0823160e01b81523060048201526001600160801b03909116905f906001600160a01b038916906370a0823190602401602060405180830381865afa158015611a46573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611a6a919061295d565b9050816001600160801b0316811015611ae757611a918b82846001600160801b0316611e77565b9550896001600160801b0316866001600160801b03161015611ae75760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b0383166044820152606401610483565b86546001600160801b0319168b83036001600160801b0316178755611b0c8d8a611857565b846001600160801b03168b85016001600160801b031603611b3657611b318d8a612152565b611b6b565b611b4f896001600160801b0380881690878f01166115d3565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b031614611c11576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611c2e6001600160a01b038416886001600160801b038416612381565b5050505050505050565b5f8080611c486020850185612974565b611c586040860160208701612974565b611c686060870160408801612974565b9194509250905064fffffffffe1964ffffffffff821601611cf25764ffffffffff8316151580611c9e575064ffffffffff821615155b80611cbb5750611cb4608085016060860161299e565b61ffff1615155b156109485760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610483565b8164ffffffffff168364ffffffffff161180611d1b57508064ffffffffff168264ffffffffff16115b80611d3457508064ffffffffff168364ffffffffff1610155b80611d465750428164ffffffffff1611155b15611d7d5760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610483565b6109488382612027565b6001600160a01b0383165f908152602081815260408083208151808301909252546001600160801b0381168252600160801b90046001600160601b031691810182905290611dd69060016129b7565b6001600160601b03166060866001600160a01b0316901b1791508281602001818151611e0291906129b7565b6001600160601b03169052508051611e1a90856115f3565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b5f610bca846001600160801b031684846123b6565b611e9583611f8c565b604080518082019091525f60208201526001600160a01b0384168152611ec5816001600160801b0385165f6115d3565b611ede611ed7368490038401846129d6565b82906117c5565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd908790611f3b90880188612974565b611f4b6040890160208a01612974565b611f5b60608a0160408b01612974565b611f6b60808b0160608c0161299e565b604051611f7c9594939291906128bb565b60405180910390a4505050505050565b6001600160a01b0381161580611faa57506001600160a01b03811630145b1561052157604051637ddc5d8f60e01b81526001600160a01b0382166004820152602401610483565b5f611fde82426123d1565b15611ff7575060208101516001600160701b0316610be5565b610adc61200e83602001516001600160701b031690565b61201885856118d2565b6120218561168b565b4261240a565b61203563bc19138042612849565b8164ffffffffff161115612079578061205263bc19138042612849565b60405162d3f32d60e51b815264ffffffffff90921660048301526024820152604401610483565b63ffffffff6120888383612a5f565b64ffffffffff1611156106825760405163b94a51d560e01b815264ffffffffff80841660048301819052602483015282166044820152606401610483565b6001600160801b0381161580156120e257508151600160f81b16155b156120ec57505050565b612101826001600160801b0383161515612130565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b80612145578151600160ff60f81b031661138f565b508051600160f81b179052565b61215c8282611857565b8051600160f81b1615612185575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561130957604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b6121f18484848460016124d1565b61094857604051635274afe760e01b81526001600160a01b0385166004820152602401610483565b5f612222825190565b6001600160a01b03160361224c57604051631f5c1aef60e21b815260048101839052602401610483565b604051639624680160e01b815260048101839052336024820152604401610483565b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff90811614806122b15750826020015164ffffffffff1682105b806122c45750825164ffffffffff168211155b156122d0575081610be5565b8251606084015161ffff81165f036122ea5783915061234a565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff168803028161232157612321612a7c565b04905061ffff83165f198383028201018161233e5761233e612a7c565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b61238e838383600161253e565b6112cf57604051635274afe760e01b81526001600160a01b0384166004820152602401610483565b5f81838502816123c8576123c8612a7c565b04949350505050565b60208201515f9060e01c8015801590610bca57508060a0855f0151901c64ffffffffff166123ff9190612849565b831015949350505050565b5f64ffffffffff8016836040015164ffffffffff160361242b575082610bca565b826040015164ffffffffff168210612444575083610bca565b826020015164ffffffffff168210806124655750825164ffffffffff168211155b15612471575082610bca565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156124ad576124a78184846123b6565b92509050805b6124c38789036001600160801b031684846123b6565b909601979650505050505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661252d578383151615612521573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612594578383151615612588573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f602082840312156125b0575f5ffd5b5035919050565b80356001600160801b038116811461136c575f5ffd5b5f5f604083850312156125de575f5ffd5b823591506125ee602084016125b7565b90509250929050565b80356001600160a01b038116811461136c575f5ffd5b5f5f5f5f60808587031215612620575f5ffd5b84359350612630602086016125f7565b925061263e604086016125b7565b915061264c606086016125b7565b905092959194509250565b5f5f5f60408486031215612669575f5ffd5b612672846125f7565b9250602084013567ffffffffffffffff81111561268d575f5ffd5b8401601f8101861361269d575f5ffd5b803567ffffffffffffffff8111156126b3575f5ffd5b86602060c0830284010111156126c7575f5ffd5b939660209190910195509293505050565b5f602082840312156126e8575f5ffd5b610adc826125f7565b5f5f60408385031215612702575f5ffd5b823591506125ee602084016125f7565b5f60808284031215612722575f5ffd5b50919050565b5f5f5f60c0848603121561273a575f5ffd5b612743846125f7565b9250612751602085016125b7565b91506127608560408601612712565b90509250925092565b803564ffffffffff8116811461136c575f5ffd5b5f5f6040838503121561278e575f5ffd5b823591506125ee60208401612769565b5f5f5f5f60e085870312156127b1575f5ffd5b6127ba856125f7565b93506127c8602086016125f7565b92506127d6604086016125b7565b915061264c8660608701612712565b5f5f604083850312156127f6575f5ffd5b50508035926020909101359150565b5f5f5f60608486031215612817575f5ffd5b83359250612827602085016125f7565b9150612760604085016125b7565b634e487b7160e01b5f52601160045260245ffd5b80820180821115610be557610be5612835565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215612880575f5ffd5b610adc826125b7565b81810381811115610be557610be5612835565b6001600160801b038281168282160390811115610be557610be5612835565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b60808101610be5828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b6001600160801b038181168382160190811115610be557610be5612835565b5f6020828403121561296d575f5ffd5b5051919050565b5f60208284031215612984575f5ffd5b610adc82612769565b803561ffff8116811461136c575f5ffd5b5f602082840312156129ae575f5ffd5b610adc8261298d565b6001600160601b038181168382160190811115610be557610be5612835565b5f60808284031280156129e7575f5ffd5b506040516080810167ffffffffffffffff81118282101715612a1757634e487b7160e01b5f52604160045260245ffd5b604052612a2383612769565b8152612a3160208401612769565b6020820152612a4260408401612769565b6040820152612a536060840161298d565b60608201529392505050565b64ffffffffff8281168282160390811115610be557610be5612835565b634e487b7160e01b5f52601260045260245ffdfea264697066735822122018b82491b623c64d8b222b6f2956b9c6828c08b93876ded1fa001f4ef9ddd3d064736f6c63430008250033'

/** The code a TokenLocker has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const tokenLockerRuntime = {
  code: '0x608060405234801561000f575f5ffd5b5060043610610132575f3560e01c80637df3a07f116100b4578063c05c2ffc11610079578063c05c2ffc1461038a578063ce12e43b1461039d578063d1c2babb146103b0578063df18e047146103c3578063f11988e0146103f4578063fdd46d6014610407575f5ffd5b80637df3a07f146102be57806386bde3d11461032657806392c9a71314610339578063968fb8ba1461034c578063b82363f914610377575f5ffd5b806359caecb5116100fa57806359caecb5146101bb578063632a4861146101ce578063634cba2a1461027f5780636354b81b1461029257806365fb74161461029d575f5ffd5b8063274fae7c146101365780632d1e47211461014b5780632e24afb01461015e57806349c676de146101715780634f558e7914610198575b5f5ffd5b6101496101443660046125a0565b61041a565b005b6101496101593660046125cd565b610524565b61014961016c3660046125a0565b610686565b61017d64ffffffffff81565b60405164ffffffffff90911681526020015b60405180910390f35b6101ab6101a63660046125a0565b610761565b604051901515815260200161018f565b6101496101c93660046125a0565b6107a0565b6101e16101dc3660046125a0565b6107e2565b6040805182516001600160a01b03908116825260208085015182168184015284840151909116828401526060808501516001600160801b039081168285015260808087015182169085015260a0808701519091169084015260c094850151805164ffffffffff9081169685019690965291820151851660e08401529281015190931661010082015291015161ffff166101208201526101400161018f565b61014961028d36600461260d565b61092c565b61017d63bc19138081565b6102b06102ab366004612657565b61094e565b60405190815260200161018f565b6103116102cc3660046126d8565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b6040805192835260208301919091520161018f565b6101496103343660046126f1565b610ae3565b6102b0610347366004612728565b610bbd565b61035f61035a3660046125a0565b610bd2565b6040516001600160801b03909116815260200161018f565b61014961038536600461277d565b610beb565b6102b06103983660046125cd565b610d3c565b6102b06103ab36600461279e565b611037565b6101496103be3660046127e5565b611083565b6102b06103d13660046126d8565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b61035f6104023660046125a0565b611280565b610149610415366004612805565b6112b3565b6104226112d4565b5f61042c8261130b565b905061043e8151600160f91b16151590565b158061046057505f828152600360205260409020546001600160a01b03163314155b1561048c576040516351db9bb160e11b8152600481018390523360248201526044015b60405180910390fd5b5f610495825190565b82516001600160a01b0319163317835290506104b1825f611371565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a45050610521611395565b50565b61052c6112d4565b5f6105368361130b565b90505f6105438460601c90565b90505f61055982856001600160801b03166113bf565b90506105cb610597826001600160801b031661057f86602001516001600160701b031690565b6001600160801b03166105929190612849565b6115a3565b6001600160801b03166105ba85602001516001600160701b0360709190911c1690565b8591906001600160801b03166115d3565b5f85815260016020818152604080842087518155828801519301929092556001600160a01b038516835282905290205461060e906001600160801b0316826115f3565b6001600160a01b0383165f908152602081815260409182902080546001600160801b0319166001600160801b0394851617905590519183168252339187917f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c910160405180910390a3505050610682611395565b5050565b61068e6112d4565b5f61069882611638565b90506106b0826106a78361168b565b6040015161172a565b5f6106bb8383611791565b604080516080810182525f8082526020820181905264ffffffffff9282019290925260608101919091529091506106f39083906117c5565b6106fd8383611857565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a25050610521611395565b5f81815260016020818152604080842081518083019092528054825290920154908201528161078e825190565b6001600160a01b031614159392505050565b6107a86112d4565b5f6107b282611638565b90506107be8282611857565b5f828152600160208181526040909220835181559190920151910155610521611395565b61083b6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f6108458361130b565b90506040518060e0016040528061085c8560601c90565b6001600160a01b03168152602001610872835190565b6001600160a01b031681526020016108908351600160f91b16151590565b61089a575f6108b2565b5f858152600360205260409020546001600160a01b03165b6001600160a01b031681526020016108d483602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b0316815260200161090c85846118d2565b6001600160801b031681526020016109238361168b565b90529392505050565b6109346112d4565b61094084848484611909565b610948611395565b50505050565b5f6109576112d4565b5f5f5b838110156109cc576109858585838181106109775761097761285c565b905060c00201604001611c38565b8484828181106109975761099761285c565b905060c0020160200160208101906109af9190612870565b6109c2906001600160801b031683612849565b915060010161095a565b505f6109d886836113bf565b9050806109e6878287611d87565b93505f5b85811015610ad05736878783818110610a0557610a0561285c565b905060c0020190505f85856001600160801b031614610a4657610a41610a316040840160208501612870565b866001600160801b031688611e77565b610a56565b610a566040830160208401612870565b9050610a63600189612889565b8303610a6c5750825b806001600160801b03165f03610a955760405163bfe8de5160e01b815260040160405180910390fd5b610a9f818561289c565b9350610ac6610aae8489612849565b8b610abc60208601866126d8565b8486604001611e8c565b50506001016109ea565b50505050610adc611395565b9392505050565b610aeb6112d4565b5f610af583611638565b9050336001600160a01b03831603610b2b57604051637ddc5d8f60e01b81526001600160a01b0383166004820152602401610483565b610b3482611f8c565b610b3e8382611857565b610b49816001611371565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a350610682611395565b5f610bca84338585611037565b949350505050565b5f610be582610be08461130b565b611fd3565b92915050565b610bf36112d4565b5f610bfd83611638565b90505f610c098261168b565b604001519050610c19848261172a565b8064ffffffffff168364ffffffffff1611610c585760405163266486b760e01b815264ffffffffff808316600483015284166024820152604401610483565b5f610c638584611791565b90505f610c6f8461168b565b9050610c7e815f015186612027565b8264ffffffffff16816020015164ffffffffff1603610ca55764ffffffffff851660208201525b64ffffffffff85166040820152610cbc84826117c5565b610cc68685611857565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d0193610d28938893919290918c91906128bb565b60405180910390a250505050610682611395565b5f610d456112d4565b5f610d4f84611638565b90505f610d6682602001516001600160701b031690565b90506001600160801b0384161580610d905750806001600160801b0316846001600160801b031610155b15610dc8576040516394b2087360e01b8152600481018690526001600160801b03808616602483015282166044820152606401610483565b5f610dd28361168b565b6040015164ffffffffff164210610df257610ded86846118d2565b610dfc565b610dfc8684611791565b90505f610e1c82876001600160801b0316856001600160801b0316611e77565b60208501519091505f90610e4f9060701c6001600160701b0316886001600160801b0316866001600160801b0316611e77565b60208601519091505f90829060701c6001600160701b0316610e71919061289c565b9050610e7d888661289c565b6001600160801b0316816001600160801b031603610ec8576040516394b2087360e01b8152600481018a90526001600160801b03808a16602483015286166044820152606401610483565b610eea610ed5898761289c565b87906001600160801b039081169084166115d3565b610efe8987610ef9868861289c565b6120c6565b610f088987611857565b5f8981526001602081815260409092208851815591880151910155610f38610f308a60601c90565b5f6001611d87565b9650610f51866001600160801b03808b169085166115d3565b610f5b865f612130565b610f668787856120c6565b5f87815260016020818152604083208951815590890151910155610f898761168b565b9050878a7f47960337b210c66eda68e62fc39b17f3e24e33794c1472bd58adfce03b4c737f8b8787865f015187602001518860400151896060015160405161102097969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a350505050505050610be5611395565b5f6110406112d4565b61104982611c38565b5f61105d86856001600160801b03166113bf565b905061106b86826001611d87565b915061107a8287878487611e8c565b50610bca611395565b61108b6112d4565b5f61109583611638565b90505f6110a183611638565b90505f6110ad8261168b565b6040516020016110bd91906128f6565b604051602081830303815290604052805190602001206110dc8461168b565b6040516020016110ec91906128f6565b604051602081830303815290604052805190602001201490508385148061113757506111188460601c90565b6001600160a01b031661112b8660601c90565b6001600160a01b031614155b80611140575080155b1561116857604051632eb2012560e11b81526004810186905260248101859052604401610483565b5f61117385846118d2565b61117d87866118d2565b611187919061293e565b90505f6111be6111a185602001516001600160701b031690565b6001600160801b031661057f87602001516001600160701b031690565b602085015190915061120d906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b03166111fc919061293e565b8791906001600160801b03166115d3565b6112188786846120c6565b6112228786611857565b5f87815260016020818152604090922087518155918701519101556112478685612152565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a35050505050610682611395565b5f5f61128b8361130b565b602081015190915060701c6001600160701b03166112a98483611fd3565b610adc919061289c565b6112bb6112d4565b6112c783838384611909565b6112cf611395565b505050565b6112dc61219c565b61130960017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906121dc565b565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b031661136c57604051631f5c1aef60e21b815260048101839052602401610483565b919050565b806113865781516001607f60f91b031661138f565b8151600160f91b175b90915250565b6113095f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611303565b5f815f036113e05760405163bfe8de5160e01b815260040160405180910390fd5b826001600160a01b03163b5f03611415576040516302cee13d60e51b81526001600160a01b0384166004820152602401610483565b6040516370a0823160e01b81523060048201525f906001600160a01b038516906370a0823190602401602060405180830381865afa158015611459573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061147d919061295d565b6001600160a01b0385165f908152602081905260409020549091506001600160801b0316808210156114db5760405163f62bba2560e01b81526001600160a01b03861660048201526024810183905260448101829052606401610483565b6114f06001600160a01b0386163330876121e3565b6040516370a0823160e01b81523060048201525f906001600160a01b038716906370a0823190602401602060405180830381865afa158015611534573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611558919061295d565b905082811161158c5760405163bd16767d60e01b81526001600160a01b038716600482015260248101869052604401610483565b6115996105928483612889565b9695505050505050565b5f6001600160701b038211156115cf57604051630e6c70d160e21b815260048101839052602401610483565b5090565b602090920180516001600160e01b03191660709390931b92909217179052565b5f8061160b6001600160801b03808516908616612849565b90506001600160801b03811115610adc57604051630e6c70d160e21b815260048101829052602401610483565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b03161461136c5761136c8282612219565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f82156116cc578282016116d3565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff82160161175a5760405163c4f133bd60e01b815260048101839052602401610483565b8064ffffffffff16421061068257604051630251bc0760e61b81526004810183905264ffffffffff82166024820152604401610483565b5f61179c8383611fd3565b90506117ba6117b36117ad8461168b565b4261226e565b83906117c5565b610be58383836120c6565b8051604082015164ffffffffff91821691908116905f9082146117ea578282036117ec565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b8051600160f91b16611867575050565b611871815f611371565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f6118e38251600160f81b16151590565b6118ed575f610adc565b50505f908152600260205260409020546001600160801b031690565b5f61191385611638565b905061191e84611f8c565b826001600160801b03165f036119475760405163bfe8de5160e01b815260040160405180910390fd5b5f6119528660601c90565b6001600160a01b0381165f90815260208190526040812091925085908061198386602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816119a48c89611fd3565b039050806001600160801b0316896001600160801b031611156119f457604051633b7075f160e11b8152600481018c90526001600160801b03808b16602483015282166044820152606401610483565b84546040516370a0823160e01b81523060048201526001600160801b03909116905f906001600160a01b038916906370a0823190602401602060405180830381865afa158015611a46573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611a6a919061295d565b9050816001600160801b0316811015611ae757611a918b82846001600160801b0316611e77565b9550896001600160801b0316866001600160801b03161015611ae75760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b0383166044820152606401610483565b86546001600160801b0319168b83036001600160801b0316178755611b0c8d8a611857565b846001600160801b03168b85016001600160801b031603611b3657611b318d8a612152565b611b6b565b611b4f896001600160801b0380881690878f01166115d3565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b031614611c11576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611c2e6001600160a01b038416886001600160801b038416612381565b5050505050505050565b5f8080611c486020850185612974565b611c586040860160208701612974565b611c686060870160408801612974565b9194509250905064fffffffffe1964ffffffffff821601611cf25764ffffffffff8316151580611c9e575064ffffffffff821615155b80611cbb5750611cb4608085016060860161299e565b61ffff1615155b156109485760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610483565b8164ffffffffff168364ffffffffff161180611d1b57508064ffffffffff168264ffffffffff16115b80611d3457508064ffffffffff168364ffffffffff1610155b80611d465750428164ffffffffff1611155b15611d7d5760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610483565b6109488382612027565b6001600160a01b0383165f908152602081815260408083208151808301909252546001600160801b0381168252600160801b90046001600160601b031691810182905290611dd69060016129b7565b6001600160601b03166060866001600160a01b0316901b1791508281602001818151611e0291906129b7565b6001600160601b03169052508051611e1a90856115f3565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b5f610bca846001600160801b031684846123b6565b611e9583611f8c565b604080518082019091525f60208201526001600160a01b0384168152611ec5816001600160801b0385165f6115d3565b611ede611ed7368490038401846129d6565b82906117c5565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd908790611f3b90880188612974565b611f4b6040890160208a01612974565b611f5b60608a0160408b01612974565b611f6b60808b0160608c0161299e565b604051611f7c9594939291906128bb565b60405180910390a4505050505050565b6001600160a01b0381161580611faa57506001600160a01b03811630145b1561052157604051637ddc5d8f60e01b81526001600160a01b0382166004820152602401610483565b5f611fde82426123d1565b15611ff7575060208101516001600160701b0316610be5565b610adc61200e83602001516001600160701b031690565b61201885856118d2565b6120218561168b565b4261240a565b61203563bc19138042612849565b8164ffffffffff161115612079578061205263bc19138042612849565b60405162d3f32d60e51b815264ffffffffff90921660048301526024820152604401610483565b63ffffffff6120888383612a5f565b64ffffffffff1611156106825760405163b94a51d560e01b815264ffffffffff80841660048301819052602483015282166044820152606401610483565b6001600160801b0381161580156120e257508151600160f81b16155b156120ec57505050565b612101826001600160801b0383161515612130565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b80612145578151600160ff60f81b031661138f565b508051600160f81b179052565b61215c8282611857565b8051600160f81b1615612185575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561130957604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b6121f18484848460016124d1565b61094857604051635274afe760e01b81526001600160a01b0385166004820152602401610483565b5f612222825190565b6001600160a01b03160361224c57604051631f5c1aef60e21b815260048101839052602401610483565b604051639624680160e01b815260048101839052336024820152604401610483565b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff90811614806122b15750826020015164ffffffffff1682105b806122c45750825164ffffffffff168211155b156122d0575081610be5565b8251606084015161ffff81165f036122ea5783915061234a565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff168803028161232157612321612a7c565b04905061ffff83165f198383028201018161233e5761233e612a7c565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b61238e838383600161253e565b6112cf57604051635274afe760e01b81526001600160a01b0384166004820152602401610483565b5f81838502816123c8576123c8612a7c565b04949350505050565b60208201515f9060e01c8015801590610bca57508060a0855f0151901c64ffffffffff166123ff9190612849565b831015949350505050565b5f64ffffffffff8016836040015164ffffffffff160361242b575082610bca565b826040015164ffffffffff168210612444575083610bca565b826020015164ffffffffff168210806124655750825164ffffffffff168211155b15612471575082610bca565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156124ad576124a78184846123b6565b92509050805b6124c38789036001600160801b031684846123b6565b909601979650505050505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661252d578383151615612521573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612594578383151615612588573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f602082840312156125b0575f5ffd5b5035919050565b80356001600160801b038116811461136c575f5ffd5b5f5f604083850312156125de575f5ffd5b823591506125ee602084016125b7565b90509250929050565b80356001600160a01b038116811461136c575f5ffd5b5f5f5f5f60808587031215612620575f5ffd5b84359350612630602086016125f7565b925061263e604086016125b7565b915061264c606086016125b7565b905092959194509250565b5f5f5f60408486031215612669575f5ffd5b612672846125f7565b9250602084013567ffffffffffffffff81111561268d575f5ffd5b8401601f8101861361269d575f5ffd5b803567ffffffffffffffff8111156126b3575f5ffd5b86602060c0830284010111156126c7575f5ffd5b939660209190910195509293505050565b5f602082840312156126e8575f5ffd5b610adc826125f7565b5f5f60408385031215612702575f5ffd5b823591506125ee602084016125f7565b5f60808284031215612722575f5ffd5b50919050565b5f5f5f60c0848603121561273a575f5ffd5b612743846125f7565b9250612751602085016125b7565b91506127608560408601612712565b90509250925092565b803564ffffffffff8116811461136c575f5ffd5b5f5f6040838503121561278e575f5ffd5b823591506125ee60208401612769565b5f5f5f5f60e085870312156127b1575f5ffd5b6127ba856125f7565b93506127c8602086016125f7565b92506127d6604086016125b7565b915061264c8660608701612712565b5f5f604083850312156127f6575f5ffd5b50508035926020909101359150565b5f5f5f60608486031215612817575f5ffd5b83359250612827602085016125f7565b9150612760604085016125b7565b634e487b7160e01b5f52601160045260245ffd5b80820180821115610be557610be5612835565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215612880575f5ffd5b610adc826125b7565b81810381811115610be557610be5612835565b6001600160801b038281168282160390811115610be557610be5612835565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b60808101610be5828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b6001600160801b038181168382160190811115610be557610be5612835565b5f6020828403121561296d575f5ffd5b5051919050565b5f60208284031215612984575f5ffd5b610adc82612769565b803561ffff8116811461136c575f5ffd5b5f602082840312156129ae575f5ffd5b610adc8261298d565b6001600160601b038181168382160190811115610be557610be5612835565b5f60808284031280156129e7575f5ffd5b506040516080810167ffffffffffffffff81118282101715612a1757634e487b7160e01b5f52604160045260245ffd5b604052612a2383612769565b8152612a3160208401612769565b6020820152612a4260408401612769565b6040820152612a536060840161298d565b60608201529392505050565b64ffffffffff8281168282160390811115610be557610be5612835565b634e487b7160e01b5f52601260045260245ffdfea264697066735822122018b82491b623c64d8b222b6f2956b9c6828c08b93876ded1fa001f4ef9ddd3d064736f6c63430008250033',
  immutables: [],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const tokenLockerSource = { compiler: '0.8.37+commit.f401782d', hash: '7bef7577ec18f5149c63a01f9e52d3ad6f22cbd7fc20950819d278d8ddd76ffe' } as const
