// Written by scripts/contracts.ts from contracts/VotingLocker.sol. `npm run artifacts` writes it again.

/** What VotingLocker can be asked and says. */
export const votingLockerAbi = [
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
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "uint40",
        "name": "end",
        "type": "uint40"
      }
    ],
    "name": "TokenLocker_NotAgreed",
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
    "inputs": [
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "VotingLocker_InvalidDelegate",
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
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "VotingLocker_NoVotes",
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
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "VotingLocker_NotMoved",
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
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "VotingLocker_SameDelegate",
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
        "name": "fromDelegate",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "toDelegate",
        "type": "address"
      }
    ],
    "name": "DelegateChanged",
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
        "internalType": "address",
        "name": "surrogate",
        "type": "address"
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
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "SurrogateCreated",
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
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "changeDelegate",
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
    "name": "delegateOf",
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
      },
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "uint40",
        "name": "latestEnd",
        "type": "uint40"
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
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
    "name": "lockManyWithPermit",
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
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
    "name": "lockManyWithPermit2",
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
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "poolOwed",
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
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "surrogateOf",
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

/** The code that creates a VotingLocker; constructor arguments are appended. */
export const votingLockerCode = '0x6080604052348015600e575f5ffd5b506141638061001c5f395ff3fe608060405234801561000f575f5ffd5b50600436106101c6575f3560e01c80637da52114116100fe578063b82363f91161009e578063e6f81a3e1161006e578063e6f81a3e14610481578063f11988e014610494578063f95cdbfe146104a7578063fdd46d60146104ba575f5ffd5b8063b82363f914610417578063c05c2ffc1461042a578063d1c2babb1461043d578063df18e04714610450575f5ffd5b806386bde3d1116100d957806386bde3d1146103b3578063968fb8ba146103c65780639bc256f7146103f1578063b58ecbd214610404575f5ffd5b80637da52114146103255780637df3a07f1461033857806382534ab0146103a0575f5ffd5b80634f558e791161016957806359caecb51161014457806359caecb5146102d4578063632a4861146102e7578063634cba2a146103075780636354b81b1461031a575f5ffd5b80634f558e791461028b5780635271a980146102ae57806356575a56146102c1575f5ffd5b806327f066df116101a457806327f066df146102185780632e24afb01461022b57806334319b9c1461023e57806349c676de14610269575f5ffd5b80630582b783146101ca5780630f5b2ca5146101f0578063274fae7c14610205575b5f5ffd5b6101dd6101d83660046133d6565b6104cd565b6040519081526020015b60405180910390f35b6102036101fe366004613437565b61051d565b005b610203610213366004613461565b61086a565b6101dd61022636600461348e565b61096f565b610203610239366004613461565b6109bc565b61025161024c366004613519565b610a97565b6040516001600160a01b0390911681526020016101e7565b61027564ffffffffff81565b60405164ffffffffff90911681526020016101e7565b61029e610299366004613461565b610b23565b60405190151581526020016101e7565b6101dd6102bc366004613557565b610b62565b6101dd6102cf366004613519565b610bb8565b6102036102e2366004613461565b610bef565b6102fa6102f5366004613461565b610c31565b6040516101e791906135e4565b610203610315366004613683565b610d7b565b61027563bc19138081565b610251610333366004613461565b610d9d565b61038b6103463660046136c2565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101e7565b6101dd6103ae3660046136db565b610dc3565b6102036103c1366004613437565b610e0e565b6103d96103d4366004613461565b610ee8565b6040516001600160801b0390911681526020016101e7565b6101dd6103ff36600461373e565b610efb565b6101dd610412366004613795565b610f09565b610203610425366004613810565b610f4a565b6101dd610438366004613831565b61109b565b61020361044b366004613852565b6113ac565b6101dd61045e3660046136c2565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b6101dd61048f366004613872565b6115cb565b6103d96104a2366004613461565b61160e565b6102036104b53660046138e6565b611648565b6102036104c8366004613925565b611809565b5f6104d661182a565b5f6104e18585611861565b90505f6104ee87856118dd565b90506105098782888888876105048e898b611a6f565b611a9f565b92505050610515611b38565b949350505050565b61052561182a565b5f61052f83611b62565b5f848152600560205260409020549091506001600160a01b039081169083168190036105855760405163db8d3f4160e01b8152600481018590526001600160a01b03841660248201526044015b60405180910390fd5b5f6105908560601c90565b90505f61059d8284610a97565b90505f6105aa83876118dd565b60208601519091505f906105ce906001600160701b03607082901c81169116613972565b90505f6105e58585846001600160801b0316611bba565b90505f6105fc8685856001600160801b0316611bba565b6001600160a01b0386165f908152600460205260408120805492935085929091906106319084906001600160801b0316613972565b82546101009290920a6001600160801b038181021990931691831602179091556001600160a01b0386165f9081526004602052604081208054879450909261067b91859116613991565b92506101000a8154816001600160801b0302191690836001600160801b031602179055506106a98a89611cb2565b5f8a81526001602081815260409092208a518155918a01519101556106cf8a888b611d2d565b604051636203b43b60e11b81526001600160a01b0386169063c4076876906106fd90879087906004016139b0565b5f604051808303815f87803b158015610714575f5ffd5b505af1158015610726573d5f5f3e3d5ffd5b50506040516370a0823160e01b81526001600160a01b0388811660048301525f93508592506001600160801b03871691908a16906370a0823190602401602060405180830381865afa15801561077e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107a291906139d2565b6107ac91906139e9565b14801561083157506107c76001600160801b038516836139e9565b6040516370a0823160e01b81526001600160a01b0387811660048301528916906370a0823190602401602060405180830381865afa15801561080b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061082f91906139d2565b145b90508061085557868460405163b431961b60e01b815260040161057c9291906139b0565b505050505050505050610866611b38565b5050565b61087261182a565b5f61087c82611d8a565b905061088e8151600160f91b16151590565b15806108b057505f828152600360205260409020546001600160a01b03163314155b156108d7576040516351db9bb160e11b81526004810183905233602482015260440161057c565b5f6108e0825190565b82516001600160a01b0319163317835290506108fc825f611deb565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a4505061096c611b38565b50565b5f61097861182a565b5f6109838686611861565b90505f61099088866118dd565b90506109a78882898989876105048f898b8e611e0f565b925050506109b3611b38565b95945050505050565b6109c461182a565b5f6109ce82611b62565b90506109e6826109dd83611e36565b60400151611ed5565b5f6109f18383611f3c565b604080516080810182525f8082526020820181905264ffffffffff928201929092526060810191909152909150610a29908390611f70565b610a338383611cb2565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a2505061096c611b38565b5f5f60405180602001610aa99061336b565b601f1982820381018352601f9091011660408181526001600160a01b03878116602084015286169082015260600160408051601f1981840301815290829052610af59291602001613a13565b6040516020818303038152906040529050610b195f5f1b8280519060200120612002565b9150505b92915050565b5f818152600160208181526040808420815180830190925280548252909201549082015281610b50825190565b6001600160a01b031614159392505050565b5f610b6b61182a565b610b748461200e565b5f610b7f88856118dd565b9050610ba3888289610b9c8c868c6001600160801b03168a611e0f565b898961215d565b915050610bae611b38565b9695505050505050565b5f60045f610bc68585610a97565b6001600160a01b0316815260208101919091526040015f20546001600160801b03169392505050565b610bf761182a565b5f610c0182611b62565b9050610c0d8282611cb2565b5f82815260016020818152604090922083518155919092015191015561096c611b38565b610c8a6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f610c9483611d8a565b90506040518060e00160405280610cab8560601c90565b6001600160a01b03168152602001610cc1835190565b6001600160a01b03168152602001610cdf8351600160f91b16151590565b610ce9575f610d01565b5f858152600360205260409020546001600160a01b03165b6001600160a01b03168152602001610d2383602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b03168152602001610d5b85846121ce565b6001600160801b03168152602001610d7283611e36565b90529392505050565b610d8361182a565b610d8f84848484612205565b610d97611b38565b50505050565b5f610da782611d8a565b50505f908152600560205260409020546001600160a01b031690565b5f610dcc61182a565b610dd58361200e565b5f610de087846118dd565b9050610e03878288610dfc8b868b6001600160801b0316611a6f565b888861215d565b9150506109b3611b38565b610e1661182a565b5f610e2083611b62565b9050336001600160a01b03831603610e5657604051637ddc5d8f60e01b81526001600160a01b038316600482015260240161057c565b610e5f82612520565b610e698382611cb2565b610e74816001611deb565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a350610866611b38565b5f610b1d82610ef684611d8a565b612567565b5f6109b38533868686610dc3565b5f610f1261182a565b5f610f1d8686611861565b90505f610f2a88866118dd565b9050610f3688856125bb565b6109a78882898989876105048f898b611a6f565b610f5261182a565b5f610f5c83611b62565b90505f610f6882611e36565b604001519050610f788482611ed5565b8064ffffffffff168364ffffffffff1611610fb75760405163266486b760e01b815264ffffffffff80831660048301528416602482015260440161057c565b5f610fc28584611f3c565b90505f610fce84611e36565b9050610fdd815f0151866125ce565b8264ffffffffff16816020015164ffffffffff16036110045764ffffffffff851660208201525b64ffffffffff8516604082015261101b8482611f70565b6110258685611cb2565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d0193611087938893919290918c9190613a27565b60405180910390a250505050610866611b38565b5f6110a461182a565b5f6110ae84611b62565b90505f6110c582602001516001600160701b031690565b90506001600160801b03841615806110ef5750806001600160801b0316846001600160801b031610155b15611127576040516394b2087360e01b8152600481018690526001600160801b0380861660248301528216604482015260640161057c565b5f61113183611e36565b6040015164ffffffffff1642106111515761114c86846121ce565b61115b565b61115b8684611f3c565b90505f61117b82876001600160801b0316856001600160801b031661266d565b60208501519091505f906111ae9060701c6001600160701b0316886001600160801b0316866001600160801b031661266d565b60208601519091505f90829060701c6001600160701b03166111d09190613972565b90506111dc8886613972565b6001600160801b0316816001600160801b031603611227576040516394b2087360e01b8152600481018a90526001600160801b03808a1660248301528616604482015260640161057c565b6112496112348987613972565b87906001600160801b03908116908416612682565b61125d89876112588688613972565b6126a2565b6112678987611cb2565b5f898152600160208181526040909220885181559188015191015561129761128f8a60601c90565b5f600161270c565b96506112b0866001600160801b03808b16908516612682565b6112ba865f6127e0565b6112c58787856126a2565b5f87815260016020818152604090922088518155918801519101556112ea8988612802565b5f6112f487611e36565b9050336001600160a01b0316888b7f54ba800d514748c41049b3864d9dec400472947863fe03f1b0bffed6362dd5118c8888875f0151886020015189604001518a6060015160405161139597969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a450505050505050610b1d611b38565b6113b461182a565b5f6113be83611b62565b90505f6113ca83611b62565b90505f6113d682611e36565b6040516020016113e69190613a62565b6040516020818303038152906040528051906020012061140584611e36565b6040516020016114159190613a62565b604051602081830303815290604052805190602001201490508385148061146057506114418460601c90565b6001600160a01b03166114548660601c90565b6001600160a01b031614155b80611469575080155b1561149157604051632eb2012560e11b8152600481018690526024810185905260440161057c565b61149b8585612824565b5f6114a685846121ce565b6114b087866121ce565b6114ba9190613991565b90505f6115096114d485602001516001600160701b031690565b6001600160801b03166114f187602001516001600160701b031690565b6001600160801b031661150491906139e9565b61286e565b6020850151909150611558906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b03166115479190613991565b8791906001600160801b0316612682565b6115638786846126a2565b61156d8786611cb2565b5f8781526001602081815260409092208751815591870151910155611592868561289e565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a35050505050610866611b38565b5f6115d461182a565b6115dd8461200e565b5f6115e888856118dd565b90506115f488846125bb565b610ba3888289610b9c8c868c6001600160801b0316611a6f565b5f5f61161983611d8a565b602081015190915060701c6001600160701b03166116378483612567565b6116419190613972565b9392505050565b61165061182a565b5f61165a85611d8a565b90505f61166682611e36565b604001519050836001600160a01b031661167e835190565b6001600160a01b03161415806116a157508264ffffffffff168164ffffffffff16115b156116e757856116af835190565b604051630a268e0960e31b815260048101929092526001600160a01b0316602482015264ffffffffff8216604482015260640161057c565b6116f182426128c6565b1561171f57604051630251bc0760e61b81526004810187905264ffffffffff8216602482015260440161057c565b5f61172a8760601c90565b90505f611736886128ff565b90505f61174d83838a6001600160801b0316611a6f565b9050611796611773826001600160801b03166114f188602001516001600160701b031690565b6001600160801b031661154787602001516001600160701b0360709190911c1690565b5f89815260016020818152604090922087518155918701519101556117bc838383612929565b6040516001600160801b038216815233908a907f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c9060200160405180910390a35050505050610d97611b38565b61181161182a565b61181d83838384612205565b611825611b38565b505050565b61183261298d565b61185f60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906129cd565b565b5f5f5b828110156118d65761188f84848381811061188157611881613aaa565b905060c0020160400161200e565b8383828181106118a1576118a1613aaa565b905060c0020160200160208101906118b99190613abe565b6118cc906001600160801b0316836139e9565b9150600101611864565b5092915050565b5f6118e7836129d4565b6001600160a01b038216158061190557506001600160a01b03821630145b8061192e57506001600160a01b0382165f90815260046020526040902054600160801b900460ff165b1561195757604051632bc2302b60e11b81526001600160a01b038316600482015260240161057c565b6119618383610a97565b6001600160a01b0381165f90815260046020526040902054909150600160801b900460ff16610b1d576001600160a01b0381165f90815260046020526040808220805460ff60801b1916600160801b17905551849084906119c19061336b565b6001600160a01b039283168152911660208201526040018190604051809103905ff5905080156119ee5760015b611a1e57604051630334507160e31b81526001600160a01b0380851660048301528316602482015260440161057c565b50816001600160a01b0316836001600160a01b0316826001600160a01b03167f3ae2f231c22ad26e6e66baf69deace6b2e803998d5e771b891336ce060a1331260405160405180910390a492915050565b5f5f611a7c858585611bba565b9050611a936001600160a01b038616338686612a09565b6109b385858584612a3f565b5f611aad8887878686612aea565b6001600160a01b0388165f90815260046020526040812080549293508492909190611ae29084906001600160801b0316613991565b92506101000a8154816001600160801b0302191690836001600160801b031602179055505f5b85811015611b2c57611b24611b1d82846139e9565b5f87611d2d565b600101611b08565b50979650505050505050565b61185f5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611859565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b031614611bb557611bb58282612bec565b919050565b5f815f03611bdb5760405163bfe8de5160e01b815260040160405180910390fd5b611be4846129d4565b6040516370a0823160e01b81526001600160a01b0384811660048301528516906370a0823190602401602060405180830381865afa158015611c28573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611c4c91906139d2565b6001600160a01b0384165f908152600460205260409020549091506001600160801b031680821015611caa5760405163f62bba2560e01b81526001600160a01b0386166004820152602481018390526044810182905260640161057c565b509392505050565b8051600160f91b16611cc2575050565b611ccc815f611deb565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f8381526005602052604080822080546001600160a01b0319166001600160a01b03858116918217909255915191929085169186917f5b9724fbfed485031cb1f2632de8a498984da9c3bb6a8b77b659abc1ce82970b91a4505050565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b0316611bb557604051631f5c1aef60e21b81526004810183905260240161057c565b80611e005781516001607f60f91b0316611e09565b8151600160f91b175b90915250565b5f5f611e1c868686611bba565b9050611e2a86868686612c41565b610bae86868684612a3f565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f8215611e7757828201611e7e565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff821601611f055760405163c4f133bd60e01b81526004810183905260240161057c565b8064ffffffffff16421061086657604051630251bc0760e61b81526004810183905264ffffffffff8216602482015260440161057c565b5f611f478383612567565b9050611f65611f5e611f5884611e36565b42612cfc565b8390611f70565b610b1d8383836126a2565b8051604082015164ffffffffff91821691908116905f908214611f9557828203611f97565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b5f611641838330612e0f565b5f808061201e6020850185613ad7565b61202e6040860160208701613ad7565b61203e6060870160408801613ad7565b9194509250905064fffffffffe1964ffffffffff8216016120c85764ffffffffff8316151580612074575064ffffffffff821615155b80612091575061208a6080850160608601613b01565b61ffff1615155b15610d975760405163b94a51d560e01b815264ffffffffff808516600483015280841660248301528216604482015260640161057c565b8164ffffffffff168364ffffffffff1611806120f157508064ffffffffff168264ffffffffff16115b8061210a57508064ffffffffff168364ffffffffff1610155b8061211c5750428164ffffffffff1611155b156121535760405163b94a51d560e01b815264ffffffffff808516600483015280841660248301528216604482015260640161057c565b610d9783826125ce565b5f61216a87868686612e41565b6001600160a01b0387165f9081526004602052604081208054929350869290919061219f9084906001600160801b0316613991565b92506101000a8154816001600160801b0302191690836001600160801b03160217905550610bae815f84611d2d565b5f6121df8251600160f81b16151590565b6121e9575f611641565b50505f908152600260205260409020546001600160801b031690565b5f61220f85611b62565b905061221a84612520565b826001600160801b03165f036122435760405163bfe8de5160e01b815260040160405180910390fd5b5f61224e8660601c90565b90505f61225a876128ff565b9050845f8061227386602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816122948c89612567565b039050806001600160801b0316896001600160801b031611156122e457604051633b7075f160e11b8152600481018c90526001600160801b03808b1660248301528216604482015260640161057c565b6001600160a01b0385165f908152600460205260408120546001600160801b03166040516370a0823160e01b81526001600160a01b0388811660048301529192505f918916906370a0823190602401602060405180830381865afa15801561234e573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061237291906139d2565b9050816001600160801b03168110156123ef576123998b82846001600160801b031661266d565b9550896001600160801b0316866001600160801b031610156123ef5760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b038316604482015260640161057c565b6123fb8888848e612e5d565b6124058d8a611cb2565b846001600160801b03168b85016001600160801b03160361242f5761242a8d8a61289e565b612464565b612448896001600160801b0380881690878f0116612682565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b03161461250a576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b61251683838984612ec0565b5050505050505050565b6001600160a01b038116158061253e57506001600160a01b03811630145b1561096c57604051637ddc5d8f60e01b81526001600160a01b038216600482015260240161057c565b5f61257282426128c6565b1561258b575060208101516001600160701b0316610b1d565b6116416125a283602001516001600160701b031690565b6125ac85856121ce565b6125b585611e36565b42612eee565b6125c4826129d4565b6108668282612fb5565b6125dc63bc191380426139e9565b8164ffffffffff16111561262057806125f963bc191380426139e9565b60405162d3f32d60e51b815264ffffffffff9092166004830152602482015260440161057c565b63ffffffff61262f8383613b1a565b64ffffffffff1611156108665760405163b94a51d560e01b815264ffffffffff8084166004830181905260248301528216604482015260640161057c565b5f610515846001600160801b031684846130ff565b602090920180516001600160e01b03191660709390931b92909217179052565b6001600160801b0381161580156126be57508151600160f81b16155b156126c857505050565b6126dd826001600160801b03831615156127e0565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b6001600160a01b0383165f90815260208181526040918290208251808401909352546001600160801b038116808452600160801b9091046001600160601b039081168581018216938501939093526001909201909116606086901b6bffffffffffffffffffffffff1916179190612783908561311a565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b806127f5578151600160ff60f81b0316611e09565b508051600160f81b179052565b5f828152600560205260408120546108669183916001600160a01b0316611d2d565b5f81815260056020526040808220548483529120546001600160a01b0390811691161461086657604051632eb2012560e11b8152600481018390526024810182905260440161057c565b5f6001600160701b0382111561289a57604051630e6c70d160e21b81526004810183905260240161057c565b5090565b6128a8828261314e565b505f90815260056020526040902080546001600160a01b0319169055565b60208201515f9060e01c8015801590610b1957508060a0855f0151901c64ffffffffff166128f491906139e9565b909210159392505050565b5f610b1d61290d8360601c90565b5f848152600560205260409020546001600160a01b0316610a97565b612934838383613198565b6001600160a01b0382165f90815260046020526040812080548392906129649084906001600160801b0316613991565b92506101000a8154816001600160801b0302191690836001600160801b03160217905550505050565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561185f57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b806001600160a01b03163b5f0361096c576040516302cee13d60e51b81526001600160a01b038216600482015260240161057c565b612a178484848460016131fe565b610d9757604051635274afe760e01b81526001600160a01b038516600482015260240161057c565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918716906370a0823190602401602060405180830381865afa158015612a87573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612aab91906139d2565b9050828111612adf5760405163bd16767d60e01b81526001600160a01b03871660048201526024810185905260440161057c565b610bae83820361286e565b5f81612af787828761270c565b91505f5b85811015612be15736878783818110612b1657612b16613aaa565b905060c0020190505f86866001600160801b031614612b5757612b52612b426040840160208501613abe565b876001600160801b03168961266d565b612b67565b612b676040830160208401613abe565b9050612b74600189613b37565b8303612b7d5750825b806001600160801b03165f03612ba65760405163bfe8de5160e01b815260040160405180910390fd5b612bb08185613972565b9350612bd7612bbf84876139e9565b8b612bcd60208601866136c2565b848660400161326b565b5050600101612afb565b505095945050505050565b5f612bf5825190565b6001600160a01b031603612c1f57604051631f5c1aef60e21b81526004810183905260240161057c565b604051639624680160e01b81526004810183905233602482015260440161057c565b6040805160a0810182526001600160a01b03868116606080840191825285356080850152908352602085810135818501528585013584860152845180860190955291871684529083018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a92913390612cb390870187613b4a565b6040518663ffffffff1660e01b8152600401612cd3959493929190613b8d565b5f604051808303815f87803b158015612cea575f5ffd5b505af1158015612516573d5f5f3e3d5ffd5b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff9081161480612d3f5750826020015164ffffffffff1682105b80612d525750825164ffffffffff168211155b15612d5e575081610b1d565b8251606084015161ffff81165f03612d7857839150612dd8565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff1688030281612daf57612daf613c26565b04905061ffff83165f1983830282010181612dcc57612dcc613c26565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b5f604051836040820152846020820152828152600b8101905060ff8153605590206001600160a01b0316949350505050565b5f612e4e8584600161270c565b9050610515818686868661326b565b612e678183613972565b6001600160a01b038481165f90815260046020908152604080832080546001600160801b03199081166001600160801b039788161790915593891683529082905290208054918216918316849003909216179055610d97565b604051636203b43b60e11b81526001600160a01b0384169063c407687690612cd390859085906004016139b0565b5f64ffffffffff8016836040015164ffffffffff1603612f0f575082610515565b826040015164ffffffffff168210612f28575083610515565b826020015164ffffffffff16821080612f495750825164ffffffffff168211155b15612f55575082610515565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff168015612f9157612f8b8184846130ff565b92509050805b612fa78789036001600160801b031684846130ff565b909601979650505050505050565b602081013560408201355f8080612fd26080870160608801613c3a565b92505050608084013560a0850135612fed6020870187613c5a565b1561307e576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015613063575f5ffd5b505af1925050508015613074575060015b156130f6576130f6565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b1580156130e7575f5ffd5b505af192505050801561251657505b50505050505050565b5f818385028161311157613111613c26565b04949350505050565b5f6001600160801b03838116818416019081111561164157604051630e6c70d160e21b81526004810182905260240161057c565b6131588282611cb2565b8051600160f81b1615613181575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b6001600160a01b0383165f908152602081905260409020546131c3906001600160801b03168261311a565b6001600160a01b03939093165f90815260208190526040902080546001600160801b0319166001600160801b03909416939093179092555050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661325a57838315161561324e573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b61327483612520565b604080518082019091525f60208201526001600160a01b03841681526132a4816001600160801b0385165f612682565b6132bd6132b636849003840184613c79565b8290611f70565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd90879061331a90880188613ad7565b61332a6040890160208a01613ad7565b61333a60608a0160408b01613ad7565b61334a60808b0160608c01613b01565b60405161335b959493929190613a27565b60405180910390a4505050505050565b61042b80613d0383390190565b80356001600160a01b0381168114611bb5575f5ffd5b5f5f83601f84011261339e575f5ffd5b50813567ffffffffffffffff8111156133b5575f5ffd5b60208301915083602060c0830285010111156133cf575f5ffd5b9250929050565b5f5f5f5f606085870312156133e9575f5ffd5b6133f285613378565b9350602085013567ffffffffffffffff81111561340d575f5ffd5b6134198782880161338e565b909450925061342c905060408601613378565b905092959194509250565b5f5f60408385031215613448575f5ffd5b8235915061345860208401613378565b90509250929050565b5f60208284031215613471575f5ffd5b5035919050565b5f60808284031215613488575f5ffd5b50919050565b5f5f5f5f5f608086880312156134a2575f5ffd5b6134ab86613378565b9450602086013567ffffffffffffffff8111156134c6575f5ffd5b6134d28882890161338e565b90955093506134e5905060408701613378565b9150606086013567ffffffffffffffff811115613500575f5ffd5b61350c88828901613478565b9150509295509295909350565b5f5f6040838503121561352a575f5ffd5b61353383613378565b915061345860208401613378565b80356001600160801b0381168114611bb5575f5ffd5b5f5f5f5f5f5f610120878903121561356d575f5ffd5b61357687613378565b955061358460208801613378565b945061359260408801613541565b93506135a18860608901613478565b92506135af60e08801613378565b915061010087013567ffffffffffffffff8111156135cb575f5ffd5b6135d789828a01613478565b9150509295509295509295565b81516001600160a01b039081168252602080840151821681840152604080850151909216828401526060808501516001600160801b039081168286015260808087015182169086015260a0808701519091169085015260c080860151805164ffffffffff9081169287019290925292830151811660e0860152928201519092166101008401529081015161ffff166101208301526101408201906118d6565b5f5f5f5f60808587031215613696575f5ffd5b843593506136a660208601613378565b92506136b460408601613541565b915061342c60608601613541565b5f602082840312156136d2575f5ffd5b61164182613378565b5f5f5f5f5f61010086880312156136f0575f5ffd5b6136f986613378565b945061370760208701613378565b935061371560408701613541565b92506137248760608801613478565b915061373260e08701613378565b90509295509295909350565b5f5f5f5f60e08587031215613751575f5ffd5b61375a85613378565b935061376860208601613541565b92506137778660408701613478565b915061342c60c08601613378565b5f60c08284031215613488575f5ffd5b5f5f5f5f5f61012086880312156137aa575f5ffd5b6137b386613378565b9450602086013567ffffffffffffffff8111156137ce575f5ffd5b6137da8882890161338e565b90955093506137ed905060408701613378565b91506137328760608801613785565b803564ffffffffff81168114611bb5575f5ffd5b5f5f60408385031215613821575f5ffd5b82359150613458602084016137fc565b5f5f60408385031215613842575f5ffd5b8235915061345860208401613541565b5f5f60408385031215613863575f5ffd5b50508035926020909101359150565b5f5f5f5f5f5f6101c08789031215613888575f5ffd5b61389187613378565b955061389f60208801613378565b94506138ad60408801613541565b93506138bc8860608901613478565b92506138ca60e08801613378565b91506138da886101008901613785565b90509295509295509295565b5f5f5f5f608085870312156138f9575f5ffd5b8435935061390960208601613541565b925061391760408601613378565b915061342c606086016137fc565b5f5f5f60608486031215613937575f5ffd5b8335925061394760208501613378565b915061395560408501613541565b90509250925092565b634e487b7160e01b5f52601160045260245ffd5b6001600160801b038281168282160390811115610b1d57610b1d61395e565b6001600160801b038181168382160190811115610b1d57610b1d61395e565b6001600160a01b039290921682526001600160801b0316602082015260400190565b5f602082840312156139e2575f5ffd5b5051919050565b80820180821115610b1d57610b1d61395e565b5f81518060208401855e5f93019283525090919050565b5f610515613a2183866139fc565b846139fc565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b60808101610b1d828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215613ace575f5ffd5b61164182613541565b5f60208284031215613ae7575f5ffd5b611641826137fc565b803561ffff81168114611bb5575f5ffd5b5f60208284031215613b11575f5ffd5b61164182613af0565b64ffffffffff8281168282160390811115610b1d57610b1d61395e565b81810381811115610b1d57610b1d61395e565b5f5f8335601e19843603018112613b5f575f5ffd5b83018035915067ffffffffffffffff821115613b79575f5ffd5b6020019150368190038213156133cf575f5ffd5b613bab81875180516001600160a01b03168252602090810151910152565b6020860151604082015260408601516060820152613bdf608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e08201819052810182905281836101208301375f81830161012090810191909152601f909201601f19160101949350505050565b634e487b7160e01b5f52601260045260245ffd5b5f60208284031215613c4a575f5ffd5b813560ff81168114611641575f5ffd5b5f60208284031215613c6a575f5ffd5b81358015158114611641575f5ffd5b5f6080828403128015613c8a575f5ffd5b506040516080810167ffffffffffffffff81118282101715613cba57634e487b7160e01b5f52604160045260245ffd5b604052613cc6836137fc565b8152613cd4602084016137fc565b6020820152613ce5604084016137fc565b6040820152613cf660608401613af0565b6060820152939250505056fe60c060405234801561000f575f5ffd5b5060405161042b38038061042b83398101604081905261002e91610154565b6001600160a01b0382811660a0819052336080526040516317066a5760e21b8152918316600483015290635c19a95c906024015f604051808303815f87803b158015610078575f5ffd5b505af115801561008a573d5f5f3e3d5ffd5b5050604051632c3e6f0f60e11b81523060048201526001600160a01b0384811693508516915063587cde1e90602401602060405180830381865afa1580156100d4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100f8919061018c565b6001600160a01b03161461013657604051637b14ec8760e11b81526001600160a01b0380841660048301528216602482015260440160405180910390fd5b50506101ae565b6001600160a01b0381168114610151575f5ffd5b50565b5f5f60408385031215610165575f5ffd5b82516101708161013d565b60208401519092506101818161013d565b809150509250929050565b5f6020828403121561019c575f5ffd5b81516101a78161013d565b9392505050565b60805160a0516102516101da5f395f8181608b015261011f01525f81816048015260cd01526102515ff3fe608060405234801561000f575f5ffd5b506004361061003f575f3560e01c806308ecd9a61461004357806382bfefc814610086578063c4076876146100ad575b5f5ffd5b61006a7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b03909116815260200160405180910390f35b61006a7f000000000000000000000000000000000000000000000000000000000000000081565b6100c06100bb3660046101e6565b6100c2565b005b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146101125760405163f7245e1760e01b81523360048201526024015b60405180910390fd5b6101466001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016838361014a565b5050565b6101578383836001610184565b61017f57604051635274afe760e01b81526001600160a01b0384166004820152602401610109565b505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166101da5783831516156101ce573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f604083850312156101f7575f5ffd5b82356001600160a01b038116811461020d575f5ffd5b94602093909301359350505056fea2646970667358221220008be721c602d28c305abb3d5e2f1657bb5f29883be692a23d156f0eeba0201764736f6c63430008250033a26469706673582212203518390275c0af8e6354ade485f77971ab8d312ca3d109f357d07767a19b2e3964736f6c63430008250033'

/** The code a VotingLocker has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const votingLockerRuntime = {
  code: '0x608060405234801561000f575f5ffd5b50600436106101c6575f3560e01c80637da52114116100fe578063b82363f91161009e578063e6f81a3e1161006e578063e6f81a3e14610481578063f11988e014610494578063f95cdbfe146104a7578063fdd46d60146104ba575f5ffd5b8063b82363f914610417578063c05c2ffc1461042a578063d1c2babb1461043d578063df18e04714610450575f5ffd5b806386bde3d1116100d957806386bde3d1146103b3578063968fb8ba146103c65780639bc256f7146103f1578063b58ecbd214610404575f5ffd5b80637da52114146103255780637df3a07f1461033857806382534ab0146103a0575f5ffd5b80634f558e791161016957806359caecb51161014457806359caecb5146102d4578063632a4861146102e7578063634cba2a146103075780636354b81b1461031a575f5ffd5b80634f558e791461028b5780635271a980146102ae57806356575a56146102c1575f5ffd5b806327f066df116101a457806327f066df146102185780632e24afb01461022b57806334319b9c1461023e57806349c676de14610269575f5ffd5b80630582b783146101ca5780630f5b2ca5146101f0578063274fae7c14610205575b5f5ffd5b6101dd6101d83660046133d6565b6104cd565b6040519081526020015b60405180910390f35b6102036101fe366004613437565b61051d565b005b610203610213366004613461565b61086a565b6101dd61022636600461348e565b61096f565b610203610239366004613461565b6109bc565b61025161024c366004613519565b610a97565b6040516001600160a01b0390911681526020016101e7565b61027564ffffffffff81565b60405164ffffffffff90911681526020016101e7565b61029e610299366004613461565b610b23565b60405190151581526020016101e7565b6101dd6102bc366004613557565b610b62565b6101dd6102cf366004613519565b610bb8565b6102036102e2366004613461565b610bef565b6102fa6102f5366004613461565b610c31565b6040516101e791906135e4565b610203610315366004613683565b610d7b565b61027563bc19138081565b610251610333366004613461565b610d9d565b61038b6103463660046136c2565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101e7565b6101dd6103ae3660046136db565b610dc3565b6102036103c1366004613437565b610e0e565b6103d96103d4366004613461565b610ee8565b6040516001600160801b0390911681526020016101e7565b6101dd6103ff36600461373e565b610efb565b6101dd610412366004613795565b610f09565b610203610425366004613810565b610f4a565b6101dd610438366004613831565b61109b565b61020361044b366004613852565b6113ac565b6101dd61045e3660046136c2565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b6101dd61048f366004613872565b6115cb565b6103d96104a2366004613461565b61160e565b6102036104b53660046138e6565b611648565b6102036104c8366004613925565b611809565b5f6104d661182a565b5f6104e18585611861565b90505f6104ee87856118dd565b90506105098782888888876105048e898b611a6f565b611a9f565b92505050610515611b38565b949350505050565b61052561182a565b5f61052f83611b62565b5f848152600560205260409020549091506001600160a01b039081169083168190036105855760405163db8d3f4160e01b8152600481018590526001600160a01b03841660248201526044015b60405180910390fd5b5f6105908560601c90565b90505f61059d8284610a97565b90505f6105aa83876118dd565b60208601519091505f906105ce906001600160701b03607082901c81169116613972565b90505f6105e58585846001600160801b0316611bba565b90505f6105fc8685856001600160801b0316611bba565b6001600160a01b0386165f908152600460205260408120805492935085929091906106319084906001600160801b0316613972565b82546101009290920a6001600160801b038181021990931691831602179091556001600160a01b0386165f9081526004602052604081208054879450909261067b91859116613991565b92506101000a8154816001600160801b0302191690836001600160801b031602179055506106a98a89611cb2565b5f8a81526001602081815260409092208a518155918a01519101556106cf8a888b611d2d565b604051636203b43b60e11b81526001600160a01b0386169063c4076876906106fd90879087906004016139b0565b5f604051808303815f87803b158015610714575f5ffd5b505af1158015610726573d5f5f3e3d5ffd5b50506040516370a0823160e01b81526001600160a01b0388811660048301525f93508592506001600160801b03871691908a16906370a0823190602401602060405180830381865afa15801561077e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107a291906139d2565b6107ac91906139e9565b14801561083157506107c76001600160801b038516836139e9565b6040516370a0823160e01b81526001600160a01b0387811660048301528916906370a0823190602401602060405180830381865afa15801561080b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061082f91906139d2565b145b90508061085557868460405163b431961b60e01b815260040161057c9291906139b0565b505050505050505050610866611b38565b5050565b61087261182a565b5f61087c82611d8a565b905061088e8151600160f91b16151590565b15806108b057505f828152600360205260409020546001600160a01b03163314155b156108d7576040516351db9bb160e11b81526004810183905233602482015260440161057c565b5f6108e0825190565b82516001600160a01b0319163317835290506108fc825f611deb565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a4505061096c611b38565b50565b5f61097861182a565b5f6109838686611861565b90505f61099088866118dd565b90506109a78882898989876105048f898b8e611e0f565b925050506109b3611b38565b95945050505050565b6109c461182a565b5f6109ce82611b62565b90506109e6826109dd83611e36565b60400151611ed5565b5f6109f18383611f3c565b604080516080810182525f8082526020820181905264ffffffffff928201929092526060810191909152909150610a29908390611f70565b610a338383611cb2565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a2505061096c611b38565b5f5f60405180602001610aa99061336b565b601f1982820381018352601f9091011660408181526001600160a01b03878116602084015286169082015260600160408051601f1981840301815290829052610af59291602001613a13565b6040516020818303038152906040529050610b195f5f1b8280519060200120612002565b9150505b92915050565b5f818152600160208181526040808420815180830190925280548252909201549082015281610b50825190565b6001600160a01b031614159392505050565b5f610b6b61182a565b610b748461200e565b5f610b7f88856118dd565b9050610ba3888289610b9c8c868c6001600160801b03168a611e0f565b898961215d565b915050610bae611b38565b9695505050505050565b5f60045f610bc68585610a97565b6001600160a01b0316815260208101919091526040015f20546001600160801b03169392505050565b610bf761182a565b5f610c0182611b62565b9050610c0d8282611cb2565b5f82815260016020818152604090922083518155919092015191015561096c611b38565b610c8a6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f610c9483611d8a565b90506040518060e00160405280610cab8560601c90565b6001600160a01b03168152602001610cc1835190565b6001600160a01b03168152602001610cdf8351600160f91b16151590565b610ce9575f610d01565b5f858152600360205260409020546001600160a01b03165b6001600160a01b03168152602001610d2383602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b03168152602001610d5b85846121ce565b6001600160801b03168152602001610d7283611e36565b90529392505050565b610d8361182a565b610d8f84848484612205565b610d97611b38565b50505050565b5f610da782611d8a565b50505f908152600560205260409020546001600160a01b031690565b5f610dcc61182a565b610dd58361200e565b5f610de087846118dd565b9050610e03878288610dfc8b868b6001600160801b0316611a6f565b888861215d565b9150506109b3611b38565b610e1661182a565b5f610e2083611b62565b9050336001600160a01b03831603610e5657604051637ddc5d8f60e01b81526001600160a01b038316600482015260240161057c565b610e5f82612520565b610e698382611cb2565b610e74816001611deb565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a350610866611b38565b5f610b1d82610ef684611d8a565b612567565b5f6109b38533868686610dc3565b5f610f1261182a565b5f610f1d8686611861565b90505f610f2a88866118dd565b9050610f3688856125bb565b6109a78882898989876105048f898b611a6f565b610f5261182a565b5f610f5c83611b62565b90505f610f6882611e36565b604001519050610f788482611ed5565b8064ffffffffff168364ffffffffff1611610fb75760405163266486b760e01b815264ffffffffff80831660048301528416602482015260440161057c565b5f610fc28584611f3c565b90505f610fce84611e36565b9050610fdd815f0151866125ce565b8264ffffffffff16816020015164ffffffffff16036110045764ffffffffff851660208201525b64ffffffffff8516604082015261101b8482611f70565b6110258685611cb2565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d0193611087938893919290918c9190613a27565b60405180910390a250505050610866611b38565b5f6110a461182a565b5f6110ae84611b62565b90505f6110c582602001516001600160701b031690565b90506001600160801b03841615806110ef5750806001600160801b0316846001600160801b031610155b15611127576040516394b2087360e01b8152600481018690526001600160801b0380861660248301528216604482015260640161057c565b5f61113183611e36565b6040015164ffffffffff1642106111515761114c86846121ce565b61115b565b61115b8684611f3c565b90505f61117b82876001600160801b0316856001600160801b031661266d565b60208501519091505f906111ae9060701c6001600160701b0316886001600160801b0316866001600160801b031661266d565b60208601519091505f90829060701c6001600160701b03166111d09190613972565b90506111dc8886613972565b6001600160801b0316816001600160801b031603611227576040516394b2087360e01b8152600481018a90526001600160801b03808a1660248301528616604482015260640161057c565b6112496112348987613972565b87906001600160801b03908116908416612682565b61125d89876112588688613972565b6126a2565b6112678987611cb2565b5f898152600160208181526040909220885181559188015191015561129761128f8a60601c90565b5f600161270c565b96506112b0866001600160801b03808b16908516612682565b6112ba865f6127e0565b6112c58787856126a2565b5f87815260016020818152604090922088518155918801519101556112ea8988612802565b5f6112f487611e36565b9050336001600160a01b0316888b7f54ba800d514748c41049b3864d9dec400472947863fe03f1b0bffed6362dd5118c8888875f0151886020015189604001518a6060015160405161139597969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a450505050505050610b1d611b38565b6113b461182a565b5f6113be83611b62565b90505f6113ca83611b62565b90505f6113d682611e36565b6040516020016113e69190613a62565b6040516020818303038152906040528051906020012061140584611e36565b6040516020016114159190613a62565b604051602081830303815290604052805190602001201490508385148061146057506114418460601c90565b6001600160a01b03166114548660601c90565b6001600160a01b031614155b80611469575080155b1561149157604051632eb2012560e11b8152600481018690526024810185905260440161057c565b61149b8585612824565b5f6114a685846121ce565b6114b087866121ce565b6114ba9190613991565b90505f6115096114d485602001516001600160701b031690565b6001600160801b03166114f187602001516001600160701b031690565b6001600160801b031661150491906139e9565b61286e565b6020850151909150611558906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b03166115479190613991565b8791906001600160801b0316612682565b6115638786846126a2565b61156d8786611cb2565b5f8781526001602081815260409092208751815591870151910155611592868561289e565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a35050505050610866611b38565b5f6115d461182a565b6115dd8461200e565b5f6115e888856118dd565b90506115f488846125bb565b610ba3888289610b9c8c868c6001600160801b0316611a6f565b5f5f61161983611d8a565b602081015190915060701c6001600160701b03166116378483612567565b6116419190613972565b9392505050565b61165061182a565b5f61165a85611d8a565b90505f61166682611e36565b604001519050836001600160a01b031661167e835190565b6001600160a01b03161415806116a157508264ffffffffff168164ffffffffff16115b156116e757856116af835190565b604051630a268e0960e31b815260048101929092526001600160a01b0316602482015264ffffffffff8216604482015260640161057c565b6116f182426128c6565b1561171f57604051630251bc0760e61b81526004810187905264ffffffffff8216602482015260440161057c565b5f61172a8760601c90565b90505f611736886128ff565b90505f61174d83838a6001600160801b0316611a6f565b9050611796611773826001600160801b03166114f188602001516001600160701b031690565b6001600160801b031661154787602001516001600160701b0360709190911c1690565b5f89815260016020818152604090922087518155918701519101556117bc838383612929565b6040516001600160801b038216815233908a907f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c9060200160405180910390a35050505050610d97611b38565b61181161182a565b61181d83838384612205565b611825611b38565b505050565b61183261298d565b61185f60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906129cd565b565b5f5f5b828110156118d65761188f84848381811061188157611881613aaa565b905060c0020160400161200e565b8383828181106118a1576118a1613aaa565b905060c0020160200160208101906118b99190613abe565b6118cc906001600160801b0316836139e9565b9150600101611864565b5092915050565b5f6118e7836129d4565b6001600160a01b038216158061190557506001600160a01b03821630145b8061192e57506001600160a01b0382165f90815260046020526040902054600160801b900460ff165b1561195757604051632bc2302b60e11b81526001600160a01b038316600482015260240161057c565b6119618383610a97565b6001600160a01b0381165f90815260046020526040902054909150600160801b900460ff16610b1d576001600160a01b0381165f90815260046020526040808220805460ff60801b1916600160801b17905551849084906119c19061336b565b6001600160a01b039283168152911660208201526040018190604051809103905ff5905080156119ee5760015b611a1e57604051630334507160e31b81526001600160a01b0380851660048301528316602482015260440161057c565b50816001600160a01b0316836001600160a01b0316826001600160a01b03167f3ae2f231c22ad26e6e66baf69deace6b2e803998d5e771b891336ce060a1331260405160405180910390a492915050565b5f5f611a7c858585611bba565b9050611a936001600160a01b038616338686612a09565b6109b385858584612a3f565b5f611aad8887878686612aea565b6001600160a01b0388165f90815260046020526040812080549293508492909190611ae29084906001600160801b0316613991565b92506101000a8154816001600160801b0302191690836001600160801b031602179055505f5b85811015611b2c57611b24611b1d82846139e9565b5f87611d2d565b600101611b08565b50979650505050505050565b61185f5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611859565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b031614611bb557611bb58282612bec565b919050565b5f815f03611bdb5760405163bfe8de5160e01b815260040160405180910390fd5b611be4846129d4565b6040516370a0823160e01b81526001600160a01b0384811660048301528516906370a0823190602401602060405180830381865afa158015611c28573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611c4c91906139d2565b6001600160a01b0384165f908152600460205260409020549091506001600160801b031680821015611caa5760405163f62bba2560e01b81526001600160a01b0386166004820152602481018390526044810182905260640161057c565b509392505050565b8051600160f91b16611cc2575050565b611ccc815f611deb565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f8381526005602052604080822080546001600160a01b0319166001600160a01b03858116918217909255915191929085169186917f5b9724fbfed485031cb1f2632de8a498984da9c3bb6a8b77b659abc1ce82970b91a4505050565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b0316611bb557604051631f5c1aef60e21b81526004810183905260240161057c565b80611e005781516001607f60f91b0316611e09565b8151600160f91b175b90915250565b5f5f611e1c868686611bba565b9050611e2a86868686612c41565b610bae86868684612a3f565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f8215611e7757828201611e7e565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff821601611f055760405163c4f133bd60e01b81526004810183905260240161057c565b8064ffffffffff16421061086657604051630251bc0760e61b81526004810183905264ffffffffff8216602482015260440161057c565b5f611f478383612567565b9050611f65611f5e611f5884611e36565b42612cfc565b8390611f70565b610b1d8383836126a2565b8051604082015164ffffffffff91821691908116905f908214611f9557828203611f97565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b5f611641838330612e0f565b5f808061201e6020850185613ad7565b61202e6040860160208701613ad7565b61203e6060870160408801613ad7565b9194509250905064fffffffffe1964ffffffffff8216016120c85764ffffffffff8316151580612074575064ffffffffff821615155b80612091575061208a6080850160608601613b01565b61ffff1615155b15610d975760405163b94a51d560e01b815264ffffffffff808516600483015280841660248301528216604482015260640161057c565b8164ffffffffff168364ffffffffff1611806120f157508064ffffffffff168264ffffffffff16115b8061210a57508064ffffffffff168364ffffffffff1610155b8061211c5750428164ffffffffff1611155b156121535760405163b94a51d560e01b815264ffffffffff808516600483015280841660248301528216604482015260640161057c565b610d9783826125ce565b5f61216a87868686612e41565b6001600160a01b0387165f9081526004602052604081208054929350869290919061219f9084906001600160801b0316613991565b92506101000a8154816001600160801b0302191690836001600160801b03160217905550610bae815f84611d2d565b5f6121df8251600160f81b16151590565b6121e9575f611641565b50505f908152600260205260409020546001600160801b031690565b5f61220f85611b62565b905061221a84612520565b826001600160801b03165f036122435760405163bfe8de5160e01b815260040160405180910390fd5b5f61224e8660601c90565b90505f61225a876128ff565b9050845f8061227386602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816122948c89612567565b039050806001600160801b0316896001600160801b031611156122e457604051633b7075f160e11b8152600481018c90526001600160801b03808b1660248301528216604482015260640161057c565b6001600160a01b0385165f908152600460205260408120546001600160801b03166040516370a0823160e01b81526001600160a01b0388811660048301529192505f918916906370a0823190602401602060405180830381865afa15801561234e573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061237291906139d2565b9050816001600160801b03168110156123ef576123998b82846001600160801b031661266d565b9550896001600160801b0316866001600160801b031610156123ef5760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b038316604482015260640161057c565b6123fb8888848e612e5d565b6124058d8a611cb2565b846001600160801b03168b85016001600160801b03160361242f5761242a8d8a61289e565b612464565b612448896001600160801b0380881690878f0116612682565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b03161461250a576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b61251683838984612ec0565b5050505050505050565b6001600160a01b038116158061253e57506001600160a01b03811630145b1561096c57604051637ddc5d8f60e01b81526001600160a01b038216600482015260240161057c565b5f61257282426128c6565b1561258b575060208101516001600160701b0316610b1d565b6116416125a283602001516001600160701b031690565b6125ac85856121ce565b6125b585611e36565b42612eee565b6125c4826129d4565b6108668282612fb5565b6125dc63bc191380426139e9565b8164ffffffffff16111561262057806125f963bc191380426139e9565b60405162d3f32d60e51b815264ffffffffff9092166004830152602482015260440161057c565b63ffffffff61262f8383613b1a565b64ffffffffff1611156108665760405163b94a51d560e01b815264ffffffffff8084166004830181905260248301528216604482015260640161057c565b5f610515846001600160801b031684846130ff565b602090920180516001600160e01b03191660709390931b92909217179052565b6001600160801b0381161580156126be57508151600160f81b16155b156126c857505050565b6126dd826001600160801b03831615156127e0565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b6001600160a01b0383165f90815260208181526040918290208251808401909352546001600160801b038116808452600160801b9091046001600160601b039081168581018216938501939093526001909201909116606086901b6bffffffffffffffffffffffff1916179190612783908561311a565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b806127f5578151600160ff60f81b0316611e09565b508051600160f81b179052565b5f828152600560205260408120546108669183916001600160a01b0316611d2d565b5f81815260056020526040808220548483529120546001600160a01b0390811691161461086657604051632eb2012560e11b8152600481018390526024810182905260440161057c565b5f6001600160701b0382111561289a57604051630e6c70d160e21b81526004810183905260240161057c565b5090565b6128a8828261314e565b505f90815260056020526040902080546001600160a01b0319169055565b60208201515f9060e01c8015801590610b1957508060a0855f0151901c64ffffffffff166128f491906139e9565b909210159392505050565b5f610b1d61290d8360601c90565b5f848152600560205260409020546001600160a01b0316610a97565b612934838383613198565b6001600160a01b0382165f90815260046020526040812080548392906129649084906001600160801b0316613991565b92506101000a8154816001600160801b0302191690836001600160801b03160217905550505050565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561185f57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b806001600160a01b03163b5f0361096c576040516302cee13d60e51b81526001600160a01b038216600482015260240161057c565b612a178484848460016131fe565b610d9757604051635274afe760e01b81526001600160a01b038516600482015260240161057c565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918716906370a0823190602401602060405180830381865afa158015612a87573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612aab91906139d2565b9050828111612adf5760405163bd16767d60e01b81526001600160a01b03871660048201526024810185905260440161057c565b610bae83820361286e565b5f81612af787828761270c565b91505f5b85811015612be15736878783818110612b1657612b16613aaa565b905060c0020190505f86866001600160801b031614612b5757612b52612b426040840160208501613abe565b876001600160801b03168961266d565b612b67565b612b676040830160208401613abe565b9050612b74600189613b37565b8303612b7d5750825b806001600160801b03165f03612ba65760405163bfe8de5160e01b815260040160405180910390fd5b612bb08185613972565b9350612bd7612bbf84876139e9565b8b612bcd60208601866136c2565b848660400161326b565b5050600101612afb565b505095945050505050565b5f612bf5825190565b6001600160a01b031603612c1f57604051631f5c1aef60e21b81526004810183905260240161057c565b604051639624680160e01b81526004810183905233602482015260440161057c565b6040805160a0810182526001600160a01b03868116606080840191825285356080850152908352602085810135818501528585013584860152845180860190955291871684529083018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a92913390612cb390870187613b4a565b6040518663ffffffff1660e01b8152600401612cd3959493929190613b8d565b5f604051808303815f87803b158015612cea575f5ffd5b505af1158015612516573d5f5f3e3d5ffd5b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff9081161480612d3f5750826020015164ffffffffff1682105b80612d525750825164ffffffffff168211155b15612d5e575081610b1d565b8251606084015161ffff81165f03612d7857839150612dd8565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff1688030281612daf57612daf613c26565b04905061ffff83165f1983830282010181612dcc57612dcc613c26565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b5f604051836040820152846020820152828152600b8101905060ff8153605590206001600160a01b0316949350505050565b5f612e4e8584600161270c565b9050610515818686868661326b565b612e678183613972565b6001600160a01b038481165f90815260046020908152604080832080546001600160801b03199081166001600160801b039788161790915593891683529082905290208054918216918316849003909216179055610d97565b604051636203b43b60e11b81526001600160a01b0384169063c407687690612cd390859085906004016139b0565b5f64ffffffffff8016836040015164ffffffffff1603612f0f575082610515565b826040015164ffffffffff168210612f28575083610515565b826020015164ffffffffff16821080612f495750825164ffffffffff168211155b15612f55575082610515565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff168015612f9157612f8b8184846130ff565b92509050805b612fa78789036001600160801b031684846130ff565b909601979650505050505050565b602081013560408201355f8080612fd26080870160608801613c3a565b92505050608084013560a0850135612fed6020870187613c5a565b1561307e576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015613063575f5ffd5b505af1925050508015613074575060015b156130f6576130f6565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b1580156130e7575f5ffd5b505af192505050801561251657505b50505050505050565b5f818385028161311157613111613c26565b04949350505050565b5f6001600160801b03838116818416019081111561164157604051630e6c70d160e21b81526004810182905260240161057c565b6131588282611cb2565b8051600160f81b1615613181575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b6001600160a01b0383165f908152602081905260409020546131c3906001600160801b03168261311a565b6001600160a01b03939093165f90815260208190526040902080546001600160801b0319166001600160801b03909416939093179092555050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661325a57838315161561324e573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b61327483612520565b604080518082019091525f60208201526001600160a01b03841681526132a4816001600160801b0385165f612682565b6132bd6132b636849003840184613c79565b8290611f70565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd90879061331a90880188613ad7565b61332a6040890160208a01613ad7565b61333a60608a0160408b01613ad7565b61334a60808b0160608c01613b01565b60405161335b959493929190613a27565b60405180910390a4505050505050565b61042b80613d0383390190565b80356001600160a01b0381168114611bb5575f5ffd5b5f5f83601f84011261339e575f5ffd5b50813567ffffffffffffffff8111156133b5575f5ffd5b60208301915083602060c0830285010111156133cf575f5ffd5b9250929050565b5f5f5f5f606085870312156133e9575f5ffd5b6133f285613378565b9350602085013567ffffffffffffffff81111561340d575f5ffd5b6134198782880161338e565b909450925061342c905060408601613378565b905092959194509250565b5f5f60408385031215613448575f5ffd5b8235915061345860208401613378565b90509250929050565b5f60208284031215613471575f5ffd5b5035919050565b5f60808284031215613488575f5ffd5b50919050565b5f5f5f5f5f608086880312156134a2575f5ffd5b6134ab86613378565b9450602086013567ffffffffffffffff8111156134c6575f5ffd5b6134d28882890161338e565b90955093506134e5905060408701613378565b9150606086013567ffffffffffffffff811115613500575f5ffd5b61350c88828901613478565b9150509295509295909350565b5f5f6040838503121561352a575f5ffd5b61353383613378565b915061345860208401613378565b80356001600160801b0381168114611bb5575f5ffd5b5f5f5f5f5f5f610120878903121561356d575f5ffd5b61357687613378565b955061358460208801613378565b945061359260408801613541565b93506135a18860608901613478565b92506135af60e08801613378565b915061010087013567ffffffffffffffff8111156135cb575f5ffd5b6135d789828a01613478565b9150509295509295509295565b81516001600160a01b039081168252602080840151821681840152604080850151909216828401526060808501516001600160801b039081168286015260808087015182169086015260a0808701519091169085015260c080860151805164ffffffffff9081169287019290925292830151811660e0860152928201519092166101008401529081015161ffff166101208301526101408201906118d6565b5f5f5f5f60808587031215613696575f5ffd5b843593506136a660208601613378565b92506136b460408601613541565b915061342c60608601613541565b5f602082840312156136d2575f5ffd5b61164182613378565b5f5f5f5f5f61010086880312156136f0575f5ffd5b6136f986613378565b945061370760208701613378565b935061371560408701613541565b92506137248760608801613478565b915061373260e08701613378565b90509295509295909350565b5f5f5f5f60e08587031215613751575f5ffd5b61375a85613378565b935061376860208601613541565b92506137778660408701613478565b915061342c60c08601613378565b5f60c08284031215613488575f5ffd5b5f5f5f5f5f61012086880312156137aa575f5ffd5b6137b386613378565b9450602086013567ffffffffffffffff8111156137ce575f5ffd5b6137da8882890161338e565b90955093506137ed905060408701613378565b91506137328760608801613785565b803564ffffffffff81168114611bb5575f5ffd5b5f5f60408385031215613821575f5ffd5b82359150613458602084016137fc565b5f5f60408385031215613842575f5ffd5b8235915061345860208401613541565b5f5f60408385031215613863575f5ffd5b50508035926020909101359150565b5f5f5f5f5f5f6101c08789031215613888575f5ffd5b61389187613378565b955061389f60208801613378565b94506138ad60408801613541565b93506138bc8860608901613478565b92506138ca60e08801613378565b91506138da886101008901613785565b90509295509295509295565b5f5f5f5f608085870312156138f9575f5ffd5b8435935061390960208601613541565b925061391760408601613378565b915061342c606086016137fc565b5f5f5f60608486031215613937575f5ffd5b8335925061394760208501613378565b915061395560408501613541565b90509250925092565b634e487b7160e01b5f52601160045260245ffd5b6001600160801b038281168282160390811115610b1d57610b1d61395e565b6001600160801b038181168382160190811115610b1d57610b1d61395e565b6001600160a01b039290921682526001600160801b0316602082015260400190565b5f602082840312156139e2575f5ffd5b5051919050565b80820180821115610b1d57610b1d61395e565b5f81518060208401855e5f93019283525090919050565b5f610515613a2183866139fc565b846139fc565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b60808101610b1d828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215613ace575f5ffd5b61164182613541565b5f60208284031215613ae7575f5ffd5b611641826137fc565b803561ffff81168114611bb5575f5ffd5b5f60208284031215613b11575f5ffd5b61164182613af0565b64ffffffffff8281168282160390811115610b1d57610b1d61395e565b81810381811115610b1d57610b1d61395e565b5f5f8335601e19843603018112613b5f575f5ffd5b83018035915067ffffffffffffffff821115613b79575f5ffd5b6020019150368190038213156133cf575f5ffd5b613bab81875180516001600160a01b03168252602090810151910152565b6020860151604082015260408601516060820152613bdf608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e08201819052810182905281836101208301375f81830161012090810191909152601f909201601f19160101949350505050565b634e487b7160e01b5f52601260045260245ffd5b5f60208284031215613c4a575f5ffd5b813560ff81168114611641575f5ffd5b5f60208284031215613c6a575f5ffd5b81358015158114611641575f5ffd5b5f6080828403128015613c8a575f5ffd5b506040516080810167ffffffffffffffff81118282101715613cba57634e487b7160e01b5f52604160045260245ffd5b604052613cc6836137fc565b8152613cd4602084016137fc565b6020820152613ce5604084016137fc565b6040820152613cf660608401613af0565b6060820152939250505056fe60c060405234801561000f575f5ffd5b5060405161042b38038061042b83398101604081905261002e91610154565b6001600160a01b0382811660a0819052336080526040516317066a5760e21b8152918316600483015290635c19a95c906024015f604051808303815f87803b158015610078575f5ffd5b505af115801561008a573d5f5f3e3d5ffd5b5050604051632c3e6f0f60e11b81523060048201526001600160a01b0384811693508516915063587cde1e90602401602060405180830381865afa1580156100d4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100f8919061018c565b6001600160a01b03161461013657604051637b14ec8760e11b81526001600160a01b0380841660048301528216602482015260440160405180910390fd5b50506101ae565b6001600160a01b0381168114610151575f5ffd5b50565b5f5f60408385031215610165575f5ffd5b82516101708161013d565b60208401519092506101818161013d565b809150509250929050565b5f6020828403121561019c575f5ffd5b81516101a78161013d565b9392505050565b60805160a0516102516101da5f395f8181608b015261011f01525f81816048015260cd01526102515ff3fe608060405234801561000f575f5ffd5b506004361061003f575f3560e01c806308ecd9a61461004357806382bfefc814610086578063c4076876146100ad575b5f5ffd5b61006a7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b03909116815260200160405180910390f35b61006a7f000000000000000000000000000000000000000000000000000000000000000081565b6100c06100bb3660046101e6565b6100c2565b005b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146101125760405163f7245e1760e01b81523360048201526024015b60405180910390fd5b6101466001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016838361014a565b5050565b6101578383836001610184565b61017f57604051635274afe760e01b81526001600160a01b0384166004820152602401610109565b505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166101da5783831516156101ce573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f604083850312156101f7575f5ffd5b82356001600160a01b038116811461020d575f5ffd5b94602093909301359350505056fea2646970667358221220008be721c602d28c305abb3d5e2f1657bb5f29883be692a23d156f0eeba0201764736f6c63430008250033a26469706673582212203518390275c0af8e6354ade485f77971ab8d312ca3d109f357d07767a19b2e3964736f6c63430008250033',
  immutables: [],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const votingLockerSource = { compiler: '0.8.37+commit.f401782d', hash: '16935580b17ac4e024f6b0348dc1fd3f83b20a2f3b440fea03a1e39aeb7a22c2' } as const
