import { Icon, Link } from "@camber/ui"

export interface PartLink {
  /** Part type: 'Ring & Pinion Sets'. */
  readonly label: string
  /** The selected values and a note. */
  readonly details: ReadonlyArray<string>
  /** Listing and its number of parts. Null until they are counted. */
  readonly target: { readonly href: string; readonly count: number } | null
}

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
          <span>
            {target === null ? "Counting parts …" : target.count === 1 ? "1 part" : `${target.count.toLocaleString("en-US")} parts`}
          </span>
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
