// Written by scripts/contracts.ts from contracts/LockDeeds.sol. `npm run artifacts` writes it again.

/** What LockDeeds can be asked and says. */
export const lockDeedsAbi = [
  {
    "inputs": [
      {
        "internalType": "contract TokenLocker",
        "name": "locker",
        "type": "address"
      },
      {
        "internalType": "contract SealEngraver",
        "name": "engraver",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "ERC721IncorrectOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ERC721InsufficientApproval",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "approver",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidApprover",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidOperator",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidReceiver",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidSender",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ERC721NonexistentToken",
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
    "name": "LockDeeds_ByOfferOnly",
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
    "name": "LockDeeds_InvalidAccount",
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
    "name": "LockDeeds_NotHolder",
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
    "name": "LockDeeds_NotOffered",
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
    "name": "LockDeeds_NotPendingHolder",
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
        "internalType": "uint8",
        "name": "bits",
        "type": "uint8"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "SafeCastOverflowedUintDowncast",
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
        "name": "value",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "length",
        "type": "uint256"
      }
    ],
    "name": "StringsInsufficientHexLength",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "approved",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "ApprovalForAll",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "_tokenId",
        "type": "uint256"
      }
    ],
    "name": "MetadataUpdate",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
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
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
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
        "name": "holder",
        "type": "address"
      }
    ],
    "name": "Unwrapped",
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
        "name": "holder",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "byOffer",
        "type": "bool"
      }
    ],
    "name": "Wrapped",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "ENGRAVER",
    "outputs": [
      {
        "internalType": "contract SealEngraver",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "LOCKER",
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
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "balanceOf",
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
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "getApproved",
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
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "getStateFingerprint",
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
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "isApprovedForAll",
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
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "holder",
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
      },
      {
        "internalType": "bool",
        "name": "byOffer",
        "type": "bool"
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
        "name": "holder",
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
      },
      {
        "internalType": "bool",
        "name": "byOffer",
        "type": "bool"
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
    "name": "lockWithPermit",
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
        "name": "holder",
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
      },
      {
        "internalType": "bool",
        "name": "byOffer",
        "type": "bool"
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
    "name": "lockWithPermit2",
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
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ownerOf",
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
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "safeTransferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "safeTransferFrom",
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
    "name": "seedOf",
    "outputs": [
      {
        "internalType": "uint32",
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "setApprovalForAll",
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
        "internalType": "bytes4",
        "name": "interfaceId",
        "type": "bytes4"
      }
    ],
    "name": "supportsInterface",
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
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
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
    "name": "termsOf",
    "outputs": [
      {
        "internalType": "bool",
        "name": "byOffer",
        "type": "bool"
      },
      {
        "internalType": "address",
        "name": "offeredTo",
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
      }
    ],
    "name": "tokenURI",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
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
    "name": "unwrap",
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
      },
      {
        "internalType": "bool",
        "name": "byOffer",
        "type": "bool"
      }
    ],
    "name": "wrap",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const

/** The code that creates a LockDeeds; constructor arguments are appended. */
export const lockDeedsCode = '0x60c060405234801561000f575f5ffd5b5060405161456b38038061456b83398101604081905261002e916100bd565b6040518060400160405280600d81526020016c496e7461676c696f206c6f636b60981b815250604051806040016040528060048152602001634c4f434b60e01b815250815f908161007f9190610198565b50600161008c8282610198565b5050506001600160a01b039182166080521660a052610256565b6001600160a01b03811681146100ba575f5ffd5b50565b5f5f604083850312156100ce575f5ffd5b82516100d9816100a6565b60208401519092506100ea816100a6565b809150509250929050565b634e487b7160e01b5f52604160045260245ffd5b600181811c9082168061011d57607f821691505b60208210810361013b57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610193578282111561019357805f5260205f20601f840160051c602085101561016c57505f5b90810190601f840160051c035f5b8181101561018f575f8382015560010161017a565b5050505b505050565b81516001600160401b038111156101b1576101b16100f5565b6101c5816101bf8454610109565b84610141565b6020601f8211600181146101f7575f83156101e05750848201515b5f19600385901b1c1916600184901b17845561024f565b5f84815260208120601f198516915b828110156102265787850151825560209485019460019092019101610206565b508482101561024357868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b60805160a0516142846102e75f395f81816104a60152610f2d01525f818161026d01528181610540015281816106200152818161094001528181610af201528181610d6501528181610e7101528181610f7101528181611013015281816110ed01528181611194015281816112750152818161137d01528181611771015281816117b60152611afa01526142845ff3fe608060405234801561000f575f5ffd5b50600436106101e7575f3560e01c806382829f7411610109578063c05c2ffc1161009e578063e985e9c51161006e578063e985e9c51461047b578063f51123151461048e578063f59f8560146104a1578063fdd46d60146104c8575f5ffd5b8063c05c2ffc1461042f578063c87b56dd14610442578063d1c2babb14610455578063de0e9a3e14610468575f5ffd5b8063abe1c097116100d9578063abe1c097146103c4578063b82363f9146103d7578063b88d4fde146103ea578063badc2dff146103fd575f5ffd5b806382829f741461036e57806386bde3d11461039657806395d89b41146103a9578063a22cb465146103b1575f5ffd5b8063274fae7c1161017f5780635bbae9ab1161014f5780635bbae9ab14610322578063634cba2a146103355780636352211e1461034857806370a082311461035b575f5ffd5b8063274fae7c146102d65780632e24afb0146102e957806342842e0e146102fc57806359caecb51461030f575f5ffd5b806308ecd9a6116101ba57806308ecd9a614610268578063095ea7b31461028f5780630ae8be31146102a257806323b872dd146102c3575f5ffd5b806301ffc9a7146101eb578063064b4fb91461021357806306fdde0314610228578063081812fc1461023d575b5f5ffd5b6101fe6101f936600461301c565b6104db565b60405190151581526020015b60405180910390f35b610226610221366004613044565b610520565b005b610230610697565b60405161020a91906130a0565b61025061024b3660046130b2565b610726565b6040516001600160a01b03909116815260200161020a565b6102507f000000000000000000000000000000000000000000000000000000000000000081565b61022661029d3660046130dd565b61074d565b6102b56102b0366004613131565b610758565b60405190815260200161020a565b6102266102d13660046131b7565b610815565b6102266102e43660046130b2565b61089e565b6102266102f73660046130b2565b610919565b61022661030a3660046131b7565b6109b0565b61022661031d3660046130b2565b6109cf565b6102b56103303660046131f5565b6109e9565b610226610343366004613262565b610a9b565b6102506103563660046130b2565b610b5a565b6102b56103693660046132b2565b610b64565b61038161037c3660046130b2565b610ba9565b60405163ffffffff909116815260200161020a565b6102266103a43660046132cd565b610bdd565b610230610c90565b6102266103bf3660046132f0565b610c9f565b6102b56103d236600461331c565b610caa565b6102266103e53660046133c3565b610d31565b6102266103f836600461347b565b610dd5565b61041061040b3660046130b2565b610ded565b6040805192151583526001600160a01b0390911660208301520161020a565b6102b561043d366004613523565b610e3a565b6102306104503660046130b2565b610f1b565b610226610463366004613546565b6110b6565b6102266104763660046130b2565b61115e565b6101fe610489366004613566565b611227565b6102b561049c3660046130b2565b611254565b6102507f000000000000000000000000000000000000000000000000000000000000000081565b6102266104d6366004613592565b61132e565b5f632483248360e11b6001600160e01b03198316148061050b57506001600160e01b0319821663f511231560e01b145b8061051a575061051a826113e5565b92915050565b610528611434565b60405163632a486160e01b8152600481018390525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161014060405180830381865afa15801561058e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105b29190613679565b60208101519091506001600160a01b0316331415806105de575060408101516001600160a01b03163014155b1561060a576040516310a050a160e31b8152600481018490523360248201526044015b60405180910390fd5b6040516309d3eb9f60e21b8152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063274fae7c906024015f604051808303815f87803b158015610669575f5ffd5b505af115801561067b573d5f5f3e3d5ffd5b5050505061068a83338461146b565b506106936114ee565b5050565b60605f80546106a590613713565b80601f01602080910402602001604051908101604052809291908181526020018280546106d190613713565b801561071c5780601f106106f35761010080835404028352916020019161071c565b820191905f5260205f20905b8154815290600101906020018083116106ff57829003601f168201915b5050505050905090565b5f61073082611518565b505f828152600460205260409020546001600160a01b031661051a565b610693828233611550565b5f610761611434565b61076b878361155d565b6040516370a0823160e01b81523060048201525f906001600160a01b038916906370a0823190602401602060405180830381865afa1580156107af573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107d39190613745565b90506107f36001600160a01b03891633306001600160801b038a166116ab565b61080088888388886116e1565b91505061080b6114ee565b9695505050505050565b6001600160a01b03821661083e57604051633250574960e11b81525f6004820152602401610601565b5f61084a838333611846565b9050836001600160a01b0316816001600160a01b031614610898576040516364283d7b60e01b81526001600160a01b0380861660048301526024820184905282166044820152606401610601565b50505050565b6108a6611434565b5f818152600660205260409020546001600160a01b031633146108e55760405163eb72873160e01b815260048101829052336024820152604401610601565b5f81815260066020526040812080546001600160a01b031916905561090d90339083906118c0565b506109166114ee565b50565b610921611434565b61092a816119b2565b6040516302e24afb60e41b8152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690632e24afb0906024015f604051808303815f87803b158015610989575f5ffd5b505af115801561099b573d5f5f3e3d5ffd5b505050506109a8816119ec565b6109166114ee565b6109ca83838360405180602001604052805f815250610dd5565b505050565b6109d7611434565b6109e0816119b2565b6109a881611a2b565b5f6109f2611434565b6040516370a0823160e01b81523060048201525f906001600160a01b038816906370a0823190602401602060405180830381865afa158015610a36573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610a5a9190613745565b9050610a7a6001600160a01b03881633306001600160801b0389166116ab565b610a8787878387876116e1565b915050610a926114ee565b95945050505050565b610aa3611434565b610aac846119b2565b610ab583611a9d565b6040516331a65d1560e11b8152600481018590526001600160a01b0384811660248301526001600160801b038085166044840152831660648301527f0000000000000000000000000000000000000000000000000000000000000000169063634cba2a906084015f604051808303815f87803b158015610b33575f5ffd5b505af1158015610b45573d5f5f3e3d5ffd5b50505050610b5284611ae4565b6108986114ee565b5f61051a82611518565b5f6001600160a01b038216610b8e576040516322718ad960e21b81525f6004820152602401610601565b506001600160a01b03165f9081526003602052604090205490565b5f81604051602001610bbd91815260200190565b6040516020818303038152906040528051906020012060e01c9050919050565b610be5611434565b610bee826119b2565b610bf781611a9d565b336001600160a01b03821603610c2b5760405163b0a6080b60e01b81526001600160a01b0382166004820152602401610601565b610c3482611a2b565b5f8281526006602052604080822080546001600160a01b0319166001600160a01b0385169081179091559051909184917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a36106936114ee565b6060600180546106a590613713565b610693338383611b82565b5f610cb3611434565b6040516370a0823160e01b81523060048201525f906001600160a01b038916906370a0823190602401602060405180830381865afa158015610cf7573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d1b9190613745565b90506107f388876001600160801b031685611c41565b610d39611434565b610d42826119b2565b60405163b82363f960e01b81526004810183905264ffffffffff821660248201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063b82363f9906044015f604051808303815f87803b158015610dae575f5ffd5b505af1158015610dc0573d5f5f3e3d5ffd5b50505050610dcd826119ec565b6106936114ee565b610de0848484610815565b6108983385858585611c4d565b5f5f610df883611518565b5050505f908152600660209081526040918290208251808401909352546001600160a01b038116808452600160a01b90910460ff161515929091018290529091565b5f610e43611434565b610e4c836119b2565b6040516330170bff60e21b8152600481018490526001600160801b03831660248201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063c05c2ffc906044016020604051808303815f875af1158015610ebf573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ee39190613745565b9050610eee836119ec565b5f83815260066020526040902054610f139082903390600160a01b900460ff1661146b565b61051a6114ee565b6060610f2682611518565b505f610f697f0000000000000000000000000000000000000000000000000000000000000000610f5585610ba9565b6bffffffffffffffffffffffff8616611d75565b90506110af837f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663632a4861866040518263ffffffff1660e01b8152600401610fbd91815260200190565b61014060405180830381865afa158015610fd9573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ffd9190613679565b604051634b47dc5d60e11b8152600481018790527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063968fb8ba90602401602060405180830381865afa158015611060573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611084919061375c565b5f878152600660205260409020546001600160801b039190911690600160a01b900460ff1685611eab565b9392505050565b6110be611434565b6110c7826119b2565b6110d0816119b2565b60405163d1c2babb60e01b815260048101839052602481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063d1c2babb906044015f604051808303815f87803b158015611136575f5ffd5b505af1158015611148573d5f5f3e3d5ffd5b5050505061115581612158565b610dcd826119ec565b611166611434565b61116f816119b2565b61117881612158565b6040516386bde3d160e01b8152600481018290523360248201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906386bde3d1906044015f604051808303815f87803b1580156111dd575f5ffd5b505af11580156111ef573d5f5f3e3d5ffd5b50506040513392508391507f1d27d1c62712f590d53fa9eb8bbf3a75d09503deae319bb9d99644339cb312e1905f90a36109166114ee565b6001600160a01b039182165f90815260056020908152604080832093909416825291909152205460ff1690565b5f61125e82611518565b5060405163632a486160e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161014060405180830381865afa1580156112c3573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112e79190613679565b5f838152600660209081526040918290205491516113119392600160a01b900460ff169101613777565b604051602081830303815290604052805190602001209050919050565b611336611434565b61133f836119b2565b61134882611a9d565b6040516307eea36b60e51b8152600481018490526001600160a01b0383811660248301526001600160801b03831660448301527f0000000000000000000000000000000000000000000000000000000000000000169063fdd46d60906064015f604051808303815f87803b1580156113be575f5ffd5b505af11580156113d0573d5f5f3e3d5ffd5b505050506113dd83611ae4565b6109ca6114ee565b5f6001600160e01b031982166380ac58cd60e01b148061141557506001600160e01b03198216635b5e139f60e01b145b8061051a57506301ffc9a760e01b6001600160e01b031983161461051a565b61143c612185565b61146960017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906121c5565b565b61147482611a9d565b8015611499575f838152600660205260409020805460ff60a01b1916600160a01b1790555b6114a382846121cc565b816001600160a01b0316837ff5643eafba404f3484d4c70fb3e51edaf299c82263b12149d0f52e1f890ed4fe836040516114e1911515815260200190565b60405180910390a3505050565b6114695f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611463565b5f818152600260205260408120546001600160a01b03168061051a57604051637e27328960e01b815260048101849052602401610601565b6109ca838383600161222d565b602081013560408201355f808061157a608087016060880161381c565b92505050608084013560a0850135611595602087018761383c565b15611626576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b15801561160b575f5ffd5b505af192505050801561161c575060015b156116a2576116a2565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b15801561168f575f5ffd5b505af19250505080156116a0575060015b505b50505050505050565b6116b9848484846001612331565b61089857604051635274afe760e01b81526001600160a01b0385166004820152602401610601565b6040516370a0823160e01b81523060048201525f9081906117609086906001600160a01b038a16906370a0823190602401602060405180830381865afa15801561172d573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906117519190613745565b61175b919061386b565b61239e565b905061179f6001600160a01b0388167f00000000000000000000000000000000000000000000000000000000000000006001600160801b0384166123d5565b6040516392c9a71360e01b81526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906392c9a713906117ef908a908590899060040161387e565b6020604051808303815f875af115801561180b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061182f9190613745565b915061183c82878561146b565b5095945050505050565b5f6118528484846118c0565b90506001600160a01b038116158061187157506001600160a01b038416155b6110af575f83815260066020526040902054600160a01b900460ff16156118ae57604051632d5d7e2760e01b815260048101849052602401610601565b6118b784611a9d565b6110af83611a2b565b5f828152600260205260408120546001600160a01b03908116908316156118ec576118ec81848661244f565b6001600160a01b03811615611926576119075f855f5f61222d565b6001600160a01b0381165f90815260036020526040902080545f190190555b6001600160a01b03851615611954576001600160a01b0385165f908152600360205260409020805460010190555b5f8481526002602052604080822080546001600160a01b0319166001600160a01b0389811691821790925591518793918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a4949350505050565b336119bc82611518565b6001600160a01b0316146109165760405163b7339aa160e01b815260048101829052336024820152604401610601565b6119f581611a2b565b6040518181527ff8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce79060200160405180910390a150565b5f818152600660205260409020546001600160a01b031680611a4b575050565b5f8281526006602052604080822080546001600160a01b0319169055516001600160a01b0383169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a35050565b6001600160a01b0381161580611abb57506001600160a01b03811630145b156109165760405163b0a6080b60e01b81526001600160a01b0382166004820152602401610601565b604051634f558e7960e01b8152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634f558e7990602401602060405180830381865afa158015611b47573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b6b9190613909565b15611b7957610916816119ec565b61091681612158565b6001600160a01b038316611bab5760405163a9fbf51f60e01b81525f6004820152602401610601565b6001600160a01b038216611bdd57604051630b61174360e31b81526001600160a01b0383166004820152602401610601565b6001600160a01b038381165f81815260056020908152604080832094871680845294825291829020805460ff191686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3191016114e1565b6109ca833084846124b3565b6001600160a01b0383163b15611d6e57604051630a85bd0160e11b81526001600160a01b0384169063150b7a0290611c8f908890889087908790600401613924565b6020604051808303815f875af1925050508015611cc9575060408051601f3d908101601f19168201909252611cc691810190613956565b60015b611d30573d808015611cf6576040519150601f19603f3d011682016040523d82523d5f602084013e611cfb565b606091505b5080515f03611d2857604051633250574960e11b81526001600160a01b0385166004820152602401610601565b805160208201fd5b6001600160e01b03198116630a85bd0160e11b14611d6c57604051633250574960e11b81526001600160a01b0385166004820152602401610601565b505b5050505050565b60605f8215611dcc57604051806040016040528060078152602001661199309a1ab13160c91b815250611da78461256e565b604051602001611db8929190613988565b604051602081830303815290604052611ddc565b60405180602001604052805f8152505b6040805180820182526007808252661199309a1ab13160c91b6020808401829052845180860186529283528201529151630725df9560e41b8152929350916001600160a01b0388169163725df95091611e3e9189916101909190600401613a46565b5f60405180830381865afa158015611e58573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052611e7f9190810190613a6a565b82604051602001611e9293929190613adf565b6040516020818303038152906040529150509392505050565b60605f611eba865f01516125fe565b90505f611eec875f01516040518060400160405280600a815260200169646563696d616c73282960b01b8152506127a3565b90505f611f0b6bffffffffffffffffffffffff8a1661256e565b61256e565b83611f1587612814565b604051602001611f2793929190613c85565b60408051601f1981840301815282820190915260058252642a37b5b2b760d91b602083015289519092505f91611f6e91611f69906001600160a01b0316612820565b6128ce565b611f966040518060400160405280600681526020016514de5b589bdb60d21b815250866128ce565b611fcf60405180604001604052806006815260200165131bd8dad95960d21b815250611f698d606001516001600160801b0316886128fa565b611ffb6040518060400160405280600681526020016515995cdd195960d21b815250611f698d896128fa565b612037604051806040016040528060098152602001682bb4ba34323930bbb760b91b815250611f698f608001516001600160801b03168a6128fa565b60405160200161204b959493929190613e14565b604051602081830303815290604052905061212a82826120728c60c0015160400151612a09565b6121036040518060400160405280600d81526020016c4368616e6765732068616e647360981b8152508c6120c8576040518060400160405280600a815260200169185cc8185b9e4813919560b21b8152506128ce565b6040518060400160405280601781526020017f6279206f6666657220616e6420616363657074616e63650000000000000000008152506128ce565b6040516020016121169493929190613e81565b604051602081830303815290604052612814565b60405160200161213a9190613ed5565b60405160208183030381529060405294505050505095945050505050565b61216181611a2b565b5f81815260066020526040902080546001600160a81b031916905561091681612a98565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561146957604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b6001600160a01b0382166121f557604051633250574960e11b81525f6004820152602401610601565b5f61220183835f611846565b90506001600160a01b038116156109ca576040516339e3563760e11b81525f6004820152602401610601565b808061224157506001600160a01b03821615155b15612302575f61225084611518565b90506001600160a01b0383161580159061227c5750826001600160a01b0316816001600160a01b031614155b801561228f575061228d8184611227565b155b156122b85760405163a9fbf51f60e01b81526001600160a01b0384166004820152602401610601565b81156123005783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260046020526040902080546001600160a01b0319166001600160a01b0392909216919091179055565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661238d578383151615612381573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f6001600160801b038211156123d1576040516306dfcc6560e41b81526080600482015260248101839052604401610601565b5090565b6123e18383835f612ad0565b6109ca576123f283835f6001612ad0565b61241a57604051635274afe760e01b81526001600160a01b0384166004820152602401610601565b6124278383836001612ad0565b6109ca57604051635274afe760e01b81526001600160a01b0384166004820152602401610601565b61245a838383612b32565b6109ca576001600160a01b03831661248857604051637e27328960e01b815260048101829052602401610601565b60405163177e802f60e01b81526001600160a01b038316600482015260248101829052604401610601565b6040805160a0810182526001600160a01b03868116606080840191825285356080850152908352602085810135818501528585013584860152845180860190955291871684529083018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a9291339061252590870187613f06565b6040518663ffffffff1660e01b8152600401612545959493929190613f50565b5f604051808303815f87803b15801561255c575f5ffd5b505af11580156116a0573d5f5f3e3d5ffd5b60605f61257a83612b96565b60010190505f8167ffffffffffffffff811115612599576125996133e6565b6040519080825280601f01601f1916602001820160405280156125c3576020820181803683370190505b5090508181016020015b5f19016f181899199a1a9b1b9c1cb0b131b232b360811b600a86061a8153600a85049450846125cd57509392505050565b60605f61260a83612c6d565b6040805160108082528183019092529192505f91906020820181803683370190505090505f5f5b8351811080156126415750601082105b15612771575f84828151811061265957612659613ffd565b01602001516001600160f81b03191690505f600360fc1b821080159061268d5750603960f81b6001600160f81b0319831611155b806126bf5750604160f81b6001600160f81b03198316108015906126bf5750602d60f91b6001600160f81b0319831611155b806126f15750606160f81b6001600160f81b03198316108015906126f15750603d60f91b6001600160f81b0319831611155b806127095750601760f91b6001600160f81b03198316145b806127215750602d60f81b6001600160f81b03198316145b9050801561275e5781858561273581614011565b96508151811061274757612747613ffd565b60200101906001600160f81b03191690815f1a9053505b50508061276a90614011565b9050612631565b50805f0361279a5750506040805180820190915260018152603f60f81b60208201529392505050565b81529392505050565b604080516004815260248101918290525f918291906127c3908590614029565b604051908190039020602082810180516001600160e01b03166001600160e01b03199093169290921782528251929350915f9187620186a0fa601f3d1181161561280c575f5192505b505092915050565b606061051a825f612d05565b60605f61282c83612e84565b6028602282012090915060601c60295b60018111156128c557600782600f161180156128715750606083828151811061286757612867613ffd565b016020015160f81c115b156128ae57602060f81b83828151811061288d5761288d613ffd565b0160200180516001600160f81b0319908116909218909116905f82901a9053505b60049190911c906128be81614034565b905061283c565b50909392505050565b606082826040516020016128e3929190614049565b604051602081830303815290604052905092915050565b60608115806129095750602482115b1561291e576129178361256e565b905061051a565b5f61292a83600a614181565b90505f612937828661418c565b9050805f036129565761294d611f06838761419f565b9250505061051a565b835b612963600a8361418c565b5f0361298657612974600a8361419f565b915061297f81614034565b9050612958565b5f6129a08361299684600a614181565b611f0691906141b2565b9050601760f91b815f815181106129b9576129b9613ffd565b60200101906001600160f81b03191690815f1a9053506129dc611f06858961419f565b816040516020016129ee9291906141c5565b60405160208183030381529060405294505050505092915050565b606064fffffffffe1964ffffffffff831601612a625761051a60405180604001604052806004815260200163456e647360e01b815250604051806040016040528060058152602001643732bb32b960d91b8152506128ce565b612a728264ffffffffff1661256e565b604051602001612a8291906141d9565b6040516020818303038152906040529050919050565b5f612aa45f835f611846565b90506001600160a01b03811661069357604051637e27328960e01b815260048101839052602401610601565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612b26578383151615612b1a573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f6001600160a01b03831615801590612b8e5750826001600160a01b0316846001600160a01b03161480612b6b5750612b6b8484611227565b80612b8e57505f828152600460205260409020546001600160a01b038481169116145b949350505050565b5f8072184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b8310612bd45772184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b830492506040015b6d04ee2d6d415b85acef81000000008310612c00576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc100008310612c1e57662386f26fc10000830492506010015b6305f5e1008310612c36576305f5e100830492506008015b6127108310612c4a57612710830492506004015b60648310612c5c576064830492506002015b600a831061051a5760010192915050565b6040805160048152602481018252602080820180516001600160e01b03166395d89b4160e01b17905282518181528084019093526060929081810181803683370190505091506040515f604082015260608183516020850187620186a0fa605f3d11811660018114612cf15760203d14821615612cec57825160208601525b612cfc565b604083015160208601525b50505050919050565b606082515f03612d23575060408051602081019091525f815261051a565b5f82612d5357600384516002612d3991906141b2565b612d43919061419f565b612d4e906004614237565b612d78565b600384516004612d639190614237565b612d6e9060026141b2565b612d78919061419f565b905060405191507f4142434445464748494a4b4c4d4e4f505152535455565758595a616263646566601f5261067083027f6768696a6b6c6d6e6f707172737475767778797a303132333435363738392b2f18603f526020820181810185865187016020810180515f82525b82841015612e36576003840193508351603f8160121c16518753600187019650603f81600c1c16518753600187019650603f8160061c16518753600187019650603f811651875350600186019550612de3565b905250859050612e7757600386510660018114612e5a5760028114612e6d57612e75565b603d6001840353603d6002840353612e75565b603d60018403535b505b9183525060405292915050565b606061051a6001600160a01b03831660146060825f612ea4846002614237565b612eaf9060026141b2565b67ffffffffffffffff811115612ec757612ec76133e6565b6040519080825280601f01601f191660200182016040528015612ef1576020820181803683370190505b509050600360fc1b815f81518110612f0b57612f0b613ffd565b60200101906001600160f81b03191690815f1a905350600f60fb1b81600181518110612f3957612f39613ffd565b60200101906001600160f81b03191690815f1a9053505f612f5b856002614237565b612f669060016141b2565b90505b6001811115612fdd576f181899199a1a9b1b9c1cb0b131b232b360811b83600f1660108110612f9a57612f9a613ffd565b1a60f81b828281518110612fb057612fb0613ffd565b60200101906001600160f81b03191690815f1a90535060049290921c91612fd681614034565b9050612f69565b508115612b8e5760405163e22e27eb60e01b81526004810186905260248101859052604401610601565b6001600160e01b031981168114610916575f5ffd5b5f6020828403121561302c575f5ffd5b81356110af81613007565b8015158114610916575f5ffd5b5f5f60408385031215613055575f5ffd5b82359150602083013561306781613037565b809150509250929050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f6110af6020830184613072565b5f602082840312156130c2575f5ffd5b5035919050565b6001600160a01b0381168114610916575f5ffd5b5f5f604083850312156130ee575f5ffd5b82356130f9816130c9565b946020939093013593505050565b6001600160801b0381168114610916575f5ffd5b5f6080828403121561312b575f5ffd5b50919050565b5f5f5f5f5f5f8688036101c0811215613148575f5ffd5b8735613153816130c9565b96506020880135613163816130c9565b9550604088013561317381613107565b94506131828960608a0161311b565b935060e088013561319281613037565b925060c060ff19820112156131a5575f5ffd5b50610100870190509295509295509295565b5f5f5f606084860312156131c9575f5ffd5b83356131d4816130c9565b925060208401356131e4816130c9565b929592945050506040919091013590565b5f5f5f5f5f610100868803121561320a575f5ffd5b8535613215816130c9565b94506020860135613225816130c9565b9350604086013561323581613107565b9250613244876060880161311b565b915060e086013561325481613037565b809150509295509295909350565b5f5f5f5f60808587031215613275575f5ffd5b843593506020850135613287816130c9565b9250604085013561329781613107565b915060608501356132a781613107565b939692955090935050565b5f602082840312156132c2575f5ffd5b81356110af816130c9565b5f5f604083850312156132de575f5ffd5b823591506020830135613067816130c9565b5f5f60408385031215613301575f5ffd5b823561330c816130c9565b9150602083013561306781613037565b5f5f5f5f5f5f6101208789031215613332575f5ffd5b863561333d816130c9565b9550602087013561334d816130c9565b9450604087013561335d81613107565b935061336c886060890161311b565b925060e087013561337c81613037565b915061010087013567ffffffffffffffff811115613398575f5ffd5b6133a489828a0161311b565b9150509295509295509295565b64ffffffffff81168114610916575f5ffd5b5f5f604083850312156133d4575f5ffd5b823591506020830135613067816133b1565b634e487b7160e01b5f52604160045260245ffd5b60405160e0810167ffffffffffffffff8111828210171561341d5761341d6133e6565b60405290565b604051601f8201601f1916810167ffffffffffffffff8111828210171561344c5761344c6133e6565b604052919050565b5f67ffffffffffffffff82111561346d5761346d6133e6565b50601f01601f191660200190565b5f5f5f5f6080858703121561348e575f5ffd5b8435613499816130c9565b935060208501356134a9816130c9565b925060408501359150606085013567ffffffffffffffff8111156134cb575f5ffd5b8501601f810187136134db575f5ffd5b80356134ee6134e982613454565b613423565b818152886020838501011115613502575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b5f5f60408385031215613534575f5ffd5b82359150602083013561306781613107565b5f5f60408385031215613557575f5ffd5b50508035926020909101359150565b5f5f60408385031215613577575f5ffd5b8235613582816130c9565b91506020830135613067816130c9565b5f5f5f606084860312156135a4575f5ffd5b8335925060208401356135b6816130c9565b915060408401356135c681613107565b809150509250925092565b80516135dc81613107565b919050565b61ffff81168114610916575f5ffd5b5f60808284031215613600575f5ffd5b6040516080810167ffffffffffffffff81118282101715613623576136236133e6565b80604052508091508251613636816133b1565b81526020830151613646816133b1565b60208201526040830151613659816133b1565b6040820152606083015161366c816135e1565b6060919091015292915050565b5f61014082840312801561368b575f5ffd5b506136946133fa565b825161369f816130c9565b815260208301516136af816130c9565b602082015260408301516136c2816130c9565b60408201526136d3606084016135d1565b60608201526136e4608084016135d1565b60808201526136f560a084016135d1565b60a08201526137078460c085016135f0565b60c08201529392505050565b600181811c9082168061372757607f821691505b60208210810361312b57634e487b7160e01b5f52602260045260245ffd5b5f60208284031215613755575f5ffd5b5051919050565b5f6020828403121561376c575f5ffd5b81516110af81613107565b82516001600160a01b039081168252602080850151821681840152604080860151909216828401526060808601516001600160801b039081168286015260808088015182169086015260a0808801519091169085015260c080870151805164ffffffffff9081169287019290925292830151811660e086015292820151909216610100840152015161ffff1661012082015281151561014082015261016081016110af565b5f6020828403121561382c575f5ffd5b813560ff811681146110af575f5ffd5b5f6020828403121561384c575f5ffd5b81356110af81613037565b634e487b7160e01b5f52601160045260245ffd5b8181038181111561051a5761051a613857565b6001600160a01b03841681526001600160801b038316602082015260c0810182356138a8816133b1565b64ffffffffff16604083015260208301356138c2816133b1565b64ffffffffff16606083015260408301356138dc816133b1565b64ffffffffff16608083015260608301356138f6816135e1565b61ffff811660a084015250949350505050565b5f60208284031215613919575f5ffd5b81516110af81613037565b6001600160a01b03858116825284166020820152604081018390526080606082018190525f9061080b90830184613072565b5f60208284031215613966575f5ffd5b81516110af81613007565b5f81518060208401855e5f93019283525090919050565b7f3c7465787420783d223630302220793d22313238362220746578742d616e636881527f6f723d226d6964646c652220666f6e742d66616d696c793d2275692d6d6f6e6f60208201527f73706163652c6d6f6e6f73706163652220666f6e742d73697a653d22363022206040820152653334b6361e9160d11b60608201525f613a146066830185613971565b650111f273797160d51b8152613a2d6006820185613971565b661e17ba32bc3a1f60c91b815260070195945050505050565b63ffffffff84168152826020820152606060408201525f610a926060830184613072565b5f60208284031215613a7a575f5ffd5b815167ffffffffffffffff811115613a90575f5ffd5b8201601f81018413613aa0575f5ffd5b8051613aae6134e982613454565b818152856020838501011115613ac2575f5ffd5b8160208401602083015e5f91810160200191909152949350505050565b7f3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323081527f30302f737667222076696577426f783d2230203020313230302031343030222060208201527f77696474683d223132303022206865696768743d2231343030223e000000000060408201527f3c7061746820643d224d3020306831323030763134303048307a222066696c6c605b8201526b1e9111b31a331b331a91179f60a11b607b8201527f3c7061746820643d224d3430203430683131323076313332304834307a4d353260878201527f203532683130393676313239364835327a222066696c6c3d226e6f6e6522207360a7820152663a3937b5b29e9160c91b60c78201525f613bf360ce830186613971565b7f22207374726f6b652d77696474683d2233222f3e3c67207472616e73666f726d81527f3d227472616e736c617465283130302031333029207363616c6528322e3529226020820152601f60f91b6040820152613c536041820186613971565b631e17b39f60e11b81529050613c6c6004820185613971565b651e17b9bb339f60d11b81526006019695505050505050565b7103d913730b6b2911d112637b1b590273797160751b81525f613cab6012830186613971565b6301037b3160e51b8152613cc26004820186613971565b90507f222c226465736372697074696f6e223a2254686520686f6c646572206f776e7381527f2074686973206c6f636b206f66206120746f6b656e20696e20546f6b656e4c6f60208201527f636b65722e205768617420686173207665737465642063616e2062652077697460408201526f68647261776e3b206265666f7265206160801b60608201527f20707572636861736520636f6d706172652074686520616d6f756e747320776960708201527f74682074686520636f6e74726163743a2074686520686f6c646572206d61792060908201527f776974686472617720617420616e792074696d652e222c22696d616765223a2260b08201527f646174613a696d6167652f7376672b786d6c3b6261736536342c00000000000060d0820152613df160ea820185613971565b6f222c2261747472696275746573223a5b60801b81526010019695505050505050565b5f613e1f8288613971565b600b60fa1b8152613e336001820188613971565b9050600b60fa1b8152613e496001820187613971565b9050600b60fa1b8152613e5f6001820186613971565b9050600b60fa1b8152613e756001820185613971565b98975050505050505050565b5f613e95613e8f8388613971565b86613971565b600b60fa1b8152613ea96001820186613971565b9050600b60fa1b8152613ebf6001820185613971565b615d7d60f01b8152600201979650505050505050565b7f646174613a6170706c69636174696f6e2f6a736f6e3b6261736536342c00000081525f6110af601d830184613971565b5f5f8335601e19843603018112613f1b575f5ffd5b83018035915067ffffffffffffffff821115613f35575f5ffd5b602001915036819003821315613f49575f5ffd5b9250929050565b613f6e81875180516001600160a01b03168252602090810151910152565b6020860151604082015260408601516060820152613fa2608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e08201819052810182905281836101208301375f81830161012090810191909152601f909201601f19160101949350505050565b634e487b7160e01b5f52601260045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f6001820161402257614022613857565b5060010190565b5f6110af8284613971565b5f8161404257614042613857565b505f190190565b6e3d913a3930b4ba2fba3cb832911d1160891b81525f61406c600f830185613971565b6a1116113b30b63ab2911d1160a91b815261408a600b820185613971565b61227d60f01b815260020195945050505050565b6001815b60018411156140d9578085048111156140bd576140bd613857565b60018416156140cb57908102905b60019390931c9280026140a2565b935093915050565b5f826140ef5750600161051a565b816140fb57505f61051a565b8160018114614111576002811461411b57614137565b600191505061051a565b60ff84111561412c5761412c613857565b50506001821b61051a565b5060208310610133831016604e8410600b841016171561415a575081810a61051a565b6141665f19848461409e565b805f190482111561417957614179613857565b029392505050565b5f6110af83836140e1565b5f8261419a5761419a613fe9565b500690565b5f826141ad576141ad613fe9565b500490565b8082018082111561051a5761051a613857565b5f612b8e6141d38386613971565b84613971565b7f7b22646973706c61795f74797065223a2264617465222c2274726169745f74798152723832911d1122b732399116113b30b63ab2911d60691b60208201525f6142266033830184613971565b607d60f81b81526001019392505050565b808202811582820484141761051a5761051a61385756fea2646970667358221220d415729b7d1317c47a02e80bec94f6743509b38fc1d7e74a70e0b9af7be00fdf64736f6c63430008250033'

/** The code a LockDeeds has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const lockDeedsRuntime = {
  code: '0x608060405234801561000f575f5ffd5b50600436106101e7575f3560e01c806382829f7411610109578063c05c2ffc1161009e578063e985e9c51161006e578063e985e9c51461047b578063f51123151461048e578063f59f8560146104a1578063fdd46d60146104c8575f5ffd5b8063c05c2ffc1461042f578063c87b56dd14610442578063d1c2babb14610455578063de0e9a3e14610468575f5ffd5b8063abe1c097116100d9578063abe1c097146103c4578063b82363f9146103d7578063b88d4fde146103ea578063badc2dff146103fd575f5ffd5b806382829f741461036e57806386bde3d11461039657806395d89b41146103a9578063a22cb465146103b1575f5ffd5b8063274fae7c1161017f5780635bbae9ab1161014f5780635bbae9ab14610322578063634cba2a146103355780636352211e1461034857806370a082311461035b575f5ffd5b8063274fae7c146102d65780632e24afb0146102e957806342842e0e146102fc57806359caecb51461030f575f5ffd5b806308ecd9a6116101ba57806308ecd9a614610268578063095ea7b31461028f5780630ae8be31146102a257806323b872dd146102c3575f5ffd5b806301ffc9a7146101eb578063064b4fb91461021357806306fdde0314610228578063081812fc1461023d575b5f5ffd5b6101fe6101f936600461301c565b6104db565b60405190151581526020015b60405180910390f35b610226610221366004613044565b610520565b005b610230610697565b60405161020a91906130a0565b61025061024b3660046130b2565b610726565b6040516001600160a01b03909116815260200161020a565b6102507f000000000000000000000000000000000000000000000000000000000000000081565b61022661029d3660046130dd565b61074d565b6102b56102b0366004613131565b610758565b60405190815260200161020a565b6102266102d13660046131b7565b610815565b6102266102e43660046130b2565b61089e565b6102266102f73660046130b2565b610919565b61022661030a3660046131b7565b6109b0565b61022661031d3660046130b2565b6109cf565b6102b56103303660046131f5565b6109e9565b610226610343366004613262565b610a9b565b6102506103563660046130b2565b610b5a565b6102b56103693660046132b2565b610b64565b61038161037c3660046130b2565b610ba9565b60405163ffffffff909116815260200161020a565b6102266103a43660046132cd565b610bdd565b610230610c90565b6102266103bf3660046132f0565b610c9f565b6102b56103d236600461331c565b610caa565b6102266103e53660046133c3565b610d31565b6102266103f836600461347b565b610dd5565b61041061040b3660046130b2565b610ded565b6040805192151583526001600160a01b0390911660208301520161020a565b6102b561043d366004613523565b610e3a565b6102306104503660046130b2565b610f1b565b610226610463366004613546565b6110b6565b6102266104763660046130b2565b61115e565b6101fe610489366004613566565b611227565b6102b561049c3660046130b2565b611254565b6102507f000000000000000000000000000000000000000000000000000000000000000081565b6102266104d6366004613592565b61132e565b5f632483248360e11b6001600160e01b03198316148061050b57506001600160e01b0319821663f511231560e01b145b8061051a575061051a826113e5565b92915050565b610528611434565b60405163632a486160e01b8152600481018390525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161014060405180830381865afa15801561058e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906105b29190613679565b60208101519091506001600160a01b0316331415806105de575060408101516001600160a01b03163014155b1561060a576040516310a050a160e31b8152600481018490523360248201526044015b60405180910390fd5b6040516309d3eb9f60e21b8152600481018490527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063274fae7c906024015f604051808303815f87803b158015610669575f5ffd5b505af115801561067b573d5f5f3e3d5ffd5b5050505061068a83338461146b565b506106936114ee565b5050565b60605f80546106a590613713565b80601f01602080910402602001604051908101604052809291908181526020018280546106d190613713565b801561071c5780601f106106f35761010080835404028352916020019161071c565b820191905f5260205f20905b8154815290600101906020018083116106ff57829003601f168201915b5050505050905090565b5f61073082611518565b505f828152600460205260409020546001600160a01b031661051a565b610693828233611550565b5f610761611434565b61076b878361155d565b6040516370a0823160e01b81523060048201525f906001600160a01b038916906370a0823190602401602060405180830381865afa1580156107af573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107d39190613745565b90506107f36001600160a01b03891633306001600160801b038a166116ab565b61080088888388886116e1565b91505061080b6114ee565b9695505050505050565b6001600160a01b03821661083e57604051633250574960e11b81525f6004820152602401610601565b5f61084a838333611846565b9050836001600160a01b0316816001600160a01b031614610898576040516364283d7b60e01b81526001600160a01b0380861660048301526024820184905282166044820152606401610601565b50505050565b6108a6611434565b5f818152600660205260409020546001600160a01b031633146108e55760405163eb72873160e01b815260048101829052336024820152604401610601565b5f81815260066020526040812080546001600160a01b031916905561090d90339083906118c0565b506109166114ee565b50565b610921611434565b61092a816119b2565b6040516302e24afb60e41b8152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690632e24afb0906024015f604051808303815f87803b158015610989575f5ffd5b505af115801561099b573d5f5f3e3d5ffd5b505050506109a8816119ec565b6109166114ee565b6109ca83838360405180602001604052805f815250610dd5565b505050565b6109d7611434565b6109e0816119b2565b6109a881611a2b565b5f6109f2611434565b6040516370a0823160e01b81523060048201525f906001600160a01b038816906370a0823190602401602060405180830381865afa158015610a36573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610a5a9190613745565b9050610a7a6001600160a01b03881633306001600160801b0389166116ab565b610a8787878387876116e1565b915050610a926114ee565b95945050505050565b610aa3611434565b610aac846119b2565b610ab583611a9d565b6040516331a65d1560e11b8152600481018590526001600160a01b0384811660248301526001600160801b038085166044840152831660648301527f0000000000000000000000000000000000000000000000000000000000000000169063634cba2a906084015f604051808303815f87803b158015610b33575f5ffd5b505af1158015610b45573d5f5f3e3d5ffd5b50505050610b5284611ae4565b6108986114ee565b5f61051a82611518565b5f6001600160a01b038216610b8e576040516322718ad960e21b81525f6004820152602401610601565b506001600160a01b03165f9081526003602052604090205490565b5f81604051602001610bbd91815260200190565b6040516020818303038152906040528051906020012060e01c9050919050565b610be5611434565b610bee826119b2565b610bf781611a9d565b336001600160a01b03821603610c2b5760405163b0a6080b60e01b81526001600160a01b0382166004820152602401610601565b610c3482611a2b565b5f8281526006602052604080822080546001600160a01b0319166001600160a01b0385169081179091559051909184917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a36106936114ee565b6060600180546106a590613713565b610693338383611b82565b5f610cb3611434565b6040516370a0823160e01b81523060048201525f906001600160a01b038916906370a0823190602401602060405180830381865afa158015610cf7573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d1b9190613745565b90506107f388876001600160801b031685611c41565b610d39611434565b610d42826119b2565b60405163b82363f960e01b81526004810183905264ffffffffff821660248201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063b82363f9906044015f604051808303815f87803b158015610dae575f5ffd5b505af1158015610dc0573d5f5f3e3d5ffd5b50505050610dcd826119ec565b6106936114ee565b610de0848484610815565b6108983385858585611c4d565b5f5f610df883611518565b5050505f908152600660209081526040918290208251808401909352546001600160a01b038116808452600160a01b90910460ff161515929091018290529091565b5f610e43611434565b610e4c836119b2565b6040516330170bff60e21b8152600481018490526001600160801b03831660248201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063c05c2ffc906044016020604051808303815f875af1158015610ebf573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ee39190613745565b9050610eee836119ec565b5f83815260066020526040902054610f139082903390600160a01b900460ff1661146b565b61051a6114ee565b6060610f2682611518565b505f610f697f0000000000000000000000000000000000000000000000000000000000000000610f5585610ba9565b6bffffffffffffffffffffffff8616611d75565b90506110af837f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663632a4861866040518263ffffffff1660e01b8152600401610fbd91815260200190565b61014060405180830381865afa158015610fd9573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ffd9190613679565b604051634b47dc5d60e11b8152600481018790527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063968fb8ba90602401602060405180830381865afa158015611060573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611084919061375c565b5f878152600660205260409020546001600160801b039190911690600160a01b900460ff1685611eab565b9392505050565b6110be611434565b6110c7826119b2565b6110d0816119b2565b60405163d1c2babb60e01b815260048101839052602481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063d1c2babb906044015f604051808303815f87803b158015611136575f5ffd5b505af1158015611148573d5f5f3e3d5ffd5b5050505061115581612158565b610dcd826119ec565b611166611434565b61116f816119b2565b61117881612158565b6040516386bde3d160e01b8152600481018290523360248201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316906386bde3d1906044015f604051808303815f87803b1580156111dd575f5ffd5b505af11580156111ef573d5f5f3e3d5ffd5b50506040513392508391507f1d27d1c62712f590d53fa9eb8bbf3a75d09503deae319bb9d99644339cb312e1905f90a36109166114ee565b6001600160a01b039182165f90815260056020908152604080832093909416825291909152205460ff1690565b5f61125e82611518565b5060405163632a486160e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161014060405180830381865afa1580156112c3573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112e79190613679565b5f838152600660209081526040918290205491516113119392600160a01b900460ff169101613777565b604051602081830303815290604052805190602001209050919050565b611336611434565b61133f836119b2565b61134882611a9d565b6040516307eea36b60e51b8152600481018490526001600160a01b0383811660248301526001600160801b03831660448301527f0000000000000000000000000000000000000000000000000000000000000000169063fdd46d60906064015f604051808303815f87803b1580156113be575f5ffd5b505af11580156113d0573d5f5f3e3d5ffd5b505050506113dd83611ae4565b6109ca6114ee565b5f6001600160e01b031982166380ac58cd60e01b148061141557506001600160e01b03198216635b5e139f60e01b145b8061051a57506301ffc9a760e01b6001600160e01b031983161461051a565b61143c612185565b61146960017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906121c5565b565b61147482611a9d565b8015611499575f838152600660205260409020805460ff60a01b1916600160a01b1790555b6114a382846121cc565b816001600160a01b0316837ff5643eafba404f3484d4c70fb3e51edaf299c82263b12149d0f52e1f890ed4fe836040516114e1911515815260200190565b60405180910390a3505050565b6114695f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611463565b5f818152600260205260408120546001600160a01b03168061051a57604051637e27328960e01b815260048101849052602401610601565b6109ca838383600161222d565b602081013560408201355f808061157a608087016060880161381c565b92505050608084013560a0850135611595602087018761383c565b15611626576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b15801561160b575f5ffd5b505af192505050801561161c575060015b156116a2576116a2565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b15801561168f575f5ffd5b505af19250505080156116a0575060015b505b50505050505050565b6116b9848484846001612331565b61089857604051635274afe760e01b81526001600160a01b0385166004820152602401610601565b6040516370a0823160e01b81523060048201525f9081906117609086906001600160a01b038a16906370a0823190602401602060405180830381865afa15801561172d573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906117519190613745565b61175b919061386b565b61239e565b905061179f6001600160a01b0388167f00000000000000000000000000000000000000000000000000000000000000006001600160801b0384166123d5565b6040516392c9a71360e01b81526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906392c9a713906117ef908a908590899060040161387e565b6020604051808303815f875af115801561180b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061182f9190613745565b915061183c82878561146b565b5095945050505050565b5f6118528484846118c0565b90506001600160a01b038116158061187157506001600160a01b038416155b6110af575f83815260066020526040902054600160a01b900460ff16156118ae57604051632d5d7e2760e01b815260048101849052602401610601565b6118b784611a9d565b6110af83611a2b565b5f828152600260205260408120546001600160a01b03908116908316156118ec576118ec81848661244f565b6001600160a01b03811615611926576119075f855f5f61222d565b6001600160a01b0381165f90815260036020526040902080545f190190555b6001600160a01b03851615611954576001600160a01b0385165f908152600360205260409020805460010190555b5f8481526002602052604080822080546001600160a01b0319166001600160a01b0389811691821790925591518793918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a4949350505050565b336119bc82611518565b6001600160a01b0316146109165760405163b7339aa160e01b815260048101829052336024820152604401610601565b6119f581611a2b565b6040518181527ff8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce79060200160405180910390a150565b5f818152600660205260409020546001600160a01b031680611a4b575050565b5f8281526006602052604080822080546001600160a01b0319169055516001600160a01b0383169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a35050565b6001600160a01b0381161580611abb57506001600160a01b03811630145b156109165760405163b0a6080b60e01b81526001600160a01b0382166004820152602401610601565b604051634f558e7960e01b8152600481018290527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634f558e7990602401602060405180830381865afa158015611b47573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b6b9190613909565b15611b7957610916816119ec565b61091681612158565b6001600160a01b038316611bab5760405163a9fbf51f60e01b81525f6004820152602401610601565b6001600160a01b038216611bdd57604051630b61174360e31b81526001600160a01b0383166004820152602401610601565b6001600160a01b038381165f81815260056020908152604080832094871680845294825291829020805460ff191686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c3191016114e1565b6109ca833084846124b3565b6001600160a01b0383163b15611d6e57604051630a85bd0160e11b81526001600160a01b0384169063150b7a0290611c8f908890889087908790600401613924565b6020604051808303815f875af1925050508015611cc9575060408051601f3d908101601f19168201909252611cc691810190613956565b60015b611d30573d808015611cf6576040519150601f19603f3d011682016040523d82523d5f602084013e611cfb565b606091505b5080515f03611d2857604051633250574960e11b81526001600160a01b0385166004820152602401610601565b805160208201fd5b6001600160e01b03198116630a85bd0160e11b14611d6c57604051633250574960e11b81526001600160a01b0385166004820152602401610601565b505b5050505050565b60605f8215611dcc57604051806040016040528060078152602001661199309a1ab13160c91b815250611da78461256e565b604051602001611db8929190613988565b604051602081830303815290604052611ddc565b60405180602001604052805f8152505b6040805180820182526007808252661199309a1ab13160c91b6020808401829052845180860186529283528201529151630725df9560e41b8152929350916001600160a01b0388169163725df95091611e3e9189916101909190600401613a46565b5f60405180830381865afa158015611e58573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052611e7f9190810190613a6a565b82604051602001611e9293929190613adf565b6040516020818303038152906040529150509392505050565b60605f611eba865f01516125fe565b90505f611eec875f01516040518060400160405280600a815260200169646563696d616c73282960b01b8152506127a3565b90505f611f0b6bffffffffffffffffffffffff8a1661256e565b61256e565b83611f1587612814565b604051602001611f2793929190613c85565b60408051601f1981840301815282820190915260058252642a37b5b2b760d91b602083015289519092505f91611f6e91611f69906001600160a01b0316612820565b6128ce565b611f966040518060400160405280600681526020016514de5b589bdb60d21b815250866128ce565b611fcf60405180604001604052806006815260200165131bd8dad95960d21b815250611f698d606001516001600160801b0316886128fa565b611ffb6040518060400160405280600681526020016515995cdd195960d21b815250611f698d896128fa565b612037604051806040016040528060098152602001682bb4ba34323930bbb760b91b815250611f698f608001516001600160801b03168a6128fa565b60405160200161204b959493929190613e14565b604051602081830303815290604052905061212a82826120728c60c0015160400151612a09565b6121036040518060400160405280600d81526020016c4368616e6765732068616e647360981b8152508c6120c8576040518060400160405280600a815260200169185cc8185b9e4813919560b21b8152506128ce565b6040518060400160405280601781526020017f6279206f6666657220616e6420616363657074616e63650000000000000000008152506128ce565b6040516020016121169493929190613e81565b604051602081830303815290604052612814565b60405160200161213a9190613ed5565b60405160208183030381529060405294505050505095945050505050565b61216181611a2b565b5f81815260066020526040902080546001600160a81b031916905561091681612a98565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561146957604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b6001600160a01b0382166121f557604051633250574960e11b81525f6004820152602401610601565b5f61220183835f611846565b90506001600160a01b038116156109ca576040516339e3563760e11b81525f6004820152602401610601565b808061224157506001600160a01b03821615155b15612302575f61225084611518565b90506001600160a01b0383161580159061227c5750826001600160a01b0316816001600160a01b031614155b801561228f575061228d8184611227565b155b156122b85760405163a9fbf51f60e01b81526001600160a01b0384166004820152602401610601565b81156123005783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260046020526040902080546001600160a01b0319166001600160a01b0392909216919091179055565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661238d578383151615612381573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f6001600160801b038211156123d1576040516306dfcc6560e41b81526080600482015260248101839052604401610601565b5090565b6123e18383835f612ad0565b6109ca576123f283835f6001612ad0565b61241a57604051635274afe760e01b81526001600160a01b0384166004820152602401610601565b6124278383836001612ad0565b6109ca57604051635274afe760e01b81526001600160a01b0384166004820152602401610601565b61245a838383612b32565b6109ca576001600160a01b03831661248857604051637e27328960e01b815260048101829052602401610601565b60405163177e802f60e01b81526001600160a01b038316600482015260248101829052604401610601565b6040805160a0810182526001600160a01b03868116606080840191825285356080850152908352602085810135818501528585013584860152845180860190955291871684529083018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a9291339061252590870187613f06565b6040518663ffffffff1660e01b8152600401612545959493929190613f50565b5f604051808303815f87803b15801561255c575f5ffd5b505af11580156116a0573d5f5f3e3d5ffd5b60605f61257a83612b96565b60010190505f8167ffffffffffffffff811115612599576125996133e6565b6040519080825280601f01601f1916602001820160405280156125c3576020820181803683370190505b5090508181016020015b5f19016f181899199a1a9b1b9c1cb0b131b232b360811b600a86061a8153600a85049450846125cd57509392505050565b60605f61260a83612c6d565b6040805160108082528183019092529192505f91906020820181803683370190505090505f5f5b8351811080156126415750601082105b15612771575f84828151811061265957612659613ffd565b01602001516001600160f81b03191690505f600360fc1b821080159061268d5750603960f81b6001600160f81b0319831611155b806126bf5750604160f81b6001600160f81b03198316108015906126bf5750602d60f91b6001600160f81b0319831611155b806126f15750606160f81b6001600160f81b03198316108015906126f15750603d60f91b6001600160f81b0319831611155b806127095750601760f91b6001600160f81b03198316145b806127215750602d60f81b6001600160f81b03198316145b9050801561275e5781858561273581614011565b96508151811061274757612747613ffd565b60200101906001600160f81b03191690815f1a9053505b50508061276a90614011565b9050612631565b50805f0361279a5750506040805180820190915260018152603f60f81b60208201529392505050565b81529392505050565b604080516004815260248101918290525f918291906127c3908590614029565b604051908190039020602082810180516001600160e01b03166001600160e01b03199093169290921782528251929350915f9187620186a0fa601f3d1181161561280c575f5192505b505092915050565b606061051a825f612d05565b60605f61282c83612e84565b6028602282012090915060601c60295b60018111156128c557600782600f161180156128715750606083828151811061286757612867613ffd565b016020015160f81c115b156128ae57602060f81b83828151811061288d5761288d613ffd565b0160200180516001600160f81b0319908116909218909116905f82901a9053505b60049190911c906128be81614034565b905061283c565b50909392505050565b606082826040516020016128e3929190614049565b604051602081830303815290604052905092915050565b60608115806129095750602482115b1561291e576129178361256e565b905061051a565b5f61292a83600a614181565b90505f612937828661418c565b9050805f036129565761294d611f06838761419f565b9250505061051a565b835b612963600a8361418c565b5f0361298657612974600a8361419f565b915061297f81614034565b9050612958565b5f6129a08361299684600a614181565b611f0691906141b2565b9050601760f91b815f815181106129b9576129b9613ffd565b60200101906001600160f81b03191690815f1a9053506129dc611f06858961419f565b816040516020016129ee9291906141c5565b60405160208183030381529060405294505050505092915050565b606064fffffffffe1964ffffffffff831601612a625761051a60405180604001604052806004815260200163456e647360e01b815250604051806040016040528060058152602001643732bb32b960d91b8152506128ce565b612a728264ffffffffff1661256e565b604051602001612a8291906141d9565b6040516020818303038152906040529050919050565b5f612aa45f835f611846565b90506001600160a01b03811661069357604051637e27328960e01b815260048101839052602401610601565b60405163095ea7b360e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612b26578383151615612b1a573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f6001600160a01b03831615801590612b8e5750826001600160a01b0316846001600160a01b03161480612b6b5750612b6b8484611227565b80612b8e57505f828152600460205260409020546001600160a01b038481169116145b949350505050565b5f8072184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b8310612bd45772184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b830492506040015b6d04ee2d6d415b85acef81000000008310612c00576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc100008310612c1e57662386f26fc10000830492506010015b6305f5e1008310612c36576305f5e100830492506008015b6127108310612c4a57612710830492506004015b60648310612c5c576064830492506002015b600a831061051a5760010192915050565b6040805160048152602481018252602080820180516001600160e01b03166395d89b4160e01b17905282518181528084019093526060929081810181803683370190505091506040515f604082015260608183516020850187620186a0fa605f3d11811660018114612cf15760203d14821615612cec57825160208601525b612cfc565b604083015160208601525b50505050919050565b606082515f03612d23575060408051602081019091525f815261051a565b5f82612d5357600384516002612d3991906141b2565b612d43919061419f565b612d4e906004614237565b612d78565b600384516004612d639190614237565b612d6e9060026141b2565b612d78919061419f565b905060405191507f4142434445464748494a4b4c4d4e4f505152535455565758595a616263646566601f5261067083027f6768696a6b6c6d6e6f707172737475767778797a303132333435363738392b2f18603f526020820181810185865187016020810180515f82525b82841015612e36576003840193508351603f8160121c16518753600187019650603f81600c1c16518753600187019650603f8160061c16518753600187019650603f811651875350600186019550612de3565b905250859050612e7757600386510660018114612e5a5760028114612e6d57612e75565b603d6001840353603d6002840353612e75565b603d60018403535b505b9183525060405292915050565b606061051a6001600160a01b03831660146060825f612ea4846002614237565b612eaf9060026141b2565b67ffffffffffffffff811115612ec757612ec76133e6565b6040519080825280601f01601f191660200182016040528015612ef1576020820181803683370190505b509050600360fc1b815f81518110612f0b57612f0b613ffd565b60200101906001600160f81b03191690815f1a905350600f60fb1b81600181518110612f3957612f39613ffd565b60200101906001600160f81b03191690815f1a9053505f612f5b856002614237565b612f669060016141b2565b90505b6001811115612fdd576f181899199a1a9b1b9c1cb0b131b232b360811b83600f1660108110612f9a57612f9a613ffd565b1a60f81b828281518110612fb057612fb0613ffd565b60200101906001600160f81b03191690815f1a90535060049290921c91612fd681614034565b9050612f69565b508115612b8e5760405163e22e27eb60e01b81526004810186905260248101859052604401610601565b6001600160e01b031981168114610916575f5ffd5b5f6020828403121561302c575f5ffd5b81356110af81613007565b8015158114610916575f5ffd5b5f5f60408385031215613055575f5ffd5b82359150602083013561306781613037565b809150509250929050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f6110af6020830184613072565b5f602082840312156130c2575f5ffd5b5035919050565b6001600160a01b0381168114610916575f5ffd5b5f5f604083850312156130ee575f5ffd5b82356130f9816130c9565b946020939093013593505050565b6001600160801b0381168114610916575f5ffd5b5f6080828403121561312b575f5ffd5b50919050565b5f5f5f5f5f5f8688036101c0811215613148575f5ffd5b8735613153816130c9565b96506020880135613163816130c9565b9550604088013561317381613107565b94506131828960608a0161311b565b935060e088013561319281613037565b925060c060ff19820112156131a5575f5ffd5b50610100870190509295509295509295565b5f5f5f606084860312156131c9575f5ffd5b83356131d4816130c9565b925060208401356131e4816130c9565b929592945050506040919091013590565b5f5f5f5f5f610100868803121561320a575f5ffd5b8535613215816130c9565b94506020860135613225816130c9565b9350604086013561323581613107565b9250613244876060880161311b565b915060e086013561325481613037565b809150509295509295909350565b5f5f5f5f60808587031215613275575f5ffd5b843593506020850135613287816130c9565b9250604085013561329781613107565b915060608501356132a781613107565b939692955090935050565b5f602082840312156132c2575f5ffd5b81356110af816130c9565b5f5f604083850312156132de575f5ffd5b823591506020830135613067816130c9565b5f5f60408385031215613301575f5ffd5b823561330c816130c9565b9150602083013561306781613037565b5f5f5f5f5f5f6101208789031215613332575f5ffd5b863561333d816130c9565b9550602087013561334d816130c9565b9450604087013561335d81613107565b935061336c886060890161311b565b925060e087013561337c81613037565b915061010087013567ffffffffffffffff811115613398575f5ffd5b6133a489828a0161311b565b9150509295509295509295565b64ffffffffff81168114610916575f5ffd5b5f5f604083850312156133d4575f5ffd5b823591506020830135613067816133b1565b634e487b7160e01b5f52604160045260245ffd5b60405160e0810167ffffffffffffffff8111828210171561341d5761341d6133e6565b60405290565b604051601f8201601f1916810167ffffffffffffffff8111828210171561344c5761344c6133e6565b604052919050565b5f67ffffffffffffffff82111561346d5761346d6133e6565b50601f01601f191660200190565b5f5f5f5f6080858703121561348e575f5ffd5b8435613499816130c9565b935060208501356134a9816130c9565b925060408501359150606085013567ffffffffffffffff8111156134cb575f5ffd5b8501601f810187136134db575f5ffd5b80356134ee6134e982613454565b613423565b818152886020838501011115613502575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b5f5f60408385031215613534575f5ffd5b82359150602083013561306781613107565b5f5f60408385031215613557575f5ffd5b50508035926020909101359150565b5f5f60408385031215613577575f5ffd5b8235613582816130c9565b91506020830135613067816130c9565b5f5f5f606084860312156135a4575f5ffd5b8335925060208401356135b6816130c9565b915060408401356135c681613107565b809150509250925092565b80516135dc81613107565b919050565b61ffff81168114610916575f5ffd5b5f60808284031215613600575f5ffd5b6040516080810167ffffffffffffffff81118282101715613623576136236133e6565b80604052508091508251613636816133b1565b81526020830151613646816133b1565b60208201526040830151613659816133b1565b6040820152606083015161366c816135e1565b6060919091015292915050565b5f61014082840312801561368b575f5ffd5b506136946133fa565b825161369f816130c9565b815260208301516136af816130c9565b602082015260408301516136c2816130c9565b60408201526136d3606084016135d1565b60608201526136e4608084016135d1565b60808201526136f560a084016135d1565b60a08201526137078460c085016135f0565b60c08201529392505050565b600181811c9082168061372757607f821691505b60208210810361312b57634e487b7160e01b5f52602260045260245ffd5b5f60208284031215613755575f5ffd5b5051919050565b5f6020828403121561376c575f5ffd5b81516110af81613107565b82516001600160a01b039081168252602080850151821681840152604080860151909216828401526060808601516001600160801b039081168286015260808088015182169086015260a0808801519091169085015260c080870151805164ffffffffff9081169287019290925292830151811660e086015292820151909216610100840152015161ffff1661012082015281151561014082015261016081016110af565b5f6020828403121561382c575f5ffd5b813560ff811681146110af575f5ffd5b5f6020828403121561384c575f5ffd5b81356110af81613037565b634e487b7160e01b5f52601160045260245ffd5b8181038181111561051a5761051a613857565b6001600160a01b03841681526001600160801b038316602082015260c0810182356138a8816133b1565b64ffffffffff16604083015260208301356138c2816133b1565b64ffffffffff16606083015260408301356138dc816133b1565b64ffffffffff16608083015260608301356138f6816135e1565b61ffff811660a084015250949350505050565b5f60208284031215613919575f5ffd5b81516110af81613037565b6001600160a01b03858116825284166020820152604081018390526080606082018190525f9061080b90830184613072565b5f60208284031215613966575f5ffd5b81516110af81613007565b5f81518060208401855e5f93019283525090919050565b7f3c7465787420783d223630302220793d22313238362220746578742d616e636881527f6f723d226d6964646c652220666f6e742d66616d696c793d2275692d6d6f6e6f60208201527f73706163652c6d6f6e6f73706163652220666f6e742d73697a653d22363022206040820152653334b6361e9160d11b60608201525f613a146066830185613971565b650111f273797160d51b8152613a2d6006820185613971565b661e17ba32bc3a1f60c91b815260070195945050505050565b63ffffffff84168152826020820152606060408201525f610a926060830184613072565b5f60208284031215613a7a575f5ffd5b815167ffffffffffffffff811115613a90575f5ffd5b8201601f81018413613aa0575f5ffd5b8051613aae6134e982613454565b818152856020838501011115613ac2575f5ffd5b8160208401602083015e5f91810160200191909152949350505050565b7f3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323081527f30302f737667222076696577426f783d2230203020313230302031343030222060208201527f77696474683d223132303022206865696768743d2231343030223e000000000060408201527f3c7061746820643d224d3020306831323030763134303048307a222066696c6c605b8201526b1e9111b31a331b331a91179f60a11b607b8201527f3c7061746820643d224d3430203430683131323076313332304834307a4d353260878201527f203532683130393676313239364835327a222066696c6c3d226e6f6e6522207360a7820152663a3937b5b29e9160c91b60c78201525f613bf360ce830186613971565b7f22207374726f6b652d77696474683d2233222f3e3c67207472616e73666f726d81527f3d227472616e736c617465283130302031333029207363616c6528322e3529226020820152601f60f91b6040820152613c536041820186613971565b631e17b39f60e11b81529050613c6c6004820185613971565b651e17b9bb339f60d11b81526006019695505050505050565b7103d913730b6b2911d112637b1b590273797160751b81525f613cab6012830186613971565b6301037b3160e51b8152613cc26004820186613971565b90507f222c226465736372697074696f6e223a2254686520686f6c646572206f776e7381527f2074686973206c6f636b206f66206120746f6b656e20696e20546f6b656e4c6f60208201527f636b65722e205768617420686173207665737465642063616e2062652077697460408201526f68647261776e3b206265666f7265206160801b60608201527f20707572636861736520636f6d706172652074686520616d6f756e747320776960708201527f74682074686520636f6e74726163743a2074686520686f6c646572206d61792060908201527f776974686472617720617420616e792074696d652e222c22696d616765223a2260b08201527f646174613a696d6167652f7376672b786d6c3b6261736536342c00000000000060d0820152613df160ea820185613971565b6f222c2261747472696275746573223a5b60801b81526010019695505050505050565b5f613e1f8288613971565b600b60fa1b8152613e336001820188613971565b9050600b60fa1b8152613e496001820187613971565b9050600b60fa1b8152613e5f6001820186613971565b9050600b60fa1b8152613e756001820185613971565b98975050505050505050565b5f613e95613e8f8388613971565b86613971565b600b60fa1b8152613ea96001820186613971565b9050600b60fa1b8152613ebf6001820185613971565b615d7d60f01b8152600201979650505050505050565b7f646174613a6170706c69636174696f6e2f6a736f6e3b6261736536342c00000081525f6110af601d830184613971565b5f5f8335601e19843603018112613f1b575f5ffd5b83018035915067ffffffffffffffff821115613f35575f5ffd5b602001915036819003821315613f49575f5ffd5b9250929050565b613f6e81875180516001600160a01b03168252602090810151910152565b6020860151604082015260408601516060820152613fa2608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e08201819052810182905281836101208301375f81830161012090810191909152601f909201601f19160101949350505050565b634e487b7160e01b5f52601260045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f6001820161402257614022613857565b5060010190565b5f6110af8284613971565b5f8161404257614042613857565b505f190190565b6e3d913a3930b4ba2fba3cb832911d1160891b81525f61406c600f830185613971565b6a1116113b30b63ab2911d1160a91b815261408a600b820185613971565b61227d60f01b815260020195945050505050565b6001815b60018411156140d9578085048111156140bd576140bd613857565b60018416156140cb57908102905b60019390931c9280026140a2565b935093915050565b5f826140ef5750600161051a565b816140fb57505f61051a565b8160018114614111576002811461411b57614137565b600191505061051a565b60ff84111561412c5761412c613857565b50506001821b61051a565b5060208310610133831016604e8410600b841016171561415a575081810a61051a565b6141665f19848461409e565b805f190482111561417957614179613857565b029392505050565b5f6110af83836140e1565b5f8261419a5761419a613fe9565b500690565b5f826141ad576141ad613fe9565b500490565b8082018082111561051a5761051a613857565b5f612b8e6141d38386613971565b84613971565b7f7b22646973706c61795f74797065223a2264617465222c2274726169745f74798152723832911d1122b732399116113b30b63ab2911d60691b60208201525f6142266033830184613971565b607d60f81b81526001019392505050565b808202811582820484141761051a5761051a61385756fea2646970667358221220d415729b7d1317c47a02e80bec94f6743509b38fc1d7e74a70e0b9af7be00fdf64736f6c63430008250033',
  immutables: [{"length":32,"start":621},{"length":32,"start":1344},{"length":32,"start":1568},{"length":32,"start":2368},{"length":32,"start":2802},{"length":32,"start":3429},{"length":32,"start":3697},{"length":32,"start":3953},{"length":32,"start":4115},{"length":32,"start":4333},{"length":32,"start":4500},{"length":32,"start":4725},{"length":32,"start":4989},{"length":32,"start":6001},{"length":32,"start":6070},{"length":32,"start":6906},{"length":32,"start":1190},{"length":32,"start":3885}],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const lockDeedsSource = { compiler: '0.8.37+commit.f401782d', hash: '3ceeef7f8d9a8ba02c3683fd89177cd8b6e1fcadbc9b9c73f5a58f52806c80e2' } as const
