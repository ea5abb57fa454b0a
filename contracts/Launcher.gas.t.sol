// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LauncherWords } from "./launch/LauncherWords.sol";
import { LauncherBase } from "./testing/LauncherBase.sol";
import { IFactoryV2, Uniswap } from "./testing/Uniswap.sol";

/// @notice What a launch costs, in gas of whole transactions: an ERC-20 of OpenZeppelin, a pool that is new, liquidity that is locked.
contract LauncherGasTest is Uniswap, LauncherBase {
    IFactoryV2 internal factoryV2;

    function setUp() public {
        _deployV3();
        factoryV2 = IFactoryV2(
            _artifact("node_modules/@uniswap/v2-core/build/UniswapV2Factory.json", abi.encode(address(this)))
        );
        // The account has launched before, so that nothing is written for the first time ever.
        LauncherWords.Plan memory plan = _v3();
        plan.salt = "before";
        _price(plan);
        _shares(plan);
        _launch(plan);
        vm.deal(CREATOR, 1000e18);
    }

    function _v2() private view returns (LauncherWords.Plan memory) {
        return _plan(LauncherWords.Kind.V2, address(factoryV2), address(weth), _coinCode());
    }

    function _v3() private view returns (LauncherWords.Plan memory) {
        return _plan(LauncherWords.Kind.V3, address(manager), address(weth), _coinCode());
    }

    function _measure(LauncherWords.Plan memory plan, string memory name) private returns (uint256) {
        vm.prank(CREATOR);
        launcher.launch{ value: plan.pool.quoteAmount }(plan);
        return vm.snapshotGasLastCall("Launcher", name);
    }

    function test_gas_of_a_launch_on_V2() public {
        _le(_measure(_v2(), "V2"), 3_600_000, "V2");
    }

    function test_gas_of_a_launch_on_V3() public {
        _le(_measure(_v3(), "V3"), 6_900_000, "V3");
    }

    function test_gas_of_a_launch_on_V3_with_locks_a_grant_and_a_list() public {
        LauncherWords.Plan memory plan = _v3();
        _shares(plan);
        _le(_measure(plan, "V3, two locks, a grant, a list"), 7_500_000, "V3 and shares");
    }

    function test_gas_of_an_announcement() public {
        address maker = address(new Announcer());
        vm.prank(maker);
        book.announce(1);
        _le(vm.snapshotGasLastCall("Launcher", "announce"), 40_000, "announce");
    }
}

/// @notice Has created one contract.
contract Announcer {
    constructor() {
        new Created();
    }
}

contract Created {
    uint256 public immutable one = 1;
}
