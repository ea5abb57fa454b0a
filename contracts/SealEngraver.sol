// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { EngraverLines } from "./engraver/EngraverLines.sol";
import { EngraverMath } from "./engraver/EngraverMath.sol";
import { EngraverText } from "./engraver/EngraverText.sol";

/// @title SealEngraver
/// @notice Draws the seal of a seed as an SVG, byte for byte as the site does (`sealSvg` of `src/seals/marks/svg-text.ts`).
/// @dev Promises, each with its test in `SealEngraver.t.sol`:
///  - one drawing: state, size and colour decide every byte, the same here and on the site;
///  - stateless: nothing is stored, nobody owns it, every function is pure. It is deployed once for all collections.
///  A drawing costs some three million gas, so it is read with `eth_call`, never within a transaction.
contract SealEngraver {
    using EngraverLines for EngraverLines.Pen;
    using EngraverMath for int256;
    using EngraverText for EngraverText.Text;
    using SafeCast for int256;
    using SafeCast for uint256;

    /// @dev What a state chooses for its seal: amplitudes in thousandths, inner edges in thousandths of their ring.
    struct Parameters {
        int256[3] lobes;
        int256[3] cuts;
        int256 rim;
        int256 crest;
        int256 hem;
        int256 swell;
        int256 side;
        bool darkMiddle;
    }

    /// @dev A ring between two envelopes.
    struct Band {
        EngraverLines.Envelope outer;
        EngraverLines.Envelope inner;
    }

    /// @dev Distances between lines in hundredths of a unit; tones are thousandths of them.
    int256 private constant PITCH_FULL = 1696;
    int256 private constant PITCH_SMALL = 4250;
    int256 private constant TONE_LIGHT = 1000;
    int256 private constant TONE_BETWEEN = 700;
    int256 private constant TONE_DARK = 520;

    /// @dev More than any drawing needs besides its colour: of 20,000 seals the longest has 3,463 bytes.
    uint256 private constant CAPACITY = 6144;

    /// @notice A drawing is 1 to 100,000 CSS pixels wide.
    /// @param size What was asked for.
    error SealEngraver_WrongSize(uint256 size);

    /// @notice The seal of a state as an SVG file, in the cut and stroke for `size` CSS pixels.
    /// @param state 32 bits, such as the first four bytes of a digest.
    /// @param size CSS pixels: from 96 on the whole picture, simpler ones below 96 and below 40.
    /// @param color The stroke, written as it is: an SVG colour such as `#2a45bb` or `currentColor`.
    /// @return svg The file's text.
    function sealSvg(uint32 state, uint256 size, string calldata color) external pure returns (string memory svg) {
        if (size == 0 || size > 100_000) revert SealEngraver_WrongSize(size);
        EngraverLines.Pen memory pen;
        pen.text = EngraverText.create(CAPACITY + bytes(color).length);
        pen.table = EngraverMath.QUARTER;
        pen.width = _stroke(size.toInt256()).toUint256();
        pen.text.add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-1000 -1000 2000 2000\" width=\"");
        pen.text.addNumber(size);
        pen.text.add("\" height=\"");
        pen.text.addNumber(size);
        pen.text.add("\" fill=\"none\" stroke=\"");
        pen.text.add(color);
        pen.text.add("\">");
        Parameters memory chosen = _parameters(state);
        if (size >= 96) _full(pen, chosen);
        else if (size >= 40) _small(pen, chosen);
        else _tiny(pen, chosen);
        pen.text.add("</svg>");
        return pen.text.finish();
    }

    /// @dev The stroke in hundredths of a unit: .7 px, or .55 px where lines stand closest.
    function _stroke(int256 size) private pure returns (int256) {
        return (2000 * (size >= 200 || size < 40 ? int256(70) : int256(55))).divide(size);
    }

    function _full(EngraverLines.Pen memory pen, Parameters memory chosen) private pure {
        (EngraverLines.Envelope memory rim, Band memory outside) = _outerRing(chosen);
        Band memory middle = _ringWithin(outside.inner, chosen.lobes[1], chosen.swell, chosen.cuts[1], -1);
        Band memory inside = _ringWithin(middle.inner, chosen.lobes[2], chosen.swell, chosen.cuts[2], chosen.side);
        pen.edge(rim, 5, 150);
        _woven(pen, outside, PITCH_FULL);
        _woven(pen, middle, _toned(PITCH_FULL, chosen.darkMiddle ? TONE_DARK : TONE_LIGHT));
        _woven(pen, inside, _toned(PITCH_FULL, chosen.darkMiddle ? TONE_BETWEEN : TONE_DARK));
        EngraverLines.Envelope memory core = inside.inner;
        core.r = (core.r * 930).divide(1000);
        pen.edge(core, 3, 500);
    }

    function _small(EngraverLines.Pen memory pen, Parameters memory chosen) private pure {
        chosen.crest = 0;
        (EngraverLines.Envelope memory rim, Band memory outside) = _outerRing(chosen);
        Band memory inside = _ringWithin(outside.inner, _fewer(chosen.lobes[1]), chosen.swell, 560, -1);
        pen.edge(rim, 3, 250);
        _woven(pen, outside, PITCH_SMALL);
        _woven(pen, inside, _toned(PITCH_SMALL, TONE_BETWEEN));
    }

    /// @dev One braid: so few lines that the threads are counted, not spaced.
    function _tiny(EngraverLines.Pen memory pen, Parameters memory chosen) private pure {
        int256 lobes = _fewer(chosen.lobes[0]);
        EngraverLines.Envelope memory rim = _touchingTheRim(lobes, 85, 0, 955);
        EngraverLines.Envelope memory outer = EngraverLines.Envelope((rim.r * 920).divide(1000), lobes, rim.a, rim.b);
        int256 periods = 3;
        while (EngraverMath.gcd(periods, lobes) != 1) ++periods;
        pen.edge(rim, 2, 500);
        pen.ring(outer, EngraverLines.Envelope(560, lobes, 0, 0), periods, lobes);
    }

    /// @dev About 22 bits of choices, in the order in which the site makes them.
    function _parameters(uint32 state) private pure returns (Parameters memory chosen) {
        (state, chosen.lobes[0]) = _lobes(state, hex"0608090a0c0e0f101214", 0);
        (state, chosen.lobes[1]) = _lobes(state, hex"04050608090a0c0f", chosen.lobes[0]);
        (state, chosen.lobes[2]) = _lobes(state, hex"04050608090a0c", chosen.lobes[1]);
        (state, chosen.cuts[0]) = _oneOf(state, [int256(600), 660, 720]);
        (state, chosen.cuts[1]) = _oneOf(state, [int256(600), 680, 760]);
        (state, chosen.cuts[2]) = _oneOf(state, [int256(420), 500, 580]);
        (state, chosen.rim) = _oneOf(state, [int256(35), 60, 85]);
        (state, chosen.crest) = _oneOf(state, [int256(-20), 0, 18]);
        (state, chosen.hem) = _oneOf(state, [int256(50), 90, 130]);
        (state, chosen.swell) = _oneOf(state, [int256(70), 100, 130]);
        uint256 choice;
        (state, choice) = EngraverMath.pick(state, 2);
        chosen.side = choice == 0 ? int256(1) : int256(-1);
        (, choice) = EngraverMath.pick(state, 2);
        chosen.darkMiddle = choice == 0;
    }

    /// @dev One number of lobes out of a list, one byte each, that is not `taken`.
    function _lobes(uint32 state, bytes memory list, int256 taken) private pure returns (uint32 next, int256 lobes) {
        uint256 skipped = list.length;
        for (uint256 index = 0; index < list.length; ++index) {
            if (_byteOf(list, index) == taken) skipped = index;
        }
        uint256 choice;
        (next, choice) = EngraverMath.pick(state, skipped < list.length ? list.length - 1 : list.length);
        lobes = _byteOf(list, choice < skipped ? choice : choice + 1);
    }

    function _byteOf(bytes memory list, uint256 index) private pure returns (int256) {
        return int256(uint256(uint8(list[index])));
    }

    function _oneOf(uint32 state, int256[3] memory list) private pure returns (uint32 next, int256 value) {
        uint256 choice;
        (next, choice) = EngraverMath.pick(state, 3);
        value = list[choice];
    }

    /// @dev Half of more than twelve lobes: what few pixels can still show.
    function _fewer(int256 lobes) private pure returns (int256) {
        return lobes > 12 ? (lobes + 1) / 2 : lobes;
    }

    /// @dev The outer ring and the envelope of its edge.
    function _outerRing(Parameters memory chosen)
        private
        pure
        returns (EngraverLines.Envelope memory rim, Band memory outside)
    {
        int256 lobes = chosen.lobes[0];
        rim = _touchingTheRim(chosen.lobes[0], chosen.rim, chosen.crest, 988);
        outside.outer = EngraverLines.Envelope((rim.r * 925).divide(1000), lobes, rim.a, rim.b);
        int256 cut = (rim.r * chosen.cuts[0]).divide(1000);
        outside.inner = EngraverLines.Envelope(cut, lobes, chosen.side * chosen.hem, 0);
    }

    /// @dev An envelope whose crests reach `reach`: every seal is equally large.
    function _touchingTheRim(int256 lobes, int256 a, int256 b, int256 reach)
        private
        pure
        returns (EngraverLines.Envelope memory)
    {
        int256 r = (reach * 1000).divide(1000 + a + (b > 0 ? b : int256(0)));
        return EngraverLines.Envelope(r, lobes, a, b);
    }

    /// @dev A ring that fills what another leaves free, less a gap of 12 units.
    function _ringWithin(EngraverLines.Envelope memory around, int256 lobes, int256 swell, int256 cut, int256 side)
        private
        pure
        returns (Band memory)
    {
        int256 wave = around.a < 0 ? -around.a : around.a;
        int256 room = (around.r * (1000 - wave)).divide(1000) - 12;
        int256 r = (room * 1000).divide(1000 + swell);
        int256 hem = (side * swell * 2).divide(3);
        return Band(
            EngraverLines.Envelope(r, lobes, swell, 0), EngraverLines.Envelope((r * cut).divide(1000), lobes, hem, 0)
        );
    }

    function _toned(int256 pitch, int256 tone) private pure returns (int256) {
        return (pitch * tone).divide(1000);
    }

    function _woven(EngraverLines.Pen memory pen, Band memory band, int256 pitch) private pure {
        int256 middle = (band.outer.r + band.inner.r).divide(2);
        (int256 copies, int256 periods) = _weave(band.outer.lobes, middle, pitch);
        pen.ring(band.outer, band.inner, periods, copies);
    }

    /// @dev How many threads of how many periods put neighbouring lines `pitch` apart, the most threads first.
    function _weave(int256 lobes, int256 middle, int256 pitch) private pure returns (int256 copies, int256 periods) {
        int256 least = (lobes * 115 + 99) / 100;
        for (copies = lobes;; --copies) {
            if (lobes % copies != 0) continue;
            int256 wanted = (middle * 31_416).divide(copies * pitch * 100);
            periods = _nearestCoprime(wanted, lobes, least);
            int256 missed = periods > wanted ? periods - wanted : wanted - periods;
            if (copies == 1 || missed * 8 <= wanted) return (copies, periods);
        }
    }

    /// @dev The number nearest to `wanted`, from `least` on, that shares no factor with `lobes`; the lower of two.
    function _nearestCoprime(int256 wanted, int256 lobes, int256 least) private pure returns (int256 periods) {
        for (int256 distance = 0;; ++distance) {
            periods = wanted - distance;
            if (periods >= least && EngraverMath.gcd(periods, lobes) == 1) return periods;
            periods = wanted + distance;
            if (periods >= least && EngraverMath.gcd(periods, lobes) == 1) return periods;
        }
    }
}
