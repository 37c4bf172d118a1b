"""Small plots as SVG text, drawn here so that a report is one file that needs nothing else."""

from collections.abc import Sequence
from html import escape

import numpy as np

WIDTH, LEFT, ROW = 640, 150, 30


def _svg(height: float, label: str, parts: list[str]) -> str:
    body = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">{body}</svg>'


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from low to high, at most this many.

    >>> ticks(0, 100)
    [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]
    """
    span = max(high - low, 1e-9)
    rough = span / (most - 1)
    unit = 10.0 ** np.floor(np.log10(rough))
    step = next(unit * m for m in (1, 2, 5, 10) if unit * m >= rough * 0.999)
    first = np.ceil(low / step) * step
    return [float(value) for value in np.round(np.arange(first, high + step * 1e-6, step), 10)]


class Axis:
    """Where values lie along the width."""

    def __init__(self, low: float, high: float, left: float = LEFT, right: float = WIDTH - 20) -> None:
        self.low, self.high, self.left, self.right = low, max(high, low + 1e-9), left, right

    def __call__(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    def lines(self, top: float, bottom: float) -> list[str]:
        parts = []
        for value in ticks(self.low, self.high):
            x = self(value)
            parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top:g}" y2="{bottom:g}"/>')
            parts.append(_text(x, bottom + 18, f"{value:g}", "middle"))
        return parts


def intervals(label: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """A dot and a line for each (name, value, low, high)."""
    values = [number for row in rows for number in row[1:]]
    margin = 0.05 * max(1.0, max(values) - min(values))
    axis, bottom = Axis(min(values) - margin, max(values) + margin), len(rows) * ROW + 6
    parts = axis.lines(4, bottom)
    for i, (name, value, low, high) in enumerate(rows):
        y = i * ROW + ROW / 2 + 6
        parts.append(_text(LEFT - 12, y + 5, name, "end"))
        parts.append(f'<line class="bar" x1="{axis(low):.1f}" x2="{axis(high):.1f}" y1="{y:g}" y2="{y:g}"/>')
        parts.append(f'<circle class="dot" cx="{axis(value):.1f}" cy="{y:g}" r="7"/>')
    return _svg(bottom + 26, label, parts)


def bars(label: str, rows: Sequence[tuple[str, float, str]], fair: float | None = None) -> str:
    """A bar for each (name, value, words), and a line where it would be if all were equal."""
    top = max([value for _, value, _ in rows] + [fair or 0.0])
    axis, bottom = Axis(0.0, top or 1.0, right=WIDTH - 130), len(rows) * ROW + 6
    parts = []
    for i, (name, value, words) in enumerate(rows):
        y = i * ROW + 8
        parts.append(_text(LEFT - 12, y + 18, name, "end"))
        parts.append(
            f'<rect class="fill" x="{LEFT}" y="{y:g}" width="{axis(value) - LEFT:.1f}" height="{ROW - 8}" rx="4"/>'
        )
        parts.append(_text(axis(value) + 8, y + 18, words))
    if fair is not None:
        parts.append(f'<line class="fair" x1="{axis(fair):.1f}" x2="{axis(fair):.1f}" y1="2" y2="{bottom:g}"/>')
    return _svg(bottom + 4, label, parts)


def histogram(label: str, values: Sequence[float], height: float = 150.0) -> str:
    """How often each value came, with the mean as a line."""
    array = np.asarray(values, float)
    whole = bool(np.all(array == np.round(array))) and np.ptp(array) <= 40
    edges = np.arange(array.min() - 0.5, array.max() + 1.5) if whole else np.histogram_bin_edges(array, 30)
    counts, edges = np.histogram(array, edges)
    axis = Axis(float(edges[0]), float(edges[-1]), 20)
    tallest = max(1, int(counts.max()))
    parts = axis.lines(6, height)
    for count, a, b in zip(counts, edges, edges[1:], strict=False):
        tall = (height - 10) * count / tallest
        parts.append(
            f'<rect class="fill" x="{axis(a) + 0.5:.1f}" y="{height - tall:.1f}" '
            f'width="{max(0.5, axis(b) - axis(a) - 1):.1f}" height="{tall:.1f}"/>'
        )
    mean = axis(float(array.mean()))
    parts.append(f'<line class="fair" x1="{mean:.1f}" x2="{mean:.1f}" y1="2" y2="{height:g}"/>')
    return _svg(height + 26, label, parts)
