import { allFeatures, featuresOf } from '#tools/token/features/catalogue.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { Trial } from '#tools/token/features/trial.ts'
import type { TokenField } from '#tools/token/features/values.ts'
import { emitToken } from './emit.ts'

/** Trials that one contract holds, without a delay and with one: more would not fit into what a chain takes. */
const together = { plain: 6, delayed: 3 }

/** What the constructor of a token is given when it is tried. */
const values: Record<TokenField, string> = {
  name: '"Gold"',
  symbol: '"GLD"',
  decimals: 'uint8(18)',
  supply: 'SUPPLY',
  receiver: 'LAUNCHER',
  cap: 'CAP',
  owner: 'OWNER',
  admin: 'ADMIN',
  minter: 'MINTER',
  pauser: 'PAUSER',
  controller: 'CONTROLLER',
  bridge: 'BRIDGE',
  // No time passes in a trial: what the delay stops is tried after it was made longer.
  delay: 'uint256(0)',
  limits: 'Limits(SUPPLY / 50, SUPPLY / 100, 7 days)',
  maxSupply: 'uint256(5)',
  batch: 'Batch(2, LAUNCHER)',
  royalty: 'Royalty(750, CAROL)',
  editions: 'Editions(3, 99)',
  sale: 'Sale(PLAIN, _phases())',
  commitment: 'keccak256(abi.encode("ipfs://shown/", bytes32(uint256(7))))',
  uri: '"ipfs://bafy/"',
  asset: 'address(ASSET)',
}

/** What a token with these options is tried for. */
export function trialsOf(options: TokenOptions): Trial[] {
  const features = featuresOf(options)
  const absent = allFeatures(options.kind).flatMap((feature) =>
    feature.sign && !features.includes(feature) ? [`_unknown("${feature.sign}");`] : [],
  )
  const own = features.flatMap((feature) => feature.trials?.(options) ?? [])
  return [...own, { says: 'What you did not choose is not in the contract.', lines: absent }]
}

/** How many contracts `writeTrials` writes: `Run0` and so on. Each is given the token's creation code and answers a bit for each trial. */
export function runsOf(options: TokenOptions): { name: string; trials: Trial[] }[] {
  const trials = trialsOf(options)
  const most = options.delayed ? together.delayed : together.plain
  return Array.from({ length: Math.ceil(trials.length / most) }, (_, at) => ({
    name: `Run${at}`,
    trials: trials.slice(at * most, (at + 1) * most),
  }))
}

/** A Solidity file that tries the token of these options. It knows nothing of the token’s source, only its bytes. */
export function writeTrials(options: TokenOptions): string {
  const parameters = emitToken(options).parameters.map(({ field }) => values[field])
  const prepared = featuresOf(options).flatMap((feature) => feature.prepare?.(options) ?? [])
  return [
    bench(parameters.join(', '), {
      prepared,
      asset: options.kind === 'erc4626' ? asset : noAsset,
      ...(options.delayed ? late(options.access === 'roles') : soon),
    }),
    ...runsOf(options).map(({ name, trials }) => run(name, trials)),
  ].join('\n')
}

function run(name: string, trials: readonly Trial[]): string {
  const bodies = trials.map(({ lines }, at) => `    function _trial${at}() private {\n${lines.join('\n')}\n    }`)
  const choice = trials.map((_, at) => `        if (which == ${at}) _trial${at}();`)
  return `
contract Trials${name} is Bench {
    constructor(bytes memory code) Bench(code) {}
    function run(uint256 which) external {
${choice.join('\n')}
        // What a trial changed is undone with it.
        revert Passed();
    }
${bodies.join('\n')}
}
contract ${name} {
    constructor(bytes memory code) {
        Trials${name} trials = new Trials${name}(code);
        uint256 passed;
        for (uint256 i = 0; i < ${trials.length}; ++i) {
            (, bytes memory said) = address(trials).call(abi.encodeCall(trials.run, (i)));
            if (said.length == 4 && bytes4(said) == Bench.Passed.selector) passed |= 1 << i;
        }
        assembly { mstore(0, passed) return(0, 32) }
    }
}
`
}

/** How the owner of a token without a delay calls it: as every account does. */
const soon = {
  timelock: '',
  calls: `
    function _calls(address who, bytes memory data) private returns (bool ok) {
        (ok,) = Actor(who).act(TOKEN, data);
    }`,
}

/** With a delay one account announces each call in the timelock, and carries it out there: the owner, or the admin for every role. */
const late = (roles: boolean) => ({
  timelock: `
        (, bytes memory told) = made.staticcall(abi.encodeWithSignature("timelock()"));
        TIMELOCK = abi.decode(told, (address));`,
  calls: `
    address internal immutable TIMELOCK;
    uint256 private _salt;

    function _calls(address who, bytes memory data) private returns (bool ok) {
        if (${roles ? 'who == ADMIN || who == MINTER || who == PAUSER || who == CONTROLLER' : 'who == OWNER'}) return _delayed(TOKEN, data, 0);
        return _directly(who, data);
    }
    function _directly(address who, bytes memory data) internal returns (bool ok) {
        (ok,) = Actor(who).act(TOKEN, data);
    }
    function _delayed(address target, bytes memory data, uint256 wait) internal returns (bool ok) {
        bytes32 salt = bytes32(++_salt);
        (ok,) = Actor(${roles ? 'ADMIN' : 'OWNER'}).act(TIMELOCK, abi.encodeWithSignature("schedule(address,uint256,bytes,bytes32,bytes32,uint256)", target, 0, data, bytes32(0), salt, wait));
        if (ok) (ok,) = Actor(${roles ? 'ADMIN' : 'OWNER'}).act(TIMELOCK, abi.encodeWithSignature("execute(address,uint256,bytes,bytes32,bytes32)", target, 0, data, bytes32(0), salt));
    }
    function _throughTimelock(address target, bytes memory data, uint256 wait) internal {
        if (!_delayed(target, data, wait)) revert Otherwise();
    }`,
})

const noAsset = { contract: '', members: '' }

/** What a vault is tried with: an asset that anyone creates, and that keeps a fee when it is told to. */
const asset = {
  contract: `contract Asset {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 private _fee;
    function decimals() external pure returns (uint8) { return 18; }
    function create(address to, uint256 amount) external { balanceOf[to] += amount; }
    function keep(uint256 fee) external { _fee = fee; }
    function approve(address spender, uint256 amount) external returns (bool) { allowance[msg.sender][spender] = amount; return true; }
    function transfer(address to, uint256 amount) external returns (bool) { return _move(msg.sender, to, amount); }
    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        return _move(from, to, amount);
    }
    function _move(address from, address to, uint256 amount) private returns (bool) {
        balanceOf[from] -= amount;
        balanceOf[to] += amount - _fee;
        return true;
    }
}

`,
  members: `
    Asset internal immutable ASSET = new Asset();

    function _gives(address who, uint256 amount) internal {
        ASSET.create(who, amount);
        (bool ok,) = Actor(who).act(address(ASSET), abi.encodeWithSignature("approve(address,uint256)", TOKEN, amount));
        if (!ok) revert Otherwise();
    }`,
}

type Parts = {
  prepared: readonly string[]
  timelock: string
  calls: string
  asset: { contract: string; members: string }
}

/** What trials use: the accounts, the token made of the given bytes, and the ways to call it. */
const bench = (
  parameters: string,
  { prepared, timelock, calls, asset: { contract, members } }: Parts,
) => `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

struct Limits { uint256 maxWallet; uint256 maxTransaction; uint256 duration; }
struct Phase { uint64 start; uint64 end; uint128 price; uint64 limit; bytes32 root; }
struct Sale { address proceeds; Phase[] phases; }
struct Batch { uint256 count; address receiver; }
struct Royalty { uint256 share; address receiver; }
${parameters.includes('Editions(') ? 'struct Editions { uint256 count; uint256 size; }\n' : ''}
contract Actor {
    function act(address target, bytes calldata data) external returns (bool ok, bytes memory answer) {
        (ok, answer) = target.call(data);
    }
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }
    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC1155Received.selector;
    }
    function onTransferReceived(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onTransferReceived.selector;
    }
    function onApprovalReceived(address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onApprovalReceived.selector;
    }
    function onFlashLoan(address, address token, uint256 amount, uint256 fee, bytes calldata data) external returns (bytes32) {
        if (data.length == 0) {
            (bool ok,) = token.call(abi.encodeWithSignature("approve(address,uint256)", msg.sender, amount + fee));
            require(ok);
        }
        return keccak256("ERC3156FlashBorrower.onFlashLoan");
    }
}

${contract}abstract contract Bench {
    error Passed();
    error Otherwise();

    uint256 internal constant SUPPLY = 1_000_000e18;
    uint256 internal constant CAP = 3_000_000e18;
    /// The account whose private key is 1, so that a contract can sign for it.
    address internal constant SIGNER = 0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf;
    /// An account without code.
    address internal constant PLAIN = address(0xE0A);

    address internal immutable LAUNCHER = address(new Actor());
    address internal immutable OWNER = address(new Actor());
    address internal immutable ADMIN = address(new Actor());
    address internal immutable MINTER = address(new Actor());
    address internal immutable PAUSER = address(new Actor());
    address internal immutable CONTROLLER = address(new Actor());
    address internal immutable BRIDGE = address(new Actor());
    address internal immutable BOB = address(new Actor());
    address internal immutable CAROL = address(new Actor());
    address internal immutable STRANGER = address(new Actor());
    address internal immutable TOKEN;${members}

    constructor(bytes memory code) {
        bytes memory creation = bytes.concat(code, abi.encode(${parameters}));
        address made;
        assembly { made := create(0, add(creation, 32), mload(creation)) }
        // What the constructor says is passed on.
        assembly { if iszero(made) { returndatacopy(0, 0, returndatasize()) revert(0, returndatasize()) } }
        TOKEN = made;${timelock}
${prepared.join('\n')}
    }
${calls}
    /// Open to all, with a price, for BOB alone, and not begun. A call has no ether: in a trial nothing is paid.
    function _phases() internal view returns (Phase[] memory list) {
        list = new Phase[](4);
        list[0] = Phase(0, 0, 0, 2, bytes32(0));
        list[1] = Phase(0, 0, 1, 2, bytes32(0));
        list[2] = Phase(0, 0, 0, 1, keccak256(bytes.concat(keccak256(abi.encode(BOB)))));
        list[3] = Phase(uint64(block.timestamp + 1 days), 0, 0, 1, bytes32(0));
    }
    function _does(address who, bytes memory data) internal {
        if (!_calls(who, data)) revert Otherwise();
    }
    function _cannot(address who, bytes memory data) internal {
        if (_calls(who, data)) revert Otherwise();
    }
    function _asks(bytes memory data) internal view returns (bytes memory answer) {
        bool ok;
        (ok, answer) = TOKEN.staticcall(data);
        if (!ok) revert Otherwise();
    }
    function _answers(uint256 expected, bytes memory data) internal view {
        if (abi.decode(_asks(data), (uint256)) != expected) revert Otherwise();
    }
    function _answersText(string memory expected, bytes memory data) internal view {
        if (keccak256(_asks(data)) != keccak256(abi.encode(expected))) revert Otherwise();
    }
    /// Enough zero words for the arguments of any function: one that exists would come as far as saying something.
    function _unknown(string memory signature) internal {
        (bool ok, bytes memory answer) = TOKEN.call(abi.encodePacked(bytes4(keccak256(bytes(signature))), new bytes(1024)));
        if (ok || answer.length != 0) revert Otherwise();
    }
    /// The signature of SIGNER. Its key and the number of the signature are 1, so that r is the curve's first coordinate.
    function _sign(bytes32 digest) internal pure returns (uint8 v, bytes32 r, bytes32 s) {
        uint256 order = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;
        uint256 x = 0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798;
        uint256 scalar = addmod(uint256(digest), x, order);
        return scalar > order / 2 ? (28, bytes32(x), bytes32(order - scalar)) : (27, bytes32(x), bytes32(scalar));
    }
}
`
