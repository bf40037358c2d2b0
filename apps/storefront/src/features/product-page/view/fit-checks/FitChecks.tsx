import type { ComparedMeasurement, PartPosition } from "@camber/domain/catalog"
import { classNames, VisuallyHidden, Drawing, FitLineInline, type FitLineProps, Link, type ImageSource, Icon } from "@camber/ui"
import type { ReactNode } from "react"

/** Lists the compared values: the part's, the car's, and whether they match. */
export const FitChecks = ({ measures }: { readonly measures: ReadonlyArray<ComparedMeasurement> }) => (
  <table className="checks">
    <thead>
      <tr>
        <th scope="col">Checked</th>
        <th scope="col">This part</th>
        <th scope="col">Your car</th>
      </tr>
    </thead>
    <tbody>
      {measures.map(({ name, part, car, agrees }) => (
        <tr key={name} className={classNames(!agrees && "checks--differs")}>
          <th scope="row">{name}</th>
          <td>{part}</td>
          <td>
            <b aria-hidden="true">{agrees ? "=" : "≠"}</b>
            <VisuallyHidden>{agrees ? "the same:" : "different:"}</VisuallyHidden> {car}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

interface FittingPartProps {
  /** Includes the brand. */
  readonly title: string
  readonly href: string
  readonly picture: ImageSource
  readonly price: ReactNode
  readonly fit: Pick<FitLineProps, "tone" | "label"> | undefined
}

/** Renders the fitting part as an alternative to one that does not fit. */
export const FittingPart = ({ title, href, picture, price, fit }: FittingPartProps) => (
  <div className="instead">
    <Drawing picture={picture} />
    <div>
      <Link href={href}>{title}</Link>
      <div className="instead__facts">
        <b>{price}</b>
        {fit !== undefined && <FitLineInline {...fit} />}
      </div>
    </div>
  </div>
)

interface InPlaceProps extends Pick<PartPosition, "litUrl" | "name" | "picture"> {
  /** The car's page, open at this system. */
  readonly href: string
}

/** Renders the shopper's car with the part's system as a link to the car's page. The picture's space is reserved while it loads. */
export const InPlace = ({ href, litUrl, name, picture: { height, url, width } }: InPlaceProps) => (
  <Link className="inplace" href={href}>
    <span className="inplace__car">
      <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
      <img src={litUrl} alt="" width={width} height={height} loading="lazy" decoding="async" />
    </span>
    <span className="inplace__name">
      See it in place: {name}
      <Icon name="arrow-right" size={16} />
    </span>
  </Link>
)
