// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { EngraverMath } from "./EngraverMath.sol";
import { EngraverText } from "./EngraverText.sol";

/// @title EngraverLines
/// @notice Writes one engraved line as SVG: its path and the copies that mirrors, turns and shrinking make of it. The
///         same bytes as `src/seals/lines/ring.ts`, `envelope.ts`, `path.ts` and `../marks/marks.ts` write.
library EngraverLines {
    using EngraverMath for int256;
    using EngraverText for EngraverText.Text;
    using SafeCast for int256;

    /// @notice A wavy circle: radius `r · (1 + a·cos(lobes·t) + b·cos(2·lobes·t))`; `r` in units of the plane, `a` and `b` in
    ///         thousandths.
    struct Envelope {
        int256 r;
        int256 lobes;
        int256 a;
        int256 b;
    }

    /// @dev A point and the handle that leads on from it.
    struct Node {
        int256 x;
        int256 y;
        int256 dx;
        int256 dy;
    }

    /// @notice What writes: the text, the sine table, the stroke in hundredths of a unit, and how many lines it wrote.
    struct Pen {
        EngraverText.Text text;
        bytes table;
        uint256 width;
        uint256 lines;
    }

    /// @dev Parts of a unit kept while computing, so that only the last step rounds.
    int256 private constant FINE = 256;

    /// @dev How long a handle is, as a share of a step along the curve, with the factor 2π, in ten-thousandths.
    int256 private constant HALF_WAVE = 22883;
    int256 private constant SHORT = 20944;

    /// @notice A ring: `copies` threads, each touching the outer and the inner envelope `periods` times.
    function ring(Pen memory pen, Envelope memory outer, Envelope memory inner, int256 periods, int256 copies)
        internal
        pure
    {
        int256[] memory factors = _primeFactors(copies);
        string memory name = _open(pen, factors.length + 1);
        _halfThread(pen, outer, inner, periods);
        _mirror(pen, name);
        int256 stride = 1;
        for (uint256 level = 0; level < factors.length; ++level) {
            pen.text.add("</g>");
            for (int256 number = 1; number < factors[level]; ++number) {
                _use(pen, name, level + 1, "rotate(");
                pen.text.addDecimal((36_000 * number * stride).divide(copies).toUint256(), 2);
                pen.text.add(")\"/>");
            }
            stride *= factors[level];
        }
        pen.text.add("</g>");
    }

    /// @notice An envelope drawn `copies` times, each smaller by `shrink` ten-thousandths of the first.
    function edge(Pen memory pen, Envelope memory envelope, uint256 copies, uint256 shrink) internal pure {
        string memory name = _open(pen, 2);
        _halfEdge(pen, envelope);
        _mirror(pen, name);
        pen.text.add("</g>");
        for (uint256 number = 1; number < copies; ++number) {
            _use(pen, name, 1, "scale(");
            pen.text.addDecimal(10_000 - shrink * number, 4);
            pen.text.add(")\"/>");
        }
        pen.text.add("</g>");
    }

    /// @dev Opens the group of a line and one group a level above the mirror's, up to the beginning of the path data.
    ///      Answers the letter that begins the line's ids.
    function _open(Pen memory pen, uint256 levels) private pure returns (string memory name) {
        // At most five lines: a to e.
        // forge-lint: disable-next-line(unsafe-typecast)
        name = string(abi.encodePacked("l", bytes1(uint8(97 + pen.lines++))));
        pen.text.add("<g stroke-width=\"");
        pen.text.addDecimal(pen.width, 2);
        pen.text.add("\">");
        for (uint256 level = levels - 1; level > 0; --level) {
            pen.text.add("<g id=\"");
            pen.text.add(name);
            pen.text.addNumber(level);
            pen.text.add("\">");
        }
        pen.text.add("<path id=\"");
        pen.text.add(name);
        pen.text.add("0\" d=\"");
    }

    /// @dev Closes the path and sets its mirror image beside it.
    function _mirror(Pen memory pen, string memory name) private pure {
        pen.text.add("\" pathLength=\"1\"/>");
        _use(pen, name, 0, "scale(1 -1)\"/>");
    }

    function _use(Pen memory pen, string memory name, uint256 level, string memory transform) private pure {
        pen.text.add("<use href=\"#");
        pen.text.add(name);
        pen.text.addNumber(level);
        pen.text.add("\" transform=\"");
        pen.text.add(transform);
    }

    /// @dev Half a thread: from outside to inside and back, from 0° to 180°.
    function _halfThread(Pen memory pen, Envelope memory outer, Envelope memory inner, int256 periods) private pure {
        Node memory from = _start(pen, _nodeOn(pen.table, outer, 0, 2 * periods, HALF_WAVE));
        for (int256 index = 1; index <= periods; ++index) {
            Envelope memory side = index % 2 == 0 ? outer : inner;
            from = _curve(pen, from, _nodeOn(pen.table, side, index, 2 * periods, HALF_WAVE), index);
        }
    }

    /// @dev Two nodes a wave are enough for a plain envelope; a second harmonic needs twice as many.
    function _halfEdge(Pen memory pen, Envelope memory envelope) private pure {
        bool plain = envelope.b == 0;
        int256 reach = plain ? HALF_WAVE : SHORT;
        int256 half = (plain ? int256(1) : int256(2)) * envelope.lobes;
        Node memory from = _start(pen, _nodeOn(pen.table, envelope, 0, 2 * half, reach));
        for (int256 index = 1; index <= half; ++index) {
            from = _curve(pen, from, _nodeOn(pen.table, envelope, index, 2 * half, reach), index);
        }
    }

    /// @dev Moves to the first node and writes the handle that leaves it.
    function _start(Pen memory pen, Node memory node) private pure returns (Node memory) {
        pen.text.add("M");
        pen.text.addCoordinate(node.x, true);
        pen.text.addCoordinate(node.y, false);
        pen.text.add("c");
        pen.text.addCoordinate(node.dx, true);
        pen.text.addCoordinate(node.dy, false);
        return node;
    }

    /// @dev One curve on. After the first only `s` is used: the handle that leaves a node mirrors the one that arrives.
    function _curve(Pen memory pen, Node memory from, Node memory node, int256 index)
        private
        pure
        returns (Node memory)
    {
        if (index == 2) pen.text.add("s");
        pen.text.addCoordinate(node.x - node.dx - from.x, index == 2);
        pen.text.addCoordinate(node.y - node.dy - from.y, false);
        pen.text.addCoordinate(node.x - from.x, false);
        pen.text.addCoordinate(node.y - from.y, false);
        return node;
    }

    /// @dev The node at `index / count` of a turn; its handle follows the envelope's own tangent.
    function _nodeOn(bytes memory table, Envelope memory envelope, int256 index, int256 count, int256 reach)
        private
        pure
        returns (Node memory node)
    {
        (int256 radius, int256 growth) = _polar(table, envelope, index, count);
        int256 angle = (index * EngraverMath.TURN).divide(count);
        int256 cos = EngraverMath.cosine(table, angle);
        int256 sin = EngraverMath.sine(table, angle);
        node.x = (radius * cos).divide(FINE * EngraverMath.ONE);
        node.y = (radius * sin).divide(FINE * EngraverMath.ONE);
        int256 step = FINE * EngraverMath.ONE * count * 10_000;
        node.dx = ((growth * cos - radius * sin) * reach).divide(step);
        node.dy = ((growth * sin + radius * cos) * reach).divide(step);
    }

    /// @dev The radius at `index / count` of a turn and how fast it grows there, in parts of a unit.
    function _polar(bytes memory table, Envelope memory envelope, int256 index, int256 count)
        private
        pure
        returns (int256 radius, int256 growth)
    {
        int256 wave = (((index * envelope.lobes) % count) * EngraverMath.TURN).divide(count);
        int256 one = 1000 * EngraverMath.ONE;
        int256 first = envelope.a * EngraverMath.cosine(table, wave);
        int256 second = envelope.b * EngraverMath.cosine(table, 2 * wave);
        radius = (envelope.r * FINE * (one + first + second)).divide(one);
        first = envelope.a * EngraverMath.sine(table, wave);
        second = envelope.b * EngraverMath.sine(table, 2 * wave);
        growth = (-envelope.r * FINE * envelope.lobes * (first + 2 * second)).divide(one);
    }

    /// @dev The prime factors, largest first: 12 gives 3, 2, 2.
    function _primeFactors(int256 number) private pure returns (int256[] memory factors) {
        uint256 count = 0;
        int256[8] memory rising;
        for (int256 divisor = 2; number > 1; ++divisor) {
            for (; number % divisor == 0; number /= divisor) {
                rising[count++] = divisor;
            }
        }
        factors = new int256[](count);
        for (uint256 index = 0; index < count; ++index) {
            factors[index] = rising[count - 1 - index];
        }
    }
}
