import { encode } from "uqr"

export interface QrCodeProps {
  /** The encoded text. */
  readonly text: string
  /** Text that describes the destination to screen readers. */
  readonly label: string
}

/**
 * Renders a QR code, which is dark on light in every theme, because cameras need that contrast. Each dark module is a square of one unit,
 * surrounded by the quiet zone.
 */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: "M", border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr__paper" d={`M0 0h${size}v${size}H0z`} />
      <path className="qr__ink" d={squares.join("")} />
    </svg>
  )
}
