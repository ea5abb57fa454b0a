import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc4626Options } from '#tools/token/features/options.ts'
import { answers, answersText, cannot, does } from '#tools/token/features/trial.ts'

/** How many decimals shares have more than the asset: what makes a donation that robs the first depositor cost a million times more. */
export const shareDecimals = 6

const depositCall = 'deposit(uint256,address)'
const redeemCall = 'redeem(uint256,address,address)'

/** What every ERC-4626 vault has: shares over one asset, created by a deposit and destroyed by a withdrawal. */
export const vaultBase: Feature<Erc4626Options> = {
  sign: 'previewRedeem(uint256)',
  solidity: ({ pausable, permit }) => ({
    notice: 'An ERC-4626 vault with shares in one asset. Only holders of shares can take the asset out.',
    imports: ['token/ERC20/ERC20', 'token/ERC20/IERC20', 'token/ERC20/extensions/ERC4626'],
    bases: ['ERC4626'],
    calls: ['ERC20(name_, symbol_)', 'ERC4626(IERC20(asset_))'],
    parameters: [
      { field: 'name', type: 'string', doc: 'The name of the shares.' },
      { field: 'symbol', type: 'string', doc: 'Their symbol.' },
      { field: 'asset', type: 'address', doc: 'The token that is deposited; a contract.' },
    ],
    errors: [
      '/// @notice The asset is not a contract.',
      'error Token_NoAsset(address asset);',
      '',
      '/// @notice Less arrived than was sent. A token that charges a fee on transfers cannot be deposited.',
      'error Token_NotAllArrived(uint256 received, uint256 assets);',
      '',
      '/// @notice The deposit is worth less than the smallest share.',
      'error Token_NoShares(uint256 assets);',
    ],
    checks: ['if (asset_.code.length == 0) revert Token_NoAsset(asset_);'],
    functions: [
      ...(permit
        ? [
            [
              '/// @notice How many digits of an amount of shares follow the decimal point: six more than the asset has.',
              'function decimals() public view override(ERC20, ERC4626) returns (uint8) {',
              '    return super.decimals();',
              '}',
            ],
          ]
        : []),
      ...(pausable
        ? ['maxDeposit', 'maxMint'].map((name) => [
            '/// @notice Zero while deposits are stopped, and unlimited otherwise.',
            `function ${name}(address) public view override returns (uint256) {`,
            '    return paused() ? 0 : type(uint256).max;',
            '}',
          ])
        : []),
      [
        '/// @dev Shares have six more decimals: to rob a first deposit by a donation costs far more than it gains.',
        'function _decimalsOffset() internal pure override returns (uint8) {',
        `    return ${shareDecimals};`,
        '}',
      ],
      [
        '/// @dev Creates shares only if the whole deposit arrived.',
        'function _deposit(address caller, address receiver, uint256 assets, uint256 shares) internal override {',
        '    if (shares == 0 && assets != 0) revert Token_NoShares(assets);',
        '    uint256 held = totalAssets();',
        '    super._deposit(caller, receiver, assets, shares);',
        '    uint256 received = totalAssets() - held;',
        '    if (received != assets) revert Token_NotAllArrived(received, assets);',
        '}',
      ],
    ],
  }),
  powers: () => [
    {
      who: 'holder',
      can: 'send shares, and allow others to spend them',
      functions: ['transfer', 'approve', 'transferFrom'],
    },
    {
      who: 'holder',
      can: 'take out at any time what their shares are worth, and the shares that they may spend',
      functions: ['withdraw', 'redeem'],
    },
    { who: 'anyone', can: 'deposit the asset for shares', functions: ['deposit', 'mint'] },
  ],
  risks: () => [
    {
      level: 'warn',
      text: 'A share is worth what its asset is worth. An account with power over the asset has power over the vault.',
    },
    {
      level: 'note',
      text: 'The vault earns nothing by itself. What is sent to it outside a deposit belongs to all shares.',
    },
  ],
  trials: () => [
    {
      says: 'Name, asset and decimals are what the launch gave.',
      lines: [
        answersText('Gold', 'name()'),
        answersText('GLD', 'symbol()'),
        answers('uint160(address(ASSET))', 'asset()'),
        answers(18 + shareDecimals, 'decimals()'),
        answers(0, 'totalSupply()'),
      ],
    },
    {
      says: 'A deposit creates shares, and only their holder takes the asset out.',
      lines: [
        '_gives(BOB, 100);',
        cannot('BOB', depositCall, 101, 'BOB'),
        does('BOB', depositCall, 100, 'BOB'),
        answers('100e6', 'balanceOf(address)', 'BOB'),
        cannot('STRANGER', redeemCall, '1e6', 'STRANGER', 'BOB'),
        cannot('BOB', redeemCall, '100e6 + 1', 'BOB', 'BOB'),
        does('BOB', redeemCall, '40e6', 'CAROL', 'BOB'),
        'if (ASSET.balanceOf(CAROL) != 40) revert Otherwise();',
        answers(60, 'totalAssets()'),
        does('BOB', 'withdraw(uint256,address,address)', 60, 'BOB', 'BOB'),
        answers(0, 'totalSupply()'),
      ],
    },
    {
      says: 'A donation before the first deposit does not rob it.',
      lines: [
        '_gives(STRANGER, 1);',
        does('STRANGER', depositCall, 1, 'STRANGER'),
        'ASSET.create(TOKEN, 100e18);',
        '_gives(BOB, 100e18);',
        does('BOB', depositCall, '100e18', 'BOB'),
        'if (abi.decode(_asks(abi.encodeWithSignature("maxWithdraw(address)", BOB)), (uint256)) < 99.99e18) revert Otherwise();',
        'if (abi.decode(_asks(abi.encodeWithSignature("maxWithdraw(address)", STRANGER)), (uint256)) > 51e18) revert Otherwise();',
      ],
    },
    {
      says: 'An asset that keeps a fee of transfers cannot be deposited.',
      lines: [
        '_gives(BOB, 100);',
        'ASSET.keep(1);',
        cannot('BOB', depositCall, 100, 'BOB'),
        'ASSET.keep(0);',
        does('BOB', depositCall, 100, 'BOB'),
      ],
    },
  ],
}
