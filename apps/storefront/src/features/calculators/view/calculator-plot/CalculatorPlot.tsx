interface Point {
  readonly x: number
  readonly y: number
}

export interface PlotAxis {
  readonly title: string
  readonly from: number
  readonly to: number
  readonly ticks: ReadonlyArray<{ readonly at: number; readonly text: string }>
}

export interface CalculatorPlotProps {
  readonly x: PlotAxis
  readonly y: PlotAxis
  /** Points in order of x. */
  readonly points: ReadonlyArray<Point>
  readonly current: Point
  /** The curve in words. */
  readonly description: string
}

const [WIDTH, HEIGHT] = [720, 320]
const inner = { left: 72, right: 696, top: 36, bottom: 256 }

const createScale = (axis: PlotAxis, start: number, end: number) => (value: number) =>
  axis.to === axis.from ? (start + end) / 2 : start + ((value - axis.from) / (axis.to - axis.from)) * (end - start)

/** A curve of one result over one input, with a mark at the current value. */
export const CalculatorPlot = ({ current, description, points, x, y }: CalculatorPlotProps) => {
  const [toX, toY] = [createScale(x, inner.left, inner.right), createScale(y, inner.bottom, inner.top)]
  const path = points.map((point, index) => `${index === 0 ? "M" : "L"}${toX(point.x).toFixed(1)} ${toY(point.y).toFixed(1)}`).join("")
  return (
    <figure className="calcplot">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={description}>
        <text x={4} y={18}>
          {y.title}
        </text>
        {y.ticks.map(({ at, text }) => (
          <g key={text}>
            <path className="grid" d={`M${inner.left} ${toY(at).toFixed(1)}H${inner.right}`} />
            <text x={inner.left - 8} y={toY(at) + 5} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {x.ticks.map(({ at, text }) => (
          <g key={text}>
            <path className="grid" d={`M${toX(at).toFixed(1)} ${inner.top}V${inner.bottom}`} />
            <text x={toX(at)} y={inner.bottom + 24} textAnchor="middle">
              {text}
            </text>
          </g>
        ))}
        <path className="curve" d={path} />
        <circle cx={toX(current.x)} cy={toY(current.y)} r={6} />
        <text x={inner.right} y={HEIGHT - 8} textAnchor="end">
          {x.title}
        </text>
      </svg>
    </figure>
  )
}
