import { Fragment, type ReactNode, useId } from "react"
import { FitLineInline, type FitLineProps, Icon, type IconName, Link, VehicleBadge, QrCode } from "@camber/ui"

export interface BuildSheetLine {
  readonly key: string
  /** Stage that begins with this line. */
  readonly stage?: string | undefined
  readonly title: string
  readonly href?: string | undefined
  /** Brand, part number, options and kit parts. */
  readonly details: readonly string[]
  readonly fit?: Pick<FitLineProps, "tone" | "label"> | undefined
  readonly quantity: number
  /** Formatted; absent if the product is discontinued. */
  readonly each?: string | undefined
  readonly total?: string | undefined
  /** Price change since the prices were recorded: '$4.00 more'. */
  readonly change?: string | undefined
}

export interface BuildSheetFinding {
  readonly tone: "bad" | "warning" | "note"
  readonly label: string
  readonly text: string
  /** Link that resolves the finding. */
  readonly action?: ReactNode
}

export interface BuildSheetProps {
  readonly title: string
  /** Car of the build; absent if the list has none. */
  readonly car?: { readonly vehicle: string; readonly engine?: string | undefined; readonly raceType?: string | undefined } | undefined
  /** Car selection, beside the plate or in its place. */
  readonly carAction?: ReactNode
  /** Facts about the build: '12 items', 'Shared Oct 1, 2026'. */
  readonly facts: readonly string[]
  readonly lines: readonly BuildSheetLine[]
  readonly findings: readonly BuildSheetFinding[]
  /** Scope of the check as a sentence. */
  readonly reach?: string | undefined
  readonly total: string
  /** Price change of the total as a sentence. */
  readonly change?: string | undefined
  /** Address in the QR code. */
  readonly url: string
  readonly actions: ReactNode
}

const icons: Readonly<Record<BuildSheetFinding["tone"], IconName>> = { bad: "circle-x", warning: "triangle-alert", note: "info" }

/** A build on one sheet for screen and paper: its car, the parts with prices, the check results, and a QR code that links back. */
export const BuildSheet = ({ actions, car, carAction, change, facts, findings, lines, reach, title, total, url }: BuildSheetProps) => (
  <article className="build">
    <header className="build__head">
      <div>
        <h1>{title}</h1>
        <p className="build__facts">{facts.join(" · ")}</p>
      </div>
      <div className="build__car">
        {car && <VehicleBadge vehicle={car.vehicle} engine={car.engine} />}
        {car?.raceType !== undefined && <p className="build__class">{car.raceType}</p>}
        {carAction}
      </div>
    </header>
    <div className="build__acts">{actions}</div>
    <div className="build__body">
      <Parts lines={lines} total={total} />
      <div className="build__side">
        <Check findings={findings} reach={reach} />
        <section className="build__total" aria-label="Total today">
          <p>
            Total today <b>{total}</b>
          </p>
          {change !== undefined && <p className="build__facts">{change}</p>}
        </section>
        <figure className="build__link">
          <QrCode text={url} label="QR code for this list" />
          <figcaption>{url}</figcaption>
        </figure>
      </div>
    </div>
  </article>
)

const Parts = ({ lines, total }: Pick<BuildSheetProps, "lines" | "total">) => (
  <table className="table build__parts">
    <thead>
      <tr>
        <th scope="col">Part</th>
        <th scope="col">Qty</th>
        <th scope="col" className="build__each">
          Each
        </th>
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <Fragment key={line.key}>
          {line.stage !== undefined && (
            <tr className="build__stage">
              <th scope="rowgroup" colSpan={4}>
                {line.stage}
              </th>
            </tr>
          )}
          <tr>
            <th scope="row">
              {line.href === undefined ? <b>{line.title}</b> : <Link href={line.href}>{line.title}</Link>}
              <span className="build__details">{line.details.join(" · ")}</span>
              {line.fit && <FitLineInline {...line.fit} />}
            </th>
            <td>{line.quantity}</td>
            <td className="build__each">{line.each ?? "–"}</td>
            <td>
              {line.total ?? "–"}
              {line.change !== undefined && <span className="build__details">{line.change}</span>}
            </td>
          </tr>
        </Fragment>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td colSpan={3}>{total}</td>
      </tr>
    </tfoot>
  </table>
)

const Check = ({ findings, reach }: Pick<BuildSheetProps, "findings" | "reach">) => {
  const id = useId()
  return (
    <section className="build__check" aria-labelledby={id}>
      <h2 id={id}>Build check</h2>
      {findings.length > 0 && (
        <ul>
          {findings.map(({ action, label, text, tone }) => (
            <li key={`${label} ${text}`} className={`build__finding build__finding--${tone}`}>
              <Icon name={icons[tone]} />
              <div>
                <b>{label}</b>
                <p>{text}</p>
                {action}
              </div>
            </li>
          ))}
        </ul>
      )}
      {reach !== undefined && <p className="build__facts">{reach}</p>}
    </section>
  )
}
