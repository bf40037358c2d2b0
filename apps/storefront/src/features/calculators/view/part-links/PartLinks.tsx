import { Icon, Link } from "@camber/ui"

export interface PartLink {
  /** Part type: 'Ring & Pinion Sets'. */
  readonly label: string
  readonly href: string
  /** The selected values and a note. */
  readonly details: ReadonlyArray<string>
}

/** Links from a calculator's result to the matching parts. */
export const PartLinks = ({ links }: { readonly links: ReadonlyArray<PartLink> }) => (
  <ul className="calcparts">
    {links.map(({ details, href, label }) => (
      <li key={href + label}>
        <Link href={href}>
          <span>
            <b>{label}</b>
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </span>
          <Icon name="chevron-right" size={16} />
        </Link>
      </li>
    ))}
  </ul>
)
