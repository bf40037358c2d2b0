import { Icon, Link } from "@camber/ui"

export interface PartLink {
  /** Part type: 'Ring & Pinion Sets'. */
  readonly label: string
  /** The selected values and a note. */
  readonly details: ReadonlyArray<string>
  /** Listing and its number of parts. Null until they are counted. */
  readonly target: { readonly href: string; readonly count: number } | null
}

/** Formats a number of parts: '1 part', '1,200 parts'. */
export const formatPartCount = (count: number): string => (count === 1 ? "1 part" : `${count.toLocaleString("en-US")} parts`)

/** Links from a calculator's result to the matching parts. */
export const PartLinks = ({ links }: { readonly links: ReadonlyArray<PartLink> }) => (
  <ul className="calcparts">
    {links.map(({ details, label, target }) => {
      const text = (
        <span>
          <b>{label}</b>
          {details.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
          <span>{target === null ? "Counting parts …" : formatPartCount(target.count)}</span>
        </span>
      )
      return (
        <li key={label + details.join()}>
          {target === null ? (
            <div>{text}</div>
          ) : (
            <Link href={target.href}>
              {text}
              <Icon name="chevron-right" size={16} />
            </Link>
          )}
        </li>
      )
    })}
  </ul>
)
