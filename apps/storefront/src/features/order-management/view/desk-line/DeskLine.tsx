import { Drawing, FitLineInline, type FitTone, Link, SelectBox } from "@camber/ui"
import type { ReactNode } from "react"

export interface DeskLineProps {
  readonly title: string
  readonly href: string
  readonly picture: string
  readonly brand: string
  readonly sku: string
  readonly options: ReadonlyArray<string>
  /** Parts of a kit: '2 × Rotor (CAM-2-1)'. */
  readonly parts: ReadonlyArray<string>
  /** Pieces that are neither canceled nor shipped. */
  readonly open: number
  /** '2 of 5 shipped, 1 canceled'; null for an untouched line. */
  readonly standing: string | null
  /** Stock: '12 in stock'. */
  readonly shelf: string
  /** Formatted price of the whole line. */
  readonly price: string
  readonly car: string | null
  readonly fit: { readonly tone: FitTone; readonly label: string; readonly why: string | null } | null
  /** Picked pieces; null if none can be picked. */
  readonly picked: number | null
  readonly onPick: (pieces: number) => void
  readonly children?: ReactNode
}

/** A line of an order, sorted as a packer needs it: checkbox and number, then the part, then its fitment. */
export const DeskLine = (line: DeskLineProps) => {
  const { brand, car, children, fit, href, onPick, open, options, parts, picked, picture, price, shelf, sku, standing, title } = line
  return (
    <li className="dline">
      <div className="dline__tick">
        {picked !== null && (
          <label>
            <input
              type="checkbox"
              checked={picked > 0}
              aria-label={`Pick ${title}`}
              onChange={({ currentTarget }) => onPick(currentTarget.checked ? open : 0)}
            />
          </label>
        )}
      </div>
      <Drawing picture={{ src: picture, alt: "" }} size={64} />
      <p className="dline__sku">{sku}</p>
      <div className="dline__count">
        {picked === null || open < 2 ? (
          <b>{open} x</b>
        ) : (
          <SelectBox
            aria-label={`Pieces of ${title}`}
            value={String(picked)}
            onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
            options={Array.from({ length: open + 1 }, (_, pieces) => ({ value: String(pieces), label: `${pieces} of ${open}` }))}
          />
        )}
      </div>
      <div className="dline__part">
        <p className="dline__title">
          <Link href={href}>{title}</Link>
        </p>
        <p className="dline__small">{[brand, ...options, shelf].join(" · ")}</p>
        {parts.length > 0 && (
          <ul className="dline__kit" aria-label={`Parts of ${title}`}>
            {parts.map((part, index) => (
              <li key={index}>{part}</li>
            ))}
          </ul>
        )}
        {fit !== null && <FitLineInline tone={fit.tone} label={fit.label} />}
        {car !== null && (
          <p className="dline__small">{fit?.why === null || fit === null ? `Added for ${car}` : `Added for ${car}. ${fit.why}.`}</p>
        )}
        {standing !== null && <p className="dline__standing">{standing}</p>}
        {children}
      </div>
      <p className="dline__price">{price}</p>
    </li>
  )
}
