import { Button, Icon, type IconName, Link, VehicleBadge, QrCode } from "@camber/ui"
import type { ReactNode } from "react"
import { PlanForm, PlanNameField } from "./PlanForm.tsx"

/** A finding of the build check. */
export interface PlanFinding {
  readonly key: string
  readonly tone: "bad" | "warning" | "note"
  readonly label: string
  readonly text: string
  /** Link to fitting parts, with its label. */
  readonly link?: { readonly href: string; readonly label: string } | undefined
}

const toneIcons: Readonly<Record<PlanFinding["tone"], IconName>> = { bad: "circle-x", warning: "triangle-alert", note: "info" }

/** Findings and scope of the check. It never claims that a build is complete. */
export const PlanCheck = ({ findings, reach }: { readonly findings: readonly PlanFinding[]; readonly reach: string }) => (
  <section className="plan__panel" aria-labelledby="plan-check">
    <h2 id="plan-check">What is missing</h2>
    {findings.length > 0 && (
      <ul className="plan__findings">
        {findings.map(({ key, label, link, text, tone }) => (
          <li key={key} className={`plan__finding plan__finding--${tone}`}>
            <Icon name={toneIcons[tone]} size={16} />
            <p>
              <b>{label}</b> {text}{" "}
              {link && (
                <Link className="link" href={link.href}>
                  {link.label}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    )}
    <p className="plan__note">{reach}</p>
  </section>
)

export interface PlanRule {
  readonly about: string
  readonly text: string
  /** 'Ironvale Harness', 'Not in this build', 'Checked by the inspector'. */
  readonly answer: string
  readonly isAnswered: boolean
}

export interface PlanRulesProps {
  readonly className: string
  readonly source: string
  readonly rules: readonly PlanRule[]
}

/** Common rules of the car's class, and the answers of this build. */
export const PlanRules = ({ className, rules, source }: PlanRulesProps) => (
  <section className="plan__panel" aria-labelledby="plan-rules">
    <h2 id="plan-rules">Class rules</h2>
    <p className="plan__note">{className}</p>
    <table className="table plan__rules">
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">This build</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ about, answer, isAnswered, text }) => (
          <tr key={about}>
            <th scope="row">
              <b>{about}</b>
              <span>{text}</span>
            </th>
            <td>
              {isAnswered && <Icon name="check" size={16} />}
              {answer}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="plan__note">{source}</p>
  </section>
)

export interface PlanDate {
  readonly key: string
  /** 'Nov 28'. */
  readonly day: string
  readonly text: string
  readonly orderHref: string
  readonly orderLabel: string
}

/** Arrival days of ordered parts. */
export const PlanDates = ({ dates }: { readonly dates: readonly PlanDate[] }) => (
  <section className="plan__panel" aria-labelledby="plan-dates">
    <h2 id="plan-dates">Dates</h2>
    {dates.length === 0 ? (
      <p className="plan__note">No deliveries yet.</p>
    ) : (
      <ol className="plan__dates">
        {dates.map(({ day, key, orderHref, orderLabel, text }) => (
          <li key={key}>
            <b>{day}</b>
            <p>
              {text}{" "}
              <Link className="link" href={orderHref}>
                {orderLabel}
              </Link>
            </p>
          </li>
        ))}
      </ol>
    )}
  </section>
)

export interface PlanShareProps {
  /** Shared page of the build; absent if the build is not shared. */
  readonly shared?: { readonly url: string; readonly title: string; readonly href: string; readonly copy?: ReactNode } | undefined
  readonly car?: { readonly vehicle: string; readonly engine?: string | undefined } | undefined
  /** Initial text of the first name field. */
  readonly firstName: string
}

/** Shares a build's link, with or without a first name, and revokes it. */
export const PlanShare = ({ car, firstName, shared }: PlanShareProps) => (
  <section className="plan__panel plan__share" aria-labelledby="plan-share">
    <h2 id="plan-share">Share</h2>
    {shared && (
      <>
        {car && <VehicleBadge vehicle={car.vehicle} engine={car.engine} size="small" />}
        <figure>
          <QrCode text={shared.url} label="QR code: opens this build on a phone" />
          <figcaption>
            <b>{shared.title}</b>
            <Link className="link" href={shared.href}>
              See what others see
            </Link>
            {shared.copy}
          </figcaption>
        </figure>
        <p className="plan__note plan__url">{shared.url}</p>
      </>
    )}
    <PlanForm label="Share" fields={[{ name: "act", value: "share" }]}>
      <PlanNameField label="First name (optional)" autoComplete="given-name" defaultValue={firstName} />
      <Button type="submit">{shared ? "Save Name" : "Make a Link"}</Button>
    </PlanForm>
    {shared && (
      <PlanForm fields={[{ name: "act", value: "unshare" }]}>
        <Button type="submit" variant="ghost" size="small">
          Stop Sharing
        </Button>
      </PlanForm>
    )}
    <p className="plan__note">
      Anyone with the link can see this first name, the car, the stages, the parts and today's prices. They can't see your budget, orders or
      anything else.
    </p>
  </section>
)
